/// The position of a screen in its window.
@MainActor
public struct ScreenPosition {
  /// The stack or tab bar; `nil` for the window itself.
  public let container: (any Presentable)?
  /// Whether the screen is a modal over the container.
  public let isModal: Bool
  /// The screen or tab directly before this one in the same stack, tab bar or row of modals; `nil` for the first.
  public let below: (any Presentable)?
  /// The coordinator that showed the screen, if any.
  public let coordinator: Coordinator?
  /// Whether the screen is the active one, which receives the keys.
  public let isActive: Bool
}
