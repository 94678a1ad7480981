/// Moves screens of a stack above all others; nothing leaves, so no guard is asked.
extension Tree {
  /// Moves a screen to the top; its coordinator stays, and the one that requests it may have nothing to show.
  mutating func bringToFront(
    _ screen: any Presentable, in target: PresentationTarget, for coordinator: Coordinator?,
    _ operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let container = try id(of: target.container, for: operation)
    if let owner = try ownerID(of: coordinator, shownIn: container, for: operation) {
      removalCandidates.append(owner)
    }
    let id = try id(of: screen, in: target.container, for: operation)
    if let detail = target.detail {
      guard mayShow(detail, in: container) else { return }
      if detail.isSelected { selectColumn(container) }
    }
    if let top = containerNodes[container].content.last, top != id { move(id, above: top) }
  }

  /// Moves the screens of a coordinator and its descendants to the top of its stack, in their order.
  mutating func bringToFront(
    _ coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let flows = subtree(of: try liveID(of: coordinator, for: operation))
    guard let stack = coordinator.presenterTarget?.stack, let container = stack.node else { return }
    var screens: Set<ScreenID> = []
    for screen in flows.flatMap({ ownedScreens.ids(in: coordinatorNodes[$0].screens) })
    where screenNodes[screen].container == container && screenNodes[screen].layer == .content {
      screens.insert(screen)
    }
    bringToFront(screens, in: container)
  }

  /// Moves screens above all others and keeps their order; those that are on top already do not move.
  private mutating func bringToFront(_ screens: Set<ScreenID>, in container: ContainerID) {
    var (count, below) = (screens.count, containerNodes[container].content.last)
    while let screen = below, screens.contains(screen) {
      (count, below) = (count - 1, layerOrder.previous(of: screen))
    }
    var (lower, cursor) = ([ScreenID](), below)
    while lower.count < count, let screen = cursor {
      if screens.contains(screen) { lower.append(screen) }
      cursor = layerOrder.previous(of: screen)
    }
    for screen in lower.reversed() {
      move(screen, above: below)
      below = screen
    }
  }
}
