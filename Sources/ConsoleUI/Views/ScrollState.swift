/// What a scroll view remembers, and what it learned when it was drawn last.
@MainActor final class ScrollState {
  /// The first row of the content that is seen.
  var offset = 0
  var contentRows = 0
  var visibleRows = 1

  /// For what the content was last moved, so that the focus was seen.
  var seen: View?

  struct View: Equatable {
    var focus: ViewPath?
    var whole: Size
    var rows: Int
  }

  /// Whether the mouse was pressed on the way of the thumb.
  var isDragged = false

  init(offset: Int = 0) { self.offset = max(0, offset) }

  var lastOffset: Int { max(0, contentRows - visibleRows) }
}
