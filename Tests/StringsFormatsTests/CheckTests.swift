import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Checks` {
  struct Pair: Sendable, CustomTestStringConvertible {
    var source: String
    var translation: String
    var language: Language
    /// The codes of the diagnostics; those of errors begin with an exclamation mark.
    var found: [String]

    init(_ source: String, _ translation: String, _ language: Language, _ found: String...) {
      self.source = source
      self.translation = translation
      self.language = language
      self.found = found
    }

    var testDescription: String { "\(source) | \(translation) | \(language)" }
  }

  /// Each user would see `⟨%d: Ala⟩`, so that it stops an upload; `%@` shows numbers too.
  @Test func `a number for a text is an error in programs of this package`() {
    let table = SampleTable([
      ("en", #"a = "%@"; b = "%d"; c = "%@";"#), ("pl", #"a = "%d"; b = "%@"; c = "%s";"#),
    ])

    #expect(table.diagnostics.map(\.forSternik.severity) == [.error, .warning, .warning])
  }

  /// The codes of the diagnostics about a text and its translation.
  private func found(_ pair: Pair) -> [String] {
    SampleTable([
      ("en", "k = \"\(pair.source)\";"), (pair.language, "k = \"\(pair.translation)\";"),
    ]).diagnostics.map { ($0.severity == .error ? "!" : "") + $0.code.rawValue }
  }

  @Test(arguments: [
    Pair("%d", "%i", "pl"), Pair("%d %@", "%2$@ %1$d", "pl"),
    Pair("%d", "%@", "pl", "!object-placeholder"),
    Pair("%@", "%d", "pl", "!placeholder-mismatch"), Pair("%@", "%s", "pl", "!object-placeholder"),
    Pair("%d", "%f", "pl", "placeholder-mismatch"),
    Pair("%f", "%d", "pl", "!placeholder-mismatch"),
    Pair("%d", "%s", "pl", "!placeholder-mismatch"),
    Pair("%s", "%d", "pl", "!placeholder-mismatch"),
    Pair("%d", "x", "pl", "placeholder-mismatch"),
    Pair("x", "%d", "pl", "!placeholder-mismatch"),
    Pair("%@ %@", "%1$@ %3$@", "pl", "placeholder-mismatch", "!placeholder-mismatch"),
    Pair("100%% sure", "na 100%%", "pl"), Pair("50% off", "50% szans", "pl"),
    Pair(
      "50%% of %@", "50% od %@", "pl", "doubtful-placeholder", "placeholder-mismatch",
      "!placeholder-mismatch"),
    Pair("100% sure", "na 100%, tak", "pl"),
    Pair("%d: 100%%.", "%d: 100%!.", "pl", "malformed-placeholder"),
    Pair("x", "%#@n@", "pl", "!undefined-variable"),
  ])
  func `a placeholder for another argument is reported`(_ pair: Pair) {
    #expect(found(pair) == pair.found)
  }

  @Test(arguments: [
    Pair("Done.", "Gotowe.", "pl"), Pair("Done.", "Gotowe", "pl", "end-punctuation"),
    Pair("Done", "Gotowe.", "pl", "end-punctuation"),
    Pair("Wait…", "Czekaj...", "pl"), Pair("Wait...", "请稍候……", "zh"),
    Pair("Wait…", "Czekaj.", "pl", "end-punctuation"),
    Pair("Done.", "完成。", "zh"), Pair("Done.", "完成．", "ja"), Pair("Done.", "हो गया।", "hi"),
    Pair("Done.", "ہو گیا۔", "ur"), Pair("Done.", "Պատրաստ է։", "hy"),
    Pair("Done.", "เสร็จแล้ว", "th"),
    Pair("Sure?", "Σίγουρα;", "el"), Pair("Sure?", "Σίγουρα\u{37E}", "el"),
    Pair("Sure?", "Pewnie;", "pl", "end-punctuation"),
    Pair("Sure?", "¿Seguro?", "es"), Pair("Sure?", "Seguro?", "es", "end-punctuation"),
    Pair("Sure?", "هل أنت متأكد؟", "ar"), Pair("Sure?", "確認？", "ja"),
    Pair("Stop!", "¡Alto!", "es"), Pair("Stop!", "停止！", "zh"),
    Pair("Name:", "Nom :", "fr"), Pair("Name:", "名前：", "ja"),
    Pair("Name:", "Imię", "pl", "end-punctuation"),
    Pair("Say \\\"yes.\\\"", "Powiedz „tak.”", "pl"), Pair("(Done.)", "(Gotowe.)", "pl"),
    Pair("By %@", "%@ napisał", "pl"), Pair("%@", "%@.", "pl", "end-punctuation"),
  ])
  func `other punctuation at the end is reported in every script`(_ pair: Pair) {
    #expect(found(pair) == pair.found)
  }

  @Test(arguments: [
    Pair("a ", "b ", "pl"), Pair("a ", "b", "pl", "edge-space"),
    Pair("a", " b", "pl", "edge-space"),
    Pair(" %@", "%@", "pl", "edge-space"), Pair("a\\n", "b\\n", "pl"),
    Pair("Nothing here", "Nothing here", "pl", "untranslated"),
    Pair("Nothing here", "Nothing here", "en-GB"), Pair("OK", "OK", "pl"),
    Pair("%@ of %@", "%@ of %@", "pl"), Pair("HTTP API", "HTTP API", "pl"),
    Pair("see https://a.b/c it", "see https://a.b/c it", "pl", "untranslated"),
    Pair("a", "", "pl", "empty-value"), Pair("a", " ", "pl", "empty-value"),
    Pair("a", "b\\U0007", "pl", "control-character"), Pair("a", "b\\t\\n", "pl", "edge-space"),
    Pair("a", "b\\U200F", "he"), Pair("a", "\\U202Eb", "he", "bidi-control"),
    Pair("a", "\\U2067b\\U2069", "he"), Pair("a", "\\U2067b", "he", "bidi-control"),
    Pair("a", "b\\U2069", "he", "bidi-control"), Pair("a", "\\U2067b\\U202C", "he", "bidi-control"),
    Pair("a", "b\\UFFFD", "pl", "replacement-character"),
  ])
  func `unusual characters and untranslated texts are reported`(_ pair: Pair) {
    #expect(found(pair) == pair.found)
  }

  @Test func `messages say how a text differs from the source text`() {
    let table = SampleTable([
      ("en", "a = \"A \"; b = B; c = \"%d?\"; d = \"%d\";"),
      ("pl", "a = A; b = \" B\"; c = \"%@\"; d = \"%s\";"),
    ])

    #expect(
      table.diagnostics.map(\.message) == [
        "add whitespace at the end, as in en",
        "remove the whitespace at the start, as in en",
        "'%@' stands where en has '%d'; write '%d', or apps for Apple's systems crash",
        "end this text with a question mark, as in en",
        "'%s' stands where en has '%d'; write '%d'",
      ])
  }

  private func plural(_ forms: String) -> String {
    "n = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; \(forms) }; };"
  }

  private func pluralMessages(_ language: Language, _ forms: String) -> [String] {
    SampleTable([("en", plural("one = \"%d x\"; other = \"%d x\";")), (language, plural(forms))])
      .diagnostics.map(\.message)
  }

  @Test func `missing, needless and unknown plural forms are reported`() {
    #expect(
      pluralMessages("pl", "one = \"%d x\"; other = \"%d x\";") == [
        "pl also needs the forms 'few', 'many'"
      ])
    #expect(
      pluralMessages("de", "one = \"%d x\"; few = \"%d x\"; other = \"%d x\";") == [
        "remove the form 'few', which no number in de takes"
      ])
    #expect(
      pluralMessages("de", "one = \"%d x\"; lots = \"%d x\"; other = \"%d x\";") == [
        "'lots' in the variable 'n' is not a plural form; the forms are zero, one, two, few, many, other"
      ])
    #expect(pluralMessages("fr", "one = \"%d x\"; many = \"%d x\"; other = \"%d x\";") == [])
    #expect(pluralMessages("ja", "other = \"%d x\";") == [])
    #expect(
      pluralMessages("de", "zero = nix; one = \"%d x\"; other = \"%d x\";") == [],
      "the number 0 may have its own form in every language")
  }

  @Test func `a form for several numbers must show the number`() {
    let russian = "few = \"%d x\"; many = \"%d x\"; other = \"%d x\";"

    #expect(
      pluralMessages("ru", "one = eins; \(russian)") == [
        "'one' is used for 1, 21, 31 … in ru, but does not show the number: add it"
      ])
    #expect(pluralMessages("de", "one = eins; other = \"%d x\";") == [])
    #expect(
      pluralMessages("fr", "one = un; other = \"%d x\";") == [
        "'one' is used for 0, 1 in fr, but does not show the number: add it"
      ])
    #expect(pluralMessages("fr", "zero = nul; one = un; other = \"%d x\";") == [])
  }

  @Test func `the punctuation of plurals is compared over all forms`() {
    let table = SampleTable([
      ("en", plural("one = \"%d day.\"; other = \"%d days.\";")),
      ("de", plural("one = \"%d Tag.\"; other = \"%d Tage\";")),
    ])

    #expect(table.lines == ["de:1:1: warning end-punctuation"])
  }

  @Test func `a key that only one language has is reported there`() {
    let table = SampleTable([("en", "a = 1;\nb = 2;"), ("pl", "a = 1;\n\nc = 3;")])

    #expect(
      table.lines == ["en:2:1: warning missing-translation", "pl:3:1: warning unused-translation"])
  }

  @Test func `an entry that is not a message is reported once`() {
    let xml = "<plist><dict><key>a</key><array/></dict></plist>"
    let file = TranslationFile(bytes: Array(xml.utf8), name: "x")
    let table = TranslationTable(translations: [Translation(language: "en", files: [file])])

    let found = table.check(developmentLanguage: "en")

    #expect(found.map(\.code) == [.notAMessage])
    #expect(found.map(\.severity) == [.error])
    #expect(SampleTable([("en", "a = ();")]).lines == ["en:1:5: warning non-string-value"])
  }

  @Test func `UTF-16 without a byte order mark is reported`() {
    let bytes = Array("a = b;".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })

    #expect(
      TranslationFile(bytes: bytes, name: "x").diagnostics.map(\.code) == [.missingByteOrderMark])
    #expect(TranslationFile(bytes: [0xFF, 0xFE] + bytes, name: "x").diagnostics == [])
  }

  @Test func `nothing is compared without the development language`() {
    #expect(SampleTable([("pl", "a = \"x y z\";"), ("de", "b = \"x y z.\";")]).lines == [])
  }

  @Test func `each check has its own code and a short summary`() {
    #expect(Set(Check.all.map(\.code)).count == Check.all.count)
    #expect(Check.all.allSatisfy { !$0.summary.isEmpty && $0.summary.count <= 46 })
  }
}
