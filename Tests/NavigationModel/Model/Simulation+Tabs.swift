/// Coordinators that start with the selection of their tab.
extension Simulation {
  /// Starts the coordinators of the tabs that a request has selected, as a part of it.
  mutating func startSelectedTabs(since count: Int, for request: ModelRequest) {
    let outer = (bypassesGuards, approvals)
    defer { (bypassesGuards, approvals) = outer }
    bypassesGuards = bypassesGuards || request.bypassesGuards
    approvals = request.approvals
    while interruption == nil, state.selectedTabs.count > count {
      let tab = state.selectedTabs.remove(at: count)
      guard state.isSelectedTab(tab) else { continue }
      for flow in state.unstartedFlows(of: tab) {
        submit(ModelRequest(action: .startPostponed(flow), bypassesGuards: bypassesGuards))
      }
    }
  }

  /// Leads to a child of an app coordinator: other children that are not beside it leave.
  mutating func lead(to flow: Int, from app: Int) throws(Refusal) {
    guard let child = state.flows[flow], child.parent == app, !child.isFinishing,
      !child.hasLostPresentation || !child.screens.isEmpty,
      let place = state.lowestPlace(of: flow)
    else { throw .startFailed }
    let others = (state.flows[app]?.children ?? []).filter { state.flows[$0]?.isFinishing == false }
    let beside = state.screens(keptBesides: place)
    for other in others.reversed() where other != flow {
      let screen = state.lowestPlace(of: other)
      if let screen, state.isKept(screen, by: beside) { continue }
      issue(.remove(other, from: app))
    }
    // The removals may have selected its tab.
    let tab = state.flows[flow]?.tabToStartWith?.tab
    if tab != nil {
      try join(ModelRequest(action: .startPostponed(flow), bypassesGuards: bypassesGuards))
    }
    if let screen = state.lowestScreen(of: flow) ?? tab?.id {
      selectTabsAndColumns(around: screen)
    }
    if state.flows[flow]?.isFinishing != false { throw .startFailed }
  }

  /// Restores the present state of a window: it selects the selected tabs once more, so starts that have failed run again.
  ///
  /// - Returns: the index of the selection that a guard refuses, with everything else; `nil` if none does.
  mutating func restoreInPlace(_ window: Int, bypassesGuards: Bool) -> Int? {
    let (before, selections) = (self, state.selectionsInSavedState(of: window))
    guard !select(selections, in: window, bypassesGuards: bypassesGuards) else { return nil }
    return selections.indices.first { index in
      var copy = before
      return !copy.select(
        Array(selections[...index]), in: window, bypassesGuards: bypassesGuards)
    }
  }

  /// Selects tabs in one transaction; `false` if a guard refuses it.
  private mutating func select(
    _ selections: [Action], in window: Int, bypassesGuards: Bool
  ) -> Bool {
    // No number of another transaction.
    let number = 0
    play(
      IssuedAction(
        kind: nil, action: .transaction(selections, number: number, fails: false, in: window),
        bypassesGuards: bypassesGuards))
    let committed = records.firstIndex { $0.event == .committed(transaction: number) }
    if let committed { records.remove(at: committed) }
    return committed != nil
  }
}

extension ModelTree {
  /// The selections of tabs in the order in which a saved state has them: after those of the coordinator's children.
  fileprivate func selectionsInSavedState(of window: Int) -> [Action] {
    let roots = roots(in: window)
    let root = roots.contains(window) ? window : roots.first
    return root.map(selections(under:)) ?? []
  }

  private func selections(under flow: Int) -> [Action] {
    guard let flow = flows[flow] else { return [] }
    return flow.children.flatMap(selections(under:))
      + flow.screens.compactMap { id in
        guard let bar = windows[flow.window].find(id), bar.screen.kind == .tabs,
          let tab = bar.content.first(where: { $0.id == bar.selected })
        else { return nil }
        return .select(tab.screen, in: bar.screen)
      }
  }
}
