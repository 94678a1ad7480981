import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Coverage` {
  @Test func `missing, empty and unfinished texts do not count as translated`() {
    let json = """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "x"}}}},
        "b": {"localizations": {"pl": {"stringUnit": {"state": "needs_review", "value": "x"}}}},
        "c": {"localizations": {"pl": {"stringUnit": {"state": "new", "value": "x"}}}},
        "d": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": ""}}}},
        "e": {}, "f": {"shouldTranslate": false}, "g": {"extractionState": "stale"}}}
      """
    let table = TranslationTable(StringCatalog(bytes: Array(json.utf8), file: "x"))

    let coverage = table.coverage(developmentLanguage: "en")

    #expect(
      coverage == [
        TranslationCoverage(language: "en", translated: 5),
        TranslationCoverage(language: "pl", translated: 1, needsReview: 1, missing: 3),
      ])
    #expect(coverage.map(\.percent) == [100, 20])
    #expect(table.coverage(developmentLanguage: "de") == [])
  }

  @Test
  func
    `several words as in the source are missing, unless the check is ignored or both have the language`()
  {
    let english = """
      "a" = "Save all changes"; "b" = "Open Sans Pro"; "c" = "OK"; "d" = "See https://a.org";
      """
    let polish = """
      "a" = "Save all changes"; /* sternik-strings: ignore untranslated */ "b" = "Open Sans Pro";
      "c" = "OK"; "d" = "See https://a.org";
      """
    let table = TranslationTable(
      translations: [("en" as Language, english), ("pl", polish), ("en-GB", english)].map {
        Translation(
          language: $0, files: [TranslationFile(bytes: Array($1.utf8), name: $0.tag)])
      })

    #expect(
      table.coverage(developmentLanguage: "en") == [
        TranslationCoverage(language: "en", translated: 4),
        TranslationCoverage(language: "pl", translated: 3, missing: 1),
        TranslationCoverage(language: "en-GB", translated: 4),
      ])
    #expect(
      table.check(developmentLanguage: "en").map { "\($0.file) \($0.key ?? "") \($0.code)" }
        == ["pl a untranslated"])
  }

  @Test func `only a complete translation is at 100 percent`() {
    let coverage = TranslationCoverage(language: "pl", translated: 999, missing: 1)

    #expect(coverage.percent == 99)
    #expect(
      TranslationCoverage(language: "pl").percent == 100)
  }

  @Test func `what need not be translated does not count, as check has it`() {
    let table = TranslationTable(
      translations: [
        ("en", "a = \"A\"; b = \"\"; and = \"and\"; \"pay.ok\" = \"OK\";"),
        ("zh-Hans", "a = \"B\"; and = \"\";"),
      ].map { (language: Language, text: String) in
        Translation(
          language: language,
          files: [TranslationFile(bytes: Array(text.utf8), name: language.tag)])
      })
    let library = LibraryTexts(
      name: "the shop", keyPrefix: "pay.", translations: [], developmentLanguage: "en")

    #expect(
      table.coverage(developmentLanguage: "en", library: library).map(\.percent) == [100, 100])
    #expect(
      table.check(developmentLanguage: "en", library: library)
        .filter { $0.languageTag == "zh-Hans" } == [])
  }
}
