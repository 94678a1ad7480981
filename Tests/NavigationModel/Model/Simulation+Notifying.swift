extension Simulation {
  mutating func notifyAll(from before: ScreenName?) {
    let (change, active) = (state.change, state.active)
    state.change = .init()
    let isMoved = active != before
    let (old, new) = (isMoved ? before : nil, isMoved ? active : nil)
    emit(old, Event.willDisappear)
    emit(new, Event.willAppear)
    emit(old, Event.didDisappear)
    for flow in change.removedFlows { notifyRemoval(of: flow) }
    for node in change.removed {
      if let question = pending.removeValue(forKey: node.id) {
        failAwaiting(question.request.action)
      }
      if node.screen.kind == .page { emit(.didLeave(node.id)) }
    }
    let left = change.removed.map(\.screen).filter { $0.kind != .page && $0.kind != .column }
    idleContainers = (idleContainers.filter { !left.contains($0) } + left).suffix(6)
    for node in change.removed { if let modal = node.modal { emit(.dismissed(modal: modal)) } }
    emit(new, Event.didAppear)
    // Those that came and left within the action are in no change.
    let removedFlows = change.removedFlows.filter { !$0.isNew }
    // The driver holds the youngest removed coordinator.
    removedFlow = removedFlows.max { $0.name.id < $1.name.id } ?? removedFlow
    if !change.shown.isEmpty || !change.removed.isEmpty || !removedFlows.isEmpty
      || !change.addedFlows.isEmpty
      || change.isRearranged
    {
      notifyObservers(
        .changed(
          shown: change.shown.map(\.id), removed: change.removed.map(\.id), added: change.addedFlows
        ))
    }
    for flow in change.removedOutside {
      tasks.cancelAll(of: flow)
      emit(.removed(flow: flow.id, under: -1))
    }
    if let (veto, request) = interruption {
      interruption = nil
      emit(veto, against: request)
    }
    if change.isExitRequested { notifyObservers(.exitRequested) }
    if isClosed { notifyObservers(.closed) }
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
      pending[screen]?.addFinish(request)
      failAwaiting(request.action)
    }
  }

  private mutating func emit(_ screen: ScreenName?, _ event: (Int) -> Event) {
    if let screen, screen.kind == .page { emit(event(screen.id)) }
  }

  /// Notifies the current observers, without those that are cancelled meanwhile.
  private mutating func notifyObservers(_ event: Event) {
    let others = observers
    emit(event)
    for id in others where observers.contains(id) { emit(.observed(by: id)) }
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
