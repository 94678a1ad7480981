extension Window {
  /// The coordinators that this window started, oldest first; their ``Coordinator/children`` lead on.
  public var coordinators: [Coordinator] {
    guard let tree = root.node?.engine.tree else { return [] }
    return tree.siblings.ids(in: tree.roots).map { tree.members[$0].coordinator }
  }

  /// The coordinator that showed `screen`; `nil` if none did, or if the screen is not in this window.
  public func coordinator(of screen: any Presentable) -> Coordinator? {
    guard let tree = root.node?.engine.tree, let entry = tree.entry(of: screen) else { return nil }
    return tree.entries[entry].owner.map { tree.members[$0].coordinator }
  }

  /// Where `screen` lies; `nil` if it is not in this window.
  public func position(of screen: any Presentable) -> ScreenPosition? {
    guard let tree = root.node?.engine.tree, let id = tree.entry(of: screen) else { return nil }
    let entry = tree.entries[id]
    let container = tree.containers[entry.container].container
    return ScreenPosition(
      container: container === root ? nil : container, isModal: entry.layer == .modals,
      below: tree.layers.previous(of: id).map { tree.entries[$0].screen })
  }
}
