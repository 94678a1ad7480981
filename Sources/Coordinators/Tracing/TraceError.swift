/// An error in the text of a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Reason: Hashable, Sendable {
    /// It is not a line of a trace.
    case damaged
    /// Its end is missing, for example because the disk was full.
    case cutOff
  }

  /// The one-based line in the text.
  public let line: Int
  /// What is wrong with the line.
  public let reason: Reason

  public var description: String {
    switch reason {
    case .damaged: "line \(line) is no line of a trace"
    case .cutOff: "line \(line) is cut off"
    }
  }
}
