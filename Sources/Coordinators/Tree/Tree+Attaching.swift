/// What joins the tree later than it was made: the contents of a container, and a coordinator started directly.
extension Tree {
  /// A screen in the tree whose coordinator joins the tree after all screens.
  private struct UnownedScreen {
    let id: ScreenID
    let coordinator: Coordinator
  }

  /// A coordinator that joins the tree, with its own screens and those of the children that wait for it.
  private struct JoiningFlow {
    let coordinator: Coordinator
    /// The container whose owner becomes its parent.
    let container: ContainerID
    let depth: Int
    var screens: [UnownedScreen] = []
  }

  /// Moves what newly attached containers were shown before into the tree.
  ///
  /// All screens come first and then their coordinators, so that the order in which a program filled the containers
  /// decides no parent. Invalid parts are reported after the commit, like the calls that they come from. Iterative,
  /// since containers may be nested deeper than the call stack.
  mutating func attachPendingContents() {
    // What waited keeps its order also while a coordinator is being replaced.
    let point = insertionPoint
    insertionPoint = nil
    defer { insertionPoint = point }
    var screens: [UnownedScreen] = []
    // What details belong to may be in any other container, so they are the last.
    var columns: [ContainerID] = []
    var details: [PendingContents.Item] = []
    var next = 0
    while next < newContainers.count || !columns.isEmpty || !details.isEmpty {
      if next < newContainers.count {
        let id = newContainers[next]
        next += 1
        if containerNodes[id].container.pendingDetail != nil {
          columns.append(id)
        } else {
          screens += attachContents(of: id, details: &details)
        }
      } else if !columns.isEmpty {
        screens += attachDetail(in: columns.removeFirst(), details: &details)
      } else if let screen = attachDetail(details.removeFirst()) {
        screens.append(screen)
      }
    }
    newContainers.removeAll(keepingCapacity: true)
    joinOwners(of: screens)
  }

  /// Moves the screens of a container into the tree; returns those whose coordinators are not in it yet.
  private mutating func attachContents(
    of id: ContainerID, details: inout [PendingContents.Item]
  ) -> [UnownedScreen] {
    let container = containerNodes[id].container
    let pending = container.pending
    container.setPending(PendingContents())
    journal.append(.pendingChanged(container, previous: pending))
    for coordinator in pending.hostedCoordinators { attach(coordinator, to: id) }
    var unowned: [UnownedScreen] = []
    for layer in [Layer.content, .modals] {
      for item in pending[layer] {
        if let column = item.detail?.target?.container, column.isColumn, column !== container {
          details.append(item)
        } else if let screen = attach(item, to: id, layer, modal: item.modal) {
          unowned.append(screen)
        }
      }
    }
    if let selected = pending.selected.flatMap({ self.id(of: $0) }),
      screenNodes[selected].container == id
    {
      select(selected, in: id)
    }
    return unowned
  }

  /// Moves a column that begins with a detail into the tree, unless the screen that the detail belongs to has left.
  private mutating func attachDetail(
    in column: ContainerID, details: inout [PendingContents.Item]
  ) -> [UnownedScreen] {
    let container = containerNodes[column].container
    guard let (detail, item) = container.pendingDetail else { return [] }
    let anchor = anchor(of: item)
    let hasLeft = anchor == nil && item.anchor != nil
    if hasLeft {
      var contents = container.pending
      contents.removeAll { _ in true }
      change(container, to: contents)
    }
    let screens = attachContents(of: column, details: &details)
    guard !hasLeft else { return screens }
    noteStart(of: detail)
    let latest = containerNodes[column].detail.latest
    setDetail(ColumnDetail(presenter: detail.id, anchor: anchor, latest: latest), of: column)
    return screens
  }

  /// Shows a detail, which waited in the stack that it belongs to, in the column that it means now.
  private mutating func attachDetail(_ item: PendingContents.Item) -> UnownedScreen? {
    guard let detail = item.detail, let target = detail.target,
      let id = target.container.node
    else { return nil }
    let anchor = anchor(of: item)
    if containerNodes[id].isColumn {
      guard anchor != nil || item.anchor == nil,
        open(detail, in: id, leavingWith: anchor)
      else {
        discard(item)
        if let coordinator = item.coordinator { addRemovalCandidate(coordinator) }
        return nil
      }
    }
    return attach(item, to: id, target.layer, modal: target.modal)
  }

