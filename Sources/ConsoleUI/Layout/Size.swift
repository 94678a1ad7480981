/// A width and a height in cells; never negative.
public struct Size: Sendable, Hashable {
  public var columns: Int {
    didSet { columns = max(0, columns) }
  }
  public var rows: Int {
    didSet { rows = max(0, rows) }
  }

  public static let zero = Size(columns: 0, rows: 0)

  /// Makes a size; a negative number counts as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
