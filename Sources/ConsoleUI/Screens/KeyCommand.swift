/// A key that does something on a screen, with its name in the status line.
///
/// While the reader types in a text field, letters are text; give commands on such screens a key with
/// Control or a function key.
///
/// ```swift
/// var commands: [KeyCommand] {
///   [KeyCommand(.character("s"), "article.save".localize) { self.didTapSave() }]
/// }
/// ```
@MainActor public struct KeyCommand {
  public let key: KeyPress
  public let label: String
  public let action: () -> Void

  public init(_ key: KeyPress, _ label: String, action: @escaping () -> Void) {
    self.key = key
    self.label = label
    self.action = action
  }
}
