/// A position on a canvas, in cells, zero-based from the top left corner.
public struct Point: Sendable, Hashable {
  public var column: Int
  public var row: Int

  public static let zero = Point(column: 0, row: 0)

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
