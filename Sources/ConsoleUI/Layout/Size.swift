/// A width and a height in cells; never negative.
public struct Size: Sendable, Hashable {
  /// The width.
  public var columns: Int {
    didSet { columns = max(0, columns) }
  }
  /// The height.
  public var rows: Int {
    didSet { rows = max(0, rows) }
  }

  /// A size without cells.
  public static let zero = Size(columns: 0, rows: 0)

  /// Creates a size; a negative number counts as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether the size has no cells.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
