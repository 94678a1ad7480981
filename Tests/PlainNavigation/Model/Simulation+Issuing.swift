/// What becomes of a move at the moment when it is asked for.
extension Simulation {
  mutating func issue(_ issue: Issued) {
    let outer = isForcing
    isForcing = outer || issue.isForced
    self.issue(issue.move)
    isForcing = outer
  }

  mutating func issue(_ move: Move) {
    if case .await(let flow, _) = move { outcomes.wait(for: flow.id) }
    if case .remove(let child, _) = move, state.flows[child] == nil { return }
    if let actor = move.actor, state.flows[actor] == nil {
      note(.diagnostic("coordinatorRemoved"))
      return giveUp(move)
    }
    switch move {
    case .replace(let old, _) where state.flows[old]?.parent == nil: break
    case .run(let flow):
      unstarted.removeAll { $0.id == flow.id }
      for step in flow.steps { issue(step) }
      if flow.fails { note(.diagnostic(Refusal.startFailed.kind)) }
    case .tell(let flow):
      if phase == .idle { call(.outcome(flow)) } else { ask(.outcome(flow)) }
    case .cancel(let flow): outcomes.cancelled.append(flow)
    case .observe(let id): observers.append(id)
    case .unobserve(let id): observers.removeAll { $0 == id }
    case .answer(let screen, let mayLeave):
      guard var request = pending.removeValue(forKey: screen.id), mayLeave else { return }
      request.granted.insert(screen.id)
      ask(request)
    default: ask(move)
    }
  }

  private mutating func ask(_ move: Move) { ask(Request(move: move, isForced: isForcing)) }

  /// Does it now, as a part of what is being computed, or in its turn.
  private mutating func ask(_ request: Request) {
    switch phase {
    case .computing where request.move.waitsForCommit: state.draft.calls.append(request)
    case .telling: queue.append(request)
    case .computing:
      do throws(Refusal) {
        try join(request)
      } catch {
        note(.diagnostic(error.kind))
        giveUp(request.move)
      }
    case .idle where isNowhere(request.move): note(.diagnostic(Refusal.presenterNotInWindow.kind))
    case .idle:
      let outer = isForcing
      isForcing = false
      defer { isForcing = outer }
      var refusal: Refusal?
      do throws(Refusal) { try run(request) } catch { refusal = error }
      while !queue.isEmpty { runNext() }
      phase = .idle
      guard let refusal else { return }
      note(.diagnostic(refusal.kind))
      giveUp(request.move)
    }
  }

  private mutating func runNext() {
    let next = queue.removeFirst()
    do throws(Refusal) {
      try run(next)
    } catch {
      note(.diagnostic(error.meansGone ? "cancelled" : error.kind))
      giveUp(next.move)
    }
  }

  /// Whoever waits for what could not be started waits for nothing.
  private mutating func giveUp(_ move: Move) {
    if case .await(let flow, _) = move { outcomes.resolve(flow.id, nil) }
  }

  /// Whether neither the place nor the coordinator lead to the window.
  private func isNowhere(_ move: Move) -> Bool {
    switch move {
    case .show(_, let place, let flow): state.find(place.container.id) == nil && !isLive(flow)
    case .showUnless(_, _, let place, let flow):
      state.find(place.container.id) == nil && !isLive(flow)
    default: false
    }
  }

  private func isLive(_ flow: Int?) -> Bool { flow.map { state.flows[$0] != nil } ?? false }
}
