internal import ConsoleUI

extension ListPage {
  /// How the lines move when the highlight does.
  struct Scroll {
    /// The lines by which the rows move up; negative for down.
    var distance = 0
    /// The lines that then show nothing yet.
    var freeLines = 0..<0
  }

  /// Shows another row, which becomes the highlighted one, and its neighbours as they are.
  ///
  /// Only if the row is visible, or the next one above or below those that are, and the same rows stay on the page as if
  /// all of them were drawn from nothing; else this returns `nil` and changes nothing. A row has a height, and there are
  /// blank lines between rows.
  mutating func move(to row: Int, height: Int, spacing: Int) -> Scroll? {
    let visible = lines(ofRow: row)
    if visible.count == height, visible.upperBound < lines.count || endsWithWholeRow {
      return Scroll()
    }
    if row == top - 1 { return scrollDown(to: row, height: height, spacing: spacing) }
    // Below a row that is cut off, the last one above this row is not complete.
    guard row > top, endsWithWholeRow || !visible.isEmpty else { return nil }
    return scrollUp(to: row, height: height, spacing: spacing)
  }

  private mutating func scrollDown(to row: Int, height: Int, spacing: Int) -> Scroll? {
    let distance = height + spacing
    guard distance < size.rows, lines.count == size.rows else { return nil }
    // A row that is cut off shows so.
    let (last, cut) = (lines[size.rows - distance - 1], lines[size.rows - distance])
    guard last != cut || last == nil else { return nil }
    endsWithWholeRow = true
    lines.removeLast(distance)
    let free = [Int?](repeating: row, count: height) + [Int?](repeating: nil, count: spacing)
    lines.insert(contentsOf: free, at: 0)
    top = row
    return Scroll(distance: -distance, freeLines: 0..<distance)
  }

  /// Moves up until the row ends in the last line, if another row then begins in the first one.
  private mutating func scrollUp(to row: Int, height: Int, spacing: Int) -> Scroll? {
    // The row may be visible in part.
    let kept = lines.lastIndex { $0 != nil && $0 != row }.map { $0 + 1 } ?? 0
    guard kept > 0, lines[kept - 1] == row - 1, kept + spacing + height > size.rows else {
      return nil
    }
    let distance = kept + spacing + height - size.rows
    guard distance < kept, isStart(distance), let first = lines[distance] else { return nil }
    lines = Array(lines[distance..<kept])
    lines += [Int?](repeating: nil, count: spacing) + [Int?](repeating: row, count: height)
    (top, endsWithWholeRow) = (first, true)
    return Scroll(distance: distance, freeLines: kept - distance..<size.rows)
  }
}
