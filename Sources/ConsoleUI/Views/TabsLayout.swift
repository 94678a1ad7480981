/// Where the tabs of a bar stand, and at which of its edges some are hidden.
struct TabsLayout {
  /// Their columns, counted from the bar's first one; those that are hidden lie outside of it.
  let tabs: [Range<Int>]
  let hidesLeft: Bool
  let hidesRight: Bool

  /// Bars that are narrower have no room for marks.
  private static let leastColumnsWithMarks = 6

  /// Lays out tabs of these widths so that the chosen one is seen whole, or cut if it is wider than the bar.
  init(widths: [Int], selection: Int, columns: Int) {
    let last = widths.count - 1
    // The blank behind the last tab is not missed.
    let total = widths.reduce(0, +) - (selection == last ? 0 : 1)
    let selection = min(max(0, selection), last)
    guard total > columns, last >= 0 else {
      tabs = Self.neighbours(widths, from: 0)
      (hidesLeft, hidesRight) = (false, false)
      return
    }
    let hasMarks = columns >= Self.leastColumnsWithMarks
    let leftMark = hasMarks && selection > 0 ? 1 : 0
    let rightMark = hasMarks && selection < last ? 1 : 0
    var widths = widths
    let cut = max(0, widths[selection] - max(0, columns - leftMark - rightMark))
    widths[selection] -= cut
    let end = widths[...selection].reduce(0, +)
    let hidden = max(0, end + rightMark - columns)
    tabs = Self.neighbours(widths, from: -hidden)
    hidesLeft = hasMarks && hidden > 0
    hidesRight = hasMarks && total - cut - hidden > columns
  }

  private static func neighbours(_ widths: [Int], from start: Int) -> [Range<Int>] {
    var end = start
    return widths.map { width in
      defer { end += width }
      return end..<end + width
    }
  }
}
