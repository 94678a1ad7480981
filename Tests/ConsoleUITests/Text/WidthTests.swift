import ConsoleUI
import TestCases
import Testing

struct WidthTests {
  @Test(arguments: try WidthCase.uncontested())
  func `uncontested text takes the columns of the rules`(example: WidthCase) {
    #expect(example.text.columns == example.columns)
  }

  @Test(arguments: try WidthCase.contested())
  func `text of contested width takes the columns of the rules or of some program`(
    example: WidthCase
  ) {
    #expect(example.allColumns.contains(example.text.columns))
  }

  @Test func `only the listed contested widths differ from the rules`() throws {
    let differing = try WidthCase.contested().filter { $0.text.columns != $0.columns }

    // A soft hyphen inside a line is not sent, a line separator there is a space, and Tamil is measured by
    // grapheme cluster, not by conjuncts across clusters.
    #expect(
      differing.map(\.codepoints) == [
        "U+0061 U+00AD U+0062", "U+0061 U+2028 U+0062", "U+0B95 U+0BCD U+0BB7 U+0BCC",
      ])
  }

  /// Contested cases without a cursor move: parts that are never sent, and marks that only one terminal counts.
  private static let withoutMove: Set<String> = [
    "U+0061 U+00AD U+0062", "U+00AD", "U+0061 U+2028 U+0062", "U+0CA1 U+0CBF",
    "U+0E2A U+0E27 U+0E31 U+0E2A U+0E14 U+0E35",
    "U+0E01 U+0E23 U+0E38 U+0E07 U+0E40 U+0E17 U+0E1E U+0E2F",
  ]

  @Test(arguments: try WidthCase.contested())
  func `the cursor is positioned after text of contested width`(example: WidthCase) {
    var canvas = Canvas(size: Size(columns: 60, rows: 1))

    canvas.write(example.text + "|", at: .zero)

    #expect(
      canvas.cells.contains(where: \.isContested) == !Self.withoutMove.contains(example.codepoints))
  }

  @Test(arguments: try WidthCase.all())
  func `a canvas uses as many columns as the text measures`(example: WidthCase) {
    var canvas = Canvas(size: Size(columns: 60, rows: 1))

    let columns = canvas.write(example.text, at: .zero)

    #expect(columns == example.text.columns)
  }

  @Test(arguments: Seed.few(1, many: 4))
  func `a canvas uses as many columns as any random text measures`(seed: Seed) {
    var texts = RandomText(generator: seed.generator)

    for _ in 0..<150 {
      let text = texts.next()
      var canvas = Canvas(size: Size(columns: 200, rows: 1))

      #expect(canvas.write(text, at: .zero) == min(200, text.columns), "\(text.debugDescription)")
      #expect(text.sanitized.sanitized == text.sanitized, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [0xE0020, 0xE007F] as [UInt32])
  func `tags are removed, except after the black flag`(tag: UInt32) throws {
    let tag = String(try #require(Unicode.Scalar(tag)))

    #expect("a\(tag)b".sanitized == "ab" && "a\(tag)b".columns == 2)
    #expect("\u{1F3F4}\(tag)".sanitized == "\u{1F3F4}\(tag)")
  }

  @Test func `a substring measures like a copy of it`() {
    let text = "xx zażółć 漢字 🙂 yy"

    #expect(text.dropFirst(3).columns == String(text.dropFirst(3)).columns)
    #expect(text.dropFirst(3).dropLast(3).columns == 14)
  }

  @Test func `a soft hyphen shows only at the end`() {
    #expect("do\u{AD}mek".columns == 5)
    #expect("do\u{AD}mek".sanitized == "domek")
    #expect("do\u{AD}".columns == 3)
    #expect("do\u{AD}".sanitized == "do-")
  }
}
