/// Operations that remove screens and coordinators: pop, dismiss, finish, close.
///
/// Contents leave before their containers, top before bottom, children before parents. If an operation throws a
/// ``CoordinatorDiagnostic``, the engine rolls back its mutations.
extension Tree {
  mutating func pop(
    _ stack: NavigationController, _ target: Operation.PopTarget, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let container = try id(of: stack, for: operation)
    let list = containerNodes[container].content
    switch target {
    case .previous:
      if let top = list.last, layerOrder.previous(of: top) != nil { removeWithAllAbove(top) }
    case .root:
      if let root = list.first, let second = layerOrder.next(of: root) {
        removeWithAllAbove(second)
      }
    case .topmost: preconditionFailure("a request whose closures were not called")
    case .screen(let screen):
      let id = try id(of: screen, in: stack, for: operation)
      if let above = layerOrder.next(of: id) { removeWithAllAbove(above) }
    }
  }

  /// Removes a screen, with all screens above it or alone.
  mutating func remove(
    _ screen: any Presentable, isAlone: Bool, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard let id = id(of: screen) else { throw operation.refusal(.screenNotFound) }
    if isAlone { removeAlone(id) } else { removeWithAllAbove(id) }
  }

  mutating func removeTab(
    _ tab: any Presentable, from tabs: TabBarController, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    removeWithAllAbove(try id(of: tab, in: tabs, for: operation))
  }

  /// Removes the screen that a modal showed last, with all modals above it.
  mutating func dismiss(_ modal: Modal, for operation: Operation) throws(CoordinatorDiagnostic) {
    guard let target = modal.target else { return }
    let container = try id(of: target.container, for: operation)
    var cursor = containerNodes[container].modals.last
    while let id = cursor, screenNodes[id].modal !== modal { cursor = layerOrder.previous(of: id) }
    if let cursor { removeWithAllAbove(cursor) }
  }

  /// Removes a coordinator with its descendants and their screens.
  mutating func remove(
    _ coordinator: Coordinator, _ removal: FlowRemoval, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let id = try liveID(of: coordinator, for: operation)
    if removal == .keepingPosition { insertionPoint = position(of: id) }
    remove(id, removal)
  }

  private mutating func remove(_ coordinator: CoordinatorID, _ removal: FlowRemoval) {
    let finishing = subtree(of: coordinator)
    reportLostScreens(of: removal == .closing ? finishing : finishing.dropLast())
    // What else is in a container that the closing window's program alone has filled will never be shown.
    var lost: Set<ContainerID> = []
    for (container, owner) in removal == .closing ? containersOutside(filledBy: finishing) : []
    where !isShared(container, byOthersThan: coordinatorNodes[owner].window) {
      lost.insert(container)
    }
    for id in finishing {
      mark(id, isFinishing: true)
      while let screen = coordinatorNodes[id].screens.last {
        let container = screenNodes[screen].container
        switch removal {
        case .closing where lost.contains(container):
          removeContents(of: container)
          resetSelection(in: container)
        case .alone,
          .keepingPosition where screenNodes[screen].layer == .content:
          removeAlone(screen)
        default: removeWithAllAbove(screen)
        }
      }
    }
    removalCandidates += finishing
  }

  /// Whether coordinators of other windows have screens in a container or use it as their presenter.
  private func isShared(_ container: ContainerID, byOthersThan window: WindowID?) -> Bool {
    var users = hostedCoordinators.ids(in: containerNodes[container].coordinators)
    for layer in [Layer.content, .modals] {
      users += layerOrder.ids(in: containerNodes[container][layer]).compactMap {
        screenNodes[$0].owner
      }
    }
    return users.contains {
      coordinatorNodes[$0].window != nil && coordinatorNodes[$0].window != window
    }
  }