  /// The screen that a detail belongs to, unless it has left the presenter that it was in.
  private func anchor(of item: PendingContents.Item) -> ScreenID? {
    guard let id = item.anchor?.screen.flatMap({ id(of: $0) }), let source = item.detail?.source,
      source.container.node == screenNodes[id].container,
      source.layer == screenNodes[id].layer
    else { return nil }
    return id
  }

  /// Moves a screen into the tree; an error is reported after the commit.
  private mutating func attach(
    _ item: PendingContents.Item, to id: ContainerID, _ layer: Layer, modal: Modal?
  ) -> UnownedScreen? {
    do throws(CoordinatorDiagnostic) {
      return try insert(item, in: id, layer, modal: modal)
    } catch {
      journal.append(.problem(error, containerNodes[id].window))
      if let coordinator = item.coordinator { addRemovalCandidate(coordinator) }
      return nil
    }
  }

  private mutating func insert(
    _ item: PendingContents.Item, in id: ContainerID, _ layer: Layer, modal: Modal?
  ) throws(CoordinatorDiagnostic) -> UnownedScreen? {
    let target = PresentationTarget(
      container: containerNodes[id].container, layer: layer, modal: modal)
    let operation = Operation.show(item.screen, in: target, for: item.coordinator, unless: nil)
    try checkNew(item.screen, for: operation)
    var owner: CoordinatorID?
    if let coordinator = item.coordinator {
      if coordinator.isUnattached {
        try checkJoining(coordinator, in: containerNodes[id].window, for: operation)
      } else {
        owner = try liveID(of: coordinator, in: containerNodes[id].window, for: operation)
      }
    }
    let screen = try insert(item.screen, in: target, id, owner: owner, for: operation)
    guard let coordinator = item.coordinator, coordinator.isUnattached else { return nil }
    return UnownedScreen(id: screen, coordinator: coordinator)
  }

  /// Lets the coordinators of attached screens join the tree, the outermost first.
  ///
  /// Those at the same depth get their parents before any of them joins, so that their order does not matter.
  private mutating func joinOwners(of screens: [UnownedScreen]) {
    var joining: [JoiningFlow] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for screen in screens {
      let root = screen.coordinator.waitingRoot
      let index = indices[ObjectIdentifier(root), default: joining.count]
      if index == joining.count {
        let container =
          attachedContainer(of: root) ?? attachedContainer(of: screen.coordinator)
          ?? screenNodes[screen.id].container
        indices[ObjectIdentifier(root)] = index
        joining.append(
          JoiningFlow(
            coordinator: root, container: container, depth: containerNodes[container].depth))
      }
      joining[index].screens.append(screen)
    }
    let levels = Dictionary(grouping: joining, by: \.depth).sorted { $0.key < $1.key }
    for flows in levels.map(\.value) {
      let parents = flows.map { owner(around: $0.container) }
      for (flow, parent) in zip(flows, parents) {
        let window = containerNodes[flow.container].window
        let adopter = parent ?? adopter(of: flow.coordinator, in: window)
        join(flow.coordinator, under: adopter, in: window)
        for screen in flow.screens {
          if case .live(let owner) = screen.coordinator.lifecycle {
            setOwner(owner, of: screen.id)
          }
        }
      }
    }
  }

  private mutating func attach(_ coordinator: Coordinator, to id: ContainerID) {
    guard case .live(let node) = coordinator.lifecycle,
      coordinatorNodes[node].window == containerNodes[id].window,
      coordinatorNodes[node].container == nil
    else { return }
    coordinatorNodes[node].container = id
    hostedCoordinators.append(node, to: &containerNodes[id].coordinators)
    journal.append(.coordinatorGotContainer(node, id))
  }

  /// The id of a coordinator that shows a screen; one that was started directly joins the tree.
  ///
  /// It must be in `window`, if that is given, or join it. The screen's `container` counts if the coordinator's presenter
  /// is in no window.
  mutating func ownerID(
    of coordinator: Coordinator, in window: WindowID?, shownIn container: ContainerID?,
    for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    if let window, coordinator.isUnattached {
      try checkJoining(coordinator, in: window, for: operation)
      let root = coordinator.waitingRoot
      let shownIn = attachedContainer(of: root) ?? attachedContainer(of: coordinator) ?? container
      let parent = shownIn.flatMap { owner(around: $0) ?? adopter(of: root, in: window) }
      join(root, under: parent, in: window)
    }
    return try liveID(of: coordinator, in: window, for: operation)
  }

