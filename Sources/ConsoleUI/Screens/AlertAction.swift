/// An answer that an alert offers.
@MainActor public struct AlertAction {
  public enum Role: Sendable, Hashable {
    case normal
    /// The answer that Escape gives.
    case cancel
  }

  public let label: String
  public let role: Role
  public let action: () -> Void

  public init(_ label: String, role: Role = .normal, action: @escaping () -> Void = {}) {
    self.label = label
    self.role = role
    self.action = action
  }
}
