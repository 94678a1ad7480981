/// Wraps one paragraph into lines of a limited width.
struct LineWrap {
  private let text: Substring
  private let limit: Int
  private var clusters: [Cluster] = []
  private var lines: [Substring] = []

  init(_ text: Substring, limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// Splits text at line ends: LF, CR LF, NEL, and the line and paragraph separators of Unicode.
  static func paragraphs(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
  }

  /// The lines in order; at least one.
  mutating func wrapped() -> [Substring] {
    var total = 0
    ClusterScan.forEach(in: text.utf8Span) {
      clusters.append($0)
      total += $0.columns
      return true
    }
    guard total > limit else { return [text] }
    fill(LineBreaker().offsets(in: text))
    return lines.isEmpty ? [text[..<text.startIndex]] : lines
  }

  /// Fills each line as far as possible; spaces may exceed the limit, because trailing ones are dropped.
  private mutating func fill(_ offsets: [Int]) {
    let mayBreak = clustersAfterBreaks(offsets)
    var start = 0
    var lastBreak = 0
    var columns = 0
    var index = 0
    while index < clusters.count {
      let cluster = clusters[index]
      if mayBreak[index], !endsInSoftHyphen(start..<index) || columns < limit { lastBreak = index }
      let width = width(of: cluster, at: columns)
      if columns + width > limit, !isSpace(cluster), index > start {
        let end = lastBreak > start ? lastBreak : index
        append(start..<end, isForced: end != lastBreak)
        (start, index, columns) = (end, end, 0)
      } else {
        columns += width
        index += 1
      }
    }
    append(start..<clusters.count, isForced: false)
  }

  /// For each cluster, whether a new line may begin with it.
  private func clustersAfterBreaks(_ offsets: [Int]) -> [Bool] {
    var rest = offsets[...]
    return clusters.map { cluster in
      rest = rest.drop { $0 < cluster.range.lowerBound }
      return rest.first == cluster.range.lowerBound
    }
  }

  /// Whether a line of these clusters ends in a soft hyphen, which then shows.
  private func endsInSoftHyphen(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, case .softHyphen = clusters[range.upperBound - 1].kind else {
      return false
    }
    return true
  }

  private func width(of cluster: Cluster, at columns: Int) -> Int {
    if case .tab = cluster.kind { return Cluster.tabStop - columns % Cluster.tabStop }
    return cluster.columns
  }

  private func isSpace(_ cluster: Cluster) -> Bool {
    switch cluster.kind {
    case .scalar(0x20), .tab, .invisible: true
    default: false
    }
  }

  /// Appends a line without trailing spaces, unless it has nothing else, as between a break and a tab; a forced break
  /// inside a word shows no hyphen.
  private mutating func append(_ range: Range<Int>, isForced: Bool) {
    let keepsHyphen = !isForced && endsInSoftHyphen(range)
    var end = range.upperBound
    while end > range.lowerBound,
      isSpace(clusters[end - 1]) || !keepsHyphen && endsInSoftHyphen(range.lowerBound..<end)
    {
      end -= 1
    }
    guard end > range.lowerBound else { return }
    let utf8 = text.utf8
    let first = utf8.index(
      text.startIndex, offsetBy: clusters[range.lowerBound].range.lowerBound)
    let last = utf8.index(text.startIndex, offsetBy: clusters[end - 1].range.upperBound)
    lines.append(text[first..<last])
  }
}

extension Character {
  /// Whether a new line begins after the character.
  package var isLineEnd: Bool {
    switch self {
    case "\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
