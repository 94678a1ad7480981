/// A button of an ``AlertScreen``.
@MainActor public struct AlertAction {
  /// What the action means for the keys of the alert.
  public enum Role: Sendable, Hashable {
    /// An action that only its button performs.
    case normal
    /// The action that Escape performs, too.
    case cancel
    /// An action that deletes or discards something; the edge of the alert is drawn as an error, and another
    /// action has the focus first.
    case destructive
  }

  /// The title of the button, evaluated at each drawing so that it follows a change of language.
  public var label: String { makeLabel() }
  /// What the action means; decides about Escape and the style of the button.
  public let role: Role
  /// The closure that runs when the user chooses the action.
  public let action: () -> Void

  private let makeLabel: () -> String

  /// Creates an action; `label` is evaluated at each drawing.
  public init(
    _ label: @autoclosure @escaping () -> String, role: Role = .normal,
    action: @escaping () -> Void = {}
  ) {
    makeLabel = label
    self.role = role
    self.action = action
  }
}
