/// The positions of the tabs in a strip, and the edges at which tabs are hidden.
struct TabStripLayout {
  /// The columns of each tab, relative to the first column of the strip; those of hidden tabs lie outside.
  let columns: [Range<Int>]
  let hidesLeft: Bool
  let hidesRight: Bool

  /// Narrower strips have no marks.
  private static let minimumColumnsWithMarks = 6

  /// Lays out tabs of these widths so that the selected one is visible, and whole unless it is wider than
  /// the strip.
  init(widths: [Int], selection: Int, columns room: Int) {
    let last = widths.count - 1
    // The space after the last tab need not be visible.
    let total = widths.reduce(0, +) - (selection == last ? 0 : 1)
    let selection = min(max(0, selection), last)
    guard total > room, last >= 0 else {
      columns = Self.neighbours(widths, from: 0)
      (hidesLeft, hidesRight) = (false, false)
      return
    }
    let hasMarks = room >= Self.minimumColumnsWithMarks
    let leftMark = hasMarks && selection > 0 ? 1 : 0
    let rightMark = hasMarks && selection < last ? 1 : 0
    var widths = widths
    let excess = max(0, widths[selection] - max(0, room - leftMark - rightMark))
    widths[selection] -= excess
    let end = widths[...selection].reduce(0, +)
    let hidden = max(0, end + rightMark - room)
    columns = Self.neighbours(widths, from: -hidden)
    hidesLeft = hasMarks && hidden > 0
    hidesRight = hasMarks && total - excess - hidden > room
  }

  private static func neighbours(_ widths: [Int], from start: Int) -> [Range<Int>] {
    var end = start
    return widths.map { width in
      defer { end += width }
      return end..<end + width
    }
  }
}
