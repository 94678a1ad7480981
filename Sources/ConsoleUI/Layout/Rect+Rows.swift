extension Rect {
  /// Cuts off the first row and returns it.
  mutating func takeFirstRow() -> Rect { takeFirstRows(1) }

  /// Cuts off so many rows at the start, or all if there are fewer, and returns them.
  mutating func takeFirstRows(_ count: Int) -> Rect {
    let height = min(max(0, count), size.rows)
    let cut = Rect(origin: origin, size: Size(columns: size.columns, rows: height))
    self = inset(top: height)
    return cut
  }

  /// Cuts off the last row and returns it.
  mutating func takeLastRow() -> Rect { takeLastRows(1) }

  /// Cuts off so many rows at the end, or all if there are fewer, and returns them.
  mutating func takeLastRows(_ count: Int) -> Rect {
    let height = min(count, size.rows)
    let cut = Rect(
      column: origin.column, row: rows.upperBound - height, columns: size.columns, rows: height)
    self = inset(bottom: height)
    return cut
  }
}
