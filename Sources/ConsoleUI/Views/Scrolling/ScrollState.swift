/// The state of a scroll view.
@MainActor final class ScrollState: ViewState {
  /// The scroll position as it was drawn, or as the user has moved it since then.
  var position: ScrollPosition
  /// Whether the mouse button was pressed on the track of the thumb.
  var isDragged = false

  init(offset: Int = 0) {
    position = ScrollPosition(
      offset: max(0, offset), wantedOffset: offset > 0 ? offset : nil)
  }
}

/// Where a scroll view is scrolled to, with the measures of its content.
struct ScrollPosition {
  /// The focused control, and the sizes that decide whether it is visible.
  struct FocusLayout: Equatable {
    var focus: ViewPath?
    var contentSize: Size
    var visibleRows: Int
    /// The part that the focused control has named.
    var part: Rect?
  }

  /// The first visible row of the content.
  var offset: Int
  /// The first visible row that the program wants, until the content is tall enough for it or the user scrolls.
  var wantedOffset: Int?
  var contentRows = 0
  var visibleRows = 1
  /// The focus and sizes for which the focused control was last scrolled into view.
  var revealed: FocusLayout?

  var lastOffset: Int { max(0, contentRows - visibleRows) }

  /// Moves the offset to what the program wants, as far as there is content.
  mutating func settle() {
    offset = min(max(0, wantedOffset ?? offset), lastOffset)
    if let wantedOffset, wantedOffset <= lastOffset { self.wantedOffset = nil }
  }
}
