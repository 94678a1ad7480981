extension Rect {
  /// Removes the first row and returns it.
  public mutating func takeFirstRow() -> Rect { takeFirstRows(1) }

  /// Removes up to `count` rows at the top and returns them.
  public mutating func takeFirstRows(_ count: Int) -> Rect {
    let height = min(max(0, count), size.rows)
    let removed = Rect(origin: origin, size: Size(columns: size.columns, rows: height))
    self = inset(top: height)
    return removed
  }

  /// Removes up to `count` columns at the left and returns them.
  public mutating func takeFirstColumns(_ count: Int) -> Rect {
    let width = min(max(0, count), size.columns)
    let removed = Rect(origin: origin, size: Size(columns: width, rows: size.rows))
    self = inset(left: width)
    return removed
  }

  /// Removes the last row and returns it.
  public mutating func takeLastRow() -> Rect { takeLastRows(1) }

  /// Removes up to `count` rows at the bottom and returns them.
  public mutating func takeLastRows(_ count: Int) -> Rect {
    let height = min(max(0, count), size.rows)
    let removed = Rect(
      column: origin.column, row: rows.upperBound - height, columns: size.columns, rows: height)
    self = inset(bottom: height)
    return removed
  }

  /// Removes at most this many columns at the right, and returns them.
  mutating func takeLastColumns(_ count: Int) -> Rect {
    let columns = min(max(0, count), size.columns)
    size.columns -= columns
    return Rect(
      column: origin.column + size.columns, row: origin.row, columns: columns, rows: size.rows)
  }
}
