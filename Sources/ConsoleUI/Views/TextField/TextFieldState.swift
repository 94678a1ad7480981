/// The state of a text field: the edited text, its cursor and its scroll position.
@MainActor final class TextFieldState: ViewState {
  var edited = EditedText()
  /// The first visible column of the text.
  var offset = 0
  /// The text that the program passed last.
  private var given = ""

  init() {}

  func copy() -> TextFieldState {
    let copy = TextFieldState()
    copy.edited = edited
    copy.offset = offset
    copy.given = given
    return copy
  }

  /// Replaces the edited text if the program passes a text that differs from the last one.
  func update(_ text: String) {
    guard text != given else { return }
    given = text
    if edited.text != text { edited = EditedText(text) }
  }
}
