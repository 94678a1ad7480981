/// An event in a window as one line of machine-readable text.
///
/// ```
/// opened
/// changed shown=List#1@Lists#2 in=Window coordinators=Lists#2 activated=List#1@Lists#2
/// changed removed=List#1 removed-coordinators=Lists#2
/// exit-requested
/// closed
/// ```
///
/// Words are separated by one space and the values of a field by commas. Fields are in the order of
/// ``TracedChange``; a field without values is omitted. The lines from the first one on are enough to rebuild
/// the whole tree.
public enum TraceLine: Sendable, Hashable, LosslessStringConvertible {
  /// A trace begins; numbering restarts.
  case opened
  /// An operation was performed.
  case changed(TracedChange)
  /// The user went back and there was nothing to go back from.
  case exitRequested
  /// The window was closed.
  case closed

  /// Parses a line without its line feed; `nil` if it is not a line of a trace.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("opened", 1): self = .opened
    case ("exit-requested", 1): self = .exitRequested
    case ("closed", 1): self = .closed
    case ("changed", _):
      guard let change = TracedChange(words: words.dropFirst()) else { return nil }
      self = .changed(change)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .opened: "opened"
    case .changed(let change): (["changed"] + change.words).joined(separator: " ")
    case .exitRequested: "exit-requested"
    case .closed: "closed"
    }
  }
}
