/// The page of a long list that the linear form shows: the one with the highlighted row.
struct ListPage {
  /// The number of rows on a page.
  static let length = 20

  let rows: Range<Int>
  /// The number of rows in the list.
  let count: Int

  init(_ position: Semantics.Position) {
    count = max(0, position.count)
    let index = min(max(0, position.index), max(0, count - 1))
    let first = index - index % Self.length
    rows = first..<(count - first > Self.length ? first + Self.length : count)
  }

  var hasMoreBefore: Bool { rows.lowerBound > 0 }

  var hasMoreAfter: Bool { rows.upperBound < count }

  /// Whether the list has a single page.
  var isWhole: Bool { !hasMoreBefore && !hasMoreAfter }
}
