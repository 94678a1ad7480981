/// A position in a text, as a line and a column.
///
/// A line ends with LF, CR, or CR LF. Columns do not count a byte order mark.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The one-based line.
  public var line: Int
  /// The one-based column, in Unicode scalars.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
