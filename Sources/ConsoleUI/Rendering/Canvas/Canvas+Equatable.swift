extension Canvas: Equatable {
  /// Compares what the canvases show, regardless of the order in which they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    if left.usesNoTables, right.usesNoTables { return left.cells == right.cells }
    return zip(left.cells, right.cells).allSatisfy { left.looksEqual($0, $1, of: right) }
  }

  /// Whether a cell of this canvas looks like a cell of another canvas.
  @inline(__always)
  package func looksEqual(_ cell: Cell, _ otherCell: Cell, of other: Canvas) -> Bool {
    guard cell.usesTables, otherCell.usesTables else { return cell == otherCell }
    return cell.style == otherCell.style && text(of: cell) == other.text(of: otherCell)
      && link(of: cell) == other.link(of: otherCell)
  }

  private var usesNoTables: Bool { clusters.isEmpty && links.isEmpty }

  /// A canvas of one blank row.
  static func blankRow(columns: Int) -> Canvas { Canvas(size: Size(columns: columns, rows: 1)) }

  /// Whether a row looks like a row of another canvas, which must have the same width.
  func row(_ row: Int, looksLike otherRow: Int, of other: Canvas) -> Bool {
    let own = cells.span.extracting(row * size.columns..<(row + 1) * size.columns)
    let others = other.cells.span.extracting(
      otherRow * size.columns..<(otherRow + 1) * size.columns)
    // Always true; it removes the bounds checks from the loops.
    guard own.count == others.count else { return false }
    if usesNoTables || other.usesNoTables { return Self.areEqual(own, others) }
    for column in own.indices where !looksEqual(own[column], others[column], of: other) {
      return false
    }
    return true
  }

  /// Compares spans of one length in blocks, so that most cells cost no branch.
  private static func areEqual(
    _ left: borrowing Span<Cell>, _ right: borrowing Span<Cell>
  ) -> Bool {
    var rest = left.indices
    while rest.count >= blockLength {
      let block = rest.lowerBound..<rest.lowerBound + blockLength
      let (own, others) = (left.extracting(block), right.extracting(block))
      var difference = Cell.Difference()
      for column in 0..<blockLength { difference.add(own[column], others[column]) }
      if difference.isFound { return false }
      rest = block.upperBound..<rest.upperBound
    }
    return rest.allSatisfy { left[$0] == right[$0] }
  }

  private static let blockLength = 16

  /// A hash that is equal for rows that look the same, in this canvas and others.
  func fingerprint(ofRow row: Int) -> UInt64 {
    let start = row * size.columns
    var result: UInt64 = 0
    // A sum weighted by column, so that the steps do not depend on each other.
    var weight: UInt64 = 1
    for cell in cells[start..<start + size.columns] {
      let own =
        cell.usesTables
        ? UInt64(truncatingIfNeeded: text(of: cell).hashValue ^ link(of: cell).hashValue)
          ^ cell.style.bits
        : cell.fingerprint
      result &+= (own ^ own >> 32) &* weight
      weight &+= 0x9E37_79B9_7F4A_7C16
    }
    return result
  }
}
