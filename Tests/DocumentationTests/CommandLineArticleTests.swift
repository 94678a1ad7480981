import ArgumentParser
import ConsoleTesting
import LocalizableStrings
import Sternik
import Testing

/// The group of options of the article "Options of the command line".
@MainActor
struct `The article about options` {
  @Test func `shows a group that is compiled here`() throws {
    let blocks = try Page("Sources/Sternik/Sternik.docc/CommandLineOptions.md").swiftBlocks
    #expect(blocks.count == 2)

    for block in blocks {
      try expectCompiled(
        block.replacing("@main struct Orders", with: "struct Orders"))
    }
  }

  @Test(
    arguments: [
      (["--lang", "pl"], nil), ([], nil), (["--lang", "pl-PL"], nil),
      (["--lang", "de"], "there is no language de, only en, pl"),
      (["--lang", "?"], "there is no language ?, only en, pl"),
    ] as [([String], String?)]) func `takes the languages of the program`(
      arguments: [String], message: String?
    ) throws
  {
    let options = try ScreenOptions.parse(arguments)
    let localizer = Localizer(
      tables: Localizations.tables, preferring: ["en"], developmentLanguage: "en")

    do {
      let language = try options.preferred(localizer).language
      #expect(message == nil && language.code == (arguments.isEmpty ? "en" : "pl"))
    } catch {
      #expect(ScreenOptions.message(for: error) == message)
    }
  }

  @Test func `opens a place before the program runs, and says which one it does not know`()
    async
    throws
  {
    let options = try ScreenOptions.parse(["--open", "nowhere/1", "--plain"])
    let window = Window()

    await #expect {
      try await options.run(window)
    } throws: { error in
      ScreenOptions.message(for: error).hasPrefix("--open nowhere/1: ")
    }
  }
}

/// The options that concern the screen.
private struct ScreenOptions: ParsableArguments {
  @Option(help: "Speak this language, such as pl.") var lang: String?
  @Option(help: "Open a place, such as orders/7.") var open: String?
  @Flag(help: "Print the screen, and end.") var plain = false
  @Flag(help: "Write lines for a screen reader.") var linear = false

  /// The localizer that prefers the language of `--lang` to those of the environment.
  ///
  /// - Throws: `ValidationError` for a language without texts.
  func preferred(_ localizer: Localizer) throws -> Localizer {
    guard let lang else { return localizer }
    let language = Language(lang)
    let preferred = language.map { localizer.preferring([$0]) }
    guard let preferred, preferred.language.code == language?.code else {
      let known = localizer.available.map(\.tag).joined(separator: ", ")
      throw ValidationError("there is no language \(lang), only \(known)")
    }
    return preferred
  }

  /// Opens the place of `--open`, and shows the window until the user quits.
  ///
  /// - Throws: `ValidationError` for a place that does not exist, or `TerminalError`.
  @MainActor func run(_ window: Window, links: LinkOpener? = nil) async throws {
    if let open {
      do {
        try (links ?? LinkOpener(window)).open(DeepLink(open))
      } catch {
        throw ValidationError("--open \(open): \(error)")
      }
    }
    let terminal = StandardStreams.makeTerminal(plain: plain, linear: linear)
    try await Console(window, terminal: terminal).run()
  }
}

private struct Orders: AsyncParsableCommand {
  @OptionGroup var options: ScreenOptions

  @MainActor func run() async throws {
    let localizer = Localizer(
      tables: Localizations.tables, preferring: LanguageEnvironment.process.languages,
      developmentLanguage: Localizations.developmentLanguage)
    Localizer.setDefault(try options.preferred(localizer))
    let window = Window()
    try window.start(OrdersApp(window: window))
    try await options.run(window)
  }
}

private enum Localizations {
  static let developmentLanguage: Language = "en"
  static let tables = [
    StringsTable(language: "en", source: "title = \"Shopping\";"),
    StringsTable(language: "pl", source: "title = \"Zakupy\";"),
  ]
}

private final class OrdersApp: AppCoordinator {}
