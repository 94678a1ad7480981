import Sternik

/// Prints a text of its own, one of the console that it replaces, and one that comes with the console, in each language.
@main
@MainActor enum Main {
  static func main() {
    let localizer = Localizer(
      tables: Localizations.tables, preferring: [],
      developmentLanguage: Localizations.developmentLanguage)
    for language in ["en", "pl"] as [Language] {
      Localizer.withCurrent(localizer.preferring([language])) {
        let console = ConsoleStrings.localized
        print(Texts.counter.next("Ola"), console.quit, console.back, separator: " | ")
      }
    }
  }
}
