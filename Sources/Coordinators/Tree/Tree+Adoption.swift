/// Coordinators that no parent has started: they join a window with their first screen there.
extension Tree {
  /// A coordinator that joins a window because of one of its screens, or of those that wait for it.
  private struct JoiningFlow {
    let coordinator: Coordinator
    /// The container whose owner becomes its parent.
    let container: ContainerID
    let depth: Int
  }

  /// Lets the coordinators of screens that have come into a window join it, the outermost first.
  ///
  /// Those at the same depth get their parents before any of them joins, so that their order does not matter: a parent
  /// depends on where containers are, not on the order in which a program has filled them.
  mutating func adoptOwners(of screens: [ScreenID]) {
    var joining: [JoiningFlow] = []
    var known: Set<ObjectIdentifier> = []
    for screen in screens {
      // Another one that may not be there may have taken it along.
      guard screenNodes[screen].isLinked, let owner = screenNodes[screen].owner,
        mayStay(screen, of: owner)
      else { continue }
      let coordinator = coordinatorNodes[owner].reference.coordinator
      let root = coordinator.waitingRoot
      guard known.insert(ObjectIdentifier(root)).inserted else { continue }
      let container =
        shownPresenter(of: root) ?? shownPresenter(of: coordinator) ?? screenNodes[screen].container
      joining.append(
        JoiningFlow(
          coordinator: root, container: container, depth: containerNodes[container].depth))
    }
    let levels = Dictionary(grouping: joining, by: \.depth).sorted { $0.key < $1.key }
    for flows in levels.map(\.value) {
      let parents = flows.map { owner(around: $0.container) }
      for (flow, parent) in zip(flows, parents) {
        guard let window = containerNodes[flow.container].window else { continue }
        join(
          flow.coordinator, under: parent ?? adopter(of: flow.coordinator, in: window), in: window)
      }
    }
  }

  /// Whether the coordinator of a screen that has come into a window may be there; else the screen leaves.
  private mutating func mayStay(_ screen: ScreenID, of owner: CoordinatorID) -> Bool {
    let container = screenNodes[screen].container
    guard let window = containerNodes[container].window,
      let target = containerNodes[container].container
    else { return false }
    let coordinator = coordinatorNodes[owner].reference.coordinator
    do throws(CoordinatorDiagnostic) {
      try checkJoining(
        coordinator, in: window,
        for: .show(
          screenNodes[screen].screen,
          in: PresentationTarget(container: target, layer: screenNodes[screen].layer),
          for: coordinator, unless: nil))
      return true
    } catch {
      journal.append(.problem(error, window))
      touch(window)
      removeAlone(screen)
      return false
    }
  }

