/// A position in a text, as a line and a column.
///
/// A line ends with LF, CR, or CR LF. Columns do not count a byte order mark.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The one-based line.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }
  /// The one-based column, in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  // Small, because each entry and each diagnostic has two.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// Creates a position.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
