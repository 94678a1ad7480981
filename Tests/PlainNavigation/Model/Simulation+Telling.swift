extension Simulation {
  mutating func tellAll(from before: ScreenName?, closing move: Move) {
    let (draft, active) = (state.draft, state.active)
    state.draft = .init()
    let isMoved = active != before
    let (old, new) = (isMoved ? before : nil, isMoved ? active : nil)
    tell(old, Event.willDisappear)
    tell(new, Event.willAppear)
    tell(old, Event.didDisappear)
    for flow in draft.gone { tellRemoval(of: flow) }
    for node in draft.left {
      pending[node.id] = nil
      if node.screen.kind == .page { tell(.left(node.id)) }
    }
    for node in draft.left { if let modal = node.modal { tell(.dismissed(modal: modal)) } }
    tell(new, Event.didAppear)
    // Somebody holds on to the youngest of those who left.
    orphan = draft.gone.max { $0.name.id < $1.name.id } ?? orphan
    if !draft.shown.isEmpty || !draft.left.isEmpty || !draft.gone.isEmpty || !draft.added.isEmpty
      || draft.isRearranged
    {
      announce(
        .changed(shown: draft.shown.map(\.id), removed: draft.left.map(\.id), added: draft.added))
    }
    for objection in draft.objections { tell(objection) }
    if draft.isExitRequested { announce(.exitRequested) }
    if case .close = move { announce(.closed) }
  }

  /// What is no operation: code of others, in its turn.
  mutating func call(_ move: Move) {
    switch move {
    case .done(let flow): tell(.done(flow: flow))
    case .committed(let number): tell(.committed(transaction: number))
    case .outcome(let flow):
      if outcomes.tell(flow) {
        tell(.outcome(flow: flow))
      } else {
        note(.diagnostic("calledTwice"))
      }
    default: preconditionFailure("an operation")
    }
  }

  private mutating func tellRemoval(of flow: Flow) {
    let id = flow.name.id
    if outcomes.awaited.contains(id) { outcomes.left.append(id) }
    unstarted.removeAll { $0.id == id }
    tell(.removed(flow: id, under: flow.parent ?? -1))
  }

  private mutating func tell(_ objection: Objection) {
    switch objection {
    case .refused(let screen) where state.find(screen) != nil: tell(Event.refused(screen))
    case .asks(let screen, let request) where state.find(screen) != nil && pending[screen] == nil:
      pending[screen] = request
      tell(.asked(screen))
    case .refused, .asks, .isAsking: break
    }
  }

  private mutating func tell(_ screen: ScreenName?, _ event: (Int) -> Event) {
    if let screen, screen.kind == .page { tell(event(screen.id)) }
  }

  /// Tells all who observe now, unless one of them is cancelled meanwhile.
  private mutating func announce(_ event: Event) {
    let others = observers
    tell(event)
    for id in others where observers.contains(id) { tell(.heard(observer: id)) }
  }

  private mutating func tell(_ event: Event) {
    note(event)
    let number = eventCount
    eventCount += 1
    guard let reaction = reactions[number], let issue = resolve(reaction) else { return }
    issued[number] = issue
    self.issue(issue)
  }

  mutating func note(_ event: Event) {
    records.append(Record(event: event, picture: picture))
  }
}
