import Testing

@testable import LocalizableStrings
@testable import StringsSyntax

struct IsolationTests {
  private static let source = #""by" = "%@ · %d"; "wide" = "%6@|"; "short" = "%.2@";"#

  private let english = TextTable("en", source)
  private let hebrew = TextTable("he", source)

  @Test func `a text that runs the other way is kept apart`() {
    #expect(english.text("by", "אבג", 3) == "\u{2068}אבג\u{2069} · 3")
    #expect(english.text("by", "سلام", 3) == "\u{2068}سلام\u{2069} · 3")
    #expect(english.text("by", "Ann (אבג)", 3) == "\u{2068}Ann (אבג)\u{2069} · 3")
    #expect(hebrew.text("by", "Ann", 3) == "\u{2068}Ann\u{2069} · 3")
    #expect(hebrew.text("by", "漢字", 3) == "\u{2068}漢字\u{2069} · 3")
  }

  @Test func `a text that runs the same way, or no way, is not`() {
    #expect(english.text("by", "Zażółć 漢字 🙂", 3) == "Zażółć 漢字 🙂 · 3")
    #expect(english.text("by", "42 – 43!", 3) == "42 – 43! · 3")
    #expect(hebrew.text("by", "אבג", 3) == "אבג · 3")
    #expect(hebrew.text("by", "42", 3) == "42 · 3")
  }

  @Test func `isolation takes no width and is not cut`() {
    #expect(english.text("wide", "אבג") == "   \u{2068}אבג\u{2069}|")
    #expect(english.text("short", "אבג") == "\u{2068}אב\u{2069}")
  }

  @Test func `it can be left out`() {
    let plain = TextTable("en", IsolationTests.source, isolatesArguments: false)

    #expect(plain.text("by", "אבג", 3) == "אבג · 3")
  }

  @Test func `a text that comes from another language is isolated in that one`() {
    let texts = Localizer(
      tables: [
        StringsTable(language: "en", document: StringsDocument(text: IsolationTests.source))
      ],
      preferring: ["he"], developmentLanguage: "en")

    #expect(texts.text("by", ["Ann", 1]) == "Ann · 1")
    #expect(texts.text("by", ["אבג", 1]) == "\u{2068}אבג\u{2069} · 1")
  }
}
