/// A text to search for, ignoring case and diacritical marks.
public struct SearchTerm: Sendable {
  private let folded: [UInt32]
  /// The folded term, if it is ASCII.
  private let ascii: [UInt8]?
  /// The folded searched text, kept to reuse its memory.
  private var haystack: [UInt32] = []

  /// Folds the text to search for.
  public init(_ text: String) {
    var folded: [UInt32] = []
    SearchFolding.fold(text, into: &folded)
    self.folded = folded
    let bytes = folded.compactMap { $0 < 0x80 ? UInt8($0) : nil }
    ascii = bytes.count == folded.count ? bytes : nil
  }

  /// Whether nothing is left after folding, so that every text matches.
  public var isEmpty: Bool { folded.isEmpty }

  /// Whether a text contains the term.
  public mutating func isFound(in text: String) -> Bool {
    guard let first = folded.first else { return true }
    if let isFound = isFound(inASCII: text.utf8Span.span) { return isFound }
    SearchFolding.fold(text, into: &haystack)
    guard haystack.count >= folded.count else { return false }
    for start in 0...(haystack.count - folded.count)
    where haystack[start] == first && matches(at: start) {
      return true
    }
    return false
  }

  /// Whether a text begins with the term.
  public mutating func isPrefix(of text: String) -> Bool {
    SearchFolding.fold(text, into: &haystack)
    return haystack.count >= folded.count && matches(at: 0)
  }

  /// Whether a text contains the term, found without folding all of it; `nil` if one of them is not ASCII.
  private func isFound(inASCII text: borrowing Span<UInt8>) -> Bool? {
    guard let ascii else { return nil }
    var bits: UInt8 = 0
    for index in text.indices { bits |= text[index] }
    guard bits < 0x80 else { return nil }
    let term = ascii.span
    guard text.count >= term.count else { return false }
    let (small, capital) = (term[0], Self.uppercased(term[0]))
    for start in 0...(text.count - term.count)
    where text[start] == small || text[start] == capital {
      var length = 1
      while length < term.count, Self.lowercased(text[start + length]) == term[length] {
        length += 1
      }
      if length == term.count { return true }
    }
    return false
  }

  @inline(__always) private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
  }

  /// The UTF-8 offsets of each occurrence in a text, whole clusters that do not overlap.
  mutating func ranges(in text: String) -> [Range<Int>] {
    let lineEnd = UInt8(ascii: "\n")
    if folded.contains(UInt32(lineEnd)) { return ranges(inLine: text) }
    // Only lines with the term are split into clusters.
    var ranges: [Range<Int>] = []
    var start = text.startIndex
    var offset = 0
    while start < text.endIndex {
      let end = text.utf8[start...].firstIndex(of: lineEnd) ?? text.endIndex
      let line = String(text[start..<end])
      if isFound(in: line) {
        ranges += self.ranges(inLine: line).map {
          $0.lowerBound + offset..<$0.upperBound + offset
        }
      }
      offset += line.utf8.count + 1
      start = end < text.endIndex ? text.utf8.index(after: end) : end
    }
    return ranges
  }

  private func ranges(inLine text: String) -> [Range<Int>] {
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
