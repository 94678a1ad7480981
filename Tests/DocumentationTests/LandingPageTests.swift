import ConsoleTesting
import Foundation
import LocalizableStrings
import Observation
import Sternik
import StringsFormats
import StringsSyntax
import Testing

/// The programs on the landing pages of the modules.
@MainActor
struct `The landing pages` {
  @Test(arguments: [
    "Sternik", "ConsoleUI", "LocalizableStrings", "StringsSyntax", "StringsFormats",
    "ConsoleTesting",
  ])
  func `show programs that are compiled here`(module: String) throws {
    let program = try #require(
      Page("Sources/\(module)/\(module).docc/\(module).md").swiftBlocks.first)

    try expectCompiled(program)
    #expect(program.split(separator: "\n").count <= 20)
  }

  @Test func `a counter counts and is reset`() {
    let window = Window()
    window.show(CounterScreen())
    let console = HeadlessConsole(window, columns: 40, rows: 5)

    console.press("enter enter")
    #expect(console.screen.contains("Counter\n2\n"))
    console.press("r")

    #expect(console.screen.contains("Counter\n0\n"))
  }

  @Test func `a greeting is shown in the current language`() {
    let (english, polish) = greetings()
    let localizer = Localizer(
      tables: [english, polish], preferring: ["pl"], developmentLanguage: "en")

    #expect(Localizer.withCurrent(localizer) { "greeting".localize("Ala") } == "Dzień dobry, Ala!")
    #expect(localizer.number(1234.5) == "1234,5")
  }

  @Test func `a document is edited in place`() throws {
    try #expect(
      editedDocument().contains("\"greeting\" = \"Good morning\";\n\"farewell\" = \"Goodbye\";"))
  }

  private func editedDocument() throws -> String {
    var printed = ""
    func print(_ values: Any...) { printed += values.map { "\($0)" }.joined(separator: " ") + "\n" }
    var document = StringsDocument(
      text: """
        /* Shown at the start. */
        "greeting" = "Hello";
        """,
      file: "en.lproj/Localizable.strings")

    for diagnostic in document.diagnostics { print(diagnostic) }
    for entry in document.entries { print(entry.position, entry.key, entry.comment ?? "") }

    try document.setValue("Good morning", forKey: "greeting")
    try document.add("Goodbye", forKey: "farewell", after: "greeting")
    print(String(decoding: document.bytes, as: UTF8.self))
    return printed
  }

  /// Compiled and never called: the test process has one default localizer.
  private func runSternik() async throws {
    let window = Window()
    try window.start(GreetingCoordinator(window: window))
    try await Console(window).run()
  }

  private func runConsoleUI() async throws {
    let window = Window()
    window.show(CounterScreen())
    try await Console(window).run()
  }

  private func greetings() -> (StringsTable, StringsTable) {
    let english = StringsTable(
      language: "en",
      source: #"""
        "greeting" = "Good morning, %@!";
        """#)
    let polish = StringsTable(
      language: "pl",
      source: #"""
        "greeting" = "Dzień dobry, %@!";
        """#)
    return (english, polish)
  }

  private func runLocalizableStrings(english: StringsTable, polish: StringsTable) {
    Localizer.setDefault(
      Localizer(
        tables: [english, polish], preferring: LanguageEnvironment.process.languages,
        developmentLanguage: "en"))
    print("greeting".localize("Ala"))
    print(Localizer.current.number(1234.5))
  }

  private func runStringsFormats() {
    let folder = TranslationFolder(URL(filePath: "Localizations"))
    for diagnostic in folder.diagnostics { print(diagnostic) }
    for table in folder.tables {
      for diagnostic in table.check(developmentLanguage: "en") { print(diagnostic) }
      for coverage in table.coverage(developmentLanguage: "en") {
        print("\(table.name), \(coverage.language): \(coverage.percent)%")
      }
    }

    let localizer = Localizer(
      tables: folder.stringsTables, preferring: ["pl"], developmentLanguage: "en")
    print(localizer.text("greeting"))
  }
}

private final class GreetingScreen: Screen {
  var didTapPolish: () -> Void = {}
  var body: some View {
    Button("greeting".localize) { self.didTapPolish() }
  }
}

private final class GreetingCoordinator: AppCoordinator {
  override func start() {
    let screen = GreetingScreen()
    screen.didTapPolish = { Localizer.setLanguages(["pl"]) }
    show(screen)
  }
}

@Observable @MainActor private final class Counter { var value = 0 }

private final class CounterScreen: Screen {
  let title = "Counter"
  private let counter = Counter()
  var commands: [KeyCommand] { [KeyCommand(.character("r"), "reset") { self.counter.value = 0 }] }

  var body: some View {
    Text("\(counter.value)").bold()
    Button("Add one") { self.counter.value += 1 }
  }
}

private final class FruitListScreen: Screen {
  var body: some View {
    List(["Apples", "Pears"]) { Text($0) }
  }
}

@MainActor @Test func `the Down key highlights the second fruit`() {
  let window = Window()
  window.show(FruitListScreen())
  let console = HeadlessConsole(window, columns: 20, rows: 4)

  console.press("down")

  #expect(console.screen.contains("> Pears"))
}
