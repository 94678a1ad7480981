/// Undoes recorded mutations, the last one first.
extension Tree {
  /// Undoes every mutation after the first `count`.
  mutating func rollBack(to count: Int) {
    newContainers.removeAll()
    newlyFilled = nil
    while journal.count > count, let mutation = journal.popLast() {
      undo(mutation)
    }
  }

  private mutating func undo(_ mutation: TreeMutation) {
    switch mutation {
    case .screenInserted(let id):
      detach(id)
      discard(screenNodes[id])
      screenNodes.remove(id)
    case .screenRemoved(let id):
      attach(id)
    case .screenMoved(let id, let previousBelow):
      relocate(id, above: previousBelow)
    case .containerEntered(let id, _): resetPosition(of: id)
    case .containerLeft(let id, let wasInFront):
      setPosition(of: id)
      containerNodes[id].isInFront = wasInFront
    case .coordinatorAdded(let id):
      detach(id)
      // One that is gone is removed with its lease.
      guard let coordinator = coordinatorNodes[id].reference.known else { return }
      coordinator.lease?.id = nil
      setLifecycle(of: coordinator, coordinatorNodes[id].stateBefore)
      coordinator.outcomeTicket = nil
      discarded.append(coordinator)
      coordinatorNodes.remove(id)
    case .coordinatorRemoved(let id):
      attach(id)
    case .coordinatorJoined(let id, let hadParent): undoJoining(of: id, hadParent: hadParent)
    case .coordinatorMoved(let id, let parent, let sibling):
      relocate(id, under: parent, after: sibling)
      coordinatorNodes[id].isAdopted = true
    case .coordinatorLostContainer(let id, let container):
      coordinatorNodes[id].container = container
      hostedCoordinators.restore(id, to: &containerNodes[container].coordinators)
    case .tabSelected(let container, let previous, _):
      containerNodes[container].selected = previous
    case .detailChanged(let column, let previous): replaceDetail(of: column, by: previous)
    case .coordinatorMarked(let id, let previous):
      (coordinatorNodes[id].isFinishing, coordinatorNodes[id].hasLostPresentation) = previous
    case .removalHandlerInherited(let coordinator): coordinator.dropInheritedRemovalHandler()
    case .propertySet(let undo): undo()
    case .startTabChanged(let coordinator, let previous):
      if let tab = coordinator.tabToStartWith { discarded.append(tab) }
      coordinator.tabToStartWith = previous
      if case .waiting(let id, _) = coordinator.lifecycle { updateHold(of: id) }
    case .problem: break
    }
  }

  private mutating func attach(_ id: ScreenID) {
    let node = screenNodes[id]
    screenNodes[id].isLinked = true
    layerOrder.restore(id, to: &containerNodes[node.container][node.layer])
    if let owner = node.owner {
      ownedScreens.restore(id, to: &coordinatorNodes[owner].screens)
      if coordinatorNodes[owner].window == nil { updateHold(of: owner) }
    }
    if let content = node.content { setHost(id, of: content) }
    addToIndex(id)
  }

  private mutating func attach(_ id: CoordinatorID) {
    let node = coordinatorNodes[id]
    coordinatorNodes[id].isLinked = true
    if let parent = node.parent {
      siblings.restore(id, to: &coordinatorNodes[parent].children)
    } else if let window = node.window {
      siblings.restore(id, to: &windows[window].roots)
    }
    if let container = node.container {
      hostedCoordinators.restore(id, to: &containerNodes[container].coordinators)
    }
    setLifecycle(of: id)
  }

  /// Takes a coordinator out of its window again, and away from the parent that it got.
  private mutating func undoJoining(of id: CoordinatorID, hadParent: Bool) {
    if !hadParent {
      unlinkFromSiblings(id)
      coordinatorNodes[id].parent = nil
    }
    (coordinatorNodes[id].window, coordinatorNodes[id].isAdopted) = (nil, false)
    setLifecycle(of: id)
  }
}
