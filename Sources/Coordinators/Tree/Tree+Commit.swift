/// The end of a transaction: removes what is empty and turns the journal into one change.
extension Tree {
  /// Removes the coordinators that are finished or empty, and then their parents if these became empty too.
  mutating func removeEmptyCoordinators() {
    if removalCandidates.isEmpty { return }
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
    if node.isFinishing { return true }
    return !node.coordinator.staysWhenEmpty && !node.coordinator.hasPendingScreens
  }

  /// The guards among the screens removed by the mutations after the first `count`, top first.
  mutating func removedGuards(since count: Int) -> [ShownGuard] {
    var guards: [ShownGuard] = []
    for case .screenRemoved(let id) in journal[count...] where screenNodes[id].isCommitted {
      guard let screen = leaveGuard(screenNodes[id].screen) else { continue }
      guards.append(ShownGuard(screen: screen, showing: screenNodes[id].showing))
    }
    return guards
  }

  private mutating func leaveGuard(_ screen: any Presentable) -> (any LeaveGuard)? {
    let screenClass = ObjectIdentifier(type(of: screen))
    if guardClasses[screenClass] == false { return nil }
    let found = screen as? any LeaveGuard
    guardClasses.insert(found != nil, for: screenClass)
    return found
  }

  /// Ends the transaction: empties the journal, removes the nodes of what has left, and fills an empty change for each
  /// window that it concerns, in the order of `touched`.
  mutating func commit(into change: inout WindowChange, _ others: inout [WindowChange]) {
    settleColumns()
    if touched.first == nil || windows.count > 1 { touchWindows() }
    if touched.others.isEmpty {
      if let window = touched.first {
        collectActivation(of: window, into: &change)
        collectRearrangement(of: nil, into: &change)
      }
      for mutation in journal { collect(mutation, into: &change) }
    } else {
      commitSeveral(into: &change, &others)
    }
    journal.empty()
  }

  private mutating func commitSeveral(
    into change: inout WindowChange, _ others: inout [WindowChange]
  ) {
    let windows = [touched.first].compactMap(\.self) + touched.others
    var changes = windows.map { _ in WindowChange() }
    for (index, window) in windows.enumerated() {
      collectActivation(of: window, into: &changes[index])
      collectRearrangement(of: window, into: &changes[index])
    }
    for mutation in journal { collect(mutation, into: &changes[self.change(of: mutation)]) }
    change = changes.removeFirst()
    others = changes
  }

  /// Adds a mutation to the change of its window, and removes the node of what has left.
  @inline(__always)
  private mutating func collect(_ mutation: TreeMutation, into change: inout WindowChange) {
    switch mutation {
    case .screenInserted(let id) where screenNodes[id].isLinked:
      screenNodes[id].isCommitted = true
      change.shown.append(screenNodes[id].screen)
    case .screenRemoved(let id):
      removeNode(id, into: &change)
    case .coordinatorRemoved(let id):
      let coordinator = coordinatorNodes[id].coordinator
      change.removedCoordinators.append(coordinator)
      if !coordinatorNodes[id].isCommitted { change.unreported.append(coordinator) }
      forgetTab(of: coordinator)
      coordinatorNodes.remove(id)
    case .coordinatorAdded(let id) where coordinatorNodes[id].isLinked:
      coordinatorNodes[id].stateBefore = .notStarted
      coordinatorNodes[id].isCommitted = true
      change.addedCoordinators.append(coordinatorNodes[id].coordinator)
    case .coordinatorMoved(let id, let previous, _)
    where coordinatorNodes[id].isLinked && coordinatorNodes[id].parent != previous:
      let coordinator = coordinatorNodes[id].coordinator
      if !change.addedCoordinators.contains(where: { $0 === coordinator }) {
        change.addedCoordinators.append(coordinator)
      }
    case .problem(let problem, _): change.problems.append(problem)
    case .pendingShown(let container, _): discarded.append(container)
    case .pendingChanged(let container, let previous):
      discarded.append(container)
      for item in previous.items { discard(item) }
      discarded += previous.heldFlows
    case .coordinatorEnded(let coordinator, _):
      forgetTab(of: coordinator)
      discarded.append(coordinator)
    case .coordinatorWaits(let coordinator, _), .removalHandlerInherited(let coordinator),
      .linesDeferred(let coordinator, _):
      discarded.append(coordinator)
    case .startDeferred(let coordinator, let previous):
      discarded.append(coordinator)
      if let previous { discarded.append(previous) }
    case .waitingLinesChanged, .tabSelected, .detailChanged, .screenMoved, .screenOwned,
      .containerOpened,
      .screenInserted,
      .coordinatorAdded,
      .coordinatorGotContainer, .coordinatorLostContainer, .coordinatorMarked, .coordinatorMoved:
      break
    }
  }

