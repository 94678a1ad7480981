/// The cursor of a document, and the other end of the selection.
struct TextSelection: Hashable {
  var anchor: TextPosition
  var cursor: TextPosition

  /// A cursor without a selection.
  init(at cursor: TextPosition) {
    anchor = cursor
    self.cursor = cursor
  }

  init(from anchor: TextPosition, to cursor: TextPosition) {
    self.anchor = anchor
    self.cursor = cursor
  }

  var isEmpty: Bool { anchor == cursor }

  var range: Range<TextPosition> { min(anchor, cursor)..<max(anchor, cursor) }
}
