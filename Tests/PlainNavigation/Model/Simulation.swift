/// Predicts what a window tells, one turn at a time: a first-in, first-out queue over ``Navigation``.
struct Simulation {
  var state = Navigation()
  var records: [Record] = []
  /// What was issued in this turn from inside callbacks, by the number of the event.
  var issued: [Int: Issued] = [:]
  /// Screens that have been asked and what waits for their answers.
  var pending: [Int: Request] = [:]
  var nextID = 1
  private(set) var isClosed = false

  var queue: [Request] = []
  var reactions: [Int: Command] = [:]
  var before: Set<Int> = []
  var picture: [Int] = []
  var eventCount = 0
  private var isForcing = false

  /// What `command` does to the window, with what it makes the callbacks do; `nil` when it means nothing here.
  mutating func play(_ command: Command) -> Issued? {
    guard let issue = resolve(command) else { return nil }
    reactions = Dictionary(command.reactions.map { ($0.event, $0.command) }) { first, _ in first }
    play(issue)
    return issue
  }

  mutating func play(_ issue: Issued) {
    (records, issued, eventCount) = ([], [:], 0)
    picture = state.picture
    isForcing = issue.isForced
    guard let request = request(for: issue) else { return }
    var refusal: Refusal?
    do throws(Refusal) { try run(request) } catch { refusal = error }
    while !queue.isEmpty {
      let next = queue.removeFirst()
      do throws(Refusal) {
        try run(next)
      } catch {
        note(.diagnostic(error.meansGone ? "cancelled" : error.kind))
      }
    }
    if let refusal { note(.diagnostic(refusal.kind)) }
  }

  /// The end of every round.
  mutating func close() -> Issued {
    isClosed = true
    reactions = [:]
    let issue = Issued(kind: nil, move: .close, isForced: false)
    play(issue)
    return issue
  }

  mutating func request(for issue: Issued) -> Request? {
    guard case .answer(let screen, let mayLeave) = issue.move else {
      return Request(move: issue.move, isForced: issue.isForced || isForcing)
    }
    guard let request = pending.removeValue(forKey: screen.id), mayLeave else { return nil }
    return with(request) { $0.granted.insert(screen.id) }
  }

  private mutating func run(_ request: Request) throws(Refusal) {
    if case .done(let flow) = request.move { return tell(.done(flow: flow)) }
    let active = state.active
    before = Set(state.window.all.map(\.id))
    state.draft = .init()
    do throws(Refusal) {
      try join(request)
    } catch {
      state.draft = .init()
      throw error
    }
    let strays = state.emptyStrays()
    state.settle()
    picture = state.picture
    for _ in 0..<strays { note(.diagnostic("placeNotInWindow")) }
    queue += state.draft.done.map { Request(move: .done($0)) }
    tellAll(from: active, closing: request.move)
  }

  /// Applies a move within the current operation; all of it or nothing.
  private mutating func join(_ request: Request) throws(Refusal) {
    var request = request
    request.move = state.resolved(request.move)
    let taken = state
    do throws(Refusal) {
      if request.move.asksGuards, !request.isForced {
        if case .replace(let old, _) = request.move {
          try state.apply(.finish(old))
        } else {
          try state.apply(request.move)
        }
        let leaving = state.draft.left.dropFirst(taken.draft.left.count)
          .filter { before.contains($0.id) && $0.screen.leaving != .allowed }
        if leaving.isEmpty, !request.isSwap { return }
        state = taken
        if let node = leaving.first(where: { !request.granted.contains($0.id) }) {
          return object(node.screen, to: request)
        }
      }
      try apply(request.move)
    } catch {
      state = taken
      throw error
    }
  }

  private mutating func object(_ screen: ScreenName, to request: Request) {
    if pending[screen.id] != nil { return }
    state.draft.objections.append(
      screen.leaving == .refused ? .refused(screen.id) : .asks(screen.id, request))
  }

  private mutating func apply(_ move: Move) throws(Refusal) {
    switch move {
    case .start(let flow, let parent):
      try state.add(flow, under: parent)
      try start(flow)
    case .replace(let old, let new):
      try state.checkAlive(old)
      let parent = state.flows[old]?.parent
      state.dismissKeepingPlace(old)
      try state.add(new, under: parent)
      try start(new)
      state.draft.gap = nil
    default: try state.apply(move)
    }
  }

  private mutating func start(_ flow: FlowName) throws(Refusal) {
    for step in flow.steps {
      let move: Move =
        switch step {
        case .show(let screen): .show(screen, in: flow.place, for: flow.id)
        case .start(let child): .start(child, under: flow.id)
        case .finish: .finish(flow.id)
        }
      do throws(Refusal) {
        try join(Request(move: move, isForced: isForcing))
      } catch {
        note(.diagnostic(error.kind))
      }
    }
    if flow.fails { throw .startFailed }
  }
}

extension Request {
  fileprivate var isSwap: Bool { if case .replace = move { true } else { false } }
}

private func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
