/// Cells that were drawn once and are copied to other canvases, without references to the tables of a canvas.
struct CanvasPiece {
  let size: Size
  let cells: [Cell]
  /// Marks the rows of canvases that show the first row of these cells; the numbers after it, the other rows.
  let firstMark: UInt64

  /// The bits of a mark that say in which column the cells begin.
  private static let columnBits: UInt64 = 16

  @MainActor private static var nextMark: UInt64 = 1

  /// Takes cells of a canvas; `nil` if they refer to its tables.
  @MainActor init?(of rect: Rect, from canvas: Canvas) {
    guard !rect.isEmpty, canvas.bounds.intersection(rect) == rect,
      rect.columns.upperBound < 1 << Self.columnBits
    else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(rect.size.columns * rect.size.rows)
    for row in rect.rows {
      let start = row * canvas.size.columns
      cells += canvas.cells[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
    }
    guard !cells.contains(where: \.usesTables) else { return nil }
    (self.cells, size) = (cells, rect.size)
    firstMark = Self.nextMark
    Self.nextMark += UInt64(rect.size.rows)
  }

  /// Marks a row of a canvas that shows a row of these cells from a column on, and is blank beside them.
  func mark(ofRow row: Int, at column: Int) -> UInt64 {
    (firstMark + UInt64(row)) << Self.columnBits | UInt64(column)
  }
}

extension Canvas {
  /// Whether nothing was drawn in these rows.
  func isUntouched(_ rows: Range<Int>) -> Bool { marks[rows].allSatisfy { $0 == Self.untouched } }

  /// Whether a row shows a piece, which is hardly ever blank.
  func isPiece(row: Int) -> Bool { marks[row] > Self.untouched }

  /// Copies cells into rows that nothing was drawn in.
  mutating func put(_ piece: CanvasPiece, at origin: Point) {
    let (columns, length) = (size.columns, piece.size.columns)
    // Safe because the pointers are used inside the closures only; slices check their bounds.
    cells.withUnsafeMutableBufferPointer { target in
      piece.cells.withUnsafeBufferPointer { source in
        for row in 0..<piece.size.rows {
          let start = (origin.row + row) * columns + origin.column
          let cells = UnsafeBufferPointer(rebasing: source[row * length..<(row + 1) * length])
          let place = UnsafeMutableBufferPointer(rebasing: target[start..<start + length])
          guard let cells = cells.baseAddress else { return }
          place.baseAddress?.update(from: cells, count: length)
        }
      }
    }
    mark(piece, at: origin)
  }

  /// Notes that untouched rows show cells since they were drawn.
  mutating func mark(_ piece: CanvasPiece, at origin: Point) {
    for row in 0..<piece.size.rows {
      marks[origin.row + row] = piece.mark(ofRow: row, at: origin.column)
    }
  }
}
