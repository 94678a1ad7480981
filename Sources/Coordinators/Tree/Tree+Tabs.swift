/// Tabs that start their coordinators when they are first selected, and the tabs that were selected before.
extension Tree {
  /// Starts an added coordinator when a tab is selected for the first time; at once if it is selected now.
  mutating func postpone(startOf child: Coordinator, until tab: Container) {
    journal.append(.startDeferred(child, previous: child.tabToStartWith))
    child.tabToStartWith = tab
    // Nothing has to be reported if the user never selects the tab.
    child.hasStarted = true
    tab.addedFlows.removeAll { $0.coordinator == nil || $0.coordinator === child }
    tab.addedFlows.append(WeakCoordinator(coordinator: child))
    // In no tree, only the tab holds it.
    if child.isUnattached { hold(child, in: tab) }
    if isSelectedTab(tab) { selectedTabs.append(tab) }
  }

  /// Notes that a coordinator starts: it shows or adds something, or the engine calls its `start()`.
  mutating func noteStart(of coordinator: Coordinator) {
    guard let tab = coordinator.tabToStartWith else { return }
    journal.append(.startDeferred(coordinator, previous: tab))
    coordinator.tabToStartWith = nil
    coordinator.beginWaitingTasksAfterCommit()
    release(coordinator, from: tab)
  }

  /// The same for a coordinator in the tree, which no tab holds.
  mutating func noteStart(of id: CoordinatorID) {
    guard let tab = coordinatorNodes[id].coordinator.tabToStartWith else { return }
    let coordinator = coordinatorNodes[id].coordinator
    journal.append(.startDeferred(coordinator, previous: tab))
    coordinator.tabToStartWith = nil
    coordinator.beginWaitingTasksAfterCommit()
  }

  /// Whether a container is the selected tab of a tab bar, in the window or in none.
  func isSelectedTab(_ tab: Container) -> Bool {
    guard let id = tab.node else {
      return tab.pendingHost?.role == .tabs && tab.pendingHost?.pending.selected === tab
    }
    guard let host = containerNodes[id].host else { return false }
    let tabs = containerNodes[screenNodes[host].container]
    return tabs.role == .tabs && tabs.selected == host
  }

  /// Whether a coordinator was to start with a tab, and neither has started nor leaves.
  func isStartable(_ child: Coordinator) -> Bool {
    guard child.tabToStartWith != nil else { return false }
    return switch child.lifecycle {
    case .live(let id): !coordinatorNodes[id].isFinishing
    case .waiting: true
    case .notStarted, .rolledBack, .removed: false
    }
  }

  /// Notes that a tab was selected whose coordinator may have to start.
  mutating func noteSelection(of tab: ScreenID) {
    guard let content = screenNodes[tab].content,
      !containerNodes[content].container.addedFlows.isEmpty
    else { return }
    selectedTabs.append(containerNodes[content].container)
  }

  /// The same for a container that is in no window.
  mutating func notePendingSelection(in tabs: Container) {
    guard tabs.role == .tabs, let tab = tabs.pending.selected as? Container,
      !tab.addedFlows.isEmpty
    else { return }
    selectedTabs.append(tab)
  }

  /// Lets the coordinators leave that were to start with a tab which is being removed.
  mutating func removeUnstartedFlows(of tab: ContainerID) {
    for child in containerNodes[tab].container.unstartedFlows {
      guard case .live(let id) = child.lifecycle,
        coordinatorNodes[id].window == containerNodes[tab].window
      else { continue }
      mark(id, hasLostPresentation: true)
      removalCandidates.append(id)
    }
  }

  /// Forgets the tab of a coordinator that has left; it may be added once more.
  mutating func forgetTab(of coordinator: Coordinator) {
    guard case .removed = coordinator.lifecycle, let tab = coordinator.tabToStartWith else {
      return
    }
    discarded.append(tab)
    coordinator.tabToStartWith = nil
  }

  private mutating func hold(_ child: Coordinator, in tab: Container) {
    var contents = tab.pending
    contents.heldFlows.append(child)
    change(tab, to: contents)
  }

  /// Releases a coordinator in no tree that starts or ends before its tab is shown.
  mutating func release(_ child: Coordinator, from tab: Container) {
    guard tab.pending.heldFlows.contains(where: { $0 === child }) else { return }
    var contents = tab.pending
    contents.heldFlows.removeAll { $0 === child }
    change(tab, to: contents)
  }
}

extension Tree {
  /// The tab that going back selects in a container; `nil` if there is none.
  func tabToGoBackTo(in container: ContainerID) -> ScreenID? {
    let node = containerNodes[container]
    guard node.role == .tabs, (node.container as? TabBarController)?.goesBackToPreviousTab == true
    else { return nil }
    // A running transaction may have selected or removed tabs.
    if let tab = node.committedTab, tab != node.selected, screenNodes[tab].isLinked { return tab }
    var cursor = node.history.last
    while let tab = cursor, tab == node.selected || !screenNodes[tab].isLinked {
      cursor = tabHistory.previous(of: tab)
    }
    return cursor
  }

  /// Adds the tab that was selected before the transaction to the history, unless the user went back from it.
  mutating func commitHistory(of container: ContainerID, leaving tab: ScreenID?) {
    let node = containerNodes[container]
    guard node.role == .tabs else { return }
    containerNodes[container].committedTab = node.selected
    if let selected = node.selected { removeFromHistory(selected) }
    // One that has left is removed with its node.
    guard let tab else { return }
    tabHistory.append(tab, to: &containerNodes[container].history)
    screenNodes[tab].isInHistory = true
  }

  /// Removes a tab that is selected or has left from the history of its tab bar.
  mutating func removeFromHistory(_ id: ScreenID) {
    guard screenNodes[id].isInHistory else { return }
    tabHistory.remove(id, from: &containerNodes[screenNodes[id].container].history)
    screenNodes[id].isInHistory = false
  }
}

extension Container {
  /// The window that these are in, if there is one.
  var windowOfUnstartedFlows: WindowState? { unstartedFlows.lazy.compactMap(\.windowState).first }

  /// The coordinators that start when it is first selected as a tab.
  var unstartedFlows: [Coordinator] {
    if addedFlows.isEmpty { return [] }
    return addedFlows.compactMap(\.coordinator).filter { $0.tabToStartWith === self }
  }
}
