import ConsoleDriver
import ConsoleUI
import Testing

struct CanvasTests {
  @Test func `text appears where it is written`() {
    var canvas = Canvas(size: Size(columns: 10, rows: 3))

    let columns = canvas.write("Łódź", at: Point(column: 2, row: 1))

    #expect(columns == 4)
    #expect(canvas.text == "\n  Łódź\n")
  }

  @Test(arguments: [
    (-1, "bc"), (-5, ""), (8, "        ab"), (9, "         a"), (10, ""), (Int.max, ""),
  ])
  func `text is clipped at the edges`(column: Int, expected: String) {
    var canvas = Canvas(size: Size(columns: 10, rows: 1))

    canvas.write("abc", at: Point(column: column, row: 0))

    #expect(canvas.text == expected)
  }

  @Test func `nothing is drawn outside the clip`() {
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    let clip = Rect(column: 2, row: 0, columns: 3, rows: 1)

    canvas.write("abcdefgh", at: .zero, clip: clip)
    canvas.write("abcdefgh", at: Point(column: 0, row: 1), clip: clip)

    #expect(canvas.text == "  cde\n")
  }

  @Test(arguments: [(-1, " 字"), (0, "漢字"), (2, "  漢"), (3, ""), (1, " 漢")])
  func `a wide character is never split at an edge`(column: Int, expected: String) {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))

    canvas.write("漢字", at: Point(column: column, row: 0))

    #expect(canvas.text == expected)
  }

  @Test(arguments: [(0, "x 字"), (1, " x字"), (2, "漢x"), (3, "漢 x")])
  func `the other half of an overwritten wide character is blank`(column: Int, expected: String) {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("漢字", at: .zero)

    canvas.write("x", at: Point(column: column, row: 0))

    #expect(canvas.text == expected)
  }

  @Test func `a wide character over halves of two others leaves no half`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("漢字語", at: .zero)

    canvas.write("🙂", at: Point(column: 1, row: 0))

    #expect(canvas.text == " 🙂 語")
  }

  @Test func `styled text includes styles and the cursor`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    canvas.write(
      "ab", at: Point(column: 1, row: 0), style: Style(foreground: .cyan, attributes: .bold))
    canvas.fill(
      Rect(column: 4, row: 1, columns: 9, rows: 9), style: Style(background: .rgb(1, 2, 3)))
    canvas.cursor = Point(column: 3, row: 1)

    #expect(
      canvas.styledText == """
         ab

        ---
        0:1-2 bold cyan
        1:4-5 on rgb(1,2,3)
        cursor 1:3
        """)
  }

  @Test func `a fill with a wide character ends with a blank`() {
    var canvas = Canvas(size: Size(columns: 5, rows: 2))

    canvas.fill(canvas.bounds, with: "字")

    #expect(canvas.text == "字字\n字字")
  }

  @Test func `a new style applies to both halves of a wide character`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("a漢", at: .zero)

    canvas.restyle(Rect(column: 0, row: 0, columns: 2, rows: 1)) { $0.attributes.insert(.inverse) }

    #expect(canvas.styledText.hasSuffix("0:0-2 inverse"))
  }

  @Test func `canvases are equal when they look the same`() {
    var left = Canvas(size: Size(columns: 8, rows: 1))
    var right = left
    left.write("e\u{301}", at: .zero)
    left.write("a\u{328}", at: Point(column: 1, row: 0))
    right.write("a\u{328}", at: Point(column: 1, row: 0))
    #expect(left != right)

    right.write("e\u{301}", at: .zero)

    #expect(left == right)
  }

  @Test(arguments: [Size.zero, Size(columns: 1, rows: 1), Size(columns: -5, rows: 7)])
  func `the smallest canvases hold what fits`(size: Size) {
    var canvas = Canvas(size: size)

    canvas.write("漢a", at: Point(column: -2, row: 0))
    canvas.fill(Rect(column: -9, row: -9, columns: Int.max, rows: Int.max), with: "x")
    canvas.restyle(canvas.bounds) { $0.foreground = .red }

    #expect(
      canvas.text == (size.isEmpty ? String(repeating: "\n", count: max(0, size.rows - 1)) : "x"))
  }
}
