/// A text that is no trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Reason: Hashable, Sendable {
    /// It is no line of a trace.
    case damaged
    /// Its end is missing, as when a disk was full.
    case cutOff
  }

  /// The line in the text, one-based.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason

  public var description: String {
    switch reason {
    case .damaged: "line \(line) is no line of a trace"
    case .cutOff: "line \(line) is cut off"
    }
  }
}
