/// The low-level mutations, each of which is recorded in the journal.
extension Tree {
  /// Adds a node for a container that is about to be shown.
  mutating func open(
    _ container: Container, in outer: ContainerID, engine: Engine
  ) -> ContainerID {
    // A modal over a split view is no column.
    let isColumn = container.isColumn
    let node = ContainerNode(
      container: container, depth: containerNodes[outer].depth + 1,
      isColumn: isColumn, in: containerNodes[outer].outermostSplit ?? (isColumn ? outer : nil))
    let id = containerNodes.insert(node)
    container.node = (engine, id)
    journal.append(.containerOpened(id))
    return id
  }

  /// Inserts a screen into its layer, above another one or at the bottom.
  mutating func link(_ node: consuming ScreenNode, above below: ScreenID?) -> ScreenID {
    let (container, layer, owner) = (node.container, node.layer, node.owner)
    let content = node.content
    let id = screenNodes.insert(node)
    layerOrder.insert(id, after: below, in: &containerNodes[container][layer])
    if let owner {
      ownedScreens.append(id, to: &coordinatorNodes[owner].screens)
      noteStart(of: owner)
    }
    if let content { setHost(id, of: content) }
    addToIndex(id)
    noteChange(in: container)
    journal.append(.screenInserted(id))
    return id
  }

  /// Gives a screen its coordinator, which has joined the tree after it.
  mutating func setOwner(_ owner: CoordinatorID, of id: ScreenID) {
    screenNodes[id].owner = owner
    ownedScreens.append(id, to: &coordinatorNodes[owner].screens)
    journal.append(.screenOwned(id))
  }

  /// Moves a screen within its layer.
  mutating func move(_ id: ScreenID, above below: ScreenID?) {
    keepInsertionPoint(whenLeaving: id)
    let before = layerOrder.previous(of: id)
    relocate(id, above: below)
    journal.append(.screenMoved(id, previousBelow: before))
  }

  /// Removes a screen whose contents have been removed.
  mutating func unlink(_ id: ScreenID) {
    keepInsertionPoint(whenLeaving: id)
    detach(id)
    journal.append(.screenRemoved(id))
    if let content = screenNodes[id].content { removeUnstartedFlows(of: content) }
    if let owner = screenNodes[id].owner {
      if coordinatorNodes[owner].screens.count == 0 { mark(owner, hasLostPresentation: true) }
      removalCandidates.append(owner)
    }
  }

  /// A screen that leaves its position does not take the insertion point above it along.
  private mutating func keepInsertionPoint(whenLeaving id: ScreenID) {
    guard let point = insertionPoint,
      point.below == ObjectIdentifier(screenNodes[id].screen),
      point.container == ObjectIdentifier(containerNodes[screenNodes[id].container].container)
    else { return }
    insertionPoint?.below = layerOrder.previous(of: id).map {
      ObjectIdentifier(screenNodes[$0].screen)
    }
  }

  /// Adds a coordinator below `parent`, or as a root.
  @discardableResult
  mutating func link(
    _ coordinator: Coordinator, under parent: CoordinatorID?, container: ContainerID?,
    isAdopted: Bool = false, engine: Engine
  ) -> CoordinatorID {
    let id = coordinatorNodes.insert(
      CoordinatorNode(
        coordinator: coordinator, parent: parent,
        stateBefore: isAdopted ? coordinator.lifecycle : coordinator.lifecycleAfterRollback,
        isAdopted: isAdopted, container: container))
    if let parent {
      siblings.append(id, to: &coordinatorNodes[parent].children)
      noteStart(of: parent)
    } else {
      siblings.append(id, to: &roots)
    }
    if let container {
      hostedCoordinators.append(id, to: &containerNodes[container].coordinators)
    }
    coordinator.lifecycle = .live(engine, id)
    journal.append(.coordinatorAdded(id))
    coordinator.beginWaitingTasksAfterCommit(in: engine)
    if let detail = coordinator.presenter as? Detail { noteStart(of: detail, engine: engine) }
    return id
  }

  /// Moves a coordinator that was started directly below the parent that adds it, unless that one adopted it.
  mutating func move(_ id: CoordinatorID, under parent: CoordinatorID) {
    coordinatorNodes[id].isAdopted = false
    noteStart(of: parent)
    let (previous, sibling) = (coordinatorNodes[id].parent, siblings.previous(of: id))
    if previous != parent {
      relocate(id, under: parent, after: coordinatorNodes[parent].children.last)
      if let previous, coordinatorNodes[previous].hasLostPresentation {
        removalCandidates.append(previous)
      }
    }
    journal.append(.coordinatorMoved(id, parent: previous, after: sibling))
  }

