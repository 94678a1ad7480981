import ConsoleTesting
import Sternik
import Testing

/// Texts over which something is drawn that is no panel.
@MainActor
struct `A covered text` {
  @Test func `is found below a message, unless another text of its key is not covered`()
    async throws
  {
    let findings = try await findings {
      for _ in 1...5 { Button("save".localize) {} }
      Button("delete".localize) {}
    }

    #expect(findings.map { "\($0.key) \($0.kind)" } == ["delete covered"])
  }

  @Test func `is none if a stop of the walk shows it whole, at the same size`() async throws {
    let sizes = [Size(columns: 60, rows: 8), Size(columns: 70, rows: 8)]
    let steps: [WalkthroughStep] = [
      .perform { console in
        if console.terminal.size.columns == 60 { console.advance(by: .seconds(10)) }
      }, .press("f12"),
    ]

    let findings = try await findings(steps: steps, sizes: sizes) {
      Button("save".localize) {}
      for _ in 1...4 { Text("") }
      Button("delete".localize) {}
    }

    #expect(findings.map { "\($0.key) \($0.kind) \($0.size.columns)" } == ["delete covered 70"])
  }

  @Test func `is found in a box that leaves no room for the message`() async throws {
    let window: @MainActor (Window) -> Void = { window in
      window.show(TextScreen { Text("") })
      Modal(over: window).show(
        BoxScreen {
          for _ in 1...5 { Text("") }
          HStack {
            Spacer()
            Text("delete".localize)
          }
        })
      window.toast("done".localize)
    }

    let findings = try await findings(sizes: [Size(columns: 40, rows: 9)], start: window)

    #expect(findings.contains { "\($0.key) \($0.kind)" == "delete covered" })
  }

  @Test func `is none below a menu, which the user closes`() async throws {
    let findings = try await findings(message: false, steps: [.press("enter")]) {
      Menu("save".localize, [Menu.Item("done".localize) {}])
      for _ in 1...5 { Text("delete".localize) }
      Text("note".localize)
    }

    #expect(findings == [])
  }

  @Test func `is found below a message, if a menu lies over it at the other stops`() async throws {
    let menu = WalkthroughStep.group(.advance(by: .seconds(10)), .press("enter"))

    let findings = try await findings(steps: [menu]) {
      for _ in 1...3 { Text("") }
      Menu("save".localize, [Menu.Item("done".localize) {}])
      Text("")
      Text("delete".localize)
    }

    #expect(findings.map { "\($0.key) \($0.kind) \($0.stop.name)" } == ["delete covered start"])
  }

  @Test func `is none on a gallery if another screen of the walk shows it whole`() async throws {
    var gallery = Gallery(title: "Shop")
    for (name, steps) in [("Short", []), ("Long", [.advance(by: .seconds(10)), .press("tab")])]
      as [(String, [WalkthroughStep])]
    {
      await gallery.add(
        Self.walkthrough(steps), named: name, in: ["en"], sizes: [Size(columns: 60, rows: 8)])
    }

    let list = gallery.html.split(separator: "\n").filter {
      $0.contains("covered, “<bdi>Delete all")
    }
    #expect(list.count == 1)
    #expect(list.first?.contains("#Short-start-en-60x8") == true)
    #expect(list.first?.contains("#Long") == false)
  }

  /// Begins with a message over a button.
  private static func walkthrough(_ steps: [WalkthroughStep]) -> Walkthrough {
    Walkthrough(texts, steps: steps) { window in
      window.show(
        TextScreen {
          Button("save".localize) {}
          for _ in 1...4 { Text("") }
          Button("delete".localize) {}
        })
      window.toast("done".localize)
    }
  }

  @Test func `is found on a kept screen while no other screen shows it whole`() async throws {
    let folder = TemporaryFolder(["en.lproj/Localizable.strings": "other = \"More\";"])
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    let end = WalkthroughStep.perform { console in
      let isLong = "note".localize.count > 10
      console.window.show(TextScreen { Text((isLong ? "delete" : "note").localize) })
    }
    let steps = [WalkthroughStep.group(.advance(by: .seconds(10)), .press("f12"), end)]
    await gallery.add(
      Self.walkthrough(steps), named: "Shop", in: ["en"], sizes: [Size(columns: 60, rows: 8)])

    let before = gallery.html
    try folder.write("note = \"Short\";", to: "en.lproj/Localizable.strings")
    let update = await gallery.update()
    let edited = gallery.html
    try folder.write("other = \"More\";", to: "en.lproj/Localizable.strings")
    _ = await gallery.update()

    #expect(update.screenCount == 1)
    #expect(!before.contains("covered, “<bdi>Delete all"))
    #expect(edited.contains("covered, “<bdi>Delete all"))
    #expect(edited.contains("id=\"Shop-start-en-60x8\" class=\"part faulty\""))
    #expect(gallery.html == before)
  }

  private func findings(
    message: Bool = true, steps: [WalkthroughStep] = [],
    sizes: [Size] = [Size(columns: 60, rows: 8)], @ViewBuilder _ body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    try await findings(steps: steps, sizes: sizes) { window in
      window.show(TextScreen(body))
      if message { window.toast("done".localize) }
    }
  }

  private func findings(
    steps: [WalkthroughStep] = [], sizes: [Size], start: @escaping @MainActor (Window) -> Void
  ) async throws -> [FitFinding] {
    try await Walkthrough(Self.texts, steps: steps, start: start)
      .fitFindings(in: ["en"], sizes: sizes).filter { !$0.key.hasPrefix("sternik.") }
  }

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          save = "Save"; delete = "Delete all of the orders of this week";
          done = "The order of all these apples was saved.";
          note = "An order that was deleted is kept for some days.";
          """)
    ], preferring: ["en"], developmentLanguage: "en")
}

private final class BoxScreen: Screen {
  private let content: Views

  init(@ViewBuilder content: () -> Views) { self.content = content() }

  var presentation: Presentation { .box }

  var body: some View { content }
}
