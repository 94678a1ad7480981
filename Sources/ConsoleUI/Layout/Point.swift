/// A position on a canvas, in cells, zero-based from the top left corner.
///
/// A distance of more than 2⁴⁰ in either direction counts as 2⁴⁰.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  public var column: Int {
    didSet { column = column.clampedPosition }
  }
  /// The distance from the top edge.
  public var row: Int {
    didSet { row = row.clampedPosition }
  }

  /// The top left corner.
  public static var zero: Point { Point(column: 0, row: 0) }

  /// Creates a position; it may lie outside the canvas.
  public init(column: Int, row: Int) {
    self.column = column.clampedPosition
    self.row = row.clampedPosition
  }

  /// Creates a position from numbers that are within the limits.
  init(inLimits column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }
}
