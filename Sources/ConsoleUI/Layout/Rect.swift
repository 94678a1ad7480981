/// A rectangle of cells; its origin may lie outside the canvas, its size is never negative.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// A rectangle without cells in the top left corner.
  public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its top left corner and its size in cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// Whether the rectangle has no cells.
  public var isEmpty: Bool { size.isEmpty }

  /// The columns that the rectangle covers.
  public var columns: Range<Int> {
    // The limits of both exclude an overflow, and a length is not negative.
    Range(uncheckedBounds: (origin.column, origin.column &+ size.columns))
  }

  /// The rows that the rectangle covers.
  public var rows: Range<Int> {
    Range(uncheckedBounds: (origin.row, origin.row &+ size.rows))
  }

  /// Whether a cell lies in the rectangle.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The cells that both rectangles cover; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let columns = self.columns.clamped(to: other.columns)
    let rows = self.rows.clamped(to: other.rows)
    return Rect(
      origin: Point(inLimits: columns.lowerBound, rows.lowerBound),
      size: Size(
        inLimits: columns.upperBound &- columns.lowerBound, rows.upperBound &- rows.lowerBound))
  }

  /// The rectangle without this many cells at each side; at least empty.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    let (top, left) = (top.clampedPosition, left.clampedPosition)
    return Rect(
      column: origin.column &+ left, row: origin.row &+ top,
      columns: size.columns &- left &- right.clampedPosition,
      rows: size.rows &- top &- bottom.clampedPosition)
  }

  /// The rectangle without this many cells at every side; at least empty.
  public func inset(by cells: Int) -> Rect {
    inset(top: cells, left: cells, bottom: cells, right: cells)
  }
}
