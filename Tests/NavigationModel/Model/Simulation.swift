/// Predicts the events of the windows, one command at a time: a first-in, first-out queue over ``ModelTree``.
struct Simulation {
  enum Phase {
    case idle, applying, notifying
  }

  var state: ModelTree
  var records: [EventRecord] = []
  /// The actions issued inside callbacks since the last command, by the number of the event.
  var issued: [Int: IssuedAction] = [:]
  /// The questions that wait for an answer, by the id of the guard.
  var pending: [Int: ModelQuestion] = [:]
  var outcomes = ModelOutcomes()
  var tasks = ModelTasks()
  /// The ids of the additional observers, with their windows.
  var observers: [(id: Int, window: Int)] = []
  /// The ids of the coordinators that were started, or have requested something.
  var started: Set<Int>
  /// Containers that were filled before they were shown, or have left a window; some may be in one by now.
  var idleContainers: [ScreenName] = []
  /// All details that were made; the driver holds them.
  var details: [DetailName] = []
  /// The coordinators that were added but not started.
  var unstarted: [FlowName] = []
  /// The coordinator that was removed last; the driver still holds it.
  var removedFlow: ModelFlow?
  var nextID: Int

  var phase = Phase.idle
  /// The action that runs or has run last in the running call, and the window that was notified last.
  var running: Action?
  var notifiedWindow: Int?
  var queue: [ModelRequest] = []
  var reactions: [Int: Command] = [:]
  var snapshot: [Int] = []
  var eventCount = 0
  var bypassesGuards = false
  /// The first veto in the running transaction, and the request that it blocks.
  var interruption: (veto: ModelVeto, request: ModelRequest)?
  /// The showings of the guards that approved the running transaction as a whole.
  var approvals: Set<Int> = []

  init(windowCount: Int) {
    state = ModelTree(windowCount: windowCount)
    started = Set(0..<windowCount)
    nextID = windowCount
  }

  /// The ids of the windows that are open.
  var openWindows: [Int] { state.windows.map(\.id).filter { !state.closed.contains($0) } }

  /// Whether all windows have closed.
  var isClosed: Bool { openWindows.isEmpty }

  /// Resolves and performs a command with its reactions; `nil` if it finds no objects.
  mutating func play(_ command: Command) -> IssuedAction? {
    guard let issuedAction = resolve(command) else { return nil }
    reactions = Dictionary(command.reactions.map { ($0.event, $0.command) }) { first, _ in first }
    play(issuedAction)
    return issuedAction
  }

  /// Performs an action, and then resolves the outcomes of awaiting tasks.
  mutating func play(_ issuedAction: IssuedAction) {
    (records, issued, eventCount) = ([], [:], 0)
    outcomes.beginAction()
    snapshot = state.snapshot
    self.issue(issuedAction)
    reactions = [:]
    for flow in outcomes.cancelled where state.flows[flow] != nil {
      self.issue(IssuedAction(kind: nil, action: .finish(flow), bypassesGuards: true))
    }
    for flow in outcomes.removedWhileAwaited + outcomes.cancelled { outcomes.resolve(flow, nil) }
    if isClosed { removedFlow = nil }
  }

  /// Closes a window, at the end of every scenario.
  mutating func close(_ window: Int) -> IssuedAction {
    reactions = [:]
    let issuedAction = IssuedAction(kind: nil, action: .close(window), bypassesGuards: true)
    play(issuedAction)
    return issuedAction
  }
}
