import Testing

@testable import ConsoleUI

/// The arithmetic of rectangles, scroll positions and thumbs, at and beside its edges.
@Suite @MainActor struct `Rectangles and scroll positions` {
  private let rect = Rect(column: 2, row: 3, columns: 5, rows: 4)

  @Test(arguments: [
    (2, 3, true), (6, 6, true), (7, 6, false), (6, 7, false), (1, 3, false), (2, 2, false),
  ])
  func `a rectangle contains its own cells`(column: Int, row: Int, expected: Bool) {
    #expect(rect.contains(Point(column: column, row: row)) == expected)
  }

  @Test func `a rectangle becomes smaller at each side, and at least empty`() {
    #expect(
      rect.inset(top: 1, left: 2, bottom: 1, right: 1)
        == Rect(column: 4, row: 4, columns: 2, rows: 2))
    #expect(rect.inset(by: 1) == Rect(column: 3, row: 4, columns: 3, rows: 2))
    #expect(rect.inset() == rect && rect.inset(by: 9).isEmpty)
  }

  @Test func `an intersection has the cells of both`() {
    let other = Rect(column: 4, row: 5, columns: 9, rows: 9)

    #expect(rect.intersection(other) == Rect(column: 4, row: 5, columns: 3, rows: 2))
    #expect(rect.intersection(Rect(column: 7, row: 3, columns: 1, rows: 1)).isEmpty)
    #expect(rect.intersection(Rect(column: 2, row: 7, columns: 1, rows: 1)).isEmpty)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (4, 4), (9, 4)])
  func `rows and columns are taken as far as there are any`(count: Int, taken: Int) {
    var (top, bottom, left, right) = (rect, rect, rect, rect)
    let columns = min(max(0, count), 5)

    #expect(top.takeFirstRows(count) == Rect(column: 2, row: 3, columns: 5, rows: taken))
    #expect(top == Rect(column: 2, row: 3 + taken, columns: 5, rows: 4 - taken))
    #expect(bottom.takeLastRows(count) == Rect(column: 2, row: 7 - taken, columns: 5, rows: taken))
    #expect(bottom == Rect(column: 2, row: 3, columns: 5, rows: 4 - taken))
    #expect(left.takeFirstColumns(count) == Rect(column: 2, row: 3, columns: columns, rows: 4))
    #expect(left == Rect(column: 2 + columns, row: 3, columns: 5 - columns, rows: 4))
    #expect(
      right.takeLastColumns(count) == Rect(column: 7 - columns, row: 3, columns: columns, rows: 4))
    #expect(right == Rect(column: 2, row: 3, columns: 5 - columns, rows: 4))
  }

  @Test(arguments: [
    ([10, 0, 5], 5, 0..<2), ([10, 2, 5], 5, 1..<3), ([10, 5, 5], 5, 3..<5), ([10, 9, 5], 5, 3..<5),
    ([6, 1, 5], 5, 1..<5), ([5, 0, 5], 5, 0..<0), ([1_000, 999, 1], 5, 4..<5),
    ([10, 0, 5], 0, 0..<0),
  ])
  func `a thumb is as long as the visible part, and ends with the track`(
    rows: [Int], track: Int, expected: Range<Int>
  ) {
    let thumb = ScrollThumb(count: rows[0], first: rows[1], visible: rows[2])

    #expect(thumb.cells(ofTrack: track) == expected)
  }

  @Test(arguments: [
    ([0, 5, 10], 0), ([2, 5, 10], 4), ([4, 5, 10], 9), ([-3, 5, 10], 0), ([9, 5, 10], 9),
    ([1, 1, 10], 0), ([1, 2, 10], 9), ([4, 5, 1], 0), ([3, 5, 2], 0), ([4, 5, 2], 1),
    ([0, 0, 5], 0),
  ])
  func `the ends of a track are the first and the last index`(numbers: [Int], expected: Int) {
    #expect(
      ScrollThumb.index(at: numbers[0], ofTrack: numbers[1], among: numbers[2]) == expected)
  }

  @Test(arguments: [
    (12..<14, nil, 10), (15..<16, nil, 11), (3..<4, nil, 3), (20..<25, nil, 20), (20..<30, nil, 20),
    (20..<30, 23, 23), (20..<30, 25, 25), (20..<30, 28, 25),
  ])
  func `a part is scrolled into view, or its start`(part: Range<Int>, cursor: Int?, offset: Int) {
    var position = ScrollPosition(offset: 10, contentLength: 100, visibleLength: 5)

    position.reveal(part, cursor: cursor)

    #expect(position.offset == offset)
  }

  @Test(arguments: [(10, 20), (20, 20), (22, 22), (25, 25), (40, 25)])
  func `what is visible of a long part may stay`(before: Int, offset: Int) {
    var position = ScrollPosition(offset: before, contentLength: 100, visibleLength: 5)

    position.reveal(20..<30, keepsInside: true)

    #expect(position.offset == offset)
  }

  @Test func `a wanted offset waits for its content, until the user scrolls`() {
    var position = ScrollPosition(
      offset: 0, wantedOffset: 9, contentLength: 12, visibleLength: 5)
    position.settle()
    #expect(position.offset == 7 && position.wantedOffset == 9)
    var scrolled = position
    position.contentLength = 14
    position.settle()
    #expect(position.offset == 9 && position.wantedOffset == nil)

    #expect(!scrolled.scroll(to: 99) && scrolled.wantedOffset == nil)
    #expect(scrolled.scroll(to: -1) && scrolled.offset == 0)
    #expect(ScrollState(offset: -1).position.offset == 0)
    #expect(ScrollState().position.wantedOffset == nil)
    #expect(ScrollState(offset: 1).position.wantedOffset == 1)
  }

  @Test(arguments: [
    ("", nil), ("0", 0), ("9", 9), ("007", 7), ("123456789", 123_456_789), ("1234567890", nil),
    ("1a", nil), ("-1", nil), ("/", nil), (":", nil),
  ])
  func `one to nine digits are a number`(text: String, number: Int?) {
    #expect(Array(text.utf8).decimal == number)
  }
}
