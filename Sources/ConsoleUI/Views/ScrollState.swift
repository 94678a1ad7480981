/// What a scroll view remembers, and what it learned when it was drawn last.
@MainActor final class ScrollState {
  /// The first row of the content that is seen.
  var offset = 0
  var contentRows = 0
  var visibleRows = 1

  init() {}

  var lastOffset: Int { max(0, contentRows - visibleRows) }
}
