import ConsoleTesting
import Synchronization
import Testing

@testable import Sternik

/// Which texts a console shows in the languages of a program.
@MainActor struct LocalizedConsoleTests {
  private static let english = StringsTable(language: "en", source: "\"title\" = \"Fruit\";")
  private static let polish = StringsTable(language: "pl", source: "\"title\" = \"Owoce\";")

  @Test func `a program in Polish has a Polish console without a line of its own`() {
    #expect(
      statusLine([Self.english, Self.polish], "pl-PL")
        == "↑↓ przesuń  enter otwórz  ? klawisze  q zakończ")
  }

  @Test func `a program without Polish texts stays in its own language on a Polish machine`() {
    #expect(statusLine([Self.english], "pl") == "↑↓ move  enter open  ? keys  q quit")
    #expect(statusLine([], "pl") == "↑↓ move  enter open  ? keys  q quit")
  }

  @Test func `a program without tables names its language as its development language`() {
    #expect(
      statusLine([], "en", developedIn: "pl") == "↑↓ przesuń  enter otwórz  ? klawisze  q zakończ")
  }

  @Test func `a program overrides single texts in each of its languages`() {
    let english = StringsTable(language: "en", source: "\"sternik.open\" = \"select\";")
    let polish = StringsTable(language: "pl", source: "\"sternik.quit\" = \"koniec\";")

    #expect(statusLine([english, polish], "en") == "↑↓ move  enter select  ? keys  q quit")
    #expect(
      statusLine([english, polish], "pl") == "↑↓ przesuń  enter otwórz  ? klawisze  q koniec")
  }

  @Test func `a program translates the console into a third language, and the rest is English`() {
    let german = StringsTable(
      language: "de", source: "\"sternik.open\" = \"öffnen\"; \"sternik.quit\" = \"beenden\";")

    #expect(
      statusLine([Self.english, german, Self.polish], "de-AT")
        == "↑↓ move  enter öffnen  ? keys  q beenden")
  }

  @Test func `a text for all regions of a language counts in each of them`() {
    let english = StringsTable(language: "en", source: "\"sternik.open\" = \"select\";")
    let british = StringsTable(language: "en-GB", source: "\"sternik.quit\" = \"leave\";")

    #expect(statusLine([english, british], "en-GB") == "↑↓ move  enter select  ? keys  q leave")
    #expect(statusLine([british], "en-GB") == "↑↓ move  enter open  ? keys  q leave")
  }

  @Test func `a wrong override is reported and the text of the package is shown`() {
    let issues = Mutex<[LocalizationIssue]>([])
    let polish = StringsTable(
      language: "pl",
      source: """
        "sternik.open" = "otwórz %@"; "sternik.move" = ""; "sternik.quit" = (1);
        "sternik.help" = "100 % klawiszy"; "sternik.linear.numbers" = "%1$@…%3$@";
        "sternik.linear.backTo" = "%d"; "sternik.linear.rows" = "wiersze: %s";
        """)
    let localizer = Localizer(
      tables: [polish], preferring: ["pl"], developmentLanguage: "pl",
      didFindIssue: { issue in issues.withLock { $0.append(issue) } })

    Localizer.withCurrent(localizer) {
      let strings = ConsoleStrings.localized

      #expect(strings.open == "otwórz" && strings.move == "przesuń" && strings.quit == "zakończ")
      #expect(strings.help == "100 % klawiszy")
      #expect(strings.linear.numbers(1, 3) == "od 1 do 3")
      #expect(strings.linear.backTo("Owoce") == "wstecz: Owoce")
      #expect(strings.linear.rows(5) == "5 wierszy")
    }
    #expect(
      issues.withLock { $0.map(\.description).sorted() } == [
        "\"sternik.linear.backTo\" [pl]: argument 1 has the wrong type for %d",
        "\"sternik.linear.numbers\" [pl]: argument 3 for %3$@ is missing",
        "\"sternik.linear.rows\" [pl]: argument 1 has the wrong type for %s",
        "\"sternik.open\" [pl]: argument 1 for %@ is missing",
        "\"sternik.quit\" [pl]: the value is neither a text nor a plural",
      ])
  }

  @Test func `a program in a third language gives the plural forms of its language`() {
    let german = StringsTable(
      language: "de",
      source: """
        "sternik.linear.rows" = { NSStringLocalizedFormatKey = "%#@rows@"; rows = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; one = "%d Zeile"; other = "%d Zeilen";
        }; };
        """)
    let localizer = Localizer(tables: [german], preferring: ["de"], developmentLanguage: "de")

    Localizer.withCurrent(localizer) {
      let rows = ConsoleStrings.localized.linear.rows

      #expect([rows(1), rows(2), rows(1_500)] == ["1 Zeile", "2 Zeilen", "1.500 Zeilen"])
    }
  }

  @Test func `a program changes single texts in code`() {
    let window = window()
    let console = HeadlessConsole(
      window, columns: 60, rows: 6,
      strings: {
        var strings = ConsoleStrings.localized
        strings.quit = "leave"
        return strings
      })

    #expect(console.screen.hasSuffix("? keys  q leave"))
  }

  @Test func `texts are looked up once for each localizer, not in each frame`() {
    var languages: [Language] = []
    let cache = LocalizerCache { localizer in languages.append(localizer.language) }
    let polish = Localizer(tables: [Self.polish], preferring: ["pl"], developmentLanguage: "pl")
    let german = polish.preferring(["de"])

    for localizer in [polish, polish, german, german, polish] {
      for _ in 1...10 { Localizer.withCurrent(localizer) { cache.current } }
    }

    #expect(languages == ["pl", "pl", "pl"])
  }

  /// The keys of a list in a program that has these tables, for a user of the language.
  private func statusLine(
    _ tables: [StringsTable], _ language: Language, developedIn: Language = "en"
  ) -> String {
    let localizer = Localizer(
      tables: tables, preferring: [language], developmentLanguage: developedIn)
    return Localizer.withCurrent(localizer) {
      let console = HeadlessConsole(window(), columns: 60, rows: 6)
      return String(console.screen.split(separator: "\n").last ?? "")
        .trimmingPrefix { $0 == " " }.description
    }
  }

  private func window() -> Window {
    let window = Window()
    window.show(FruitListScreen())
    return window
  }
}
