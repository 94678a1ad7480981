extension Simulation {
  /// Notifies all windows of what has left, and then each of what appears.
  mutating func notifyAll(from before: [ScreenName?], closing: Int?) {
    let change = state.change
    state.change = .init()
    let activations = before.enumerated().map { window, old in
      let new = state.active(in: window)
      return old == new ? Activation(old: nil, new: nil) : Activation(old: old, new: new)
    }
    let windows = change.touched.sorted().filter {
      state.isConcerned($0, by: change) || activations[$0].old != activations[$0].new
    }
    for window in windows {
      notifyOfLeaving(
        change, in: window, activations[window], isAlone: windows.count == 1)
    }
    for window in windows {
      if windows.count > 1 { emit(activations[window].new, Event.willAppear) }
      emit(activations[window].new, Event.didAppear)
      report(change, in: window)
    }
    for flow in change.removedOutside {
      tasks.cancelAll(of: flow)
      emit(.removed(flow: flow.id, under: -1))
    }
    if let (veto, request) = interruption {
      interruption = nil
      emit(veto, against: request)
    }
    for window in change.exitRequests { notifyObservers(of: window, .exitRequested(in: window)) }
    if let closing { notifyObservers(of: closing, .closed(closing)) }
  }

  /// The active screens of a window before and after an action, if they are not the same.
  private struct Activation {
    let old: ScreenName?
    let new: ScreenName?
  }

  private mutating func notifyOfLeaving(
    _ change: ModelTree.PendingChange, in window: Int, _ activation: Activation, isAlone: Bool
  ) {
    for problem in change.problems where problem.window == window {
      record(.diagnostic(problem.refusal.kind))
    }
    emit(activation.old, Event.willDisappear)
    if isAlone { emit(activation.new, Event.willAppear) }
    emit(activation.old, Event.didDisappear)
    for flow in change.removedFlows where flow.window == window { notifyRemoval(of: flow) }
    let removed = change.removed.filter { $0.window == window }.map(\.node)
    for node in removed {
      if let question = pending.removeValue(forKey: node.id) {
        failAwaiting(question.request.action)
      }
      if node.screen.kind == .page { emit(.didLeave(node.id)) }
    }
    let left = removed.map(\.screen).filter { $0.kind != .page && $0.kind != .column }
    idleContainers = (idleContainers.filter { !left.contains($0) } + left).suffix(6)
    for node in removed { if let modal = node.modal { emit(.dismissed(modal: modal)) } }
  }

  private mutating func report(_ change: ModelTree.PendingChange, in window: Int) {
    // Those that came and left within the action are in no change.
    let removedFlows = change.removedFlows.filter { !$0.isNew && $0.window == window }
    // The driver holds the youngest removed coordinator.
    removedFlow =
      removedFlows.filter { !$0.name.isApp }.max { $0.name.id < $1.name.id } ?? removedFlow
    let shown = change.shown.map(\.id).filter { state.window(of: $0) == window }
    let removed = change.removed.filter { $0.window == window }.map(\.node.id)
    let added = change.addedFlows.filter { state.flows[$0]?.window == window }
    if !shown.isEmpty || !removed.isEmpty || !removedFlows.isEmpty || !added.isEmpty
      || change.rearranged.contains(window)
    {
      notifyObservers(
        of: window, .changed(in: window, shown: shown, removed: removed, added: added))
    }
  }

  /// Performs a queued call of the program.
  mutating func call(_ request: ModelRequest) {
    switch request.action {
    case .done(let flow): emit(.done(flow: flow))
    case .completeFinish(let flow, let calls):
      if state.flows[flow] != nil {
        submit(
          ModelRequest(
            action: calls ? .finishThenCall(flow) : .finish(flow), approvals: request.approvals))
      } else if calls {
        emit(.done(flow: flow))
      }
    case .completeLink(let link):
      submit(ModelRequest(action: link, approvals: request.approvals))
    case .committed(let number): emit(.committed(transaction: number))
    case .beginWaitingTasks(let flow):
      if let flow = state.flows[flow.id], flow.tabToStartWith == nil {
        tasks.beginWaiting(of: flow.name)
      }
    case .beginTask(let flow):
      if state.flows[flow.id] != nil { tasks.beginOne(of: flow) }
    case .outcome(let flow):
      if outcomes.report(flow) {
        emit(.outcome(flow: flow))
      } else {
        record(.diagnostic("calledTwice"))
      }
    default: preconditionFailure("not a call")
    }
  }

  private mutating func notifyRemoval(of flow: ModelFlow) {
    let id = flow.name.id
    if outcomes.awaited.contains(id) { outcomes.removedWhileAwaited.append(id) }
    unstarted.removeAll { $0.id == id }
    tasks.cancelAll(of: flow.name)
    if !started.contains(id) { record(.diagnostic("neverStarted")) }
    emit(.removed(flow: id, under: flow.isJustAdopted ? -1 : flow.parent ?? -1))
  }

  private mutating func emit(_ veto: ModelVeto, against request: ModelRequest) {
    switch veto {
    case .refused(let screen):
      failAwaiting(request.action)
      emit(Event.refused(screen))
    case .asks(let screen, let showing):
      pending[screen] = ModelQuestion(request: request, showing: showing)
      emit(.asked(screen))
    case .alreadyAsking(let screen):
      pending[screen]?.add(request)
      failAwaiting(request.action)
    }
  }

  private mutating func emit(_ screen: ScreenName?, _ event: (Int) -> Event) {
    if let screen, screen.kind == .page { emit(event(screen.id)) }
  }

  /// Notifies the current observers of a window, without those that are cancelled meanwhile.
  private mutating func notifyObservers(of window: Int, _ event: Event) {
    let others = observers.filter { $0.window == window }.map(\.id)
    emit(event)
    for id in others where observers.contains(where: { $0.id == id }) { emit(.observed(by: id)) }
  }

  private mutating func emit(_ event: Event) {
    record(event)
    let number = eventCount
    eventCount += 1
    guard let reaction = reactions[number], let issuedAction = resolve(reaction) else { return }
    issued[number] = issuedAction
    self.issue(issuedAction)
  }

  mutating func record(_ event: Event) {
    records.append(EventRecord(event: event, snapshot: snapshot))
  }
}

extension ModelTree {
  /// Whether anything in a window is notified of a change.
  fileprivate func isConcerned(_ window: Int, by change: PendingChange) -> Bool {
    change.shown.contains { self.window(of: $0.id) == window }
      || change.removed.contains { $0.window == window }
      || change.removedFlows.contains { $0.window == window }
      || change.addedFlows.contains { flows[$0]?.window == window }
      || change.rearranged.contains(window) || change.problems.contains { $0.window == window }
  }
}
