/// Where text that is too long is cut.
public enum TruncationPlace: Sendable, Hashable {
  case head
  case middle
  case tail
}

extension String {
  /// The text in at most so many columns, with an ellipsis where something was left out.
  ///
  /// Tabs become spaces when anything is: what stands behind an ellipsis stands in another column.
  public func truncated(to limit: Int, at place: TruncationPlace = .tail) -> String {
    guard columns > limit else { return self }
    let ellipsis = "…"
    let room = limit - ellipsis.columns
    // In one column, where the ellipsis takes two.
    guard room >= 0 else { return limit < 1 ? "" : "." }
    let text = withoutTabs
    switch place {
    case .tail: return text.prefix(columns: room) + ellipsis
    case .head: return ellipsis + text.suffix(columns: room)
    case .middle:
      let start = text.prefix(columns: (room + 1) / 2)
      return start + ellipsis + text.suffix(columns: room - start.columns)
    }
  }

  /// The longest start that fits in so many columns; a wide cluster is taken whole or not at all.
  public func prefix(columns limit: Int) -> Substring {
    var end = 0
    var sum = 0
    ClusterScan.forEach(in: utf8Span) {
      guard sum + $0.columns <= limit else { return false }
      sum += $0.columns
      // At the end of a text it would be seen.
      if case .softHyphen = $0.kind { return true }
      end = $0.range.upperBound
      return true
    }
    return self[..<utf8.index(startIndex, offsetBy: end)]
  }

  /// The longest end that fits in so many columns; a wide cluster is taken whole or not at all.
  ///
  /// It begins with something that is seen, so that no mark joins what is put before it. A tab counts as
  /// wide as it is in the whole text.
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

  /// The text with as many spaces for each tab as it takes.
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
