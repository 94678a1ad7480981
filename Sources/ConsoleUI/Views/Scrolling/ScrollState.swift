/// The state of a scroll view, with the measures of its last drawing.
@MainActor final class ScrollState: ViewState {
  /// The focused control, and the sizes that decide whether it is visible.
  struct FocusLayout: Equatable {
    var focus: ViewPath?
    var contentSize: Size
    var visibleRows: Int
  }

  /// The first visible row of the content.
  var offset = 0
  /// The first visible row that the program wants, until the content is tall enough for it or the user scrolls.
  var wantedOffset: Int?
  var contentRows = 0
  var visibleRows = 1
  /// The focus and sizes for which the focused control was last scrolled into view.
  var revealed: FocusLayout?
  /// Whether the mouse button was pressed on the track of the thumb.
  var isDragged = false

  init(offset: Int = 0) {
    self.offset = max(0, offset)
    wantedOffset = offset > 0 ? offset : nil
  }

  func copy() -> ScrollState {
    let copy = ScrollState()
    copy.offset = offset
    copy.wantedOffset = wantedOffset
    copy.contentRows = contentRows
    copy.visibleRows = visibleRows
    copy.revealed = revealed
    copy.isDragged = isDragged
    return copy
  }

  var lastOffset: Int { max(0, contentRows - visibleRows) }

  /// Moves the offset to what the program wants, as far as there is content.
  func settle() {
    offset = min(max(0, wantedOffset ?? offset), lastOffset)
    if let wantedOffset, wantedOffset <= lastOffset { self.wantedOffset = nil }
  }
}
