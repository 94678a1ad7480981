extension Window {
  /// The position of a screen in its window.
  @MainActor
  public struct Position {
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

  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` are the rest.
  public var coordinators: [Coordinator] {
    state.id.map { Engine.shared.tree.coordinators(startedBy: $0) } ?? []
  }

  /// The coordinator that showed `screen`; `nil` if there is none or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    guard let id = state.id else { return nil }
    return Engine.shared.tree.position(of: screen, in: id)?.coordinator
  }

  /// The position of `screen`; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> Position? {
    state.id.flatMap { Engine.shared.tree.position(of: screen, in: $0) }
  }

  /// The coordinator that deep links and the navigation state start from.
  var rootCoordinator: Coordinator? { appCoordinator ?? coordinators.first }
}
