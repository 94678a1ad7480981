/// The end of a transaction: removes what is empty or detached and turns the journal into one change.
extension Tree {
  /// Empties and closes the containers that screens were shown in but that are themselves in no window.
  ///
  /// - Returns: these containers, to be reported.
  mutating func closeDetachedContainers() -> [Container] {
    var closed: [Container] = []
    for case .containerOpened(let id) in journal where isDetached(id) {
      closed.append(containerNodes[id].container)
      removeContents(of: id)
      close(id)
    }
    return closed
  }

  /// Whether a container was opened and never shown.
  ///
  /// One that was shown and removed again may have been opened anew with another id.
  private func isDetached(_ id: ContainerID) -> Bool {
    containerNodes[id].host == nil && containerNodes[id].container.node?.id == id
  }

  /// Removes the coordinators that are finished or empty, and then their parents if these became empty too.
  mutating func removeEmptyCoordinators() {
    var next = 0
    while next < removalCandidates.count {
      let id = removalCandidates[next]
      next += 1
      guard coordinatorNodes[id].isLinked, canBeRemoved(coordinatorNodes[id]) else { continue }
      let (parent, isFinishing) = (coordinatorNodes[id].parent, coordinatorNodes[id].isFinishing)
      unlink(id)
      // After a child that finished, its parent gets `done` and starts the next step, so an empty parent
      // stays. After a child whose screens the user left there is no next step.
      if let parent,
        !isFinishing || coordinatorNodes[parent].hasLostPresentation
          || coordinatorNodes[parent].isFinishing
      {
        removalCandidates.append(parent)
      }
    }
    removalCandidates.removeAll(keepingCapacity: true)
  }

  private func canBeRemoved(_ node: CoordinatorNode) -> Bool {
    guard node.children.count == 0, node.screens.count == 0 else { return false }
    return node.isFinishing || !node.coordinator.staysWhenEmpty
  }

  /// The guards among the screens removed by the mutations after the first `count`, top first.
  func removedGuards(since count: Int) -> [ShownGuard] {
    journal[count...].compactMap { mutation in
      guard case .screenRemoved(let id) = mutation, screenNodes[id].isCommitted,
        let screen = screenNodes[id].screen as? any LeaveGuard
      else { return nil }
      return ShownGuard(screen: screen, showing: screenNodes[id].showing)
    }
  }

  /// Ends the transaction: empties the journal, removes the nodes of what has left, and returns the change.
  mutating func commit() -> WindowChange {
    var change = WindowChange()
    collectRearrangement(into: &change)
    for mutation in journal {
      switch mutation {
      case .screenInserted(let id) where screenNodes[id].isLinked:
        screenNodes[id].isCommitted = true
        change.shown.append(screenNodes[id].screen)
      case .screenRemoved(let id):
        removeNode(id, into: &change)
      case .coordinatorRemoved(let id):
        change.removedCoordinators.append(coordinatorNodes[id].coordinator)
        coordinatorNodes.remove(id)
      case .coordinatorAdded(let id) where coordinatorNodes[id].isLinked:
        change.addedCoordinators.append(coordinatorNodes[id].coordinator)
      case .containerClosed(let id): containerNodes.remove(id)
      case .tabSelected, .screenMoved, .containerOpened, .screenInserted, .coordinatorAdded,
        .coordinatorLostContainer, .coordinatorMarked:
        break
      }
    }
    journal.removeAll(keepingCapacity: true)
    return change
  }

  /// Adds the screens that moved and the tabs that are selected now, each once.
  private func collectRearrangement(into change: inout WindowChange) {
    var (moved, selected) = (Set<ScreenID>(), Set<ContainerID>())
    for case .tabSelected(let id, previous: _) in journal
    where containerNodes[id].container.node?.id == id && selected.insert(id).inserted {
      change.isRearranged = true
      if let tab = containerNodes[id].selected { change.selected.append(screenNodes[tab].screen) }
    }
    for case .screenMoved(let id, previousBelow: _) in journal {
      change.isRearranged = true
      if screenNodes[id].isLinked, screenNodes[id].isCommitted, moved.insert(id).inserted {
        change.moved.append(screenNodes[id].screen)
      }
    }
  }

  /// Removes the node of a screen that left; a screen that came and left within the transaction is not reported.
  private mutating func removeNode(_ id: ScreenID, into change: inout WindowChange) {
    let node = screenNodes[id]
    if node.isCommitted {
      change.removed.append(node.screen)
      if let modal = node.modal { change.dismissed.append(modal) }
    } else {
      discard(node)
    }
    if let content = node.content { containerNodes.remove(content) }
    screenNodes.remove(id)
  }

  /// Keeps the objects of an unreported node until the engine may release them.
  mutating func discard(_ node: ScreenNode) {
    discarded.append(node.screen)
    if let modal = node.modal { discarded.append(modal) }
  }
}
