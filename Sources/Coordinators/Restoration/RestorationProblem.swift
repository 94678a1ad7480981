/// A line of saved whereabouts that the reader could not be led to.
///
/// What came after it in the same coordinator is left out; everything else is restored.
public struct RestorationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// Why the reader was not led there.
  public enum Reason: Sendable, Hashable {
    /// The text is none that was saved, is cut off here, or was saved in another format.
    case damaged
    /// The coordinator does not understand the restoration identifier, or cannot be led anywhere.
    case unknown
    /// The coordinator could not lead there; what it threw is given, if it threw something.
    case failed(String)
  }

  /// The line in the text, one-based.
  public let line: Int
  /// The restoration identifier, or the line as it is where it has none.
  public let entry: String
  /// Why the reader was not led there.
  public let reason: Reason

  public var description: String {
    switch reason {
    case .damaged: "line \(line): \(entry): damaged"
    case .unknown: "line \(line): \(entry): unknown"
    case .failed(let detail): "line \(line): \(entry): \(detail.isEmpty ? "not shown" : detail)"
    }
  }
}
