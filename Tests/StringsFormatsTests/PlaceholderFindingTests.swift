import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// Findings about placeholders and percent signs that real projects have, and what must not be found.
@Suite struct `Findings about placeholders` {
  struct Case: Sendable, CustomTestStringConvertible {
    var key: String
    var source: String
    var translation: String
    /// The messages, without the language.
    var messages: [String]

    init(_ key: String, _ source: String, _ translation: String, _ messages: String...) {
      self.key = key
      self.source = source
      self.translation = translation
      self.messages = messages
    }

    var testDescription: String { "\(key) | \(source) | \(translation)" }
  }

  private func messages(_ test: Case) -> [String] {
    SampleTable([
      ("en", "\"\(test.key)\" = \"\(test.source)\";"),
      ("pl", "\"\(test.key)\" = \"\(test.translation)\";"),
    ]).diagnostics.map(\.message)
  }

  @Test(arguments: [
    Case(
      "k", "%ld", "%@",
      "'%@' stands where en has '%ld'; write '%ld', or apps for Apple's systems crash"),
    Case(
      "k", "%.2f", "%@",
      "'%@' stands where en has '%.2f'; write '%.2f', or apps for Apple's systems crash"),
    Case(
      "k", "%@ %ld", "%2$@: %1$@",
      "'%2$@' stands where en has '%ld'; write '%2$ld', or apps for Apple's systems crash"),
    Case(
      "k", "%@", "%d",
      "'%d' stands where en has '%@'; write '%@', or apps for Apple's systems show a wrong number"),
    Case(
      "k", "%@", "%s",
      "'%s' stands where en has '%@'; write '%@', or apps for Apple's systems crash"),
    Case(
      "k", "%s", "%@",
      "'%@' stands where en has '%s'; write '%s', or apps for Apple's systems crash"),
    Case(
      "k", "%c", "%@",
      "'%@' stands where en has '%c'; write '%c', or apps for Apple's systems crash"),
    Case(
      "k", "%@", "%1$c",
      "'%1$c' stands where en has '%@'; write '%1$@', or apps for Apple's systems show a wrong character"
    ),
    Case("k", "%s", "%d", "'%d' stands where en has '%s'; write '%s'"), Case("k", "%s", "%1$s"),
    Case("k", "%d", "%ld"), Case("k", "%@", "%1$@"), Case("k", "%.2f", "%.1f"),
  ])
  func `an object for a value of C, and the other way round, is an error`(_ test: Case) {
    let found = SampleTable([
      ("en", "\"\(test.key)\" = \"\(test.source)\";"),
      ("pl", "\"\(test.key)\" = \"\(test.translation)\";"),
    ]).diagnostics
    #expect(found.map(\.message) == test.messages)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    Case("k", "By %@", "Autor: % @", "remove the space from '% @': write '%@'"),
    Case("k", "%d of %@", "%1$d z %2$ @", "remove the space from '%2$ @': write '%2$@'"),
    Case("k", "50% off", "50% szans"),
  ])
  func `a space in a placeholder is reported, and the argument counts`(_ test: Case) {
    #expect(messages(test) == test.messages)
  }

  @Test(arguments: [
    Case(
      "k", "50%% of %d%%", "50 % la %d%%",
      "'% la' is not a placeholder; correct it, or write '%%' for a percent sign"),
    Case(
      "k", "x", "50 % la sută, 100%%",
      "'% la' is not a placeholder; correct it, or write '%%' for a percent sign"),
    Case(
      "k", "50% off", "50%% taniej",
      "without arguments '%%' is shown as it is: write '%', as the source text does"),
    Case("k", "50% off", "50% taniej"), Case("k", "%d%% off", "%d%% taniej"),
    Case("%d%% off", "Less", "Mniej"),
  ])
  func `percent signs of both kinds are reported`(_ test: Case) {
    #expect(messages(test) == test.messages)
  }

  @Test(arguments: [
    Case("%lld items", "Items", "Rzeczy (%lld)"), Case("Hi %@", "Hi", "Cześć, %@"),
    Case(
      "items", "Items", "Rzeczy (%lld)",
      "en has no value for '%lld'; remove it"),
    Case("Hi %@", "Hi %@", "Cześć", "this text lacks a '%@' that en has; add it"),
  ])
  func `the arguments of a key that is a text may be shown`(_ test: Case) {
    #expect(messages(test) == test.messages)
  }

  @Test(arguments: [
    Case(
      "k", "%@ %@", "%1$@ %@",
      "'%@' has no position, but '%1$@' has one; number them all, as in '%2$@'"),
    Case("k", "%@ %@", "%2$@ %1$@"),
  ])
  func `placeholders of which only some have positions are reported`(_ test: Case) {
    #expect(messages(test) == test.messages)
  }

  @Test(arguments: [
    ("copyright", "© %d Sternik", "%04d"), ("release.year", "Since %ld", "%04ld"),
    ("releaseYear", "%1$d", "%1$04d"),
  ])
  func `a number that is probably a year is reported in the source text`(
    key: String, text: String, advice: String
  ) {
    let table = SampleTable([
      ("en", "\"\(key)\" = \"\(text)\";"), ("pl", "\"\(key)\" = \"\(text)\";"),
    ])

    #expect(table.lines == ["en:1:1: warning grouped-year"])
    #expect(table.diagnostics.first?.message.contains("write '\(advice)'") == true)
  }

  @Test(arguments: [
    ("years", "%d"), ("age.year", "%d year old"), ("copyright", "© %@"), ("year", "%04d"),
    ("yearly", "%d"),
  ])
  func `a number of years is none`(key: String, text: String) {
    #expect(SampleTable([("en", "\"\(key)\" = \"\(text)\";")]).lines == [])
  }

  @Test func `an untranslated plural is reported once, not for its forms too`() {
    let plural = """
      n = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey =
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
      one = "%d new file"; other = "%d new files"; }; };
      """

    #expect(
      SampleTable([("en", plural), ("pl", plural)]).lines == ["pl:1:1: warning untranslated"])
    #expect(
      SampleTable([("en", plural), ("ja", plural)]).lines == ["ja:1:1: warning untranslated"])
  }
}
