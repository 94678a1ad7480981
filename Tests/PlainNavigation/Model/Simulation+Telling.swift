extension Simulation {
  mutating func tellAll(from before: ScreenName?, closing move: Move) {
    let (draft, active) = (state.draft, state.active)
    state.draft = .init()
    let isMoved = active != before
    let (old, new) = (isMoved ? before : nil, isMoved ? active : nil)
    tell(old, Event.willDisappear)
    tell(new, Event.willAppear)
    tell(old, Event.didDisappear)
    for flow in draft.gone { tell(.removed(flow: flow.name.id, under: flow.parent ?? -1)) }
    let left = draft.left.filter { self.before.contains($0.id) }
    for node in left {
      pending[node.id] = nil
      if node.screen.kind == .page { tell(.left(node.id)) }
    }
    for node in left { if let modal = node.modal { tell(.dismissed(modal: modal)) } }
    tell(new, Event.didAppear)
    if !draft.shown.isEmpty || !left.isEmpty || !draft.gone.isEmpty || draft.isRearranged {
      tell(.changed(shown: draft.shown.map(\.id), removed: left.map(\.id)))
    }
    for objection in draft.objections {
      switch objection {
      case .refused(let screen): tell(.refused(screen))
      case .asks(let screen, _) where pending[screen] != nil: break
      case .asks(let screen, let request):
        pending[screen] = request
        tell(.asked(screen))
      }
    }
    if draft.isExitRequested { tell(.exitRequested) }
    if case .close = move { tell(.closed) }
  }

  private mutating func tell(_ screen: ScreenName?, _ event: (Int) -> Event) {
    if let screen, screen.kind == .page { tell(event(screen.id)) }
  }

  mutating func tell(_ event: Event) {
    note(event)
    defer { eventCount += 1 }
    guard let reaction = reactions[eventCount], let issue = resolve(reaction) else { return }
    issued[eventCount] = issue
    if let request = request(for: issue) { queue.append(request) }
  }

  mutating func note(_ event: Event) {
    records.append(Record(event: event, picture: picture))
  }
}
