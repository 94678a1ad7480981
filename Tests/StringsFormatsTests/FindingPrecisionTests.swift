import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsFormats

/// What was found in right texts, beside what is wrong in the same way.
@Suite struct `What is found in right texts` {
  @Test(arguments: [
    // Xcode makes the key "" of `Text("")`.
    FindingCase("", "", "pl", key: ""),
    // The source text is in the storyboard.
    FindingCase("BgM-ve-c93.title", "Szukaj ", "pl", key: "BgM-ve-c93.title"),
    FindingCase("Search", "Szukaj ", "pl", key: "BgM-ve-c93.title", "edge-space"),
    // A wide mark has space in itself.
    FindingCase("Name: ", "名前：", "ja"),
    FindingCase("Name: ", "名前", "ja", "edge-space", "end-punctuation"),
    // Abbreviations end no sentence.
    FindingCase("%d minutes", "%d min.", "pl"), FindingCase("On", "Вкл.", "ru"),
    FindingCase("Ready", "Gotowe.", "pl", "end-punctuation"),
    FindingCase("Done", "完了。", "ja", "end-punctuation"),
    FindingCase("Go to it now", "Idź tam już dziś.", "pl", "end-punctuation"),
    // A copy is a finding of its own, if at all.
    FindingCase("Why?", "Why?", "es"), FindingCase("Why so?", "Por qué?", "es", "end-punctuation"),
    // A program that formats its texts needs two.
    FindingCase("100%% sure", "na 100%%", "pl"),
    FindingCase("100% sure", "na 100%%", "pl", "escaped-percent"),
    // No placeholders: an address, and a percent sign in a word.
    FindingCase("See https://a.org/a%20document", "Zobacz https://a.org/a%20document", "pl"),
    FindingCase("See https://a.org/a%20b", "Zobacz https://a.org/a%20b", "pl"),
    FindingCase("https://a.org/%@", "https://a.org/", "pl", "placeholder-mismatch"),
    FindingCase("See https://a.org/%d", "Zobacz https://a.org/%d", "pl"),
    FindingCase("See https://a.org/%04d", "Zobacz https://a.org/", "pl", "placeholder-mismatch"),
    FindingCase("https://a.org in %d", "https://a.orgをご覧ください。%d件", "ja"),
    FindingCase("v2%-10s", "v2", "pl", "placeholder-mismatch"),
    FindingCase("A 5% raise", "5%-os emelés", "hu"),
    FindingCase("%@ has a 5%% raise", "%@: 5%-os emelés", "hu", "doubtful-placeholder"),
    // The words beside an address.
    FindingCase("See https://a.org", "See https://a.org", "pl"),
    FindingCase("See also https://a.org", "See also https://a.org", "pl", "untranslated"),
    FindingCase("reopen.europa.eu", "reopen.europa.eu", "pl"),
    FindingCase("jo@example.com", "jo@example.com", "pl"),

    FindingCase("Read and/or write", "Read and/or write", "pl", "untranslated"),
    FindingCase("Show/Hide", "Show/Hide", "pl", "untranslated"),
    FindingCase("...and more", "...and more", "pl", "untranslated"),
    FindingCase("Loading...please wait", "Loading...please wait", "pl", "untranslated"),
    FindingCase("Open config.json.", "Otwórz plik config", "pl", "end-punctuation"),
    FindingCase("Visit example.org today.", "Odwiedź dziś example.org", "pl"),
    FindingCase("Thank you so much! ❤️", "Bardzo dziękujemy!", "pl"),
    FindingCase("Raise your hand! 🙋‍♂️", "Podnieś rękę!", "pl"),
    FindingCase("Done", "می\u{200C}شود.", "fa", "end-punctuation"),
    FindingCase("%dth", "%d.", "da"),
    FindingCase("Saved %@", "Zapisano %@.", "pl", "end-punctuation"),
    FindingCase("Value (0.5)", "Wartość 0,5)", "pl", "unbalanced-bracket"),
    // An ordinal number ends no sentence, nor does an abbreviation in the source.
    FindingCase("2nd", "2.", "da"), FindingCase("On the 2nd", "den 2.", "da"),
    FindingCase("U.A.E.", "EAU", "ro"),
    FindingCase("It works.", "To działa", "pl", "end-punctuation"),
    // A picture behind the end, and an address, behind which a full stop would be part of it.
    FindingCase("The sun rises. 🌅", "Słońce wschodzi.", "pl"),
    FindingCase("The sun rises 🌅", "Słońce wschodzi. 🌅", "pl", "end-punctuation"),
    FindingCase(
      "Just visit go.example.org/test", "Odwiedź stronę go.example.org/test już dziś.", "pl"),
    FindingCase("Send to ", "Wyślij do", "pl", "edge-space"),
    // The program shows nothing.
    FindingCase("", "", "pl"), FindingCase("", "%d dni", "pl"),
    FindingCase("and", "", "zh-Hans"), FindingCase("Ready", "", "zh-Hans", "empty-value"),
    FindingCase("One (1) row", "注意点は２つ：１）縦、２）横", "ja"),
  ])
  func `is only what is wrong`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
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

  @Test func `of an empty source text is that it is empty, once`() {
    let found = SampleTable([("en", "a = \"\";"), ("de", "a = \"\";"), ("pl", "")])

    #expect(found.lines == ["en:1:1: warning empty-value"])
  }

  @Test func `of a file that is broken is not what it seems to have besides`() {
    let found = SampleTable([("en", "a = \"A\";"), ("pl", "a = \"B\"; /* old\nold = \"C\";")])

    #expect(found.lines == ["pl:1:10: error unterminated-comment"])
  }

  @Test(arguments: [
    ("a {name} b", "a { name } b", "write '{name}' without a space"),
    ("a", "a\r", "write a line break, \\n, for U+000D"),
    ("a\nb", "a\r\nb", "remove U+000D from this text"),
  ])
  func `names the remedy`(source: String, translation: String, message: String) {
    let example = FindingCase(source, translation, "pl", beside: ["{x}", "{y}"])

    #expect(example.found.map(\.message).contains(message), "\(example.found)")
  }

  @Test func `of keys that are many and alike is not that each was another`() {
    let alike = Set((0..<2_000).compactMap { UnicodeScalar(0x4E00 + $0) }.map { "key.\($0)" })
    let others = Set((2_000..<4_000).compactMap { UnicodeScalar(0x4E00 + $0) }.map { "key.\($0)" })
    let keys = MistypedKeys(others.union(["tilte"]), known: alike.union(["title"]))

    #expect(!others.contains(where: keys.contains))
    #expect(keys.keys(meantBy: "tilte") { _ in true } == ["title"])
    #expect(keys.keys(meantBy: "tilte") { _ in false } == [])
  }
}
