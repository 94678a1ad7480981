extension Window {
  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` lead on.
  public var coordinators: [Coordinator] {
    guard let engine = root.node?.engine else { return [] }
    return engine.tree.siblings.ids(in: engine.tree.roots)
      .map { engine.tree.members[$0].coordinator }
  }

  /// The coordinator that showed `screen`; `nil` if none did, or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    guard let engine = root.node?.engine, let entry = engine.tree.entry(of: screen) else {
      return nil
    }
    return engine.tree.entries[entry].owner.map { engine.tree.members[$0].coordinator }
  }

  /// Where `screen` lies; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> ScreenPosition? {
    guard let engine = root.node?.engine, let id = engine.tree.entry(of: screen) else { return nil }
    let entry = engine.tree.entries[id]
    let container = engine.tree.containers[entry.container].container
    return ScreenPosition(
      container: container === root ? nil : container, isModal: entry.layer == .modals,
      below: engine.tree.layers.previous(of: id).map { engine.tree.entries[$0].screen })
  }
}
