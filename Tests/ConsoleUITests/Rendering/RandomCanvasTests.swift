import ConsoleUI
import RandomCanvases
import TestCases
import Testing

@Suite(.ownThread) struct RandomCanvasTests {
  @Test(
    arguments: [
      Size(columns: 1, rows: 4), Size(columns: 2, rows: 3), Size(columns: 13, rows: 7),
      Size(columns: 40, rows: 12),
    ], Seed.few(1, many: 4))
  func `a canvas never contains half of a wide cluster`(size: Size, seed: Seed) {
    var canvases = RandomCanvas(generator: seed.generator, size: size)
    var canvas: Canvas?

    for frame in 0..<100 {
      let next = canvases.next(after: canvas)
      canvas = next

      #expect(next.halves.isEmpty, "frame \(frame)")
    }
  }

  @Test(arguments: 0...40, Seed.few(1, many: 3))
  func `only cells inside the clip change`(column: Int, seed: Seed) {
    var canvases = RandomCanvas(
      generator: seed.generator, size: Size(columns: 40, rows: 3))
    let before = canvases.next(after: nil)
    var after = before
    let clip = Rect(column: column, row: 1, columns: 5, rows: 1)

    after.write(
      "漢字a🙂❤️漢字👩‍🚀e\u{301}字", at: Point(column: column - 3, row: 1),
      style: Style(background: .green), clip: clip)

    #expect(after.halves.isEmpty)
    let changed = after.bounds.points.filter { !after.looksSame(as: before, at: $0) }
    // A wide cluster that the clip halves becomes blank outside of it, too.
    let reach = Rect(column: column - 1, row: 1, columns: 7, rows: 1)
    #expect(
      changed.allSatisfy { clip.contains($0) || reach.contains($0) && after.cluster(at: $0) == " " }
    )
  }
}

extension Canvas {
  /// The positions of right halves without a left half, and the other way round.
  fileprivate var halves: [Point] {
    bounds.points.filter { point in
      let index = point.row * size.columns + point.column
      let cell = cells[index]
      if cell.isTrailing { return point.column == 0 || cells[index - 1].columns != 2 }
      return cell.columns == 2 && (point.column + 1 == size.columns || !cells[index + 1].isTrailing)
    }
  }

  fileprivate func looksSame(as other: Canvas, at point: Point) -> Bool {
    cluster(at: point) == other.cluster(at: point) && style(at: point) == other.style(at: point)
  }
}

extension Rect {
  fileprivate var points: [Point] {
    rows.flatMap { row in columns.map { Point(column: $0, row: row) } }
  }
}
