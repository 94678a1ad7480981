/// What the engine does with an action when it is requested: perform it, join the transaction, or queue it.
extension Simulation {
  mutating func issue(_ issuedAction: IssuedAction) {
    let outer = bypassesGuards
    bypassesGuards = outer || issuedAction.bypassesGuards
    self.issue(issuedAction.action)
    bypassesGuards = outer
  }

  mutating func issue(_ action: Action) {
    if case .await(let flow, _) = action { outcomes.wait(for: flow.id) }
    if case .remove(let child, let parent) = action,
      state.flows[child] == nil || state.flows[parent] == nil
    {
      return
    }
    if case .remove(let child, let parent) = action, state.flows[child]?.parent == parent {
      started.insert(child)
    }
    started.formUnion(action.requester(in: state).map { [$0] } ?? [])
    if let actor = action.actor, state.flows[actor] == nil, state.outside[actor] == nil {
      record(.diagnostic("coordinatorRemoved"))
      return failAwaiting(action)
    }
    switch action {
    case .replace(let old, _) where state.flows[old]?.parent == nil: break
    case .run(let flow):
      unstarted.removeAll { $0.id == flow.id }
      if state.flows[flow.id] == nil { state.outside[flow.id] = flow }
      outcomes.setHandler(of: flow)
      makeTask(inDirectStartOf: flow)
      for step in flow.steps { issue(step) }
      if flow.fails { record(.diagnostic(Refusal.startFailed.kind)) }
    case .answerAgain: break
    case .open(_, let window) where state.closed.contains(window),
      .openExisting(_, let window) where state.closed.contains(window):
      record(.diagnostic(Refusal.startFailed.kind))
    case .close(let window) where state.closed.contains(window): break
    case .reportOutcome(let flow):
      if phase == .idle {
        call(ModelRequest(action: .outcome(flow)))
      } else {
        submit(.outcome(flow))
      }
    case .cancel(let flow): outcomes.cancelled.append(flow)
    case .observe(let id, let window): observers.append((id, window))
    case .unobserve(let id): observers.removeAll { $0.id == id }
    case .answer(let screen, let mayLeave):
      answer(mayLeave, by: screen.id)
    default: submit(action)
    }
  }

  private mutating func makeTask(inDirectStartOf flow: FlowName) {
    guard flow.makesTaskInStart else { return }
    let joined = state.flows[flow.id]
    if joined == nil || joined?.tabToStartWith != nil {
      tasks.wait(for: flow)
    } else {
      submit(.beginTask(flow))
    }
  }

  private mutating func answer(_ mayLeave: Bool, by screen: Int) {
    guard let question = pending.removeValue(forKey: screen) else { return }
    guard mayLeave else { return failAwaiting(question.request.action) }
    var request = question.request
    request.approvals.insert(question.showing)
    submit(request)
    for other in question.others {
      let action = other.action.finished.map { Action.completeFinish($0.flow, calls: $0.calls) }
      submit(
        ModelRequest(
          action: action ?? .completeLink(other.action),
          approvals: other.approvals.union([question.showing])))
    }
  }

  private mutating func submit(_ action: Action) {
    submit(ModelRequest(action: action, bypassesGuards: bypassesGuards))
  }

  /// Performs a request, lets it join the running transaction, or queues it.
  mutating func submit(_ request: ModelRequest) {
    var queued = request
    queued.window = state.window(of: request.action)
    switch phase {
    case .applying where request.action.waitsForCommit: state.change.calls.append(queued)
    case .notifying: queue.append(queued)
    case .applying:
      do throws(Refusal) {
        try join(request)
      } catch {
        record(.diagnostic(error.kind))
        failAwaiting(request.action)
      }
    case .idle:
      let outer = bypassesGuards
      bypassesGuards = false
      defer { bypassesGuards = outer }
      var refusal: Refusal?
      do throws(Refusal) { try run(request) } catch { refusal = error }
      while !queue.isEmpty { runNext() }
      phase = .idle
      guard let refusal else { return }
      // A request that is repeated after an answer is reported like a queued one.
      let isRepeated = !request.approvals.isEmpty
      record(.diagnostic(isRepeated ? refusal.kind(of: request.action) : refusal.kind))
      failAwaiting(request.action)
    }
  }

  private mutating func runNext() {
    let next = queue.removeFirst()
    do throws(Refusal) {
      if let window = next.window, state.closed.contains(window) {
        if case .close = next.action { return }
        throw .windowClosed
      }
      try run(next)
    } catch {
      record(.diagnostic(error.isTargetGone ? "cancelled" : error.kind(of: next.action)))
      failAwaiting(next.action)
    }
  }

  /// Resolves an awaited outcome with `nil` if the start failed.
  mutating func failAwaiting(_ action: Action) {
    if case .await(let flow, _) = action { outcomes.resolve(flow.id, nil) }
  }
}
