/// An error in the text of a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// It is not a line of a trace.
    case damaged
    /// Its end is missing, for example because the disk was full.
    case cutOff

    public var description: String {
      switch self {
      case .damaged: "invalid trace line"
      case .cutOff: "the line is cut off"
      }
    }
  }

  /// The one-based line in the text.
  public let line: Int
  /// What is wrong with the line.
  public let reason: Reason

  public var description: String { "line \(line): \(reason)" }
}
