/// Where text that is too long is cut.
public enum TruncationPlace: Sendable, Hashable {
  case head
  case middle
  case tail
}

extension String {
  /// The text in at most so many columns, with an ellipsis where something was left out.
  public func truncated(to limit: Int, at place: TruncationPlace = .tail) -> String {
    guard columns > limit else { return self }
    guard limit > 1 else { return limit < 1 ? "" : "…" }
    let room = limit - 1
    switch place {
    case .tail: return prefix(columns: room) + "…"
    case .head: return "…" + suffix(columns: room)
    case .middle:
      let start = prefix(columns: (room + 1) / 2)
      return start + "…" + suffix(columns: room - start.columns)
    }
  }

  /// The longest start that fits in so many columns; a wide cluster is taken whole or not at all.
  public func prefix(columns limit: Int) -> Substring {
    var end = 0
    var sum = 0
    ClusterScan.forEach(in: utf8Span) {
      guard sum + $0.columns <= limit else { return false }
      sum += $0.columns
      end = $0.range.upperBound
      return true
    }
    return self[..<utf8.index(startIndex, offsetBy: end)]
  }

  /// The longest end that fits in so many columns; a wide cluster is taken whole or not at all.
  public func suffix(columns limit: Int) -> Substring {
    var starts: [(offset: Int, before: Int)] = []
    var sum = 0
    ClusterScan.forEach(in: utf8Span) {
      starts.append(($0.range.lowerBound, sum))
      sum += $0.columns
      return true
    }
    let first = starts.first { sum - $0.before <= limit }
    return self[utf8.index(startIndex, offsetBy: first?.offset ?? utf8.count)...]
  }
}
