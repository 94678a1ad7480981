import StringsSyntax
import Testing

@testable import LocalizableStrings

struct IsolationTests {
  private static let source = #""by" = "%@ · %d"; "wide" = "%6@|"; "short" = "%.2@";"#

  private let english = TextTable("en", source)
  private let hebrew = TextTable("he", source)

  @Test func `an argument of the opposite direction is isolated`() {
    #expect(english.text("by", "אבג", 3) == "\u{2068}אבג\u{2069} · 3")
    #expect(english.text("by", "سلام", 3) == "\u{2068}سلام\u{2069} · 3")
    #expect(english.text("by", "Ann (אבג)", 3) == "\u{2068}Ann (אבג)\u{2069} · 3")
    #expect(hebrew.text("by", "Ann", 3) == "\u{2068}Ann\u{2069} · 3")
    #expect(hebrew.text("by", "漢字", 3) == "\u{2068}漢字\u{2069} · 3")
  }

  @Test func `an argument of the same direction, or none, is not isolated`() {
    #expect(english.text("by", "Zażółć 漢字 🙂", 3) == "Zażółć 漢字 🙂 · 3")
    #expect(english.text("by", "42 – 43!", 3) == "42 – 43! · 3")
    #expect(hebrew.text("by", "אבג", 3) == "אבג · 3")
    #expect(hebrew.text("by", "42", 3) == "42 · 3")
  }

  @Test func `isolates have no width and are not cut off`() {
    #expect(english.text("wide", "אבג") == "   \u{2068}אבג\u{2069}|")
    #expect(english.text("short", "אבג") == "\u{2068}אב\u{2069}")
  }

  /// What is open at the end of an argument, and what it closes that is not its own.
  private static let unbalanced = [
    ("\u{202E}txt.exe", "\u{2068}\u{202E}txt.exe\u{2069}"),
    ("\u{2067}Ann", "\u{2068}\u{2067}Ann\u{2069}\u{2069}"),
    ("Ann\u{2069}", "\u{2068}Ann\u{2069}"),
    ("\u{2069}\u{2066}\u{2069}\u{2069}\u{202C}", "\u{2068}\u{2066}\u{2069}\u{202C}\u{2069}"),
    ("\u{2068}אבג\u{2069}", "\u{2068}\u{2068}אבג\u{2069}\u{2069}"),
  ]

  @Test(arguments: unbalanced)
  func `controls of directions in an argument end with it`(argument: String, shown: String) {
    #expect(english.text("by", argument, 3) == shown + " · 3")
    #expect(hebrew.text("by", argument, 3) == shown + " · 3")
    #expect(english.text("by", "x", argument).hasPrefix("x · \u{2068}⟨%d: "))
  }

  @Test func `isolation can be switched off`() {
    let plain = TextTable("en", IsolationTests.source, isolatesArguments: false)

    #expect(plain.text("by", "אבג", 3) == "אבג · 3")
  }

  @Test func `isolation depends on the language of the text`() {
    let texts = Localizer(
      tables: [
        StringsTable(language: "en", document: StringsDocument(text: IsolationTests.source))
      ],
      preferring: ["he"], developmentLanguage: "en")

    #expect(texts.text("by", ["Ann", 1]) == "Ann · 1")
    #expect(texts.text("by", ["אבג", 1]) == "\u{2068}אבג\u{2069} · 1")
  }
}
