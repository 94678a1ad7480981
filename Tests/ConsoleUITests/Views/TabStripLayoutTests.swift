import Testing

@testable import ConsoleUI

/// All strips of up to three tabs in all widths, against the rules of the strip.
struct TabStripLayoutTests {
  private static let strips =
    (3...6).map { [$0] } + (3...6).flatMap { first in (3...6).map { [first, $0] } }
    + [[3, 3, 3], [3, 7, 4], [8, 3, 9], [4, 12, 3], [5, 5, 5, 5, 5]]

  @Test(arguments: strips)
  func `the selected tab is visible, and the others as far as there is room`(widths: [Int]) {
    for selection in widths.indices {
      for room in 1...(widths.reduce(0, +) + 2) {
        let layout = TabStripLayout(widths: widths, selection: selection, columns: room)

        expectVisible(selection, of: widths, in: room, layout)
        expectMarks(selection, of: widths, in: room, layout)
      }
    }
  }

  @Test(arguments: [-3, -1, 3, 9])
  func `a selection outside counts as the nearest tab`(selection: Int) {
    let widths = [5, 6, 7]
    for room in 1...20 {
      let layout = TabStripLayout(widths: widths, selection: selection, columns: room)
      let nearest = TabStripLayout(
        widths: widths, selection: selection < 0 ? 0 : 2, columns: room)

      // The space after a last tab counts as long as it is not selected.
      guard room != 17 else { continue }
      #expect(layout.columns == nearest.columns, "\(room)")
      #expect(layout.hidesLeft == nearest.hidesLeft, "\(room)")
      #expect(layout.hidesRight == nearest.hidesRight, "\(room)")
    }
  }

  @Test func `a strip without tabs is empty`() {
    let layout = TabStripLayout(widths: [], selection: 0, columns: -1)

    #expect(layout.columns.isEmpty && !layout.hidesLeft && !layout.hidesRight)
  }

  private func expectVisible(
    _ selection: Int, of widths: [Int], in room: Int, _ layout: TabStripLayout
  ) {
    let selected = layout.columns[selection]
    let comment: Comment = "tab \(selection) of \(widths) in \(room)"
    let marks = room < 6 ? 0 : (selection > 0 ? 1 : 0) + (selection < widths.count - 1 ? 1 : 0)
    // Visible, and whole if it fits beside the marks.
    let isAll = layout.columns == Self.neighbours(widths, from: 0)
    #expect(
      selected.count == (isAll ? widths[selection] : min(widths[selection], room - marks)), comment)
    #expect(selected.lowerBound >= 0 && selected.upperBound <= room, comment)
    // One after the other, with their widths.
    var expected = widths
    expected[selection] = selected.count
    let first = layout.columns[0].lowerBound
    #expect(layout.columns == Self.neighbours(expected, from: first), comment)
    // Not further to the left than necessary.
    let rightMark = room >= 6 && selection < widths.count - 1 ? 1 : 0
    #expect(first == 0 || first < 0 && selected.upperBound == room - rightMark, comment)
  }

  private func expectMarks(
    _ selection: Int, of widths: [Int], in room: Int, _ layout: TabStripLayout
  ) {
    let comment: Comment = "tab \(selection) of \(widths) in \(room)"
    let end = (layout.columns.last?.upperBound ?? 0) - (selection == widths.count - 1 ? 0 : 1)
    #expect(layout.hidesLeft == (room >= 6 && layout.columns[0].lowerBound < 0), comment)
    #expect(layout.hidesRight == (room >= 6 && end > room), comment)
  }

  private static func neighbours(_ widths: [Int], from start: Int) -> [Range<Int>] {
    widths.indices.map { index in
      let first = start + widths[..<index].reduce(0, +)
      return first..<first + widths[index]
    }
  }
}
