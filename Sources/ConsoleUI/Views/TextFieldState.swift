/// What a text field remembers: the text as the reader left it, and the cursor.
@MainActor final class TextFieldState {
  var edited = EditedText()
  /// The first column of the text that is seen.
  var offset = 0
  private var given = ""

  init() {}

  /// Takes the text that the view was given, if that has changed.
  func take(_ text: String) {
    guard text != given else { return }
    given = text
    if edited.text != text { edited = EditedText(text) }
  }
}
