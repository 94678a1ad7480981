import ConsoleTesting
import Sternik
import Testing

/// The steps of a walkthrough, and where it goes.
@MainActor
struct `A walkthrough` {
  @Test func `does each step in each language and at each size`() async throws {
    let walkthrough = Walkthrough(
      Self.texts, steps: [.type("a"), .paste("b").named("pasted"), .press("backspace")]
    ) { $0.show(FieldScreen()) }

    var stops: [String] = []
    try await walkthrough.walk(
      in: ["en", "pl"], sizes: [Size(columns: 20, rows: 4), Size(columns: 30, rows: 5)]
    ) { console, stop in
      stops.append("\(stop.language) \(stop.size.columns) \(stop.name): \(console.focus ?? "")")
    }

    let walks = [
      ("en 20", "Name"), ("en 30", "Name"), ("pl 20", "Nazwisko"), ("pl 30", "Nazwisko"),
    ]
    let steps = [("start", " = "), ("1", " = a"), ("pasted", " = ab"), ("3", " = a")]
    var expected: [String] = []
    for (walk, label) in walks {
      for (step, value) in steps {
        expected.append("\(walk) \(step): textField \"\(label)\"\(value)")
      }
    }
    #expect(stops == expected)
  }

  @Test func `shows every language of the program, and each pseudo-language if asked to`()
    async throws
  {
    let walkthrough = Walkthrough(Self.texts, steps: []) { $0.show(FieldScreen()) }

    for (languages, expected) in [
      (WalkthroughLanguages.available, "en pl"), (.all, "en pl longer right-to-left wide"),
      (["pl", "wide"], "pl wide"),
    ] {
      var tags: [String] = []
      try await walkthrough.walk(in: languages) { _, stop in tags.append(stop.language.tag) }
      #expect(tags == expected.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: 0..<5)
  func `ends with a step that cannot be done, and goes on at the next size`(
    number: Int
  ) async throws {
    let foreign = #"{"version": 2, "width": 20, "height": 3}"#
    let impossible: WalkthroughStep =
      switch number {
      case 0: .click(on: "no text")
      case 1: .wait(real: .zero) { _ in false }
      case 2: .press("x bend")
      case 3: .group(.type("x"), .press("bend"))
      default: .replay(try Recording(Array(foreign.utf8), file: "foreign.cast"))
      }
    let walkthrough = Walkthrough(Self.texts, steps: [impossible, .press("x")]) {
      $0.show(FieldScreen())
    }

    var stops: [String] = []
    try await withKnownIssue {
      try await walkthrough.walk(
        in: ["en"], sizes: [Size(columns: 20, rows: 4), Size(columns: 30, rows: 4)]
      ) { _, stop in stops.append("\(stop.size.columns) \(stop.name)") }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("step 1 in en at ") && $0.rawValue.contains("Name")
      }
    }

    #expect(stops == ["20 start", "30 start"])
  }

  @Test(arguments: [
    (["de"], 1, "no texts in de, only in en, pl"), ([], 1, "no language"), (["en"], 0, "no size"),
  ])
  func `that checks nothing is an issue`(
    languages: [String], sizes: Int, message: String
  ) async throws {
    let walkthrough = Walkthrough(Self.texts, steps: []) { $0.show(FieldScreen()) }

    try await withKnownIssue {
      try await walkthrough.walk(
        in: WalkthroughLanguages(languages.map { WalkthroughLanguage(stringLiteral: $0) }),
        sizes: Array(repeating: Size(columns: 20, rows: 4), count: sizes)
      ) { _, _ in }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(message) }
    }
  }

  @Test func `with two steps of one name has no snapshots`() async throws {
    let walkthrough = Walkthrough(
      Self.texts, steps: [.press("x").named("same"), .press("y").named("same")]
    ) { $0.show(FieldScreen()) }

    try await withKnownIssue {
      try await walkthrough.expectSnapshots(named: "twice")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("two steps are named \"same\"") }
    }
  }

  @Test func `clicks on texts in its language, and groups steps`() async throws {
    let walkthrough = Walkthrough(
      Self.texts,
      steps: [
        .group(.click(on: "name".localize), .type("x"), .drag(from: .zero, to: .zero)).named("all")
      ]
    ) { $0.show(FieldScreen()) }

    var names: [String] = []
    try await walkthrough.walk { console, stop in
      names.append(stop.name)
      if stop.index == 1 { #expect(console.focus?.hasSuffix("= x") == true) }
    }

    #expect(names == ["start", "all", "start", "all"])
  }

  @Test func `waits for tasks that wait for the clock, without sleeping`() async throws {
    let walkthrough = Walkthrough(
      Self.texts,
      steps: [
        .wait { $0.screen.contains("3 s") }, .advance(by: .seconds(7)),
      ]
    ) { $0.show(CountingScreen()) }

    var screens: [String] = []
    try await walkthrough.walk(in: ["en"], sizes: [Size(columns: 8, rows: 1)]) { console, _ in
      screens.append(console.screen)
    }

    #expect(screens == ["0 s", "3 s", "10 s"])
  }

  @Test func `reports what it waited for in vain`() async throws {
    let window = Window()
    window.show(CountingScreen())
    let console = HeadlessConsole(window, columns: 8, rows: 1)

    await console.wait { console.screen == "5 s" }
    await withKnownIssue {
      await console.wait(atMost: .seconds(2), real: .zero) { console.screen == "9 s" }
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("the screen is\n7 s") == true
    }
  }

  @Test func `throws the error of its start`() async {
    let walkthrough = Walkthrough(Self.texts, steps: []) { _ in throw StartError() }

    await #expect(throws: StartError.self) { try await walkthrough.expectFits(in: ["en"]) }
  }

  @Test
  func `looks at what a screen has loaded, and has the commands and the last row of the program`()
    async throws
  {
    let walkthrough = Walkthrough(Self.texts, steps: [.press("ctrl-n")]) {
      $0.show(LoadingScreen())
    }.console { console, window in
      console.commands = { [KeyCommand(.control("n"), "new") { window.toast("made") }] }
      console.statusLine = { hints in Text("own row of \(hints.count)") }
    }

    var screens: [String] = []
    try await walkthrough.walk(in: ["en"], sizes: [Size(columns: 30, rows: 9)]) { console, _ in
      screens.append(console.screen)
    }

    #expect(screens.count == 2)
    #expect(screens[0].hasPrefix("loaded") && screens[0].contains("own row of"))
    #expect(screens[1].contains("made"))
  }

  private struct StartError: Error {}

  private static let texts = Localizer(
    tables: [
      StringsTable(language: "en", source: "name = \"Name\";"),
      StringsTable(language: "pl", source: "name = \"Nazwisko\";"),
    ],
    preferring: ["en"], developmentLanguage: "en")
}

private final class FieldScreen: Screen {
  private var name = ""

  var body: some View {
    TextField("name".localize, text: name) { self.name = $0 }
  }
}

private final class CountingScreen: Screen {
  private var seconds = 0

  init() {
    every(.seconds(1)) { $0.seconds += 1 }
  }

  var body: some View { Text("\(seconds) s") }
}

/// Loads in a task, as from a fake.
private final class LoadingScreen: Screen {
  private var text = "loading"

  init() {
    task { screen in
      await Task.yield()
      screen.text = "loaded"
    }
  }

  var body: some View { Text(text) }
}
