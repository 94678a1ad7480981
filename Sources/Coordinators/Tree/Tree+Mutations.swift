/// The low-level mutations, each of which is recorded in the journal.
extension Tree {
  /// The node of a container, which is made at its first use and stays as long as the container lives.
  ///
  /// A rollback keeps it, and the columns of a split view in it.
  mutating func node(of container: Container) -> ContainerID {
    if let node = container.node { return node }
    if let split = (container as? NavigationController)?.split, split.node == nil {
      _ = node(of: split)
      if let node = container.node { return node }
    }
    let id = containerNodes.insert(ContainerNode(container))
    container.node = id
    if let split = container as? SplitViewController {
      let count = journal.count
      openColumns(of: split, in: id)
      journal.removeLast(journal.count - count)
    }
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
      if coordinatorNodes[owner].window == nil { updateHold(of: owner) }
      noteStart(of: owner)
    }
    if let content { setHost(id, of: content) }
    addToIndex(id)
    noteChange(in: container)
    journal.append(.screenInserted(id))
    return id
  }

  /// Moves a screen within its layer.
  mutating func move(_ id: ScreenID, above below: ScreenID?) {
    keepInsertionPoint(whenLeaving: id)
    let before = layerOrder.previous(of: id)
    relocate(id, above: below)
    journal.append(.screenMoved(id, previousBelow: before))
    mayBeRearranged = true
  }

  /// Removes a screen whose contents have been removed.
  mutating func unlink(_ id: ScreenID) {
    keepInsertionPoint(whenLeaving: id)
    let content = screenNodes[id].content
    // A rollback needs its host first.
    if let content, containerNodes[content].window != nil {
      journal.append(.containerLeft(content, wasInFront: containerNodes[content].isInFront))
    }
    detach(id)
    journal.append(.screenRemoved(id))
    if let content {
      resetPosition(of: content)
      removeUnstartedFlows(of: content)
      resetSelection(in: content)
    }
    if let owner = screenNodes[id].owner {
      if coordinatorNodes[owner].screens.count == 0 { mark(owner, hasLostPresentation: true) }
      removalCandidates.append(owner)
    }
  }

  /// Selects what is selected in a container without contents, which a split view has in its columns only.
  mutating func resetSelection(in id: ContainerID) {
    select(nil, in: id)
    if let split = containerNodes[id].container as? SplitViewController {
      openColumns(of: split, in: id)
    }
  }

  /// A screen that leaves its position does not take the insertion point above it along.
  private mutating func keepInsertionPoint(whenLeaving id: ScreenID) {
    guard let point = insertionPoint,
      point.below == ObjectIdentifier(screenNodes[id].screen),
      point.container == screenNodes[id].container
    else { return }
    insertionPoint?.below = layerOrder.previous(of: id).map {
      ObjectIdentifier(screenNodes[$0].screen)
    }
  }

  /// Adds a coordinator below `parent`, or as a root of a window, or without either.
  @discardableResult
  mutating func link(
    _ coordinator: Coordinator, under parent: CoordinatorID?, in window: WindowID?,
    container: ContainerID?, isAdopted: Bool = false
  ) -> CoordinatorID {
    let id = coordinatorNodes.insert(
      CoordinatorNode(
        coordinator, in: window, under: parent,
        stateBefore: isAdopted ? coordinator.lifecycle : coordinator.lifecycleAfterRollback,
        isAdopted: isAdopted && window != nil, container: container))
    linkToSiblings(id)
    if let window { touch(window) }
    if let container {
      hostedCoordinators.append(id, to: &containerNodes[container].coordinators)
    }
    journal.append(.coordinatorAdded(id))
    if window == nil {
      coordinator.lease(for: id)
      setLifecycle(of: id)
    } else {
      coordinator.lifecycle = .live(id)
      coordinator.beginWaitingTasksAfterCommit()
    }
    if let detail = coordinator.presenter as? Detail { noteStart(of: detail) }
    return id
  }

  /// Appends a coordinator to the children of its parent, or to the roots of its window.
  mutating func linkToSiblings(_ id: CoordinatorID) {
    if let parent = coordinatorNodes[id].parent {
      siblings.append(id, to: &coordinatorNodes[parent].children)
      noteStart(of: parent)
    } else if let window = coordinatorNodes[id].window {
      siblings.append(id, to: &windows[window].roots)
    }
  }

  /// Undoes `linkToSiblings` without writing the journal.
  mutating func unlinkFromSiblings(_ id: CoordinatorID) {
    if let parent = coordinatorNodes[id].parent {
      siblings.remove(id, from: &coordinatorNodes[parent].children)
    } else if let window = coordinatorNodes[id].window {
      siblings.remove(id, from: &windows[window].roots)
    }
  }

  /// Sets the state of a coordinator to that of its node, and holds it as its node has to.
  mutating func setLifecycle(of id: CoordinatorID) {
    // One that is gone has no state.
    guard let coordinator = coordinatorNodes[id].reference.known else { return }
    let parent = coordinatorNodes[id].parent
    setLifecycle(
      of: coordinator,
      coordinatorNodes[id].window == nil
        ? .waiting(id, under: parent.map { coordinatorNodes[$0].reference.coordinator })
        : .live(id))
    updateHold(of: id)
    discarded.append(coordinator)
  }

  /// Sets the state of a coordinator; what it held for the old one is released later.
  mutating func setLifecycle(of coordinator: Coordinator, _ lifecycle: CoordinatorLifecycle) {
    if let parent = coordinator.awaitedParent { discarded.append(parent) }
    coordinator.lifecycle = lifecycle
  }

  /// Holds a coordinator while it is in a window, has screens, or starts with a tab.
  ///
  /// One that was only added to another must not stay for that alone.
  mutating func updateHold(of id: CoordinatorID) {
    let isHeld =
      coordinatorNodes[id].window != nil || coordinatorNodes[id].screens.count > 0
      || coordinatorNodes[id].reference.known?.tabToStartWith != nil
    if let released = coordinatorNodes[id].hold(isHeld) { discarded.append(released) }
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
    if let window = coordinatorNodes[id].window { touch(window) }
  }

  /// Gives a coordinator the removal handler of the one that it replaces, unless it has its own.
  mutating func inheritRemovalHandler(from old: Coordinator, to new: Coordinator) {
    guard new.inheritRemovalHandler(from: old) else { return }
    journal.append(.removalHandlerInherited(new))
    discarded.append(new)
  }

  /// Removes a coordinator without children and screens.
  mutating func unlink(_ id: CoordinatorID) {
    // It gets a last call.
    _ = coordinatorNodes[id].hold(true)
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
    mayBeRearranged = true
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
    unlinkFromSiblings(id)
    coordinatorNodes[id].parent = parent
    if let parent {
      siblings.insert(id, after: sibling, in: &coordinatorNodes[parent].children)
    } else if let window = coordinatorNodes[id].window {
      siblings.insert(id, after: sibling, in: &windows[window].roots)
    }
  }

  /// Links a container with the screen that it is.
  mutating func setHost(_ host: ScreenID?, of container: ContainerID) {
    containerNodes[container].host = host
    containerNodes[container].container?.host = host.flatMap {
      containerNodes[screenNodes[$0].container].container
    }
  }

  /// Sets what a container has from the one that it is shown in.
  mutating func setPosition(of id: ContainerID) {
    guard let host = containerNodes[id].host else { return }
    let outer = screenNodes[host].container
    guard let window = containerNodes[outer].window else { return }
    containerNodes[id].window = window
    containerNodes[id].depth = containerNodes[outer].depth + 1
    // A modal over a split view is no column.
    containerNodes[id].outermostSplit =
      containerNodes[outer].outermostSplit ?? (containerNodes[id].isColumn ? outer : nil)
  }

  /// Undoes `setPosition` for a container in no window.
  mutating func resetPosition(of id: ContainerID) {
    (containerNodes[id].window, containerNodes[id].depth) = (nil, 0)
    (containerNodes[id].outermostSplit, containerNodes[id].isInFront) = (nil, false)
  }

  /// Clears the links to a screen without writing the journal.
  mutating func detach(_ id: ScreenID) {
    let (container, layer) = (screenNodes[id].container, screenNodes[id].layer)
    screenNodes[id].isLinked = false
    layerOrder.remove(id, from: &containerNodes[container][layer])
    if let owner = screenNodes[id].owner {
      ownedScreens.remove(id, from: &coordinatorNodes[owner].screens)
      if coordinatorNodes[owner].window == nil { updateHold(of: owner) }
    }
    if let content = screenNodes[id].content { setHost(nil, of: content) }
    removeFromIndex(id)
    noteChange(in: container)
  }

  /// Clears the links to a coordinator without writing the journal.
  mutating func detach(_ id: CoordinatorID) {
    coordinatorNodes[id].isLinked = false
    if let window = coordinatorNodes[id].window { touch(window) }
    unlinkFromSiblings(id)
    if let container = coordinatorNodes[id].container {
      hostedCoordinators.remove(id, from: &containerNodes[container].coordinators)
    }
    if let coordinator = coordinatorNodes[id].reference.known {
      setLifecycle(of: coordinator, .removed)
    }
  }
}

/// Nodes whose objects are gone.
extension Tree {
  /// Whether anything is in a container; in a split view there are always its columns.
  func hasContents(_ id: ContainerID) -> Bool {
    containerNodes[id].content.count > 0 || containerNodes[id].modals.count > 0
  }

  /// Whether nothing is in a container and nothing refers to it.
  func isEmpty(_ id: ContainerID) -> Bool {
    !hasContents(id) && containerNodes[id].coordinators.count == 0
  }

  /// Removes the node of an empty container.
  mutating func forget(_ id: ContainerID) {
    if let window = containerNodes[id].fillingWindow { discarded.append(window) }
    containerNodes.remove(id)
  }

  /// Removes the node of a coordinator that was in no window.
  mutating func forget(_ id: CoordinatorID) {
    if coordinatorNodes[id].isLinked { detach(id) }
    // The last child goes with its parent, which it held.
    for child in siblings.ids(in: coordinatorNodes[id].children) {
      unlinkFromSiblings(child)
      coordinatorNodes[child].parent = nil
    }
    coordinatorNodes.remove(id)
  }
}
