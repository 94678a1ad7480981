import LocalizableStrings
import StringsFormats
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

  @Test func `only a complete translation is at 100 percent`() {
    let coverage = TranslationCoverage(language: "pl", translated: 999, missing: 1)

    #expect(coverage.percent == 99)
    #expect(
      TranslationCoverage(language: "pl").percent == 100)
  }
}
