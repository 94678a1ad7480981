/// A text input of several lines, such as a text editor.
///
/// In the linear form the choices are its lines: each has a number, which the user types to get a prompt for another text.
/// The semantics of a line have the role ``Semantics/Role/textLine``, those of the choice that adds one ``Semantics/Role/newTextLine``.
@MainActor package protocol MultilineTextInput: TextInput, ChoiceControl {
  /// Replaces a line by the one that the user has typed, which may be blank but is not empty.
  func replaceLine(at index: Int, with line: String)
}
