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

  /// Removes a screen with all screens above it.
  mutating func remove(
    _ screen: any Presentable, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard let id = id(of: screen) else { throw operation.refusal(.screenNotFound) }
    removeWithAllAbove(id)
  }

  /// Removes a screen but not those above it.
  mutating func removeAlone(
    _ screen: any Presentable, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard let id = id(of: screen) else { throw operation.refusal(.screenNotFound) }
    removeAlone(id)
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

  /// Removes a coordinator with its descendants, their screens, and all screens above those.
  mutating func remove(
    _ coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    removeFlow(of: try liveID(of: coordinator, for: operation))
  }

  private mutating func removeFlow(of coordinator: CoordinatorID, isClosing: Bool = false) {
    let finishing = subtree(of: coordinator)
    reportLostScreens(of: isClosing ? finishing : finishing.dropLast())
    var shared: [ContainerID: Bool] = [:]
    for id in finishing {
      mark(id, isFinishing: true)
      while let screen = coordinatorNodes[id].screens.last {
        let container = screenNodes[screen].container
        if isClosing, containerNodes[container].window == nil, shared[container] == nil {
          shared[container] = isShared(container, byOthersThan: coordinatorNodes[id].window)
        }
        // What else is in a container that the closing window's program alone has filled will never be shown.
        if shared[container] == false {
          removeContents(of: container)
          resetSelection(in: container)
        } else {
          removeWithAllAbove(screen)
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
    var reported: Set<ContainerID> = []
    for coordinator in coordinators {
      guard let window = coordinatorNodes[coordinator].window else { continue }
      for screen in ownedScreens.ids(in: coordinatorNodes[coordinator].screens) {
        let container = screenNodes[screen].container
        guard containerNodes[container].window == nil, reported.insert(container).inserted else {
          continue
        }
        journal.append(.problem(neverShown(container), window))
        touch(window)
      }
    }
  }

  /// Removes a coordinator with its descendants, keeps the screens above theirs in a stack, and remembers the
  /// position for a replacement.
  mutating func removeKeepingPosition(
    _ coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let id = try liveID(of: coordinator, for: operation)
    insertionPoint = position(of: id)
    removeFlow(id, takingModalsAbove: true)
  }

  /// Removes a coordinator with its descendants, and keeps the screens above theirs.
  mutating func removeFlowAlone(
    _ coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    try removeFlow(liveID(of: coordinator, for: operation), takingModalsAbove: false)
  }

  private mutating func removeFlow(_ id: CoordinatorID, takingModalsAbove: Bool) {
    let finishing = subtree(of: id)
    reportLostScreens(of: finishing.dropLast())
    for id in finishing {
      mark(id, isFinishing: true)
      while let screen = coordinatorNodes[id].screens.last {
        if takingModalsAbove, screenNodes[screen].layer == .modals {
          removeWithAllAbove(screen)
        } else {
          removeAlone(screen)
        }
      }
    }
    removalCandidates += finishing
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
      removeFlow(of: root, isClosing: true)
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
