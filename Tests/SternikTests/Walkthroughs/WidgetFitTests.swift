import ConsoleTesting
import LocalizableStrings
import Sternik
import Testing

/// What is found in widgets that shorten their own texts, and in rows that scroll.
@MainActor
struct `A walkthrough judges` {
  @Test func `the items and the button of a menu`() async throws {
    let findings = try await findings(steps: [.press("enter")]) {
      Menu("long".localize, [Menu.Item("item".localize) {}])
    }

    #expect(Set(findings.map(\.key)) == ["long", "item"])
  }

  @Test func `the commands of the palette`() async throws {
    let findings = try await findings(steps: [.press("ctrl-space")]) {
      Text("short".localize)
    } commands: {
      [KeyCommand(.character("n"), "long".localize) {}]
    }

    #expect(findings.map(\.key).contains("long"))
  }

  @Test func `the column of a table that stays in place, but none that scrolls`() async throws {
    let findings = try await findings(columns: 40) {
      Table(
        [1],
        columns: ["long", "item", "long"].enumerated().map { index, key in
          TableColumn(index == 0 ? key.localize : "item".localize) { _ in "1" }
        }
      ).scrollsHorizontally()
    }

    #expect(findings.map(\.key) == ["long"])
  }

  @Test func `no row of which the rest can be scrolled into sight`() async throws {
    let findings = try await findings(rows: 6) {
      List(Array(1...9)) { _ in Text("long".localize) }
    }

    #expect(findings == [])
  }

  @Test func `no row that may be shortened and of which the rest can be scrolled into sight`()
    async throws
  {
    let findings = try await findings(rows: 6) {
      List(Array(1...9)) { _ in Text("item".localize).lineLimit(2) }
    }

    #expect(findings == [])
  }

  @Test(arguments: [("zh-Hans", "zh-Hant"), ("zh-Hant", "zh-Hans"), ("sr-Latn", "sr")])
  func `texts in another script of the language as left in that`(
    script: String, other: String
  ) async throws {
    let texts = Localizer(
      tables: [
        StringsTable(language: "en", source: "a = \"Apple\";"),
        StringsTable(language: Language(script) ?? "en", source: "b = \"Bbb\";"),
        StringsTable(language: Language(other) ?? "en", source: "a = \"Aaa\"; b = \"Ccc\";"),
      ], preferring: ["en"], developmentLanguage: "en", didFindIssue: { _ in })
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(
        TextScreen {
          Text("b".localize)
          Text(Localizer.current.preferring([Language(other) ?? "en"]).text("a"))
        })
    }

    let findings = try await walkthrough.fitFindings(in: [
      WalkthroughLanguage(stringLiteral: script)
    ])

    #expect(
      findings.filter { !$0.key.hasPrefix("sternik.") }.map { "\($0.key) \($0.kind)" }
        == ["a left in \(other)"])
  }

  @Test func `the screen as it is after a change that is not drawn yet`() async throws {
    let model = Model()
    let walkthrough = Walkthrough(Self.texts, steps: [.perform { _ in model.isLong = true }]) {
      window in
      window.show(TextScreen { if model.isLong { Button("long".localize) {} } })
    }

    let findings = try await walkthrough.fitFindings(
      in: ["en"], sizes: [Size(columns: 16, rows: 8)])

    #expect(findings.map { "\($0.stop.name) \($0.key)" } == ["1 long"])
  }

  private func findings(
    columns: Int = 16, rows: Int = 8, steps: [WalkthroughStep] = [],
    @ViewBuilder _ body: @escaping () -> Views,
    commands: @escaping @MainActor () -> [KeyCommand] = { [] }
  ) async throws -> [FitFinding] {
    try await Walkthrough(Self.texts, steps: steps) { window in
      window.show(CommandScreen(body, commands))
    }.fitFindings(in: ["en"], sizes: [Size(columns: columns, rows: rows)])
      .filter { !$0.key.hasPrefix("sternik.") }
  }

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          long = "A text that is longer than its room";
          item = "An item in a long menu";
          short = "Short";
          """)
    ], preferring: ["en"], developmentLanguage: "en")
}

@MainActor private final class Model {
  var isLong = false
}

private final class CommandScreen: Screen {
  private let content: () -> Views
  private let makeCommands: () -> [KeyCommand]

  init(_ content: @escaping () -> Views, _ commands: @escaping () -> [KeyCommand]) {
    (self.content, makeCommands) = (content, commands)
  }

  var body: some View { content() }

  var commands: [KeyCommand] { makeCommands() }
}
