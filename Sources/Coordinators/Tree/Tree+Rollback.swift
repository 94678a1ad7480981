/// Undoes recorded mutations, the last one first.
extension Tree {
  /// Undoes every mutation after the first `count`.
  mutating func rollBack(to count: Int, engine: Engine) {
    newContainers.removeAll()
    while journal.count > count, let mutation = journal.popLast() {
      undo(mutation, engine: engine)
    }
  }

  private mutating func undo(_ mutation: TreeMutation, engine: Engine) {
    switch mutation {
    case .containerOpened(let id):
      containerNodes[id].container.node = nil
      containerNodes.remove(id)
    case .screenInserted(let id):
      detach(id)
      if let content = screenNodes[id].content {
        containerNodes[content].container.node = (engine, content)
      }
      discard(screenNodes[id])
      screenNodes.remove(id)
    case .screenRemoved(let id):
      attach(id, engine: engine)
    case .screenOwned(let id):
      if let owner = screenNodes[id].owner {
        ownedScreens.remove(id, from: &coordinatorNodes[owner].screens)
      }
      screenNodes[id].owner = nil
    case .screenMoved(let id, let previousBelow):
      relocate(id, above: previousBelow)
    case .coordinatorAdded(let id):
      detach(id)
      coordinatorNodes[id].coordinator.lifecycle = coordinatorNodes[id].stateBefore
      coordinatorNodes[id].coordinator.outcomeTicket = nil
      discarded.append(coordinatorNodes[id].coordinator)
      coordinatorNodes.remove(id)
    case .coordinatorRemoved(let id):
      attach(id, engine: engine)
    case .coordinatorGotContainer(let id, let container):
      hostedCoordinators.remove(id, from: &containerNodes[container].coordinators)
      coordinatorNodes[id].container = nil
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
    case .removalHandlerInherited(let coordinator):
      coordinator.dropInheritedRemovalHandler()
      discarded.append(coordinator)
    case .startDeferred(let coordinator, let previous):
      if let tab = coordinator.tabToStartWith { discarded.append(tab) }
      coordinator.tabToStartWith = previous
      discarded.append(coordinator)
    case .coordinatorWaits(let coordinator, let stateBefore):
      discarded.append(coordinator)
      // It has joined a tree by an operation of its own, which is not rolled back.
      guard coordinator.isUnattached else { return }
      coordinator.lifecycle = stateBefore
      coordinator.outcomeTicket = nil
    case .coordinatorEnded(let coordinator, let previous):
      coordinator.lifecycle = previous
      discarded.append(coordinator)
    case .pendingShown(let container, let layer, let number):
      discarded.append(container)
      // A window that was shown the container meanwhile keeps it: that operation is not rolled back.
      guard container.pending[layer].last?.number == number else { return }
      let item = container.pending.removeLast(of: layer)
      (item.screen as? Container)?.pendingHost = nil
      discard(item)
    case .pendingChanged(let container, let previous):
      discarded.append(container)
      if let (owner, _) = container.node, owner !== engine { return }
      for item in container.pending.items { discard(item) }
      discarded += container.pending.heldFlows
      container.setPending(previous)
    case .problem: break
    }
  }

  private mutating func attach(_ id: ScreenID, engine: Engine) {
    let node = screenNodes[id]
    screenNodes[id].isLinked = true
    layerOrder.restore(id, to: &containerNodes[node.container][node.layer])
    if let owner = node.owner { ownedScreens.restore(id, to: &coordinatorNodes[owner].screens) }
    if let content = node.content {
      setHost(id, of: content)
      containerNodes[content].container.node = (engine, content)
    }
    addToIndex(id)
  }

  private mutating func attach(_ id: CoordinatorID, engine: Engine) {
    let node = coordinatorNodes[id]
    coordinatorNodes[id].isLinked = true
    if let parent = node.parent {
      siblings.restore(id, to: &coordinatorNodes[parent].children)
    } else {
      siblings.restore(id, to: &roots)
    }
    if let container = node.container {
      hostedCoordinators.restore(id, to: &containerNodes[container].coordinators)
    }
    node.coordinator.lifecycle = .live(engine, id)
  }
}
