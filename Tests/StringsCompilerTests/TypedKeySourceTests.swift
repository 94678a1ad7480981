import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsCompiler

/// The generated declarations.
@Suite(.ownThread) struct `Typed keys` {
  @Test func `keys nest at their dots, with text and comment as documentation`() {
    let translations = TargetTranslations([
      "en": """
      /* Over the first screen. */
      "welcome.title" = "Welcome";
      bye = "Bye\\n\\"*/ \\U202E";
      "welcome.text" = "A";
      """
    ])

    #expect(
      translations.typedKeysSource == #"""
        /// "Bye\n\"*/ \u{202e}"
        static var bye: String { "bye".localize }

        /// The texts whose keys begin with "welcome.".
        enum welcome {
          /// "Welcome"
          ///
          /// Over the first screen.
          static var title: String { "welcome.title".localize }

          /// "A"
          static var text: String { "welcome.text".localize }
        }
        """#)
  }

  @Test(arguments: [
    ("%@", "_ argument1: any LocalizableArgument"), ("%d", "_ argument1: Int"),
    ("%5.1f", "_ argument1: Double"), ("%s", "_ argument1: String"),
    ("%2$d %1$@", "_ argument1: any LocalizableArgument, _ argument2: Int"),
    ("%*d", "_ argument1: Int, _ argument2: Int"), ("%2$d", "_ argument2: Int"),
  ])
  func `parameters follow the placeholders`(text: String, parameters: String) {
    let translations = TargetTranslations(["en": "k = \"\(text)\";"])

    #expect(translations.typedKeysSource.contains("static func k(\(parameters)) -> String {"))
  }

  @Test(arguments: ["100% sure", "100%", "%% %", "plain"])
  func `a percent sign is not a parameter`(text: String) {
    let translations = TargetTranslations(["en": "k = \"\(text)\";", "pl": "k = \"\(text)\";"])

    #expect(translations.typedKeysSource.contains("static var k: String { \"k\".localize }"))
  }

  @Test(arguments: [
    ("%@", "%d", "_ argument1: any LocalizableArgument"), ("%f", "%d", "_ argument1: Double"),
    ("%d", "%1$@ %2$d", "_ argument1: Int"), ("%d", "plain", "_ argument1: Int"),
  ])
  func `parameters are those of the development language`(
    english: String, polish: String, parameters: String
  ) {
    let translations = TargetTranslations(["en": "k = \"\(english)\";", "pl": "k = \"\(polish)\";"])

    #expect(translations.typedKeysSource.contains("static func k(\(parameters)) -> String {"))
  }

  @Test func `plural variables are labels, with the type of their format`() {
    let translations = TargetTranslations([
      "pl": """
      k = { NSStringLocalizedFormatKey = "%@ %2$#@inne@ %1$#@w@"; inne = { other = "%@"; };
        w = { NSStringFormatValueTypeKey = d; other = "%d"; }; };
      """,
      "en": """
      k = { NSStringLocalizedFormatKey = "%1$#@in@ %2$#@my files@"; in = { other = "%@"; };
        "my files" = { NSStringFormatValueTypeKey = f; other = "%f"; }; };
      """,
    ])

    #expect(
      translations.typedKeysSource == """
        /// "%@ %f"
        static func k(`in`: any LocalizableArgument & Numeric, myFiles: Double) -> String {
          "k".localize(`in`, myFiles)
        }
        """)
  }

  @Test(arguments: [
    ("%1$@ = name, %2$@ = place", "name: any LocalizableArgument, place: any LocalizableArgument"),
    (
      "Who comes where. %2$@ = in: a town",
      "_ argument1: any LocalizableArgument, `in`: any LocalizableArgument"
    ),
    ("%@ = who %@ = where", "who: any LocalizableArgument, `where`: any LocalizableArgument"),
    ("%1$@=a\n%2$@ =\tżółw", "a: any LocalizableArgument, żółw: any LocalizableArgument"),
    (
      "%1$@ = a, %1$@ = b, %3$@ = c, %2$@ = a",
      "a: any LocalizableArgument, a argument2: any LocalizableArgument"
    ),
    (
      "%1$@ = 5, %2$@: name = x",
      "_ argument1: any LocalizableArgument, _ argument2: any LocalizableArgument"
    ),
  ])
  func `a comment labels arguments`(comment: String, parameters: String) {
    let translations = TargetTranslations(["en": "/* \(comment) */ k = \"%1$@ in %2$@\";"])

    let declared = translations.typedKeysSource.split { $0.isWhitespace }.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    #expect(declared.contains("static func k(\(parameters)) -> String {"), "\(declared)")
  }

  @Test func `a comment may label a number of a plural, whose type stays`() {
    let translations = TargetTranslations([
      "en": """
      /* %1$#@n@ is known by its name, %2$@ = owner. */
      k = { NSStringLocalizedFormatKey = "%1$#@n@ of %2$@"; n = { other = "%@"; }; };
      """
    ])

    #expect(translations.typedKeysSource.contains("n: any LocalizableArgument & Numeric"))
    #expect(translations.typedKeysSource.contains("owner: any LocalizableArgument"))
  }

  @Test(arguments: [
    ("%@ %@", "/* %1$@ = …, %2$@ = … */"), ("%d %@ %d", "/* %1$d = …, %3$d = … */"),
    ("%f %s %s %f", "/* %1$f = …, %2$s = …, %3$s = …, %4$f = … */"), ("%@ %d", nil), ("%@", nil),
    ("%3$@ %1$d", nil),
  ])
  func `arguments of one type without names are a warning`(text: String, example: String?) {
    let translations = TargetTranslations(["en": "k = \"\(text)\";"])

    let messages = translations.generated.diagnostics.map(\.description)

    #expect(
      messages
        == (example.map {
          [
            "en/Localizable.strings:1:1: warning: arguments of one type may be exchanged unnoticed: name "
              + "them in the comment of the key, as in \($0) [unnamed-argument]"
          ]
        } ?? []))
  }

  @Test func `one name is enough for two arguments`() {
    let translations = TargetTranslations(["en": "/* %1$@ = name */ k = \"%@ %@\";"])

    #expect(translations.generated.diagnostics == [])
  }

  @Test func `a key that the development language lacks is generated too`() {
    let translations = TargetTranslations(["pl": "k = \"Tekst\";", "en": ""])

    #expect(
      translations.typedKeysSource == """
        /// "Tekst" (pl)
        static var k: String { "k".localize }
        """)
  }

  @Test func `long declarations and comments are wrapped`() throws {
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    let translations = TargetTranslations(["en": "k = \"%@ %@ %@ %@ \(words)\";"])

    let lines = translations.typedKeysSource.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 98 })
    #expect(lines.count == 13)
    #expect(try #require(lines.first { $0.hasSuffix("…") }).hasPrefix("/// "))
  }

  @Test func `a declaration is one line if that has at most 100 columns`() {
    for length in 20...90 {
      let name = String(repeating: "k", count: length)
      for key in [name, "-" + name] {
        expect(
          "static var \(name): String { \"\(key)\".localize }", in: "\"\(key)\" = \"plain\";")
      }
      expect("static func \(name)(_ argument1: Int) -> String {", in: "\(name) = \"%d\";")
    }
  }

  @Test func `parameters below a declaration are one line if that has at most 100 columns`() {
    for length in 60...90 {
      let name = String(repeating: "n", count: length)
      let form = "{ NSStringFormatValueTypeKey = d; other = \"%d\"; };"

      expect(
        "  a: Int, \(name): Int",
        in: """
          k = { NSStringLocalizedFormatKey = "%#@a@ %#@\(name)@"; a = \(form) \(name) = \(form) };
          """)
    }
  }

  /// Expects the line if it fits in 98 columns, because the file indents it by two more.
  private func expect(_ line: String, in table: String) {
    let lines = TargetTranslations(["en": table]).typedKeysSource.split(separator: "\n")
    #expect(lines.contains(Substring(line)) == (line.count <= 98), "\(line)")
  }

  @Test func `the source does not depend on the order of the languages`() {
    let texts = (0..<100).map { "\"g\($0 % 7).k\($0)\" = \"%@ %d \($0)\";" }.joined()

    let sources = [
      TargetTranslations(["en": texts, "pl": texts]),
      TargetTranslations(["pl": texts, "en": texts]),
    ]
    .map(\.typedKeysSource)

    #expect(sources[0] == sources[1])
  }
}
