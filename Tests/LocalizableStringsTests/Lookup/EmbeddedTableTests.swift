import Testing

@testable import LocalizableStrings

@Suite struct EmbeddedTableTests {
  /// Every way to write an entry: read straight into a table, and by way of a document.
  private static let source: StaticString = #"""
    /* comment */ "short" = "ok";
    "long" = "a text of more than fifteen bytes";
    "beyond ASCII" = "zażółć gęślą jaźń, wszystko";
    "fifteen bytes:!" = "exactly fifteen";
    "sixteen bytes is" = "sixteen bytes is";
    "escaped \"key\"" = "line one\nline two \U017C\\ and more";
    "percent" = "%d of the rest, and more";
    "late percent" = "a long text that ends in %";
    "escaped percent" = "\U0025d of the rest, and more";
    "empty" = "";
    "" = "no key";
    unquoted = word;
    "key only";
    "twice" = "the first of the two";
    "twice" = "the second of the two";
    "broken" = "no semicolon" "next" = "after";
    "count" = {
      NSStringLocalizedFormatKey = "%#@n@";
      n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d thing"; other = "%d things";
      };
    };
    "list" = ( a, b );
    "last" = "without a line end";
    """#

  private static let document = source.withUTF8Buffer { StringsDocument(bytes: Array($0)) }

  @Test func `an embedded table has the texts of its document`() {
    let embedded = localizer(StringsTable(language: "en", source: Self.source))
    let read = localizer(StringsTable(language: "en", document: Self.document))

    let keys = Self.document.entries.map(\.key) + ["absent", "next"]

    #expect(keys.count > 18)
    #expect(keys.map(embedded.text) == keys.map(read.text))
    #expect(keys.map { embedded.text($0, [5]) } == keys.map { read.text($0, [5]) })
    #expect(keys.map(embedded.has) == keys.map(read.has))
    #expect(embedded.text("count", [1]) == "1 thing")
    #expect(embedded.text("twice") == "the second of the two")
  }

  @Test func `an embedded table of nothing has no key`() {
    let localizer = localizer(StringsTable(language: "en", source: ""))

    #expect(!localizer.has(""))
  }

  @Test(arguments: 0..<40)
  func `a text of any length is whole`(_ length: Int) {
    for filler in ["x", "ż", "😀"] {
      let text = String(repeating: filler, count: length) + "%"
      var texts = PermanentTexts(expecting: 400)

      let first = texts.add(text)
      let second = texts.add(String(text.dropLast()))
      let third = texts.add(text)

      #expect(
        [first.string, second.string, third.string] == [text, String(text.dropLast()), text])
      #expect([first.hasPercent, second.hasPercent, third.hasPercent] == [true, false, true])
      #expect(first.string.utf8.elementsEqual(text.utf8))
    }
  }

  private func localizer(_ table: StringsTable) -> Localizer {
    Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
  }
}
