/// A control in which the user types text.
///
/// Typed characters and keys come to ``Control/response(to:)``; while ``takesText`` is true, a character that the control
/// does not use is lost, and performs no command. The linear form replaces the whole text: it presses End and Ctrl-U,
/// pastes the line, and presses Enter.
@MainActor public protocol TextInput: Control {
  /// Whether characters are text now, so that they trigger no commands; true by default.
  var takesText: Bool { get }

  /// Whether the typed text must stay hidden, as in a password field; false by default.
  var hidesText: Bool { get }

  /// Inserts pasted text.
  func paste(_ text: String)
}

extension TextInput {
  public var takesText: Bool { true }

  public var hidesText: Bool { false }
}
