extension Window {
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
  public func position(of screen: any Presentable) -> ScreenPosition? {
    state.id.flatMap { Engine.shared.tree.position(of: screen, in: $0) }
  }

  /// The coordinator that deep links and the navigation state start from.
  var rootCoordinator: Coordinator? { appCoordinator ?? coordinators.first }
}
