/// Tabs that start their coordinators when they are first selected, and the tabs that were selected before.
extension Tree {
  /// Starts an added coordinator when a tab is selected for the first time; at once if it is selected now.
  mutating func postpone(startOf child: Coordinator, until tab: Container) {
    setTabToStartWith(of: child, to: tab)
    // Nothing has to be reported if the user never selects the tab.
    child.hasStarted = true
    tab.postponedFlows.removeAll { $0.coordinator == nil || $0.coordinator === child }
    tab.postponedFlows.append(WeakCoordinator(coordinator: child))
    if case .waiting(let id, _) = child.lifecycle { updateHold(of: id) }
    if isSelectedTab(tab) { selectedTabs.append(tab) }
  }

  private mutating func setTabToStartWith(of coordinator: Coordinator, to tab: Container?) {
    let previous = coordinator.tabToStartWith
    journal.append(.startTabChanged(coordinator, previous: previous))
    discarded.append(coordinator)
    if let previous { discarded.append(previous) }
    coordinator.tabToStartWith = tab
  }

  /// Notes that a coordinator starts: it shows or adds something, or the engine calls its `start()`.
  mutating func noteStart(of coordinator: Coordinator) {
    if coordinator.tabToStartWith == nil { return }
    setTabToStartWith(of: coordinator, to: nil)
    coordinator.beginWaitingTasksAfterCommit()
    if case .waiting(let id, _) = coordinator.lifecycle { updateHold(of: id) }
  }

  mutating func noteStart(of id: CoordinatorID) {
    noteStart(of: coordinatorNodes[id].reference.coordinator)
  }

  /// Whether a container is the selected tab of a tab bar.
  func isSelectedTab(_ tab: Container) -> Bool {
    guard let host = tab.node.flatMap({ containerNodes[$0].host }) else { return false }
    let tabs = containerNodes[screenNodes[host].container]
    return tabs.role == .tabs && tabs.selected == host
  }

  /// Whether a coordinator was to start with a tab, and neither has started nor leaves.
  func isStartable(_ child: Coordinator) -> Bool {
    guard child.tabToStartWith != nil, let id = child.nodeID else { return false }
    return !coordinatorNodes[id].isFinishing
  }

  /// Notes that a tab was selected whose coordinator may have to start.
  mutating func noteSelection(of tab: ScreenID) {
    guard let content = screenNodes[tab].content, let tab = containerNodes[content].container,
      !tab.postponedFlows.isEmpty
    else { return }
    selectedTabs.append(tab)
  }

  /// Lets the coordinators leave that were to start with a tab which is being removed.
  mutating func removeUnstartedFlows(of tab: ContainerID) {
    for id in (containerNodes[tab].container?.unstartedFlows ?? []).compactMap(\.nodeID) {
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
    if postponedFlows.isEmpty { return [] }
    return postponedFlows.compactMap(\.coordinator).filter { $0.tabToStartWith === self }
  }
}