  /// The id of the coordinator, if there is one, that shows a screen in a container.
  ///
  /// One that was started directly joins the window of the container, or else that of its own presenter.
  mutating func ownerID(
    of coordinator: Coordinator?, shownIn container: ContainerID, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID? {
    guard let coordinator else { return nil }
    let window = containerNodes[container].window
    guard coordinator.isOutside else {
      return try liveID(of: coordinator, in: window, for: operation)
    }
    guard let window = window ?? presenterWindow(of: coordinator) else {
      return try waitingID(of: coordinator, for: operation)
    }
    return try liveID(of: coordinator, joining: window, shownIn: container, for: operation)
  }

  /// The id of a coordinator; one that was started directly joins a window.
  ///
  /// The `container` that it shows a screen in counts if its presenter is in no window.
  mutating func liveID(
    of coordinator: Coordinator, joining window: WindowID?, shownIn container: ContainerID? = nil,
    for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    guard coordinator.isOutside, let window else {
      return try liveID(of: coordinator, in: window, for: operation)
    }
    try checkJoining(coordinator, in: window, for: operation)
    let root = coordinator.waitingRoot
    let shownIn = shownPresenter(of: root) ?? shownPresenter(of: coordinator) ?? container
    let parent = shownIn.flatMap { owner(around: $0) ?? adopter(of: root, in: window) }
    join(root, under: parent, in: window)
    return try liveID(of: coordinator, in: window, for: operation)
  }

  /// The id of a coordinator in no window, which gets its node now if it has none.
  private mutating func waitingID(
    of coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    if case .notStarted = coordinator.lifecycle {
      return link(
        coordinator, under: nil, in: nil, container: presenterNode(of: coordinator), isAdopted: true
      )
    }
    return try liveID(of: coordinator, for: operation)
  }

  /// Checks that a coordinator may join a window, or is in it, together with those that it waits for.
  private func checkJoining(
    _ coordinator: Coordinator, in window: WindowID, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    var cursor: Coordinator? = coordinator
    while let coordinator = cursor, coordinator.isOutside {
      if let other = presenterWindow(of: coordinator), other != window {
        throw operation.refusal(.presenterNotInWindow, about: coordinator)
      }
      cursor = coordinator.awaitedParent
    }
    if let cursor { _ = try liveID(of: cursor, in: window, for: operation) }
  }

  /// Lets a coordinator that was started directly join a window, with the children that wait for it.
  private mutating func join(
    _ coordinator: Coordinator, under parent: CoordinatorID?, in window: WindowID
  ) {
    if case .waiting(let id, _) = coordinator.lifecycle {
      join(id, under: parent, in: window, isAdopted: true)
    } else {
      link(
        coordinator, under: parent, in: window, container: presenterNode(of: coordinator),
        isAdopted: true)
    }
  }

  /// Lets a coordinator that was in no window join one, with its descendants.
  ///
  /// A child whose presenter is in another window goes on waiting; its first screen is refused.
  mutating func join(
    _ id: CoordinatorID, under parent: CoordinatorID?, in window: WindowID, isAdopted: Bool
  ) {
    touch(window)
    var joined = [id]
    var next = 0
    while next < joined.count {
      let id = joined[next]
      next += 1
      let hadParent = coordinatorNodes[id].parent != nil
      coordinatorNodes[id].window = window
      if !hadParent {
        (coordinatorNodes[id].parent, coordinatorNodes[id].isAdopted) = (parent, isAdopted)
        linkToSiblings(id)
      }
      journal.append(.coordinatorJoined(id, hadParent: hadParent))
      setLifecycle(of: id)
      let coordinator = coordinatorNodes[id].reference.coordinator
      coordinator.beginWaitingTasksAfterCommit()
      if let detail = coordinator.presenter as? Detail { noteStart(of: detail) }
      joined += siblings.ids(in: coordinatorNodes[id].children).filter { child in
        guard coordinatorNodes[child].window == nil,
          let object = coordinatorNodes[child].reference.known
        else { return false }
        return presenterWindow(of: object).map { $0 == window } ?? true
      }
    }
  }

  /// The coordinator in the window that showed a container, or the nearest one around it.
  private func owner(around container: ContainerID) -> CoordinatorID? {
    var cursor = containerNodes[container].host
    while let screen = cursor {
      if let owner = screenNodes[screen].owner, coordinatorNodes[owner].window != nil,
        !coordinatorNodes[owner].isFinishing
      {
        return owner
      }
      cursor = containerNodes[screenNodes[screen].container].host
    }
    return nil
  }

  /// The coordinator that adopts those in the window itself.
  ///
  /// An app coordinator whose `start()` the program called may have shown nothing itself; it joins the window first.
  private mutating func adopter(
    of coordinator: Coordinator, in window: WindowID
  ) -> CoordinatorID? {
    let ids = siblings.ids(in: windows[window].roots)
    let root =
      ids.first { coordinatorNodes[$0].reference.coordinator is AppCoordinator } ?? ids.first
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

  /// The id of the parent that adds a child; one that is in no window yet takes the child's place.
  private mutating func parentID(
    _ parent: Coordinator, adding child: CoordinatorID, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    let window = coordinatorNodes[child].window
    guard let window, parent.isOutside, parent.awaitedParent == nil else {
      return try liveID(
        of: parent, joining: window, shownIn: coordinatorNodes[child].container, for: operation)
    }
    _ = try presenterNode(of: parent, in: window, for: operation)
    join(parent, under: coordinatorNodes[child].parent, in: window)
    return try liveID(of: parent, in: window, for: operation)
  }

  /// Adds a child to a parent that is in no window, and whose presenter is in none either.
  mutating func wait(
    _ child: Coordinator, under parent: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if parent.waitingRoot === child { throw operation.refusal(.cycle, about: child) }
    let parentID = try waitingID(of: parent, for: operation)
    guard case .waiting(let id, _) = child.lifecycle else {
      link(child, under: parentID, in: nil, container: presenterNode(of: child))
      return
    }
    coordinatorNodes[id].parent = parentID
    linkToSiblings(id)
    journal.append(.coordinatorJoined(id, hadParent: false))
    setLifecycle(of: id)
  }
}