  /// Reports each container in no window whose screens are lost because other coordinators end than those that showed
  /// them.
  private mutating func reportLostScreens(of coordinators: some Sequence<CoordinatorID>) {
    let inWindow = coordinators.filter { coordinatorNodes[$0].window != nil }
    for (container, owner) in containersOutside(filledBy: inWindow) {
      guard let window = coordinatorNodes[owner].window else { continue }
      journal.append(.problem(neverShown(container), window))
      touch(window)
    }
  }

  /// The containers in no window that have screens of coordinators, each once, with the first of these.
  private func containersOutside(
    filledBy coordinators: [CoordinatorID]
  ) -> [(container: ContainerID, owner: CoordinatorID)] {
    var known: Set<ContainerID> = []
    return coordinators.flatMap { owner in
      ownedScreens.ids(in: coordinatorNodes[owner].screens).map { screenNodes[$0].container }
        .filter { containerNodes[$0].window == nil && known.insert($0).inserted }
        .map { ($0, owner) }
    }
  }

  /// The position of a coordinator's first screen, unless that is a modal.
  private func position(of coordinator: CoordinatorID) -> InsertionPoint? {
    guard let first = coordinatorNodes[coordinator].screens.first,
      screenNodes[first].layer == .content
    else { return nil }
    let container = screenNodes[first].container
    return InsertionPoint(
      container: container,
      below: layerOrder.previous(of: first).map { ObjectIdentifier(screenNodes[$0].screen) },
      wasSelected: containerNodes[container].selected == first)
  }

  /// Removes everything in a window.
  mutating func close(_ window: WindowID) {
    if let root = windows[window].root { removeContents(of: root) }
    for root in siblings.ids(in: windows[window].roots).reversed() {
      remove(root, .closing)
    }
  }

  /// Removes a screen with all screens above it in a stack or among modals; a tab is removed alone.
  mutating func removeWithAllAbove(_ screen: ScreenID) {
    let (container, layer) = (screenNodes[screen].container, screenNodes[screen].layer)
    if layer == .content, containerNodes[container].role == .tabs { return removeAlone(screen) }
    if layer == .content, screen == containerNodes[container].content.first {
      removeModals(overColumn: container)
    }
    while let top = containerNodes[container][layer].last {
      removeSubtree(of: top)
      if top == screen { return }
    }
  }

  /// Removes one screen but not those above it; if it was the selected tab, selects its neighbour.
  mutating func removeAlone(_ screen: ScreenID) {
    let container = screenNodes[screen].container
    if containerNodes[container].content.count == 1, screenNodes[screen].layer == .content,
      insertionPoint?.container != container
    {
      removeModals(overColumn: container)
    }
    selectNeighbour(of: screen, in: container)
    removeSubtree(of: screen)
  }

  /// Removes a screen after its detail and everything inside it.
  ///
  /// Iterative, since trees may be deeper than the call stack.
  mutating func removeSubtree(of screen: ScreenID) {
    var cursor = screen
    removeDetail(of: cursor)
    while true {
      while let content = screenNodes[cursor].content, let inner = topmost(in: content) {
        cursor = inner
        removeDetail(of: cursor)
      }
      if let content = screenNodes[cursor].content { removeContents(of: content) }
      let host = containerNodes[screenNodes[cursor].container].host
      unlink(cursor)
      guard cursor != screen, let host else { return }
      cursor = host
    }
  }

  /// Removes all screens of a container and detaches the coordinators that use it as their presenter.
  mutating func removeContents(of container: ContainerID) {
    while let top = topmost(in: container) { removeSubtree(of: top) }
    while let last = containerNodes[container].coordinators.last {
      removeContainer(container, of: last)
    }
  }

  /// The screen of a container that leaves first.
  private func topmost(in container: ContainerID) -> ScreenID? {
    containerNodes[container].modals.last ?? containerNodes[container].content.last
  }

  /// Selects another tab if the selected one leaves.
  mutating func selectNeighbour(of screen: ScreenID, in container: ContainerID) {
    guard containerNodes[container].selected == screen else { return }
    select(layerOrder.next(of: screen) ?? layerOrder.previous(of: screen), in: container)
  }
}
