/// Operations that add coordinators and screens or select tabs.
///
/// If one of them throws a ``CoordinatorDiagnostic``, the engine rolls back its mutations.
extension Tree {
  /// Adds a coordinator below its parent, or as a root of a window.
  mutating func add(
    _ child: Coordinator, under parent: Operation.Parent, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if case .coordinator(let parent) = parent, parent === child {
      throw operation.refusal(.cycle, about: child)
    }
    if child.isActive || child.awaitedParent != nil {
      throw operation.refusal(.coordinatorAlreadyAdded, about: child)
    }
    switch parent {
    case .window(let state):
      guard let window = state.id else { throw operation.refusal(.windowClosed) }
      try add(child, under: nil, in: window, for: operation)
    case .coordinator(let parent):
      // A parent in a window has that one; only of others is the presenter's looked up.
      let window = parent.isOutside ? presenterWindow(of: parent) : nil
      if parent.isOutside, window == nil {
        return try wait(child, under: parent, for: operation)
      }
      let id = try liveID(of: parent, joining: window, for: operation)
      // The parent waited for the child, and both have just joined the window.
      if child.isActive { throw operation.refusal(.cycle, about: child) }
      guard let window = coordinatorNodes[id].window else {
        preconditionFailure("a parent in a window")
      }
      try add(child, under: id, in: window, for: operation)
    }
  }

  private mutating func add(
    _ child: Coordinator, under parent: CoordinatorID?, in window: WindowID,
    for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let container = try presenterNode(of: child, in: window, for: operation)
    if case .waiting(let id, _) = child.lifecycle {
      join(id, under: parent, in: window, isAdopted: false)
    } else {
      link(child, under: parent, in: window, container: container)
    }
  }

  /// Shows a screen; does nothing if `isAlreadyShown`, except that a coordinator without screens may be removed.
  mutating func show(
    _ screen: any Presentable, in target: PresentationTarget, for coordinator: Coordinator?,
    isAlreadyShown: Bool, _ operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let container = try node(of: target.container, for: operation)
    var owner: CoordinatorID?
    // The call alone would cost a push a hundredth more.
    if coordinator != nil {
      owner = try ownerID(of: coordinator, shownIn: container, for: operation)
    }
    if isAlreadyShown {
      if let detail = target.detail, detail.isSelected,
        mayShow(detail, in: container)
      {
        selectColumn(container)
      }
      if let owner { removalCandidates.append(owner) }
      return
    }
    let isRoot = target.layer == .content && containerNodes[container].isRoot
    if isRoot, let id = id(of: screen), screenNodes[id].container == container,
      screenNodes[id].layer == .content
    {
      return
    }
    try checkNew(screen, for: operation)
    if isRoot, let root = containerNodes[container].content.first { removeWithAllAbove(root) }
    if let detail = target.detail {
      try show(screen, of: detail, in: target, container, owner: owner, for: operation)
    } else {
      try insert(screen, in: target, container, owner: owner, for: operation)
    }
    if !newContainers.isEmpty { enterNewContainers() }
  }

  /// Shows a screen of a detail, unless a newer one was opened for its column.
  private mutating func show(
    _ screen: any Presentable, of detail: Detail, in target: PresentationTarget,
    _ container: ContainerID, owner: CoordinatorID?, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let anchor = anchor(of: detail)
    if containerNodes[container].isColumn, !open(detail, in: container, leavingWith: anchor) {
      if let owner { removalCandidates.append(owner) }
      return
    }
    let id = try insert(screen, in: target, container, owner: owner, for: operation)
    noteDisplacement(of: detail, by: id, leavingWith: anchor)
  }

  /// Checks that a screen is in no container yet; thus it does not contain the one that it is shown in either.
  func checkNew(_ screen: any Presentable, for operation: Operation) throws(CoordinatorDiagnostic) {
    if id(of: screen) != nil { throw operation.refusal(.screenAlreadyShown, about: screen) }
  }

