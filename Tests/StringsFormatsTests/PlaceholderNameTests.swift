import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// What is found about placeholders with names.
@Suite struct `Placeholders with names` {
  static let code = "named-placeholder"

  @Test(arguments: [
    // Replaced, lost, new and broken.
    FindingCase("Show ${photo}", "Pokaż ${zdjęcie}", "pl", code),
    FindingCase("Show ${photo}", "Pokaż zdjęcie", "pl", code),
    FindingCase("Show it", "Pokaż ${photo}", "pl", code),
    FindingCase("Show ${photo}", "Pokaż $(photo)", "pl", code),
    FindingCase("Hello, %{user}!", "Witaj, %{kto}!", "pl", code),
    FindingCase("Hello, {{user}}!", "Witaj, {{ktoś}}!", "pl", code),
    FindingCase("Hello, {{user}}!", "Witaj, {user}!", "pl", code),
    FindingCase("{user} and {other}", "{user} i ktoś", "pl", beside: ["{user}"], code),
    // In another order, or more than once.
    FindingCase("${a} of ${b}", "${b}: ${a}, ${b}", "pl"),
    // Braces of other texts are no placeholders, nor are those around something else.
    FindingCase("Type {name} here", "Wpisz tu {nazwa}", "pl"),
    FindingCase("Type { it }", "Wpisz to", "pl", beside: ["{a}", "{b}"]),
    FindingCase("{{PLURAL:$1|page|pages}}", "{{PLURAL:$1|strona|strony}}", "pl"),
    // The branches of ICU are words.
    FindingCase(
      "{n, plural, one {day} other {days}}", "{n, plural, one {dzień} other {dni}}", "pl",
      beside: ["{n}"]),
    FindingCase(
      "{n, plural, one {day} other {days}}", "{ile, plural, one {dzień} other {dni}}", "pl",
      beside: ["{n}"], code),
  ])
  func `are those of the source text`(example: FindingCase) {
    #expect(example.found.map(\.code.rawValue) == example.codes)
  }

  @Test(arguments: [
    ("Show ${a}", "Pokaż ${b}", "write '${a}' for '${b}', as in en"),
    ("Show ${a}", "Pokaż", "this text lacks '${a}', which en has; add it"),
    ("Show", "Pokaż ${b}", "en has no value for '${b}'; remove it"),
    ("Show ${a}", "Pokaż $(a)", "write '${a}' for '$(a)'"),
    ("${a}, ${b}", "${c}, ${d}", "write '${a}' and '${b}' for '${c}' and '${d}', as in en"),
  ])
  func `have a remedy`(source: String, translation: String, message: String) {
    #expect(FindingCase(source, translation, "pl").found.map(\.message) == [message])
  }

  @Test(arguments: [
    ("AppShortcuts", Diagnostic.Severity.error), ("Intents", .error), ("Localizable", .warning),
  ])
  func `break phrases of Siri`(table: String, severity: Diagnostic.Severity) {
    let found = diagnostics(
      of: "k = \"Show ${photo}\";", "k = \"Pokaż ${zdjęcie}\";", table: table)

    #expect(found.map(\.severity) == [severity])
  }

  @Test func `are not replaced in the texts of a property list`() {
    let found = diagnostics(
      of: "k = \"${PRODUCT_NAME} calls\";", "k = \"Pogoda dzwoni\";", table: "InfoPlist")

    #expect(found == [])
  }

  @Test func `may be left out by the form of a single number`() {
    func plural(_ one: String, _ other: String) -> String {
      """
      "k" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "\(one)"; other = "\(other)"; }; };
      """
    }
    let source = plural("%d day for ${a}", "%d days for ${a}")

    #expect(SampleTable([("en", source), ("de", plural("Ein Tag", "%d Tage ${a}"))]).lines == [])
    #expect(
      SampleTable([("en", source), ("de", plural("%d Tag ${a}", "%d Tage"))]).lines
        == ["de:1:1: warning named-placeholder"])
  }

  private func diagnostics(
    of source: String, _ translation: String, table: String
  ) -> [Diagnostic] {
    let translations = [("en", source), ("pl", translation)].map { tag, text in
      let file = TranslationFile(bytes: Array(text.utf8), name: "\(tag).lproj/\(table).strings")
      return Translation(language: Language(tag) ?? .undetermined, files: [file])
    }
    return TranslationTable(name: table, translations: translations)
      .check(developmentLanguage: "en")
  }
}
