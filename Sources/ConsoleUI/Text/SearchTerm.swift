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

  /// The UTF-8 offsets of each occurrence in a text, whole clusters that do not overlap.
  func ranges(in text: String) -> [Range<Int>] {
    guard !folded.isEmpty else { return [] }
    var (scalars, clusters, one): ([UInt32], [Range<Int>], [UInt32]) = ([], [], [])
    text.forEachCluster { offsets, _ in
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
      let end = utf8.index(start, offsetBy: offsets.count)
      SearchFolding.fold(String(text[start..<end]), into: &one)
      scalars += one
      clusters += repeatElement(offsets, count: one.count)
      return true
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + folded.count <= scalars.count {
      if clusters[start].lowerBound >= ranges.last?.upperBound ?? 0,
        scalars[start..<start + folded.count].elementsEqual(folded)
      {
        ranges.append(
          clusters[start].lowerBound..<clusters[start + folded.count - 1].upperBound)
        start += folded.count
      } else {
        start += 1
      }
    }
    return ranges
  }

  private func matches(at start: Int) -> Bool {
    for index in folded.indices where haystack[start + index] != folded[index] { return false }
    return true
  }
}
