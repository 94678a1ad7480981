/// Numbers for what a row of a canvas shows: rows with the same one look the same, so their cells need not be compared.
enum RowMark {
  /// Nothing was drawn in the row.
  static let untouched: UInt64 = 1

  /// The lower bits say in which column a ``CanvasPiece`` begins, or that the row is not a piece.
  private static let columnBits: UInt64 = 16
  private static let noColumn: UInt64 = (1 << columnBits) - 1

  @MainActor private static var next: UInt64 = 1

  /// Whether a piece can begin or end in this column.
  static func canHold(column: Int) -> Bool { column < noColumn }

  /// Reserves numbers for the rows of a piece, and returns the first.
  @MainActor static func reserve(rows: Int) -> UInt64 {
    defer { next += UInt64(rows) }
    return next
  }

  /// The mark of a row that shows a row of a piece from a column on, and is blank beside it.
  static func piece(_ number: UInt64, at column: Int) -> UInt64 {
    number << columnBits | UInt64(column)
  }

  /// Whether a row shows a piece.
  static func isPiece(_ mark: UInt64) -> Bool { mark > untouched && mark & noColumn != noColumn }

  /// A mark that no other row has.
  @MainActor static func unique() -> UInt64 { reserve(rows: 1) << columnBits | noColumn }
}

extension Canvas {
  /// Marks the rows that are not marked, once the canvas is complete, so that they are known in canvases made from it.
  @MainActor mutating func markRows() {
    for row in marks.indices where marks[row] == 0 { marks[row] = RowMark.unique() }
    if lineage == 0 { lineage = RowMark.reserve(rows: 1) }
  }

  /// Whether one of two complete canvases was made from the other, or both from a third one.
  ///
  /// Then rows with different marks have been drawn anew.
  func isRelated(to other: Canvas) -> Bool {
    lineage != 0 && lineage == other.lineage && !marks.contains(0) && !other.marks.contains(0)
  }

  /// Whether the cells of another canvas mean the same with the clusters and links of this one.
  func extendsTables(of other: Canvas) -> Bool {
    clusters.extends(other.clusters) && (links == other.links || links.starts(with: other.links))
  }

  /// Whether nothing was drawn in these rows.
  func isUntouched(_ rows: Range<Int>) -> Bool {
    for row in rows where marks[row] != RowMark.untouched { return false }
    return true
  }

  /// Whether a rectangle shows what it shows where nothing was drawn.
  func isBlank(_ rect: Rect) -> Bool {
    let blank = Cell.blank(background)
    return rect.rows.allSatisfy { row in
      storage[range(ofRow: row)].dropFirst(rect.columns.lowerBound).prefix(rect.size.columns)
        .allSatisfy { $0 == blank }
    }
  }

  /// Whether a row shows a piece, which is hardly ever blank.
  func isPiece(row: Int) -> Bool { RowMark.isPiece(marks[row]) }
}
