/// The end of a transaction: removes what is empty and turns the journal into one change for each window.
extension Tree {
  /// Removes the coordinators that are finished or empty, and then their parents if these became empty too.
  mutating func removeEmptyCoordinators() {
    if removalCandidates.isEmpty { return }
    // Those that their children keep, unless these leave, too.
    var kept: Set<CoordinatorID> = []
    var next = 0
    while next < removalCandidates.count {
      let id = removalCandidates[next]
      next += 1
      guard coordinatorNodes[id].isLinked else { continue }
      guard canBeRemoved(id) else {
        if coordinatorNodes[id].screens.count == 0 { kept.insert(id) }
        continue
      }
      let (parent, isFinishing) = (coordinatorNodes[id].parent, coordinatorNodes[id].isFinishing)
      unlink(id)
      // After a child that finished, its parent gets `done` and starts the next step, so an empty parent
      // stays. After a child whose screens the user left there is no next step.
      if let parent,
        !isFinishing || coordinatorNodes[parent].hasLostPresentation
          || coordinatorNodes[parent].isFinishing || kept.contains(parent)
      {
        removalCandidates.append(parent)
      }
    }
    removalCandidates.removeAll(keepingCapacity: true)
  }

  private func canBeRemoved(_ id: CoordinatorID) -> Bool {
    guard coordinatorNodes[id].children.count == 0, coordinatorNodes[id].screens.count == 0 else {
      return false
    }
    if coordinatorNodes[id].isFinishing { return true }
    // One that is gone is removed with its lease.
    return coordinatorNodes[id].reference.known?.staysWhenEmpty == false
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
  /// window in `touched`, which are then those that have changed.
  mutating func commit(into change: inout WindowChange, _ others: inout [WindowChange]) {
    settleColumns()
    if touched.others.isEmpty {
      if let window = touched.first {
        collectActivation(of: window, into: &change)
        collectRearrangement(of: window, into: &change)
      }
      for mutation in journal { collect(mutation, into: &change) }
    } else {
      commitSeveral(into: &change, &others)
    }
    journal.empty()
    mayBeRearranged = false
  }

  private mutating func commitSeveral(
    into change: inout WindowChange, _ others: inout [WindowChange]
  ) {
    let concerned = touchedInOrder
    var changes = concerned.map { _ in WindowChange() }
    for (index, window) in concerned.enumerated() {
      windows[window].change = index
      collectActivation(of: window, into: &changes[index])
      collectRearrangement(of: window, into: &changes[index])
    }
    for mutation in journal {
      let index = window(of: mutation).flatMap { windows[$0].change }
      collect(mutation, into: &changes[index ?? 0])
    }
    for window in concerned { windows[window].change = nil }
    touched = TouchedWindows()
    for (window, collected) in zip(concerned, changes) where collected.hasToBeReported {
      touch(window)
      if touched.first == window { change = collected } else { others.append(collected) }
    }
  }

  /// The touched windows in the order in which they were opened.
  private var touchedInOrder: [WindowID] {
    ([touched.first].compactMap(\.self) + touched.others)
      .sorted { windows[$0].number < windows[$1].number }
  }

  /// Adds a mutation to the change of its window, and removes the node of what has left.
  @inline(__always)
  private mutating func collect(_ mutation: TreeMutation, into change: inout WindowChange) {
    switch mutation {
    case .screenInserted(let id) where screenNodes[id].isLinked:
      // What was shown before its container entered the window follows that.
      if containerNodes[screenNodes[id].container].committedWindow != nil {
        collectShown(id, into: &change)
      }
    case .containerEntered(let id, let showing):
      collectEntered(id, upTo: showing, into: &change)
    case .screenRemoved(let id):
      removeNode(id, into: &change)
    case .coordinatorRemoved(let id):
      // One that is just going is removed with its lease.
      guard let coordinator = coordinatorNodes[id].reference.known else { return }
      if coordinatorNodes[id].window == nil {
        removedOutside.append(coordinator)
      } else {
        change.removedCoordinators.append(coordinator)
        if !coordinatorNodes[id].isCommitted { change.unreported.append(coordinator) }
      }
      forgetTab(of: coordinator)
      coordinator.lease?.id = nil
      coordinatorNodes.remove(id)
    case .coordinatorAdded(let id) where coordinatorNodes[id].isLinked,
      .coordinatorJoined(let id, _) where coordinatorNodes[id].isLinked:
      collectAdded(id, into: &change)
    case .coordinatorMoved(let id, let previous, _)
    where coordinatorNodes[id].isLinked && coordinatorNodes[id].parent != previous:
      let coordinator = coordinatorNodes[id].reference.coordinator
      if !change.addedCoordinators.contains(where: { $0 === coordinator }) {
        change.addedCoordinators.append(coordinator)
      }
    case .problem(let problem, _): change.problems.append(problem)
    case .removalHandlerInherited, .propertySet, .startTabChanged, .tabSelected, .detailChanged,
      .screenMoved, .screenInserted,
      .coordinatorAdded, .coordinatorJoined, .containerLeft, .coordinatorLostContainer,
      .coordinatorMarked, .coordinatorMoved:
      break
    }
  }

  private mutating func collectShown(_ id: ScreenID, into change: inout WindowChange) {
    screenNodes[id].isCommitted = true
    change.shown.append(screenNodes[id].screen)
  }

  /// Adds what a container had when it entered the window.
  private mutating func collectEntered(
    _ id: ContainerID, upTo showing: Int, into change: inout WindowChange
  ) {
    guard containerNodes[id].window != nil, containerNodes[id].committedWindow == nil else {
      return
    }
    containerNodes[id].committedWindow = containerNodes[id].window
    containerNodes[id].committedTab = containerNodes[id].selected
    for layer in [Layer.content, .modals] {
      var cursor = containerNodes[id][layer].first
      while let screen = cursor {
        if screenNodes[screen].showing <= showing { collectShown(screen, into: &change) }
        cursor = layerOrder.next(of: screen)
      }
    }
  }

  private mutating func collectAdded(_ id: CoordinatorID, into change: inout WindowChange) {
    coordinatorNodes[id].stateBefore = .notStarted
    guard coordinatorNodes[id].window != nil, !coordinatorNodes[id].isCommitted else { return }
    coordinatorNodes[id].isCommitted = true
    change.addedCoordinators.append(coordinatorNodes[id].reference.coordinator)
  }

  /// The window that a mutation concerns, if it concerns one.
  private func window(of mutation: TreeMutation) -> WindowID? {
    switch mutation {
    case .screenInserted(let id), .screenMoved(let id, _):
      containerNodes[screenNodes[id].container].window
    case .screenRemoved(let id):
      containerNodes[screenNodes[id].container].committedWindow
        ?? containerNodes[screenNodes[id].container].window
    case .containerEntered(let id, _), .tabSelected(let id, _, _): containerNodes[id].window
    case .coordinatorAdded(let id), .coordinatorRemoved(let id), .coordinatorJoined(let id, _),
      .coordinatorMoved(let id, _, _):
      coordinatorNodes[id].window
    case .problem(_, let window): window
    default: nil
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

  /// Adds the screens that moved and the tabs that are selected now in a window, each once.
  private mutating func collectRearrangement(
    of window: WindowID, into change: inout WindowChange
  ) {
    if !mayBeRearranged { return }
    var (moved, selected) = (Set<ScreenID>(), Set<ContainerID>())
    for mutation in journal {
      switch mutation {
      // The first of several selections knows what was selected before the transaction.
      case .tabSelected(let id, let previous, let isGoingBack)
      where containerNodes[id].window == window && containerNodes[id].committedWindow != nil
        && selected.insert(id).inserted && containerNodes[id].selected != previous:
        collectSelection(of: id, leaving: isGoingBack ? nil : previous, into: &change)
      // What was selected before is no history.
      case .containerEntered(let id, _)
      where containerNodes[id].window == window && containerNodes[id].committedWindow == nil
        && containerNodes[id].selected != nil && selected.insert(id).inserted:
        collectSelection(of: id, leaving: nil, into: &change)
      case .screenMoved(let id, previousBelow: _)
      where containerNodes[screenNodes[id].container].window == window:
        change.isRearranged = true
        if screenNodes[id].isLinked, screenNodes[id].isCommitted, moved.insert(id).inserted {
          change.moved.append(screenNodes[id].screen)
        }
      default: continue
      }
    }
  }

  private mutating func collectSelection(
    of id: ContainerID, leaving tab: ScreenID?, into change: inout WindowChange
  ) {
    change.isRearranged = true
    commitHistory(of: id, leaving: tab)
    if let tab = containerNodes[id].selected { change.selected.append(screenNodes[tab].screen) }
  }

  /// Removes the node of a screen that left; a screen that came and left within the transaction is not reported.
  private mutating func removeNode(_ id: ScreenID, into change: inout WindowChange) {
    removeFromHistory(id)
    if screenNodes[id].isCommitted {
      change.removed.append(screenNodes[id].screen)
      if let modal = screenNodes[id].modal { change.dismissed.append(modal) }
      if let detail = screenNodes[id].displacedDetail { discarded.append(detail) }
    } else {
      discard(screenNodes[id])
    }
    if let content = screenNodes[id].content {
      (containerNodes[content].committedWindow, containerNodes[content].committedTab) = (nil, nil)
    }
    screenNodes.remove(id)
  }

  /// Keeps the objects of an unreported node until the engine may release them.
  mutating func discard(_ node: ScreenNode) {
    discarded.append(node.screen)
    if let modal = node.modal { discarded.append(modal) }
    if let detail = node.displacedDetail { discarded.append(detail) }
  }
}
