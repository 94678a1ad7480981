extension Window {
  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` are the rest.
  public var coordinators: [Coordinator] {
    guard let engine = root.node?.engine else { return [] }
    return engine.tree.siblings.ids(in: engine.tree.roots)
      .map { engine.tree.coordinatorNodes[$0].coordinator }
  }

  /// The coordinator that showed `screen`; `nil` if there is none or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    root.node?.engine.tree.coordinator(of: screen)
  }

  /// The position of `screen`; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> ScreenPosition? {
    root.node?.engine.tree.position(of: screen)
  }

  /// The coordinator that deep links and the navigation state start from.
  var rootCoordinator: Coordinator? { appCoordinator ?? coordinators.first }
}