  /// The index of the change of a mutation's window.
  private func change(of mutation: TreeMutation) -> Int {
    switch mutation {
    case .screenInserted(let id), .screenRemoved(let id):
      windows[containerNodes[screenNodes[id].container].window].change ?? 0
    case .coordinatorAdded(let id), .coordinatorRemoved(let id), .coordinatorMoved(let id, _, _):
      windows[coordinatorNodes[id].window].change ?? 0
    case .problem(_, let window): windows[window].change ?? 0
    default: 0
    }
  }

  /// Touches the windows that the journal concerns, besides those whose screens in front have changed.
  private mutating func touchWindows() {
    for mutation in journal {
      switch mutation {
      case .screenInserted(let id), .screenRemoved(let id), .screenMoved(let id, _):
        touch(containerNodes[screenNodes[id].container].window)
      case .tabSelected(let id, _, _): touch(containerNodes[id].window)
      case .coordinatorAdded(let id), .coordinatorRemoved(let id), .coordinatorMoved(let id, _, _):
        touch(coordinatorNodes[id].window)
      case .problem(_, let window): touch(window)
      default: continue
      }
    }
  }

  /// Adds the active screens of before and after, if they are not the same.
  private mutating func collectActivation(of window: WindowID, into change: inout WindowChange) {
    let (before, after) = commitActiveScreen(of: window)
    guard before != after else { return }
    if let before { change.deactivated = screenNodes[before].screen }
    if let after { change.activated = screenNodes[after].screen }
    // A screen that left and was shown again has another node.
    guard change.activated === change.deactivated else { return }
    (change.deactivated, change.activated) = (nil, nil)
  }

  /// Adds the screens that moved and the tabs that are selected now in a window, or in any, each once.
  private mutating func collectRearrangement(
    of window: WindowID?, into change: inout WindowChange
  ) {
    var (moved, selected) = (Set<ScreenID>(), Set<ContainerID>())
    // The first of several selections knows what was selected before the transaction.
    for case .tabSelected(let id, let previous, let isGoingBack) in journal
    where containerNodes[id].container.node == id
      && (window == nil || containerNodes[id].window == window) && selected.insert(id).inserted
      && containerNodes[id].selected != previous
    {
      change.isRearranged = true
      commitHistory(of: id, leaving: isGoingBack ? nil : previous)
      if let tab = containerNodes[id].selected { change.selected.append(screenNodes[tab].screen) }
    }
    for case .screenMoved(let id, previousBelow: _) in journal
    where window == nil || containerNodes[screenNodes[id].container].window == window {
      change.isRearranged = true
      if screenNodes[id].isLinked, screenNodes[id].isCommitted, moved.insert(id).inserted {
        change.moved.append(screenNodes[id].screen)
      }
    }
  }

  /// Removes the node of a screen that left; a screen that came and left within the transaction is not reported.
  private mutating func removeNode(_ id: ScreenID, into change: inout WindowChange) {
    removeFromHistory(id)
    if screenNodes[id].isCommitted {
      change.removed.append(screenNodes[id].screen)
      if let modal = screenNodes[id].modal { change.dismissed.append(modal) }
    } else {
      discard(screenNodes[id])
    }
    if let content = screenNodes[id].content { containerNodes.remove(content) }
    screenNodes.remove(id)
  }

  /// Keeps the objects of an item that left its container until the engine may release them.
  mutating func discard(_ item: PendingContents.Item) {
    discarded.append(item.screen)
    if let coordinator = item.coordinator { discarded.append(coordinator) }
    if let modal = item.modal { discarded.append(modal) }
  }

  /// Keeps the objects of an unreported node until the engine may release them.
  mutating func discard(_ node: ScreenNode) {
    discarded.append(node.screen)
    if let modal = node.modal { discarded.append(modal) }
  }
}
