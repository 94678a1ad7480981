/// A width and a height in cells; never negative, and limited to 2³⁰.
public struct Size: Sendable, Hashable {
  /// The width.
  public var columns: Int {
    didSet { columns = columns.clampedLength }
  }
  /// The height.
  public var rows: Int {
    didSet { rows = rows.clampedLength }
  }

  /// A size without cells.
  public static var zero: Size { Size(columns: 0, rows: 0) }

  /// Creates a size; a number out of range counts as the nearest in range.
  public init(columns: Int, rows: Int) {
    self.columns = columns.clampedLength
    self.rows = rows.clampedLength
  }

  /// Creates a size from numbers that are within the limits.
  init(inLimits columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether the size has no cells.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