  /// Gives a coordinator the removal handler of the one that it replaces, unless it has its own.
  mutating func inheritRemovalHandler(from old: Coordinator, to new: Coordinator) {
    if new.inheritRemovalHandler(from: old) { journal.append(.removalHandlerInherited(new)) }
  }

  /// Removes a coordinator without children and screens.
  mutating func unlink(_ id: CoordinatorID) {
    detach(id)
    journal.append(.coordinatorRemoved(id))
  }

  /// Detaches a coordinator from its presenter's container, which is being removed.
  mutating func removeContainer(_ container: ContainerID, of id: CoordinatorID) {
    hostedCoordinators.remove(id, from: &containerNodes[container].coordinators)
    coordinatorNodes[id].container = nil
    journal.append(.coordinatorLostContainer(id, container))
    mark(id, hasLostPresentation: true)
    removalCandidates.append(id)
  }

  mutating func select(_ tab: ScreenID?, in container: ContainerID, isGoingBack: Bool = false) {
    let before = containerNodes[container].selected
    guard before != tab else { return }
    containerNodes[container].selected = tab
    if let tab, containerNodes[container].role == .tabs { noteSelection(of: tab) }
    noteChange(in: container)
    journal.append(.tabSelected(container, previous: before, isGoingBack: isGoingBack))
  }

  mutating func mark(
    _ id: CoordinatorID, isFinishing: Bool? = nil, hasLostPresentation: Bool? = nil
  ) {
    let before = (coordinatorNodes[id].isFinishing, coordinatorNodes[id].hasLostPresentation)
    coordinatorNodes[id].isFinishing = isFinishing ?? before.0
    coordinatorNodes[id].hasLostPresentation = hasLostPresentation ?? before.1
    journal.append(.coordinatorMarked(id, previous: before))
  }

  /// Moves a screen within its layer without writing the journal, as a rollback needs it.
  mutating func relocate(_ id: ScreenID, above below: ScreenID?) {
    let (container, layer) = (screenNodes[id].container, screenNodes[id].layer)
    noteChange(in: container)
    layerOrder.remove(id, from: &containerNodes[container][layer])
    layerOrder.insert(id, after: below, in: &containerNodes[container][layer])
  }

  /// Moves a coordinator below another parent without writing the journal, as a rollback needs it.
  mutating func relocate(
    _ id: CoordinatorID, under parent: CoordinatorID?, after sibling: CoordinatorID?
  ) {
    if let old = coordinatorNodes[id].parent {
      siblings.remove(id, from: &coordinatorNodes[old].children)
    } else {
      siblings.remove(id, from: &roots)
    }
    coordinatorNodes[id].parent = parent
    if let parent {
      siblings.insert(id, after: sibling, in: &coordinatorNodes[parent].children)
    } else {
      siblings.insert(id, after: sibling, in: &roots)
    }
  }

  /// Links a container with the screen that it is.
  mutating func setHost(_ host: ScreenID?, of container: ContainerID) {
    containerNodes[container].host = host
    containerNodes[container].container.host = host.map {
      containerNodes[screenNodes[$0].container].container
    }
  }

  /// Clears the links to a screen without writing the journal.
  mutating func detach(_ id: ScreenID) {
    let (container, layer) = (screenNodes[id].container, screenNodes[id].layer)
    screenNodes[id].isLinked = false
    layerOrder.remove(id, from: &containerNodes[container][layer])
    if let owner = screenNodes[id].owner {
      ownedScreens.remove(id, from: &coordinatorNodes[owner].screens)
    }
    if let content = screenNodes[id].content {
      setHost(nil, of: content)
      containerNodes[content].container.node = nil
    }
    removeFromIndex(id)
    noteChange(in: container)
  }

  /// Clears the links to a coordinator without writing the journal.
  mutating func detach(_ id: CoordinatorID) {
    let node = coordinatorNodes[id]
    coordinatorNodes[id].isLinked = false
    if let parent = node.parent {
      siblings.remove(id, from: &coordinatorNodes[parent].children)
    } else {
      siblings.remove(id, from: &roots)
    }
    if let container = node.container {
      hostedCoordinators.remove(id, from: &containerNodes[container].coordinators)
    }
    node.coordinator.lifecycle = .removed
  }
}
