import Testing

@testable import ConsoleUI

/// Where ten visible rows of a hundred are scrolled to.
@Suite @MainActor struct ScrollPositionTests {
  private func position(_ offset: Int) -> ScrollPosition {
    var position = ScrollState(offset: offset).position
    position.contentLength = 100
    position.visibleLength = 10
    return position
  }

  @Test(arguments: [(0, 11), (11, 11), (15, 15), (20, 20), (21, 20), (90, 20)])
  func `a part that fits is scrolled no further than until all of it is visible`(
    offset: Int, expected: Int
  ) {
    var position = position(offset)
    position.reveal(20..<21)
    #expect(position.offset == expected)
  }

  @Test func `a part that just fits fills the view`() {
    for offset in [0, 25, 30, 90] {
      var position = position(offset)
      position.reveal(30..<40)
      #expect(position.offset == 30)
    }
  }

  @Test(arguments: [0, 32, 45, 90])
  func `of a part that does not fit, its start is visible`(offset: Int) {
    var position = position(offset)
    position.reveal(30..<50)
    #expect(position.offset == 30)
  }

  @Test(arguments: [(30, 30), (33, 33), (40, 40), (41, 40), (49, 40)])
  func `of a text that does not fit, what begins with the cursor is visible`(
    cursor: Int, expected: Int
  ) {
    var position = position(0)
    position.reveal(30..<50, cursor: cursor)
    #expect(position.offset == expected)
  }

  @Test(arguments: [(0, 30), (29, 30), (30, 30), (34, 34), (40, 40), (41, 40), (90, 40)])
  func `of a wide row, what is visible already stays`(offset: Int, expected: Int) {
    var position = position(offset)
    position.reveal(30..<50, keepsInside: true)
    #expect(position.offset == expected)
  }

  @Test func `the wanted offset is taken as soon as there is content for it`() {
    var position = ScrollState(offset: 50).position
    position.visibleLength = 10
    for (length, offset) in [(0, 0), (59, 49), (60, 50), (100, 50)] {
      position.contentLength = length
      position.settle()
      #expect(position.offset == offset)
    }
    #expect(position.wantedOffset == nil)
    #expect(ScrollState(offset: 0).position.wantedOffset == nil)
    #expect(ScrollState(offset: -1).position.offset == 0)
  }

  @Test func `the user scrolls as far as there is content`() {
    var position = position(50)

    #expect(position.scroll(to: 90) && position.offset == 90)
    #expect(!position.scroll(to: 91) && position.offset == 90)
    #expect(position.scroll(to: -1) && position.offset == 0)
    #expect(!position.scroll(to: -1) && position.wantedOffset == nil)
  }
}
