/// Cells that were drawn once and are copied to other canvases, without references to the tables of a canvas.
struct CanvasPiece {
  let size: Size
  let cells: [Cell]
  /// The number of the first row for ``RowMark``; those after it are for the other rows.
  let firstMark: UInt64

  /// Takes cells of a canvas; `nil` if they refer to its tables.
  @MainActor init?(of rect: Rect, from canvas: Canvas) {
    guard !rect.isEmpty, canvas.bounds.intersection(rect) == rect,
      RowMark.canHold(column: rect.columns.upperBound)
    else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(rect.size.columns * rect.size.rows)
    for row in rect.rows {
      let start = canvas.starts[row]
      cells += canvas.storage[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
    }
    guard !cells.contains(where: \.usesTables) else { return nil }
    (self.cells, size) = (cells, rect.size)
    firstMark = RowMark.reserve(rows: rect.size.rows)
  }

  /// Marks a row of a canvas that shows a row of these cells from a column on, and is blank beside them.
  func mark(ofRow row: Int, at column: Int) -> UInt64 {
    RowMark.piece(firstMark + UInt64(row), at: column)
  }
}

extension Canvas {
  /// Copies cells to where the canvas is blank; `isAlone` says that nothing was drawn beside them.
  mutating func put(_ piece: CanvasPiece, at origin: Point, isAlone: Bool) {
    let length = piece.size.columns
    // Safe because the pointers are used inside the closures only; slices check their bounds.
    storage.withUnsafeMutableBufferPointer { [starts] target in
      piece.cells.withUnsafeBufferPointer { source in
        for row in 0..<piece.size.rows {
          let start = starts[origin.row + row] + origin.column
          let cells = UnsafeBufferPointer(rebasing: source[row * length..<(row + 1) * length])
          let place = UnsafeMutableBufferPointer(rebasing: target[start..<start + length])
          guard let cells = cells.baseAddress else { return }
          place.baseAddress?.update(from: cells, count: length)
        }
      }
    }
    if isAlone {
      mark(piece, at: origin)
    } else {
      for row in 0..<piece.size.rows { marks[origin.row + row] = 0 }
    }
  }

  /// Notes that untouched rows show cells since they were drawn.
  mutating func mark(_ piece: CanvasPiece, at origin: Point) {
    for row in 0..<piece.size.rows {
      marks[origin.row + row] = piece.mark(ofRow: row, at: origin.column)
    }
  }
}
