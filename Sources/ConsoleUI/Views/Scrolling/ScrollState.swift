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

/// Where a scroll view is scrolled to, with the measures of its content: rows, or columns if it scrolls sideways.
struct ScrollPosition {
  /// The focused control, and the sizes that decide whether it is visible.
  struct FocusLayout: Equatable {
    var focus: ViewPath?
    var contentSize: Size
    var visibleLength: Int
    /// The part that the focused control has named.
    var part: Rect?
  }

  /// The first visible row or column of the content.
  var offset: Int
  /// The offset that the program wants, until the content is long enough for it or the user scrolls.
  var wantedOffset: Int?
  var contentLength = 0
  var visibleLength = 1
  /// The focus and sizes for which the focused control was last scrolled into view.
  var revealed: FocusLayout?

  var lastOffset: Int { max(0, contentLength - visibleLength) }

  /// Moves the offset to what the program wants, as far as there is content.
  mutating func settle() {
    offset = min(max(0, wantedOffset ?? offset), lastOffset)
    if let wantedOffset, wantedOffset <= lastOffset { self.wantedOffset = nil }
  }

  /// Scrolls until a part of the content is visible.
  ///
  /// If not all of it fits, its start is visible; of a text field, what begins with the cursor; or else, as of a wide
  /// row of a list, what is visible of it already.
  mutating func reveal(_ part: Range<Int>, cursor: Int? = nil, keepsInside: Bool = false) {
    let last = part.upperBound - visibleLength
    guard last > part.lowerBound else {
      offset = min(max(offset, last), part.lowerBound)
      return
    }
    let first = min(cursor ?? part.lowerBound, last)
    offset = keepsInside ? min(max(offset, first), last) : first
  }

  /// Scrolls for the user as far as there is content; `false` if that is nowhere.
  mutating func scroll(to offset: Int) -> Bool {
    let before = self.offset
    wantedOffset = nil
    self.offset = min(max(0, offset), lastOffset)
    return self.offset != before
  }
}
