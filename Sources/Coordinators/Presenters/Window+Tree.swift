extension Window {
  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` lead on.
  public var coordinators: [Coordinator] {
    guard let engine = root.node?.engine else { return [] }
    return engine.tree.siblings.ids(in: engine.tree.roots)
      .map { engine.tree.members[$0].coordinator }
  }

  /// The coordinator that showed `screen`; `nil` if none did, or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    root.node?.engine.tree.coordinator(of: screen)
  }

  /// Where `screen` lies; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> ScreenPosition? {
    root.node?.engine.tree.position(of: screen)
  }
}
