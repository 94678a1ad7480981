import ConsoleDriver
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `A canvas that is changed after it was shown` {
  private static let size = Size(columns: 24, rows: 12)

  @Test(arguments: Seed.few(6, many: 60))
  func `reaches the terminal as a new one does`(seed: Seed) throws {
    var random = seed.generator
    var canvas = Canvas(size: Self.size)
    for row in 0..<12 { canvas.write("row \(row) 漢字 words", at: Point(column: 0, row: row)) }
    canvas.markRows()
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualTerminal(size: Self.size)
    var shown: Canvas?
    screen.process(encoder.encode(canvas, over: &shown))

    for step in 1...40 {
      for _ in 0...Int.random(in: 0..<4, using: &random) { change(&canvas, step, &random) }
      canvas.markRows()
      screen.process(encoder.encode(canvas, over: &shown))

      #expect(shown == canvas, "step \(step)")
      let texts = screen.cells.map { $0.map(\.text).joined() }
      let expected = (0..<12).map { row in
        canvas.text(ofRow: row).padding(to: texts[row].count)
      }
      #expect(texts == expected, "step \(step)")
    }
  }

  @Test func `shows a cluster that another change has in the same place of its table`() {
    var canvas = Canvas(size: Self.size)
    canvas.markRows()
    var (first, second) = (canvas, canvas)
    first.write("👩‍🚀", at: .zero)
    first.markRows()
    second.write("👩‍🔬", at: .zero)
    second.markRows()
    var encoder = FrameEncoder(capabilities: Capabilities())
    _ = encoder.encode(from: nil, to: first)

    let bytes = String(decoding: encoder.encode(from: first, to: second), as: UTF8.self)

    #expect(bytes.contains("👩‍🔬"))
  }

  @Test func `has no half of a wide character after some of its columns were scrolled`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    canvas.write("漢a漢", at: Point(column: 1, row: 1))

    canvas.scroll(Rect(column: 2, row: 0, columns: 3, rows: 2), by: 1)

    #expect(canvas.text(ofRow: 0).padding(to: 6) == "   a  ")
    #expect(!canvas.cells.prefix(6).contains { $0.columns != 1 })
  }

  @Test func `is sent as a scroll without a look at the cells that moved`() {
    var canvas = Canvas(size: Self.size)
    for row in 0..<12 { canvas.write("row \(row)", at: Point(column: 0, row: row)) }
    canvas.markRows()
    var encoder = FrameEncoder(capabilities: Capabilities())
    var shown: Canvas?
    _ = encoder.encode(canvas, over: &shown)
    canvas.scroll(canvas.bounds, by: 1)
    canvas.erase(Rect(column: 0, row: 11, columns: 24, rows: 1), style: .plain)
    canvas.write("row 12", at: Point(column: 0, row: 11))
    canvas.markRows()

    let bytes = String(decoding: encoder.encode(canvas, over: &shown), as: UTF8.self)

    #expect(bytes.contains("\u{1B}[M"))
    #expect(bytes.ranges(of: "row").count == 1)
  }

  @Test func `is compared cell by cell with another change of it`() {
    var canvas = Canvas(size: Self.size)
    canvas.markRows()
    var (first, second) = (canvas, canvas)
    first.write("x", at: .zero)
    second.write("y", at: .zero)
    var encoder = FrameEncoder(capabilities: Capabilities())
    _ = encoder.encode(from: nil, to: first)

    let bytes = String(decoding: encoder.encode(from: first, to: second), as: UTF8.self)

    #expect(bytes.contains("y"))
  }

  private func change(_ canvas: inout Canvas, _ step: Int, _ random: inout SeededGenerator) {
    let rows = Rect(
      column: 0, row: Int.random(in: 0..<6, using: &random), columns: 24,
      rows: Int.random(in: 1...6, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      canvas.scroll(rows, by: Int.random(in: -3...3, using: &random))
    case 1:
      canvas.erase(rows, style: .plain)
    case 2:
      // Columns in which no wide character is cut.
      let part = rows.inset(left: 12)
      canvas.scroll(part, by: Int.random(in: -3...3, using: &random))
    default:
      canvas.write("step \(step) ą👩‍🚀", at: rows.origin)
    }
  }
}

extension String {
  /// The text with blanks behind it, up to a number of characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
