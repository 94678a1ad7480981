internal import ConsoleUI

/// The state of a text editor: its document, its size, and which part of the document it shows.
@MainActor final class TextEditorState: ViewState {
  var content = EditorContent()
  /// The start of the first visible row, in whatever rows the document is wrapped.
  var top = TextPosition.start
  /// The cursor and the size for which the cursor was last scrolled into view.
  var revealed: Revealed?
  /// The columns and rows of the text as they were drawn.
  var size = Size(columns: 1, rows: 1)
  /// Whether the linear form shows the page with the number that adds a line.
  var showsEnd = false
  /// Whether the mouse button was pressed on the track of the thumb.
  var dragsThumb = false

  struct Revealed: Equatable {
    var document: ObjectIdentifier
    var selection: TextSelection
    var changeCount: Int
    var size: Size
  }

  init() {}
}

/// The document of an editor: that of the program, or one that the editor makes of the program's text.
@MainActor struct EditorContent {
  private(set) var document = TextDocument()
  private var given = ""
  /// The text of the document that the editor made, as the program got it last.
  private var reported: (text: String, changeCount: Int)?

  init() {}

  /// Replaces the document if the program passes a text that differs from the last one.
  mutating func update(_ text: String) {
    guard !text.isIdentical(to: given) else { return }
    given = text
    if let reported, reported.text.isIdentical(to: text) { return }
    let cursor = document.cursor
    document = TextDocument(text)
    document.move(to: document.position(near: cursor), selecting: false)
    reported = nil
  }

  mutating func update(_ document: TextDocument) { self.document = document }

  /// The text of the document, if it has changed since the program got it last.
  mutating func changedText() -> String? {
    guard reported?.changeCount ?? 0 != document.changeCount else { return nil }
    let text = document.text
    reported = (text, document.changeCount)
    return text
  }
}

extension String {
  /// Whether both have the same bytes; equal texts may differ in how their letters are composed.
  func isIdentical(to other: String) -> Bool {
    let (own, others) = (utf8Span.span, other.utf8Span.span)
    return own.isIdentical(to: others) || utf8.elementsEqual(other.utf8)
  }
}
