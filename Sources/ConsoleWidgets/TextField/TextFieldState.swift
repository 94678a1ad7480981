internal import ConsoleUI

/// The state of a text field: the edited text with its cursor, and its scroll position.
@MainActor final class TextFieldState: ViewState {
  var field = EditedField()
  /// The position of the first visible cluster of the text.
  var start = 0

  init() {}
}

/// The text that the user edits, and the one that the program has passed last.
struct EditedField {
  var edited = EditedText()
  private var given = ""

  /// Replaces the edited text if the program passes a text that differs from the last one.
  mutating func update(_ text: String) {
    // A program usually passes the text of before, or the one that the field gave it; both compare at once.
    if text.sharesStorage(with: given) { return }
    if text.sharesStorage(with: edited.text) || text == edited.text {
      given = text
    } else if text != given {
      given = text
      edited.update(text)
    }
  }
}

extension String {
  /// Whether both are the same bytes in memory; `false` says nothing.
  fileprivate func sharesStorage(with other: String) -> Bool {
    utf8Span.span.isIdentical(to: other.utf8Span.span)
  }
}
