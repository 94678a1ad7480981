/// What an operation does in its turn: all of it or nothing, and then everybody is told.
extension Simulation {
  mutating func run(_ request: Request) throws(Refusal) {
    if request.move.isCall {
      phase = .telling
      isForcing = request.isForced
      defer { isForcing = false }
      return call(request.move)
    }
    phase = .computing
    defer { phase = .telling }
    let active = state.active
    state.draft = .init(known: Set(state.window.all.map(\.id)))
    do throws(Refusal) {
      try join(request)
    } catch {
      state.draft = .init()
      throw error
    }
    let strays = state.emptyStrays()
    state.settle()
    picture = state.picture
    phase = .telling
    for _ in 0..<strays { note(.diagnostic(Refusal.presenterNotInWindow.kind)) }
    queue += state.draft.calls
    tellAll(from: active, closing: request.move)
  }

  /// Applies a move within the current operation; all of it or nothing.
  mutating func join(_ request: Request) throws(Refusal) {
    var request = request
    request.move = state.resolved(request.move)
    request.granted.formUnion(granted)
    let taken = state
    do throws(Refusal) {
      if request.move.asksGuards, !request.isForced {
        try tryOut(request.move)
        let leaving = state.draft.left.dropFirst(taken.draft.left.count)
          .filter { $0.screen.leaveDecision != .allowed }
        if leaving.isEmpty, !request.isSwap { return }
        state = taken
        if let node = leaving.first(where: { !request.granted.contains($0.id) }) {
          return object(node.screen, to: request)
        }
      }
      try carryOut(request)
    } catch {
      state = taken
      throw error
    }
    let objections = state.draft.objections.dropFirst(taken.draft.objections.count)
    if request.isTransaction, !objections.isEmpty {
      state = taken
      state.draft.objections += objections.map { $0.whole(request) }
    }
  }

  private mutating func tryOut(_ move: Move) throws(Refusal) {
    if case .replace(let old, _) = move {
      try state.checkAlive(old)
      state.dismissKeepingPlace(old)
    } else {
      try apply(move)
    }
  }

  private mutating func apply(_ move: Move) throws(Refusal) {
    try state.apply(move)
    guard case .finishAndTell(let flow) = move else { return }
    state.draft.calls.append(Request(move: .done(flow), isForced: isForcing))
  }

  private mutating func object(_ screen: ScreenName, to request: Request) {
    let isAsked = pending[screen.id] != nil
    state.draft.objections.append(
      isAsked
        ? .isAsking
        : screen.leaveDecision == .refused ? .refused(screen.id) : .asks(screen.id, request))
  }

  private mutating func carryOut(_ request: Request) throws(Refusal) {
    let outer = (isForcing, granted)
    isForcing = isForcing || request.isForced
    defer { (isForcing, granted) = outer }
    switch request.move {
    case .start(let flow, let parent):
      try state.add(flow, under: parent)
      try start(flow)
    case .await(let flow, let parent):
      try state.add(flow, under: parent)
      try start(flow)
    case .replace(let old, let new):
      try state.checkAlive(old)
      let parent = state.flows[old]?.parent
      state.dismissKeepingPlace(old)
      try state.add(new, under: parent)
      try start(new)
      state.draft.gap = nil
    case .remove(let child, let parent):
      granted = request.granted
      if state.flows[child]?.parent == parent { issue(.finish(child)) }
    case .removeAll(let parent):
      granted = request.granted
      for child in (state.flows[parent]?.children ?? []).reversed()
      where state.flows[child]?.isLeaving == false { issue(.remove(child, from: parent)) }
    case .transaction(let moves, let number, let fails):
      granted = request.granted
      for move in moves { issue(move) }
      if fails { throw .transactionFailed }
      state.draft.calls.append(Request(move: .committed(number), isForced: isForcing))
    default: try apply(request.move)
    }
  }

  private mutating func start(_ flow: FlowName) throws(Refusal) {
    for step in flow.steps { issue(step) }
    if flow.fails { throw .startFailed }
  }
}

extension Request {
  fileprivate var isSwap: Bool { if case .replace = move { true } else { false } }
  fileprivate var isTransaction: Bool {
    switch move {
    case .transaction, .remove, .removeAll: true
    default: false
    }
  }
}
