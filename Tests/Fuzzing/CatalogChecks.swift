import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Every String Catalog can be parsed, checked and formatted without a crash.
func checkCatalog(_ input: FuzzInput) {
  let catalog = StringCatalog(bytes: Array(input.rest), file: "input.xcstrings")
  let table = TranslationTable(catalog)
  _ = table.check(developmentLanguage: catalog.sourceLanguage ?? "en")
  _ = table.coverage(developmentLanguage: catalog.sourceLanguage ?? "en")
  let localizer = Localizer(
    tables: table.translations.map(\.stringsTable), preferring: ["pl"],
    developmentLanguage: catalog.sourceLanguage ?? "en"
  ) { _ in }
  for key in Set(table.translations.flatMap(\.pairs).map(\.key)) {
    _ = localizer.text(key, [2, "two", 2.5])
  }
}

/// A catalog with every feature of the format.
let sampleCatalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "plain": {"comment": "sternik-strings: ignore untranslated", "extractionState": "manual",
      "localizations": {"pl": {"stringUnit": {"state": "needs_review", "value": "Cze\\u015b\\u0107"}}}},
    "plural": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}},
    "device": {"localizations": {"en": {"variations": {"device": {
      "mac": {"stringUnit": {"state": "new", "value": "Click"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
    "nested": {"shouldTranslate": false, "localizations": {"en": {
      "stringUnit": {"state": "translated", "value": "%#@items@ in %2$@"},
      "substitutions": {"items": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg items"}}}}}}}}}}}
  """
