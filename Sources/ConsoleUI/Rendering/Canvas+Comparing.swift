extension Canvas: Equatable {
  /// Whether both show the same, whatever the order in which they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    if left.clusters.isEmpty, right.clusters.isEmpty { return left.cells == right.cells }
    return zip(left.cells, right.cells).allSatisfy { left.looksEqual($0, $1, of: right) }
  }

  /// Whether a cell of this canvas looks like a cell of another one.
  @inline(__always)
  package func looksEqual(_ cell: Cell, _ otherCell: Cell, of other: Canvas) -> Bool {
    guard cell.isInTable, otherCell.isInTable else { return cell == otherCell }
    return cell.style == otherCell.style && text(of: cell) == other.text(of: otherCell)
  }

  func rowLooksEqual(_ row: Int, _ other: Canvas) -> Bool {
    let start = row * size.columns
    let row = start..<start + size.columns
    // Most rows are equal cell by cell, which is told faster.
    if clusters.isEmpty || other.clusters.isEmpty { return cells[row] == other.cells[row] }
    for index in row
    where !looksEqual(cells[index], other.cells[index], of: other) {
      return false
    }
    return true
  }

  /// A number that is the same for rows that look the same, in this canvas and others.
  func fingerprint(ofRow row: Int) -> UInt64 {
    let start = row * size.columns
    var result: UInt64 = 0
    // A sum, each cell weighed by its column: no step of it waits for the one before.
    var weight: UInt64 = 1
    for cell in cells[start..<start + size.columns] {
      let own =
        cell.isInTable
        ? UInt64(truncatingIfNeeded: text(of: cell).hashValue) ^ cell.style.bits
        : cell.fingerprint
      result &+= (own ^ own >> 32) &* weight
      weight &+= 0x9E37_79B9_7F4A_7C16
    }
    return result
  }
}
