/// Ranges that do not overlap, in ascending order.
struct RangeIndex {
  private let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// Joins ranges that overlap.
  init(union ranges: [Range<Int>]) {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// Whether one of them overlaps another range.
  func overlap(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].overlaps(range)
  }
}
