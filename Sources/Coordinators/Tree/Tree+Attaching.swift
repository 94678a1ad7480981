/// What joins the tree later than it was made: the contents of a container, and a coordinator started directly.
extension Tree {
  /// Moves what newly attached containers were shown before into the tree.
  ///
  /// Invalid parts are reported after the commit, like the calls that they come from. Iterative, since containers
  /// may be nested deeper than the call stack.
  mutating func attachPendingContents(engine: Engine) {
    var next = 0
    while next < newContainers.count {
      attachContents(of: newContainers[next], engine: engine)
      next += 1
    }
    newContainers.removeAll(keepingCapacity: true)
  }

  private mutating func attachContents(of id: ContainerID, engine: Engine) {
    let container = containerNodes[id].container
    let pending = container.pending
    container.setPending(PendingContents())
    journal.append(.pendingChanged(container, previous: pending))
    for coordinator in pending.hostedCoordinators { attach(coordinator, to: id, engine: engine) }
    for layer in [Layer.content, .modals] {
      for item in pending[layer] {
        do throws(CoordinatorDiagnostic) {
          try attach(item, to: id, layer, engine: engine)
        } catch {
          journal.append(.problem(error))
        }
      }
    }
    if let selected = pending.selected.flatMap({ screenIDs[ObjectIdentifier($0)] }),
      screenNodes[selected].container == id
    {
      select(selected, in: id)
    }
  }

  private mutating func attach(
    _ item: PendingContents.Item, to id: ContainerID, _ layer: Layer, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let target = PresentationTarget(
      container: containerNodes[id].container, layer: layer, modal: item.modal)
    let operation = Operation.show(item.screen, in: target, for: item.coordinator, unless: nil)
    try checkNew(item.screen, for: operation, engine: engine)
    var owner: CoordinatorID?
    if let coordinator = item.coordinator {
      owner = try ownerID(of: coordinator, shownIn: id, for: operation, engine: engine)
    }
    try insert(item.screen, in: target, id, owner: owner, for: operation, engine: engine)
  }

  private mutating func attach(_ coordinator: Coordinator, to id: ContainerID, engine: Engine) {
    guard case .live(let owner, let node) = coordinator.lifecycle, owner === engine,
      coordinatorNodes[node].container == nil
    else { return }
    coordinatorNodes[node].container = id
    hostedCoordinators.append(node, to: &containerNodes[id].coordinators)
    journal.append(.coordinatorGotContainer(node, id))
  }

  /// The id of a coordinator that shows a screen; one that was started directly joins the tree.
  ///
  /// The screen's `container` counts if the coordinator's presenter is in no window.
  mutating func ownerID(
    of coordinator: Coordinator, shownIn container: ContainerID?, for operation: Operation,
    engine: Engine
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    switch coordinator.lifecycle {
    case .live, .rolledBack, .removed:
      return try liveID(of: coordinator, for: operation, engine: engine)
    case .notStarted, .waiting: break
    }
    let own = try presenterID(of: coordinator, for: operation, engine: engine)
    var parent: CoordinatorID?
    if case .waiting(let awaited) = coordinator.lifecycle {
      parent = try ownerID(
        of: awaited, shownIn: own ?? container, for: operation, engine: engine)
    } else if let shownIn = own ?? container {
      parent = coordinatorBehind(shownIn)
    }
    return link(coordinator, under: parent, container: own, isAdopted: true, engine: engine)
  }

  /// The coordinator that showed a container, or the nearest one around it; in the window itself the root
  /// coordinator, if there is one.
  private func coordinatorBehind(_ container: ContainerID) -> CoordinatorID? {
    var cursor = containerNodes[container].host
    while let screen = cursor {
      if let owner = screenNodes[screen].owner, !coordinatorNodes[owner].isFinishing {
        return owner
      }
      cursor = containerNodes[screenNodes[screen].container].host
    }
    let ids = siblings.ids(in: roots)
    return ids.first { coordinatorNodes[$0].coordinator is AppCoordinator } ?? ids.first
  }

  /// Adds a coordinator, or moves one that was started directly to the parent that adds it afterwards.
  mutating func addOrMove(
    _ child: Coordinator, under parent: Coordinator?, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    guard let parent, case .live(let owner, let id) = child.lifecycle, owner === engine,
      coordinatorNodes[id].isAdopted, !coordinatorNodes[id].isFinishing
    else { return try add(child, under: parent, for: operation, engine: engine) }
    let parentID = try parentID(parent, adding: id, for: operation, engine: engine)
    var cursor: CoordinatorID? = parentID
    while let ancestor = cursor {
      if ancestor == id { throw operation.refusal(.cycle, about: child) }
      cursor = coordinatorNodes[ancestor].parent
    }
    move(id, under: parentID)
  }

  /// The id of the parent that adds a child; one that is in no tree yet takes the child's place.
  private mutating func parentID(
    _ parent: Coordinator, adding child: CoordinatorID, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> CoordinatorID {
    guard case .notStarted = parent.lifecycle else {
      return try ownerID(
        of: parent, shownIn: coordinatorNodes[child].container, for: operation, engine: engine)
    }
    let own = try presenterID(of: parent, for: operation, engine: engine)
    return link(
      parent, under: coordinatorNodes[child].parent, container: own, isAdopted: true,
      engine: engine)
  }

  /// Adds a child to a parent that is in no tree, and whose presenter is not in this one.
  mutating func wait(
    _ child: Coordinator, under parent: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    var cursor: Coordinator? = parent
    while let ancestor = cursor {
      if ancestor === child { throw operation.refusal(.cycle, about: child) }
      cursor = if case .waiting(let next) = ancestor.lifecycle { next } else { nil }
    }
    journal.append(.coordinatorWaits(child, previous: child.lifecycle))
    child.lifecycle = .waiting(under: parent)
  }
}
