public import ConsoleGallery
internal import ConsoleUI
public import Testing

extension Walkthrough {
  /// Compares what a user of the linear form enters and hears, after the start and instead of the steps, with the file
  /// recorded next to the test.
  ///
  /// ```swift
  /// let localizer = Localizer(
  ///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  /// let shop = Walkthrough(localizer, steps: []) { window in
  ///   try window.start(ShopCoordinator(window: window))
  /// }
  /// try await shop.expectDialogue(["2", "back", "help"], named: "pears")
  /// ```
  ///
  /// The languages are by default those of the program; each has a file such as `pears.pl.txt`. A number, `back` and `help`
  /// are understood in all of them.
  ///
  /// After the start and after each line, the tasks of screens and coordinators continue until they wait for the clock, which
  /// stands still, for at most a second of real time.
  ///
  /// - Throws: The error of the start.
  public func expectDialogue(
    _ lines: [String], named name: String, in languages: WalkthroughLanguages = .available,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for language in languages.languages(of: localizer) {
      try await show(in: language) { window in
        let console = HeadlessLinearConsole(
          window, columns: size.columns, rows: size.rows, sourceLocation: sourceLocation)
        setUp(console.console, window)
        await console.settle()
        for line in lines {
          console.enter(line)
          await console.settle()
        }
        console.expectSnapshot(
          named: name, language: language.tag, filePath: filePath, sourceLocation: sourceLocation)
      }
    }
  }
}
