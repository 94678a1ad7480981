/// What happened in a window, as one line of text that programs can read.
///
/// ```
/// opened
/// changed shown=List#1@Lists#2 in=Window coordinators=Lists#2 activated=List#1@Lists#2
/// changed removed=List#1 removed-coordinators=Lists#2
/// exit-requested
/// closed
/// ```
///
/// Words are parted by one space, the values of a field by commas; fields come in the order of
/// ``TracedChange``, and one without values is left out. Whoever reads all lines from the first one on knows
/// what lies where at every moment.
public enum TraceLine: Sendable, Hashable, LosslessStringConvertible {
  /// A trace begins: numbers are counted anew.
  case opened
  /// An operation was carried out.
  case changed(TracedChange)
  /// The reader went back where there was nothing to go back to.
  case exitRequested
  /// The window was closed.
  case closed

  /// Reads a line, without its line feed; `nil` if it is none of a trace.
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
