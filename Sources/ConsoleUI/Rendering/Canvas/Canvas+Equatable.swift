extension Canvas: Equatable {
  /// Compares what the canvases show, regardless of the order in which they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    return (0..<left.size.rows).allSatisfy { left.row($0, looksLike: $0, of: right) }
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
    if isMarked(row, like: otherRow, of: other) { return true }
    return withCells(of: row, otherRow, of: other) { own, others in
      if canCompareBits(with: other) {
        var next = Self.equalBlocks(own, others)
        if own.count - next >= Self.blockLength { return false }
        while next < own.count, own[next] == others[next] { next += 1 }
        return next == own.count
      }
      for column in own.indices where !looksEqual(own[column], others[column], of: other) {
        return false
      }
      return true
    }
  }

  /// The columns from the first to the last that look different in a row of another canvas, which must have the same
  /// width; `nil` if the rows look the same.
  func differences(inRow row: Int, fromRow otherRow: Int, of other: Canvas) -> Range<Int>? {
    if isMarked(row, like: otherRow, of: other) { return nil }
    return withCells(of: row, otherRow, of: other) { own, others in
      var (first, end) = (0, own.count)
      if canCompareBits(with: other) {
        first = Self.equalPrefix(own, others)
        while end > first, own[end - 1] == others[end - 1] { end -= 1 }
      } else {
        while first < end, looksEqual(own[first], others[first], of: other) { first += 1 }
        while end > first, looksEqual(own[end - 1], others[end - 1], of: other) { end -= 1 }
      }
      return first < end ? first..<end : nil
    }
  }

  /// Whether it is known, without a look at the cells, that two rows are the same.
  private func isMarked(_ row: Int, like otherRow: Int, of other: Canvas) -> Bool {
    marks[row] != 0 && marks[row] == other.marks[otherRow] && background == other.background
  }

  private func canCompareBits(with other: Canvas) -> Bool { usesNoTables || other.usesNoTables }

  @inline(__always)
  private func withCells<Result>(
    of row: Int, _ otherRow: Int, of other: Canvas,
    _ body: (borrowing Span<Cell>, borrowing Span<Cell>) -> Result
  ) -> Result {
    body(
      storage.span.extracting(range(ofRow: row)),
      other.storage.span.extracting(other.range(ofRow: otherRow)))
  }

  /// The number of equal cells at the beginning of two spans of one length.
  private static func equalPrefix(
    _ left: borrowing Span<Cell>, _ right: borrowing Span<Cell>
  ) -> Int {
    var next = equalBlocks(left, right)
    while next < left.count, left[next] == right[next] { next += 1 }
    return next
  }

  /// The length of the equal blocks at the beginning of two spans of one length; most cells cost no branch.
  private static func equalBlocks(
    _ left: borrowing Span<Cell>, _ right: borrowing Span<Cell>
  ) -> Int {
    var next = 0
    while left.count - next >= blockLength {
      let block = next..<next + blockLength
      let (own, others) = (left.extracting(block), right.extracting(block))
      var difference = Cell.Difference()
      for column in 0..<blockLength { difference.add(own[column], others[column]) }
      if difference.isFound { break }
      next += blockLength
    }
    return next
  }

  private static let blockLength = 16

  /// A hash of every fourth cell, which is equal for rows that look the same, in this canvas and others.
  func fingerprint(ofRow row: Int) -> UInt64 {
    var result: UInt64 = 0
    // A sum weighted by column, so that the steps do not depend on each other.
    var weight: UInt64 = 1
    for column in stride(from: 0, to: size.columns, by: 4) {
      let cell = storage[starts[row] + column]
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
