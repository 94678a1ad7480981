/// A rectangle of cells; its origin may lie outside the canvas, its size is never negative.
public struct Rect: Sendable, Hashable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(origin: .zero, size: .zero)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  public var isEmpty: Bool { size.isEmpty }

  /// The columns that the rectangle covers.
  public var columns: Range<Int> { origin.column..<Self.end(origin.column, size.columns) }

  /// The rows that the rectangle covers.
  public var rows: Range<Int> { origin.row..<Self.end(origin.row, size.rows) }

  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// What both rectangles cover; an empty one when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let columns = self.columns.clamped(to: other.columns)
    let rows = self.rows.clamped(to: other.rows)
    return Rect(
      column: columns.lowerBound, row: rows.lowerBound,
      columns: columns.count, rows: rows.count)
  }

  /// The rectangle made smaller by so many cells at each side; never smaller than empty.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    Rect(
      column: origin.column + left, row: origin.row + top,
      columns: size.columns - left - right, rows: size.rows - top - bottom)
  }

  /// The rectangle made smaller by the same number of cells at every side.
  public func inset(by cells: Int) -> Rect {
    inset(top: cells, left: cells, bottom: cells, right: cells)
  }

  private static func end(_ start: Int, _ length: Int) -> Int {
    let (sum, overflow) = start.addingReportingOverflow(length)
    return overflow ? Int.max : sum
  }
}
