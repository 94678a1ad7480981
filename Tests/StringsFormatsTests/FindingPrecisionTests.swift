import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// What was found in right texts, beside what is wrong in the same way.
@Suite struct `What is found in right texts` {
  /// A key, its source text, its translation, and the codes of what is found.
  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let source: String
    let translation: String
    let language: Language
    let codes: [String]

    init(
      _ source: String, _ translation: String, _ language: Language, key: String = "k",
      _ codes: String...
    ) {
      (self.source, self.translation, self.language) = (source, translation, language)
      (self.key, self.codes) = (key, codes)
    }

    var testDescription: String { "\(source) | \(translation) | \(language)" }
  }

  @Test(arguments: [
    // Xcode makes the key "" of `Text("")`.
    Case("", "", "pl", key: ""), Case("", "", "pl", "empty-value"),
    // The source text is in the storyboard.
    Case("BgM-ve-c93.title", "Szukaj ", "pl", key: "BgM-ve-c93.title"),
    Case("Search", "Szukaj ", "pl", key: "BgM-ve-c93.title", "edge-space"),
    // A wide mark has space in itself.
    Case("Name: ", "名前：", "ja"), Case("Name: ", "名前", "ja", "edge-space", "end-punctuation"),
    // Abbreviations end no sentence.
    Case("%d minutes", "%d min.", "pl"), Case("On", "Вкл.", "ru"),
    Case("Ready", "Gotowe.", "pl", "end-punctuation"), Case("Done", "完了。", "ja", "end-punctuation"),
    Case("Go to it now", "Idź tam już dziś.", "pl", "end-punctuation"),
    // A copy is a finding of its own, if at all.
    Case("Why?", "Why?", "es"), Case("Why so?", "Por qué?", "es", "end-punctuation"),
    // A program that formats its texts needs two.
    Case("100%% sure", "na 100%%", "pl"), Case("100% sure", "na 100%%", "pl", "escaped-percent"),
    // No placeholders: an address, and a percent sign in a word.
    Case("See https://a.org/a%20document", "Zobacz https://a.org/a%20document", "pl"),
    Case("See https://a.org/a%20b", "Zobacz https://a.org/a%20b", "pl"),
    Case("https://a.org/%@", "https://a.org/", "pl", "placeholder-mismatch"),
    Case("See https://a.org/%d", "Zobacz https://a.org/%d", "pl"),
    Case("https://a.org in %d", "https://a.orgをご覧ください。%d件", "ja"),
    Case("v2%-10s", "v2", "pl", "placeholder-mismatch"),
    Case("A 5% raise", "5%-os emelés", "hu"),
    Case("%@ has a 5%% raise", "%@: 5%-os emelés", "hu", "doubtful-placeholder"),
    // The words beside an address.
    Case("See https://a.org", "See https://a.org", "pl"),
    Case("See also https://a.org", "See also https://a.org", "pl", "untranslated"),
  ])
  func `is only what is wrong`(example: Case) {
    let key = "\"\(example.key)\""
    let found = SampleTable([
      ("en", "\(key) = \"\(example.source)\";"),
      (example.language, "\(key) = \"\(example.translation)\";"),
    ]).diagnostics.filter { $0.file.contains(example.language.tag) }

    #expect(found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    ("ja", true), ("ko", true), ("oc", false), ("tt", false), ("kmr", false), ("ku", false),
  ])
  func `of plural forms is only what rules of the language say`(
    tag: String, isNeedless: Bool
  ) throws {
    let language = try #require(Language(tag))
    func plural(_ one: String, _ other: String) -> String {
      """
      "k" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "\(one)"; other = "\(other)"; }; };
      """
    }
    let found = SampleTable([
      ("en", plural("%d day", "%d days")), (language, plural("%d a", "%d b")),
    ]).diagnostics

    #expect(found.map(\.code.rawValue) == (isNeedless ? ["needless-plural-form"] : []))
  }

  @Test func `of a variable without a text is not that it takes a number`() {
    let empty = """
      "k" = { NSStringLocalizedFormatKey = "%#@skipped@%@"; skipped = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        other = ""; }; };
      """
    let found = SampleTable([("en", "\"k\" = \"%@ by %@\";"), ("pl", empty)]).diagnostics

    #expect(found.map(\.code.rawValue).filter { $0 == "object-placeholder" } == [])
  }
}
