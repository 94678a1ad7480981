/// Tabs that start coordinators when they are first selected, and the tabs that were selected before.
extension ModelTree {
  /// A coordinator that was to start with a tab starts, or counts as started.
  mutating func noteStart(of flow: Int) {
    guard let name = flows[flow]?.name, flows[flow]?.tabToStartWith != nil else { return }
    flows[flow]?.tabToStartWith = nil
    change.calls.append(ModelRequest(action: .beginWaitingTasks(name)))
  }

  /// Notes that a tab bar has another selected tab, or that its tab is selected once more.
  mutating func noteSelection(in tabs: ScreenName) {
    let bar = node(tabs)
    guard tabs.kind == .tabs, let tab = bar.content.first(where: { $0.id == bar.selected }) else {
      return
    }
    selectedTabs.append(tab.screen)
  }

  /// Whether a container is the selected tab of a tab bar, in the window or not.
  func isSelectedTab(_ tab: ScreenName) -> Bool {
    guard let host = host(of: tab), host.kind == .tabs else { return false }
    return node(host).selected == tab.id
  }

  /// The coordinators that start with a tab, in the order in which they were to.
  func unstartedFlows(of tab: ScreenName) -> [Int] {
    flows.values.filter { $0.tabToStartWith?.tab == tab }
      .sorted { ($0.tabToStartWith?.number ?? 0) < ($1.tabToStartWith?.number ?? 0) }
      .map(\.name.id)
  }

  /// Adds a coordinator that starts when a tab is first selected.
  mutating func add(_ flow: FlowName, under parent: Int, startingWith tab: ScreenName)
    throws(Refusal)
  {
    try add(flow, under: parent)
    deferralCount += 1
    flows[flow.id]?.tabToStartWith = (tab, deferralCount)
    if isSelectedTab(tab) { selectedTabs.append(tab) }
  }

  /// Updates the histories after a change; `before` has the showings of the selected tabs.
  mutating func settleHistories(from before: [Int: Int]) {
    for bar in shown where bar.screen.kind == .tabs {
      let showings = Set(bar.content.map(\.showing))
      let selected = bar.content.first { $0.id == bar.selected }?.showing
      var history = bar.history.filter(showings.contains)
      if before[bar.id] != selected {
        history.removeAll { $0 == selected }
        if let left = before[bar.id], showings.contains(left),
          !change.tabsGoneBackIn.contains(bar.id)
        {
          history.append(left)
        }
      }
      edit(bar.id) { $0.history = history }
    }
  }

  /// The showings of the selected tabs.
  var selectedShowings: [Int: Int] {
    var showings: [Int: Int] = [:]
    for bar in shown where bar.screen.kind == .tabs {
      showings[bar.id] = bar.content.first { $0.id == bar.selected }?.showing
    }
    return showings
  }
}

/// What a link to a child leaves as it is.
extension ModelTree {
  /// The first screen of a coordinator or of its first descendant with screens, or the tab that it starts with.
  func lowestPlace(of flow: Int) -> Int? {
    lowestScreen(of: flow) ?? flows[flow]?.tabToStartWith?.tab.id
  }

  func lowestScreen(of flow: Int) -> Int? {
    if let screen = flows[flow]?.screens.first(where: isShown) { return screen }
    for child in flows[flow]?.children ?? [] where flows[child]?.isFinishing == false {
      if let screen = lowestScreen(of: child) { return screen }
    }
    return nil
  }

  /// The nodes from a screen outwards, without the window or the container in none.
  func path(to screen: Int) -> [ModelNode] {
    var path: [ModelNode] = []
    var cursor = find(screen)
    while let node = cursor, let container = parent(of: node.id) {
      path.append(node)
      cursor = container
    }
    return path
  }

  /// The screens that a link to one of them leaves as they are: those around it, and those beside these.
  func screens(keptBesides place: Int) -> (path: Set<Int>, kept: Set<Int>) {
    let path = path(to: place)
    var kept: Set<Int> = []
    for node in path {
      guard let container = parent(of: node.id) else { continue }
      if container.screen.kind == .tabs || node.modal != nil {
        kept.formUnion(container.content.map(\.id))
      }
      let layer = node.modal == nil ? container.content : container.modals
      kept.formUnion(layer.prefix { $0.id != node.id }.map(\.id))
    }
    return (Set(path.map(\.id)), kept)
  }

  /// Whether a screen stays: the place lies in it, or it is, or lies in, one that is kept.
  func isKept(_ screen: Int, by place: (path: Set<Int>, kept: Set<Int>)) -> Bool {
    if parent(of: screen) != nil, place.path.contains(screen) { return true }
    for node in path(to: screen) {
      if place.path.contains(node.id) { return false }
      if place.kept.contains(node.id) { return true }
    }
    return false
  }
}
