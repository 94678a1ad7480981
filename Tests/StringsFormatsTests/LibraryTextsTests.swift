import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// A program that translates the texts of a library further.
@Suite struct `Texts of a library` {
  private let library = LibraryTexts(
    name: "the payment sheet", keyPrefix: "pay.",
    translations: [
      translation("en", "\"pay.ok\" = \"Pay now\"; \"pay.sum\" = \"%d in all\";"),
      translation("pl", ""),
    ], developmentLanguage: "en", printedBy: "payments texts")

  private static func translation(_ language: Language, _ text: String) -> Translation {
    Translation(
      language: language,
      files: [TranslationFile(bytes: Array(text.utf8), name: "\(language.tag).lproj/L.strings")])
  }

  private func folder(_ german: String) -> TranslationFolder {
    let translations = [
      Self.translation("de", german), Self.translation("de-AT", ""), Self.translation("pl", ""),
    ]
    return TranslationFolder(path: "L", tables: [TranslationTable(translations: translations)])
  }

  @Test func `are compared with those that it brings along`() {
    let table = folder(
      "\"pay.ok\" = \"Pay now\"; \"pay.sum\" = \"%@ gesamt\"; \"pay.no\" = \"Nein\";"
    ).tables[0]

    #expect(
      table.check(developmentLanguage: "en", library: library).map(\.description) == [
        "de.lproj/L.strings:1:1: warning: this text is the same as in en: translate it [untranslated]",
        "de.lproj/L.strings:1:23: error: '%@' stands where en has '%d'; write '%d', or apps for Apple's systems crash "
          + "[object-placeholder]",
        "de.lproj/L.strings:1:48: warning: the payment sheet has no text \"pay.no\": correct the key, or remove it "
          + "[unknown-library-text]",
      ])
  }

  @Test func `are reported where a language lacks them`() {
    #expect(!library.isTranslated(in: folder("")))
    let folder = folder("\"pay.ok\" = \"Zahlen\";")
    var missing = library.missing(in: folder)

    #expect(library.isTranslated(in: folder))
    #expect(missing.map(\.key) == ["pay.sum"])
    missing += library.missing(in: self.folder(""))
    missing.summarizeMissing(library)
    #expect(
      missing.map(\.message) == [
        "3 texts of the payment sheet are not translated into de: \"pay.sum\", \"pay.ok\" and \"pay.sum\"; 'payments texts de' "
          + "prints them"
      ])
  }
}
