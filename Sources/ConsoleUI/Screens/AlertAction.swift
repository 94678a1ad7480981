/// An answer that an alert offers.
@MainActor public struct AlertAction {
  public enum Role: Sendable, Hashable {
    case normal
    /// The answer that Escape gives.
    case cancel
  }

  /// Asked for each time it is drawn, so that it follows the language.
  public var label: String { makeLabel() }
  public let role: Role
  public let action: () -> Void

  private let makeLabel: () -> String

  public init(
    _ label: @autoclosure @escaping () -> String, role: Role = .normal,
    action: @escaping () -> Void = {}
  ) {
    makeLabel = label
    self.role = role
    self.action = action
  }
}
