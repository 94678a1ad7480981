import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite struct EmbeddedTableTests {
  /// Every way to write an entry, to be read directly into a table and through a document.
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

  @Test func `an empty embedded table has no keys`() {
    let localizer = localizer(StringsTable(language: "en", source: ""))

    #expect(!localizer.has(""))
  }

  @Test(arguments: 0..<40)
  func `a text of any length is returned completely`(_ length: Int) {
    for filler in ["x", "ż", "😀", "\\U017C"] {
      let written = String(repeating: filler, count: length)
      let text = StringsDocument(text: "a = \"\(written)\";").entries[0].value.string

      let bytes = Array("key = \"\(written)\"; with = \"%\(written)\";".utf8)
      let localizer = localizer(StringsTable(language: "en", bytes: bytes))

      #expect(localizer.text("key") == text)
      #expect(localizer.text("with").utf8.elementsEqual("%\(text ?? "")".utf8))
    }
  }

  @Test func `a table of bytes has the texts, keys and diagnostics of its document`() {
    let bytes = Self.source.withUTF8Buffer { Array($0) }
    let units = Array("\u{FEFF}".utf16) + Array(String(decoding: bytes, as: UTF8.self).utf16)
    let utf16 = units.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [bytes, utf16] {
      let document = StringsDocument(bytes: bytes, file: "x.strings")
      let table = StringsTable(language: "en", bytes: bytes, file: "x.strings")
      let (read, expected) = (
        localizer(table), localizer(StringsTable(language: "en", document: document))
      )

      let keys = table.keys

      #expect(keys == StringsTable(language: "en", pairs: Self.pairs(document)).keys)
      #expect(keys.map(read.text) == keys.map(expected.text))
      #expect(keys.map(read.text) == keys.map(localizer(table).text))
      #expect(table.diagnostics == document.diagnostics)
      #expect(table.diagnostics.count > 2)
    }
  }

  private static func pairs(_ document: StringsDocument) -> [PropertyListPair] {
    document.entries.map { PropertyListPair(key: $0.key, value: $0.value) }
  }

  private func localizer(_ table: StringsTable) -> Localizer {
    Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")
  }
}
