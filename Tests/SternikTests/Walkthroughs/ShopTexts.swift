import ConsoleTesting
import Sternik
import Testing

/// Texts of a shop, in the program and in a folder that overrides them.
enum ShopTexts {
  static let ofProgram = Localizer(
    tables: [StringsTable(language: "en", source: "save = \"Old\"; title = \"Title\";")],
    preferring: ["en"], developmentLanguage: "en")

  static func makeFolder() -> TemporaryFolder {
    TemporaryFolder([
      "en.lproj/Localizable.strings": "save = \"Save\"; title = \"Title\";",
      "de.lproj/Localizable.strings": "save = \"Speichern\";",
      "pl.lproj/Localizable.strings": "save = \"Zapisz\"; title = \"Tytuł\";",
    ])
  }
}
