/// A position on a canvas, in cells, zero-based from the top left corner.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  public var column: Int
  /// The distance from the top edge.
  public var row: Int

  /// The top left corner.
  public static let zero = Point(column: 0, row: 0)

  /// Creates a position; it may lie outside the canvas.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
