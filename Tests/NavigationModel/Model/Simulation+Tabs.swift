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
        submit(ModelRequest(action: .startAdded(flow), bypassesGuards: bypassesGuards))
      }
    }
  }

  /// Leads to a child of the app coordinator: other children that are not beside it leave.
  mutating func lead(to flow: Int) throws(Refusal) {
    let app = FlowName.app.id
    guard let child = state.flows[flow], child.parent == app, !child.isFinishing,
      let place = state.lowestPlace(of: flow)
    else { throw .startFailed }
    let tab = child.tabToStartWith?.tab
    let others = (state.flows[app]?.children ?? []).filter { state.flows[$0]?.isFinishing == false }
    let beside = state.screens(keptBesides: place)
    for other in others.reversed() where other != flow {
      let screen = state.lowestPlace(of: other)
      if let screen, state.isKept(screen, by: beside) { continue }
      issue(.remove(other, from: app))
    }
    if tab != nil {
      try join(ModelRequest(action: .startAdded(flow), bypassesGuards: bypassesGuards))
    }
    if let screen = state.lowestScreen(of: flow) ?? tab?.id {
      for node in state.path(to: screen) {
        guard node.modal == nil, let container = state.parent(of: node.id) else { continue }
        if container.screen.kind == .tabs || node.screen.kind == .column {
          issue(.select(node.screen, in: container.screen))
        }
      }
    }
    if state.flows[flow]?.isFinishing != false { throw .startFailed }
  }
}
