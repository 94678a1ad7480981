import ConsoleUI
import Testing

struct WidthTests {
  @Test(arguments: try WidthCase.uncontested())
  func `text takes the columns that every terminal gives it`(example: WidthCase) {
    #expect(example.text.columns == example.columns)
  }

  @Test(arguments: try WidthCase.contested())
  func `text of contested width takes as many columns as somebody gives it`(example: WidthCase) {
    #expect(example.answers.contains(example.text.columns))
  }

  @Test func `no more than one contested width is not that of the rules`() throws {
    let differing = try WidthCase.contested().filter { $0.text.columns != $0.columns }

    // A soft hyphen inside of a line is not sent, a line separator there is a space, and Tamil is measured
    // by grapheme clusters and not by conjuncts across them.
    #expect(
      differing.map(\.codepoints) == [
        "U+0061 U+00AD U+0062", "U+0061 U+2028 U+0062", "U+0B95 U+0BCD U+0BB7 U+0BCC",
      ])
  }

  /// What is not sent cannot be measured otherwise; marks on a letter add a column in one terminal only.
  private static let agreed: Set<String> = [
    "U+0061 U+00AD U+0062", "U+00AD", "U+0061 U+2028 U+0062", "U+0CA1 U+0CBF",
    "U+0E2A U+0E27 U+0E31 U+0E2A U+0E14 U+0E35",
    "U+0E01 U+0E23 U+0E38 U+0E07 U+0E40 U+0E17 U+0E1E U+0E2F",
  ]

  @Test(arguments: try WidthCase.contested())
  func `after text of contested width a terminal is told where to go on`(example: WidthCase) {
    var canvas = Canvas(size: Size(columns: 60, rows: 1))

    canvas.write(example.text + "|", at: .zero)

    #expect(
      canvas.cells.contains(where: \.isContested) == !Self.agreed.contains(example.codepoints))
  }

  @Test(arguments: try WidthCase.all())
  func `a canvas takes as many columns as the text was measured`(example: WidthCase) {
    var canvas = Canvas(size: Size(columns: 60, rows: 1))

    let columns = canvas.write(example.text, at: .zero)

    #expect(columns == example.text.columns)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a canvas takes as many columns as any text was measured`(seed: UInt64) {
    var texts = RandomText(generator: SeededGenerator(seed: seed))

    for _ in 0..<150 {
      let text = texts.next()
      var canvas = Canvas(size: Size(columns: 200, rows: 1))

      #expect(canvas.write(text, at: .zero) == min(200, text.columns), "\(text.debugDescription)")
      #expect(text.sanitized.sanitized == text.sanitized, "\(text.debugDescription)")
    }
  }

  @Test func `text behaves the same however it is cut out`() {
    let text = "xx zażółć 漢字 🙂 yy"

    #expect(text.dropFirst(3).columns == String(text.dropFirst(3)).columns)
    #expect(text.dropFirst(3).dropLast(3).columns == 14)
  }

  @Test func `a soft hyphen is seen at the end only`() {
    #expect("do\u{AD}mek".columns == 5)
    #expect("do\u{AD}mek".sanitized == "domek")
    #expect("do\u{AD}".columns == 3)
    #expect("do\u{AD}".sanitized == "do-")
  }
}
