import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// Arguments that a single form of a plural loses or takes for something else.
@Suite struct `Arguments of plural forms` {
  private func plural(_ forms: String, format: String = "%#@n@") -> String {
    """
    "k" = { NSStringLocalizedFormatKey = "\(format)"; n = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
      \(forms) }; };
    """
  }

  /// The severities and messages for Polish.
  private func findings(
    _ source: String, _ polish: String, format: String = "%#@n@"
  ) -> [String] {
    SampleTable([
      ("en", source.hasPrefix("one") ? plural(source, format: format) : "\"k\" = \"\(source)\";"),
      ("pl", plural(polish, format: format)),
    ]).diagnostics.filter { $0.file == "pl" }.map { "\($0.severity): \($0.message)" }
  }

  private static let english = #"one = "One article of %2$@"; other = "%1$d articles of %2$@";"#

  @Test(arguments: [
    "%d articles of %@", "%1$d articles of %2$@", english,
    #"one = "%d article of %@"; other = "%d articles of %@";"#,
  ])
  func `a form that lacks an argument of the source text is found`(source: String) {
    let polish = """
      one = "Jeden artykuł z %2$@"; few = "%1$d artykuły"; many = "%1$d artykułów z %2$@";
      other = "%1$d artykułu z %2$@";
      """

    #expect(
      findings(source, polish) == [
        "warning: the form 'few' lacks '%2$@', which en has; add it"
      ])
  }

  @Test func `the form for most numbers shows the number where the source text does`() {
    let source = #"one = "%d row"; other = "%d rows";"#
    let forms = #"one = "%d wiersz"; few = "%d wiersze"; many = "%d wierszy"; "#

    #expect(
      findings(source, forms + #"other = "wiersza";"#) == [
        "warning: 'other' does not show the number, as it does in en: add it"
      ])
    #expect(findings(source, forms + #"other = "%d wiersza";"#) == [])
    #expect(
      findings(
        #"one = "Row"; other = "Rows";"#,
        #"one = "Wiersz"; few = "Wiersze"; many = "Wierszy"; other = "Wiersza";"#) == [])
  }

  @Test func `a form may leave out what the same form of the source text leaves out`() {
    let source = #"one = "One article"; other = "%d articles of %@";"#

    let found = findings(
      source,
      #"one = "Artykuł"; few = "%d artykuły z %@"; many = "%d artykułów z %@"; other = "%d z %@";"#)
    let zero = findings(
      source,
      """
      zero = "Nic"; one = "Artykuł"; few = "%d artykuły z %@"; many = "%d artykułów z %@";
      other = "%d z %@";
      """)

    #expect(found == [])
    #expect(zero == ["warning: the form 'zero' lacks '%@', which en has; add it"])
  }

  @Test func `what the text has outside of the forms is in all of them`() {
    let found = findings(
      #"one = "%d article"; other = "%d articles";"#,
      #"one = "Artykuł"; few = "%d artykuły"; many = "%d artykułów"; other = "%d artykułu";"#,
      format: "%2$@: %1$#@n@")

    #expect(found == [])
  }

  @Test func `a C string is an error in the form that has it, also for the number`() {
    let found = findings(
      Self.english,
      """
      one = "Jeden artykuł z %2$s"; few = "%s artykuły z %2$@"; many = "%1$d artykułów z %2$@";
      other = "%1$d artykułu z %2$@";
      """)

    #expect(
      found == [
        "error: in the form 'few', '%s' stands for the number; write '%d'",
        "error: in the form 'one', '%2$s' stands where en has '%2$@'; write '%2$@', or apps for Apple's systems crash",
      ])
  }

  @Test func `an object for the number is an error in the form that has it`() {
    let found = findings(
      Self.english,
      """
      one = "Jeden artykuł z %@"; few = "%1$@ artykuły z %2$@"; many = "%1$d artykułów z %2$@";
      other = "%1$.1f artykułu z %2$@";
      """)

    #expect(
      found == [
        "error: in the form 'one', '%@' stands for the number; write '%d', or apps for Apple's systems crash",
        "error: in the form 'few', '%1$@' stands for the number; write '%1$d', or apps for Apple's systems crash",
        "warning: in the form 'other', '%1$.1f' stands for the number; write '%1$d'",
        "warning: the form 'one' lacks '%2$@', which en has; add it",
      ])
  }

  @Test func `another argument of the wrong type is found in its form`() {
    let found = findings(
      Self.english,
      """
      one = "Artykuł z %2$@"; few = "%1$d artykuły z %2$d"; many = "%1$d artykułów z %2$@";
      other = "%1$d artykułu z %2$@";
      """)

    #expect(
      found == [
        """
        error: in the form 'few', '%2$d' stands where en has '%2$@'; write '%2$@', or apps for Apple's systems show \
        a wrong number
        """
      ])
  }
}
