/// A control in which the user types text.
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
