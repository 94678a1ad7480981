import LocalizableStrings
import Testing

@testable import StringsCompiler

/// What is written for each key, by the keys and texts.
@Suite struct `Typed key` {
  @Test func `keys nest at their dots and show text and comment`() {
    let catalog = Catalog([
      "en": """
      /* Over the first screen. */
      "welcome.title" = "Welcome";
      bye = "Bye\\n\\"*/ \\U202E";
      "welcome.text" = "A";
      """
    ])

    #expect(
      catalog.typedKeysSource == #"""
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
  func `arguments follow the placeholders`(text: String, parameters: String) {
    let catalog = Catalog(["en": "k = \"\(text)\";"])

    #expect(catalog.typedKeysSource.contains("static func k(\(parameters)) -> String {"))
  }

  @Test(arguments: ["100% sure", "100%", "%% %", "plain"])
  func `a percent sign of a text is no argument`(text: String) {
    let catalog = Catalog(["en": "k = \"\(text)\";", "pl": "k = \"\(text)\";"])

    #expect(catalog.typedKeysSource.contains("static var k: String { \"k\".localize }"))
  }

  @Test(arguments: [
    ("%@", "%d", "_ argument1: Int"), ("%f", "%d", "_ argument1: Int"),
    ("plain", "%1$@", "_ argument1: any LocalizableArgument"),
    ("%@", "%1$@ %2$d", "_ argument1: any LocalizableArgument, _ argument2: Int"),
  ])
  func `arguments are those of all languages`(english: String, polish: String, parameters: String) {
    let catalog = Catalog(["en": "k = \"\(english)\";", "pl": "k = \"\(polish)\";"])

    #expect(catalog.typedKeysSource.contains("static func k(\(parameters)) -> String {"))
  }

  @Test func `plural variables are labels, numbers of any kind unless the format says which`() {
    let catalog = Catalog([
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
      catalog.typedKeysSource == """
        /// "%@ %f"
        static func k(`in`: Int, myFiles: Double) -> String {
          "k".localize(`in`, myFiles)
        }
        """)
  }

  @Test func `a key that only another language has is there, too`() {
    let catalog = Catalog(["pl": "k = \"Tekst\";", "en": ""])

    #expect(
      catalog.typedKeysSource == """
        /// "Tekst" (pl)
        static var k: String { "k".localize }
        """)
  }

  @Test func `long declarations and comments are broken into lines`() throws {
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    let catalog = Catalog(["en": "k = \"%@ %@ %@ %@ \(words)\";"])

    let lines = catalog.typedKeysSource.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 98 })
    #expect(lines.count == 13)
    #expect(try #require(lines.first { $0.hasSuffix("…") }).hasPrefix("/// "))
  }

  @Test func `the source is the same each time, whatever the order of the languages`() {
    let texts = (0..<100).map { "\"g\($0 % 7).k\($0)\" = \"%@ %d \($0)\";" }.joined()

    let sources = [Catalog(["en": texts, "pl": texts]), Catalog(["pl": texts, "en": texts])]
      .map(\.typedKeysSource)

    #expect(sources[0] == sources[1])
  }
}
