/// A text to search for, ignoring case and diacritical marks.
public struct SearchTerm: Sendable {
  private let folded: [UInt32]
  /// The folded searched text, kept to reuse its memory.
  private var haystack: [UInt32] = []

  /// Folds the text to search for.
  public init(_ text: String) {
    var folded: [UInt32] = []
    SearchFolding.fold(text, into: &folded)
    self.folded = folded
  }

  /// Whether nothing is left after folding, so that every text matches.
  public var isEmpty: Bool { folded.isEmpty }

  /// Whether a text contains the term.
  public mutating func isFound(in text: String) -> Bool {
    guard let first = folded.first else { return true }
    SearchFolding.fold(text, into: &haystack)
    guard haystack.count >= folded.count else { return false }
    for start in 0...(haystack.count - folded.count)
    where haystack[start] == first && matches(at: start) {
      return true
    }
    return false
  }

  private func matches(at start: Int) -> Bool {
    for index in folded.indices where haystack[start + index] != folded[index] { return false }
    return true
  }
}
