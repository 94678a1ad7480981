/// Performs one transaction: all of it or nothing, and then the notifications.
extension Simulation {
  mutating func run(_ request: ModelRequest) throws(Refusal) {
    if request.action.isCall {
      phase = .notifying
      bypassesGuards = request.bypassesGuards
      defer { bypassesGuards = false }
      return call(request)
    }
    var closing: Int?
    if case .close(let window) = request.action {
      if state.closed.contains(window) { return }
      closing = window
    }
    phase = .applying
    defer { phase = .notifying }
    let active = state.windows.map { state.active(in: $0.id) }
    let selections = state.selections
    let showings = state.selectedShowings
    state.change = .init()
    for window in state.windows {
      for node in window.all { state.change.knownScreens[node.id] = window.id }
    }
    do throws(Refusal) {
      try join(request)
    } catch {
      state.change = .init()
      throw error
    }
    if let window = closing {
      if interruption == nil { state.closed.insert(window) } else { closing = nil }
    }
    state.settleColumns()
    for (container, selected) in state.selections
    where selections[container].map({ $0 != selected }) == true {
      if let window = state.window(of: container) { state.change.rearranged.insert(window) }
    }
    state.settleHistories(from: showings)
    state.removeEmptyFlows()
    snapshot = state.snapshot
    phase = .notifying
    queue += state.change.calls
    notifyAll(from: active, closing: closing)
  }

  /// Applies a request within the running transaction, all of it or nothing.
  mutating func join(_ request: ModelRequest) throws(Refusal) {
    if interruption != nil { return }
    if let window = request.action.neededWindow, state.closed.contains(window) {
      throw .windowClosed
    }
    var request = request
    request.action = try state.found(state.resolved(request.action))
    request.approvals.formUnion(approvals)
    let before = state
    do throws(Refusal) {
      try execute(request)
      startSelectedTabs(since: before.selectedTabs.count, for: request)
    } catch {
      state.rollBack(to: before)
      if interruption == nil { throw error }
    }
    if let (veto, part) = interruption {
      state.rollBack(to: before)
      request.approvals.formUnion(part.approvals)
      interruption = (veto, request)
    }
  }

  private mutating func tryOut(_ action: Action) throws(Refusal) {
    if case .replace(let old, _) = action {
      try state.checkLive(old)
      state.removeFlowKeepingPosition(old)
    } else {
      try apply(action)
    }
  }

  private mutating func apply(_ action: Action) throws(Refusal) {
    try state.apply(action)
    guard case .finishThenCall(let flow) = action else { return }
    state.change.calls.append(ModelRequest(action: .done(flow), bypassesGuards: bypassesGuards))
  }

  private func veto(of node: ModelNode) -> ModelVeto {
    if pending[node.id] != nil { return .alreadyAsking(node.id) }
    return node.screen.leaveDecision == .refused
      ? .refused(node.id) : .asks(node.id, showing: node.showing)
  }

  private mutating func execute(_ request: ModelRequest) throws(Refusal) {
    var request = request
    request.action = state.foundOrShown(request.action)
    let outer = (bypassesGuards, approvals)
    bypassesGuards = bypassesGuards || request.bypassesGuards
    approvals = request.approvals
    defer { (bypassesGuards, approvals) = outer }
    if case .setScreensDoing(let actions, _, let stack, _) = request.action {
      let wasShown = state.isShown(stack.id)
      for action in actions { issue(action) }
      if interruption != nil { return }
      if wasShown, !state.isShown(stack.id) { throw .presenterNotInWindow }
    }
    if request.action.asksGuards, !request.bypassesGuards {
      let before = state
      try tryOut(request.action)
      let leaving = state.change.removed.dropFirst(before.change.removed.count).map(\.node)
        .filter { $0.screen.leaveDecision != .allowed }
      if leaving.isEmpty, !request.isReplacement { return }
      state.rollBack(to: before)
      if let node = leaving.first(where: { !request.approvals.contains($0.showing) }) {
        interruption = (veto(of: node), request)
        return
      }
    }
    switch request.action {
    case .open(let flow, let window):
      try join(ModelRequest(action: .start(flow, under: window)))
      if state.flows[flow.id]?.isFinishing == true { throw .startFailed }
      arrive(at: flow.id)
    case .start(let flow, let parent):
      try state.add(flow, under: parent)
      try start(flow)
    case .startRoot(let flow, let window):
      try state.add(flow, under: nil, in: window)
      try start(flow)
    case .startLater(let flow, let parent, let tab):
      try state.add(flow, under: parent, startingWith: tab)
      started.insert(flow.id)
    case .startPostponed(let flow):
      guard let flow = state.flows[flow], !flow.isFinishing, flow.tabToStartWith != nil else {
        return
      }
      state.startsBySelection += 1
      try start(flow.name)
    case .openExisting(let flow, let window):
      try lead(to: flow, from: window)
      arrive(at: flow)
    case .await(let flow, let parent):
      guard outcomes.awaited.contains(flow.id) else { return }
      try state.add(flow, under: parent)
      try start(flow)
    case .replace(let old, let new):
      try state.checkLive(old)
      let (parent, window) = (state.flows[old]?.parent, state.flows[old]?.window)
      state.removeFlowKeepingPosition(old)
      try state.add(new, under: parent, in: window)
      try start(new)
      if let modal = state.modalOverEmptyPosition {
        try join(ModelRequest(action: .removeScreen(modal), bypassesGuards: bypassesGuards))
      }
      state.change.insertionPoint = nil
    case .remove(let child, let parent):
      if state.flows[child]?.parent == parent {
        submit(ModelRequest(action: .finish(child), bypassesGuards: bypassesGuards))
      } else if state.flows[child] != nil {
        record(.diagnostic("notAChild"))
      }
    case .removeAll(let parent):
      for child in (state.flows[parent]?.children ?? []).reversed()
      where state.flows[child]?.isFinishing == false { issue(.remove(child, from: parent)) }
    case .transaction(let actions, let number, let fails, _):
      for action in actions { issue(action) }
      if fails { throw .transactionFailed }
      state.change.calls.append(
        ModelRequest(action: .committed(number), bypassesGuards: bypassesGuards))
    default: try apply(request.action)
    }
  }

  private mutating func start(_ flow: FlowName) throws(Refusal) {
    outcomes.setHandler(of: flow)
    if flow.makesTaskInStart {
      state.change.calls.append(ModelRequest(action: .beginTask(flow)))
    }
    started.insert(flow.id)
    state.noteStart(of: flow.id)
    for step in flow.steps { issue(step) }
    if flow.fails { throw .startFailed }
  }
}

extension Action {
  /// The window without which it cannot be performed.
  fileprivate var neededWindow: Int? {
    switch self {
    case .startRoot(_, let window), .open(_, let window), .openExisting(_, let window),
      .transaction(_, _, _, let window), .back(let window), .close(let window):
      window
    default: nil
    }
  }
}

extension ModelRequest {
  fileprivate var isReplacement: Bool { if case .replace = action { true } else { false } }
}