  /// Adds a screen where the next one in its layer belongs; the first tab becomes the selected one.
  @discardableResult
  private mutating func insert(
    _ screen: any Presentable, in target: PresentationTarget, _ container: ContainerID,
    owner: CoordinatorID?, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ScreenID {
    let id = try insert(
      screen, in: container, target.layer, above: screenBelowNext(in: container, target.layer),
      owner: owner, modal: target.modal, for: operation)
    if target.layer == .content, target.container.role == .tabs, selectsNextTab(of: container) {
      select(id, in: container)
    }
    if insertionPoint?.container == container, target.layer == .content {
      insertionPoint?.below = ObjectIdentifier(screen)
    }
    return id
  }

  /// Sets the screens of a stack to the result of `change`; screens that stay keep their nodes.
  mutating func setScreens(
    _ change: ([any Presentable]) -> [any Presentable], in stack: NavigationController,
    for coordinator: Coordinator?, _ operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let container = try node(of: stack, for: operation)
    let owner = try ownerID(of: coordinator, shownIn: container, for: operation)
    let wanted = change(screens(in: container, .content))
    let kept = Set(wanted.map(ObjectIdentifier.init))
    guard kept.count == wanted.count else { throw operation.refusal(.screenAlreadyShown) }
    if wanted.isEmpty, containerNodes[container].content.count > 0 {
      removeModals(overColumn: container)
    }
    for id in layerOrder.ids(in: containerNodes[container].content).reversed()
    where !kept.contains(ObjectIdentifier(screenNodes[id].screen)) { removeSubtree(of: id) }
    var below: ScreenID?
    for screen in wanted {
      if let id = id(of: screen) {
        guard screenNodes[id].container == container, screenNodes[id].layer == .content else {
          throw operation.refusal(.screenAlreadyShown, about: screen)
        }
        if layerOrder.previous(of: id) != below { move(id, above: below) }
        below = id
      } else {
        below = try insert(
          screen, in: container, .content, above: below, owner: owner, for: operation)
      }
    }
    if !newContainers.isEmpty { enterNewContainers() }
  }

  /// Selects a tab or a column.
  mutating func select(
    _ tab: any Presentable, in tabs: Container, isGoingBack: Bool, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    let id = try id(of: tab, in: tabs, for: operation)
    if let column = screenNodes[id].content, containerNodes[column].isColumn,
      containerNodes[column].content.count == 0, containerNodes[column].window != nil
    {
      throw operation.refusal(.columnEmpty, about: tabs)
    }
    if containerNodes[screenNodes[id].container].selected == id {
      // Its start may have failed before.
      return noteSelection(of: id)
    }
    select(id, in: screenNodes[id].container, isGoingBack: isGoingBack)
  }

  private mutating func insert(
    _ screen: any Presentable, in container: ContainerID, _ layer: Layer, above below: ScreenID?,
    owner: CoordinatorID?, modal: Modal? = nil, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> ScreenID {
    var content: ContainerID?
    if let inner = screen as? Container {
      if inner.isColumn { throw operation.refusal(.screenAlreadyShown, about: inner) }
      let id = node(of: inner)
      if contains(id, container) { throw operation.refusal(.cycle, about: inner) }
      if containerNodes[container].window != nil { newContainers.append(id) }
      content = id
    }
    // Once only, since the search of the window looks through what the container has.
    if containerNodes[container].window == nil, containerNodes[container].fillingWindow == nil,
      containerNodes[container].content.first == nil, containerNodes[container].modals.first == nil
    {
      newlyFilled = container
    }
    showingCount += 1
    return link(
      ScreenNode(
        screen: screen, owner: owner, container: container, layer: layer, modal: modal,
        showing: showingCount, content: content), above: below)
  }

  /// Whether a container that is shown nowhere is another one or has it inside.
  private func contains(_ root: ContainerID, _ other: ContainerID) -> Bool {
    if root == other { return true }
    // An empty one has nothing inside, however deep the other one lies.
    guard containerNodes[other].window == nil, hasContents(root) else { return false }
    var cursor = containerNodes[other].host
    while let host = cursor {
      if screenNodes[host].container == root { return true }
      cursor = containerNodes[screenNodes[host].container].host
    }
    return false
  }

  /// The screen that a new one is inserted above: the top one, or the one below the insertion point.
  // Inlined: called from a mutating function, it would get a copy of the tree.
  @inline(__always)
  private func screenBelowNext(in container: ContainerID, _ layer: Layer) -> ScreenID? {
    if let insertionPoint,
      insertionPoint.container == container,
      layer == .content
    {
      // What waited below may be shown in another container.
      return insertionPoint.below.flatMap { id(of: $0) }.flatMap {
        screenNodes[$0].container == container && screenNodes[$0].layer == layer ? $0 : nil
      }
    }
    return containerNodes[container][layer].last
  }

  private func selectsNextTab(of tabs: ContainerID) -> Bool {
    containerNodes[tabs].selected == nil
      || (insertionPoint?.container == tabs && insertionPoint?.wasSelected == true)
  }
}
