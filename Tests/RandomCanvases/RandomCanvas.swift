package import ConsoleUI
package import TestCases

/// Generates sequences of canvases that sometimes share or move rows, as screens do.
package struct RandomCanvas {
  package private(set) var generator: SeededGenerator
  let size: Size

  private static let texts = [
    "plain words", "zażółć gęślą jaźń", "漢字かな", "e\u{301}a\u{328}", "🙂🙂", "❤️ x", "👩‍🚀 y",
    "\u{1B}[31mred", "tab\there", "한글", "- - -", " ", "                    ", "क्षि",
    "\u{1F1F5}\u{1F1F1}",
    "a\u{202E}b", "│──┼", "\u{301}", "☝🏽", "\r\n\u{85}\u{2028}",
  ]
  private static let links = [
    LinkURL("https://example.org/a"), LinkURL("https://example.org/łódź"), LinkURL("mailto:a@b.c"),
  ]
  private static let colors: [Color] = [
    .standard, .red, .brightBlue, .palette(200), .rgb(1, 2, 3), .standard,
  ]

  package init(generator: SeededGenerator, size: Size) {
    self.generator = generator
    self.size = size
  }

  /// The next canvas, often drawn over the old one, sometimes with moved rows or with a cursor.
  package mutating func next(after old: Canvas?) -> Canvas {
    var canvas = Canvas(size: size)
    if let old, Int.random(in: 0..<4, using: &generator) > 0 {
      let region = Bool.random(using: &generator) ? region() : 0..<size.rows
      let distance = Bool.random(using: &generator) ? number(-3...3) : 0
      canvas = copy(of: old, moving: region, by: distance)
    }
    if number(0...9) == 0 { drawEveryRow(of: &canvas) }
    for _ in 0..<number(0...6) { draw(on: &canvas) }
    if Bool.random(using: &generator) {
      canvas.cursor = Point(column: number(-1...size.columns), row: number(-1...size.rows))
    }
    return canvas
  }

  private mutating func draw(on canvas: inout Canvas) {
    let point = Point(column: number(-3...size.columns), row: number(-1...size.rows))
    let rect = Rect(
      column: number(-2...size.columns), row: number(-2...size.rows), columns: number(0...20),
      rows: number(0...6))
    let style = style()
    switch number(0...10) {
    case 10: Self.links[number(0...2)].map { canvas.link(rect, to: $0) }
    case 0: canvas.fill(rect, style: style)
    case 1: canvas.fill(rect, with: "字", style: style)
    case 2: canvas.restyle(rect) { $0 = style }
    default:
      let clip = Bool.random(using: &generator) ? rect : nil
      canvas.write(text(), at: point, style: style, clip: clip)
    }
  }

  private mutating func drawEveryRow(of canvas: inout Canvas) {
    for row in 0..<size.rows {
      let text = text()
      let count = size.columns / max(1, text.columns) + 1
      canvas.write(
        String(repeating: text, count: count), at: Point(column: 0, row: row), style: style())
    }
  }

  private func copy(of old: Canvas, moving region: Range<Int>, by distance: Int) -> Canvas {
    var canvas = Canvas(size: size)
    for row in 0..<size.rows {
      let source = region.contains(row) ? row + distance : row
      guard !region.contains(row) || region.contains(source) else { continue }
      for column in 0..<size.columns {
        let point = Point(column: column, row: source)
        let cluster = old.cluster(at: point)
        guard !cluster.isEmpty else { continue }
        canvas.write(
          cluster, at: Point(column: column, row: row), style: old.style(at: point))
        guard let link = old.link(at: point) else { continue }
        canvas.link(Rect(column: column, row: row, columns: 1, rows: 1), to: link)
      }
    }
    return canvas
  }

  private mutating func region() -> Range<Int> {
    let first = number(0...size.rows)
    return first..<number(first...size.rows)
  }

  private mutating func text() -> String { Self.texts[number(0...Self.texts.count - 1)] }

  private mutating func style() -> Style {
    let attributes = Style.Attributes(rawValue: UInt8(number(0...1) * number(0...63)))
    return Style(
      foreground: Self.colors[number(0...5)], background: Self.colors[number(0...5)],
      attributes: attributes)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
