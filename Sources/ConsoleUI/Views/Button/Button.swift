/// A button; Enter, Space or a click presses it.
///
/// The sign before it marks the focus.
///
/// ```
/// > [ Cancel ]
///   [ Remove ]
/// ```
public struct Button: View {
  private let label: String
  private let isDestructive: Bool
  private let action: () -> Void

  /// Creates a button that calls `action` when the user presses it.
  public init(_ label: String, action: @escaping () -> Void) {
    self.init(label, isDestructive: false, action: action)
  }

  init(_ label: String, isDestructive: Bool, action: @escaping () -> Void) {
    self.label = label
    self.isDestructive = isDestructive
    self.action = action
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ButtonElement(
        label: label, isDestructive: isDestructive, action: tree.submitting(action)))
  }
}
