/// Changes of a canvas that shows an earlier frame.
extension Canvas {
  /// Whether all cells of a rectangle inside of the canvas are the same.
  func isFilled(_ rect: Rect, with cell: Cell) -> Bool {
    rect.rows.allSatisfy { row in
      let start = starts[row]
      return storage[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
        .allSatisfy { $0 == cell }
    }
  }

  /// Blanks the cells of a rectangle inside of the canvas.
  mutating func erase(_ rect: Rect, style: Style) {
    fill(rect, style: style)
    guard rect.columns == bounds.columns, style == background else { return }
    for row in rect.rows { marks[row] = RowMark.untouched }
  }

  /// Moves the rows of a rectangle inside of the canvas up by a distance, or down by a negative one.
  ///
  /// The rows that become free keep some cells or others: erase them.
  mutating func scroll(_ rect: Rect, by distance: Int) {
    guard !rect.isEmpty, distance != 0, abs(distance) < rect.size.rows else { return }
    if rect.columns == bounds.columns { return rotate(rect.rows, by: distance) }
    let rows = rect.rows.clamped(
      to: rect.rows.lowerBound - distance..<rect.rows.upperBound - distance)
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      // The halves of wide cells that the rectangle cuts.
      blankHalves(beside: rect.columns, row: row)
      let (target, source) = (starts[row], starts[row + distance])
      for column in rect.columns { storage[target + column] = storage[source + column] }
      blankCutHalves(in: rect.columns, row: row)
      marks[row] = 0
    }
  }

  /// Moves whole rows up by a distance, or down by a negative one; those that leave come back at the other end.
  private mutating func rotate(_ rows: Range<Int>, by distance: Int) {
    let first = distance > 0 ? rows.lowerBound + distance : rows.upperBound + distance
    let (kept, moved) = (first..<rows.upperBound, rows.lowerBound..<first)
    starts.replaceSubrange(rows, with: starts[kept] + starts[moved])
    marks.replaceSubrange(rows, with: marks[kept] + marks[moved])
  }

  /// Makes a row show what a row of another canvas does, whose tables this canvas must have.
  mutating func copyRow(_ row: Int, from other: Canvas) {
    storage.replaceSubrange(range(ofRow: row), with: other.storage[other.range(ofRow: row)])
    marks[row] = other.marks[row]
  }
}