  /// Checks that a coordinator which is in no tree may join a window, together with those that it waits for.
  private func checkJoining(
    _ coordinator: Coordinator, in window: WindowID, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    var cursor: Coordinator? = coordinator
    while let coordinator = cursor, coordinator.isUnattached {
      if let other = presenterWindow(of: coordinator), other != window {
        throw operation.refusal(.presenterNotInWindow, about: coordinator)
      }
      cursor = coordinator.awaitedParent
    }
    if let cursor { _ = try liveID(of: cursor, in: window, for: operation) }
  }

  /// Adds a coordinator that was started directly, with the children that wait for it.
  private mutating func join(
    _ coordinator: Coordinator, under parent: CoordinatorID?, in window: WindowID
  ) {
    var (parent, isAdopted) = (parent, true)
    if case .live(let awaited)? = coordinator.awaitedParent?.lifecycle {
      (parent, isAdopted) = (awaited, false)
    }
    link(
      coordinator, under: parent, in: window, container: containerID(of: coordinator),
      isAdopted: isAdopted)
    joinWaitingChildren(of: coordinator)
  }

  /// Adds the children that wait for a coordinator which is in the tree now, and the children of those.
  ///
  /// A child whose presenter is in another window goes on waiting; its first screen is refused.
  mutating func joinWaitingChildren(of coordinator: Coordinator) {
    if coordinator.addedChildren.isEmpty { return }
    var joined = [coordinator]
    var next = 0
    while next < joined.count {
      defer { next += 1 }
      guard case .live(let parent) = joined[next].lifecycle else { continue }
      let window = coordinatorNodes[parent].window
      for child in joined[next].waitingChildren {
        if let other = presenterWindow(of: child), other != window { continue }
        link(child, under: parent, in: window, container: containerID(of: child))
        joined.append(child)
      }
    }
  }

  /// The coordinator that showed a container, or the nearest one around it.
  private func owner(around container: ContainerID) -> CoordinatorID? {
    var cursor = containerNodes[container].host
    while let screen = cursor {
      if let owner = screenNodes[screen].owner, !coordinatorNodes[owner].isFinishing {
        return owner
      }
      cursor = containerNodes[screenNodes[screen].container].host
    }
    return nil
  }

  /// The coordinator that adopts those in the window itself.
  ///
  /// An app coordinator whose `start()` the program called may have shown nothing itself; it joins the tree first.
  private mutating func adopter(
    of coordinator: Coordinator, in window: WindowID
  ) -> CoordinatorID? {
    let ids = siblings.ids(in: windows[window].roots)
    let root = ids.first { coordinatorNodes[$0].coordinator is AppCoordinator } ?? ids.first
    if let root { return root }
    guard let app = windows[window].state.appCoordinator, app !== coordinator,
      case .notStarted = app.lifecycle
    else { return nil }
    join(app, under: nil, in: window)
    return windows[window].roots.first
  }

  /// Adds a coordinator, or moves one that was started directly to the parent that adds it afterwards.
  mutating func addOrMove(
    _ child: Coordinator, under parent: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard case .live(let id) = child.lifecycle, coordinatorNodes[id].isAdopted,
      !coordinatorNodes[id].isFinishing
    else { return try add(child, under: .coordinator(parent), for: operation) }
    let parentID = try parentID(parent, adding: id, for: operation)
    var cursor: CoordinatorID? = parentID
    while let ancestor = cursor {
      if ancestor == id { throw operation.refusal(.cycle, about: child) }
      cursor = coordinatorNodes[ancestor].parent
    }
    move(id, under: parentID)
  }

  /// The id of the parent that adds a child; one that is in no tree yet takes the child's place.
  private mutating func parentID(
    _ parent: Coordinator, adding child: CoordinatorID, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    let window = coordinatorNodes[child].window
    guard case .notStarted = parent.lifecycle else {
      return try ownerID(
        of: parent, in: window, shownIn: coordinatorNodes[child].container, for: operation)
    }
    let own = try presenterID(of: parent, in: window, for: operation)
    let id = link(
      parent, under: coordinatorNodes[child].parent, in: window, container: own, isAdopted: true)
    joinWaitingChildren(of: parent)
    return id
  }

  /// Adds a child to a parent that is in no tree, and whose presenter is not in this one.
  mutating func wait(
    _ child: Coordinator, under parent: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if !child.addedChildren.isEmpty, parent.waitingRoot === child {
      throw operation.refusal(.cycle, about: child)
    }
    journal.append(.coordinatorWaits(child, stateBefore: child.lifecycleAfterRollback))
    parent.addWaitingChild(child)
    noteStart(of: parent)
  }
}
