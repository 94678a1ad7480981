/// The rows of a long list that are told at once: those among which the selected one is.
struct LinearPage {
  static let length = 20

  let rows: Range<Int>
  let count: Int

  /// The page of a list in which this is selected; the selection is zero-based.
  init(_ position: Semantics.Position) {
    count = position.count
    let index = min(max(0, position.index), max(0, count - 1))
    let first = index - index % Self.length
    rows = first..<(count - first > Self.length ? first + Self.length : count)
  }

  var hasMoreBefore: Bool { rows.lowerBound > 0 }

  var hasMoreAfter: Bool { rows.upperBound < count }

  var isWhole: Bool { !hasMoreBefore && !hasMoreAfter }
}
