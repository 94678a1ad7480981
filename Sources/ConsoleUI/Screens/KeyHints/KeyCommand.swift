/// A key with an action on a screen, or on all of them, and its label for the status line.
///
/// The focused control gets a key first, so in a text field letters are text: on a screen with text fields use keys with
/// Control or function keys. See <doc:Keys> for who gets a key.
///
/// ```swift
/// var commands: [KeyCommand] {
///   [KeyCommand(.character("s"), "article.save".localize) { self.didTapSave() }]
/// }
/// ```
@MainActor public struct KeyCommand {
  /// The key that the user presses.
  public let key: KeyPress
  /// What the action does, in a word or two.
  public let label: String
  /// The closure that runs when the user presses the key.
  public let action: () -> Void
  /// Whether the command has something to act on; see ``disabled(_:)``.
  public private(set) var isEnabled = true

  /// Creates a command.
  public init(_ key: KeyPress, _ label: String, action: @escaping () -> Void) {
    self.key = key
    self.label = label
    self.action = action
  }

  /// Disables the command if the condition is true, such as while a list is empty.
  ///
  /// ```swift
  /// KeyCommand(.character("d"), "article.delete".localize) { self.didTapDelete(self.current) }
  ///   .disabled(articles.isEmpty)
  /// ```
  ///
  /// A disabled command is neither in the status line nor in the help nor in the linear form, and the next responder gets
  /// its key.
  public func disabled(_ isDisabled: Bool) -> KeyCommand {
    var command = self
    command.isEnabled = isEnabled && !isDisabled
    return command
  }

  /// The command of a screen: it may submit a form there.
  func submitting(to submission: FormSubmission) -> KeyCommand {
    KeyCommand(key, label, action: submission.submitting(action))
  }
}
