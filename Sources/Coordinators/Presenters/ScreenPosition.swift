/// Where a screen lies in its window.
@MainActor
public struct ScreenPosition {
  /// The stack or row of tabs; `nil` for the window itself.
  public let container: (any Presentable)?
  /// Whether it lies over what the container shows.
  public let isModal: Bool
  /// The screen or tab right before it in the same row, if there is one.
  public let below: (any Presentable)?
  /// Who showed it.
  public let coordinator: Coordinator?
  /// Whether it is the one that takes keys.
  public let isActive: Bool
}
