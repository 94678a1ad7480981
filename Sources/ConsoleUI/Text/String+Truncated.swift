extension Text {
  /// Which part of a text that is too long an ellipsis replaces.
  public enum Truncation: Sendable, Hashable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }
}

/// Marks truncated texts while a test records a frame, so that it finds the whole texts.
///
/// A protocol, because a task-local function crashes in release builds: the runtime does not find its type.
package protocol TruncationMarker: Sendable {
  /// Adds a mark to what is shown of a text.
  func marked(_ shown: String, of original: String) -> String
}

/// The current marker of truncated texts.
package enum TruncationMarks {
  @TaskLocal package static var marker: (any TruncationMarker)?
}

extension String {
  /// The text in at most `limit` columns, with an ellipsis for the removed part.
  ///
  /// If anything is removed, tabs become spaces, because the ellipsis shifts what follows it.
  public func truncated(to limit: Int, at mode: Text.Truncation = .tail) -> String {
    guard columns > limit else { return self }
    let shown = shortened(to: limit, at: mode)
    return TruncationMarks.marker?.marked(shown, of: self) ?? shown
  }

  /// The text in at most `limit` columns, which are too few for it.
  private func shortened(to limit: Int, at mode: Text.Truncation) -> String {
    let ellipsis = "…"
    let room = limit - ellipsis.columns
    // The ellipsis takes two columns where ambiguous characters are wide.
    guard room >= 0 else { return limit < 1 ? "" : "." }
    let text = withoutTabs
    switch mode {
    case .tail: return text.prefix(columns: room) + ellipsis
    case .head: return ellipsis + text.suffix(columns: room)
    case .middle:
      let start = text.prefix(columns: (room + 1) / 2)
      return start + ellipsis + text.suffix(columns: room - start.columns)
    }
  }

  /// The longest prefix of at most `limit` columns; a wide cluster is included whole or not at all.
  public func prefix(columns limit: Int) -> Substring {
    var end = 0
    var sum = 0
    ClusterScan.forEach(in: utf8Span) {
      guard sum + $0.columns <= limit else { return false }
      sum += $0.columns
      // A soft hyphen at the end would show.
      if case .softHyphen = $0.kind { return true }
      end = $0.range.upperBound
      return true
    }
    return self[..<utf8.index(startIndex, offsetBy: end)]
  }

  /// The longest suffix of at most `limit` columns; a wide cluster is included whole or not at all.
  ///
  /// It starts with a visible cluster, so that no mark joins text put in front of it. A tab counts with its
  /// width in the whole text.
  public func suffix(columns limit: Int) -> Substring {
    var starts: [(offset: Int, before: Int)] = []
    var sum = 0
    ClusterScan.forEach(in: utf8Span) {
      if $0.columns > 0 { starts.append(($0.range.lowerBound, sum)) }
      sum += $0.columns
      return true
    }
    let first = starts.first { sum - $0.before <= limit }
    return self[utf8.index(startIndex, offsetBy: first?.offset ?? utf8.count)...]
  }

  /// The text with each tab replaced by spaces.
  private var withoutTabs: String {
    guard utf8.contains(0x09) else { return self }
    var text = ""
    var end = startIndex
    ClusterScan.forEach(in: utf8Span) { cluster in
      guard case .tab = cluster.kind else { return true }
      let tab = utf8.index(startIndex, offsetBy: cluster.range.lowerBound)
      text += self[end..<tab]
      text += String(repeating: " ", count: cluster.columns)
      end = utf8.index(startIndex, offsetBy: cluster.range.upperBound)
      return true
    }
    return text + self[end...]
  }
}
