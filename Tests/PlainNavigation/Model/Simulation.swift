/// Predicts what a window tells, one turn at a time: a first-in, first-out queue over ``Navigation``.
struct Simulation {
  enum Phase {
    case idle, computing, telling
  }

  var state = Navigation()
  var records: [Record] = []
  /// What was issued in this turn from inside callbacks, by the number of the event.
  var issued: [Int: Issued] = [:]
  /// Screens that have been asked and what waits for their answers.
  var pending: [Int: Request] = [:]
  var outcomes = Outcomes()
  /// Those who observe beside the one who tells everything else.
  var observers: [Int] = []
  /// Coordinators that were added and not started yet.
  var unstarted: [FlowName] = []
  /// The coordinator that was removed last; somebody still holds it.
  var orphan: Flow?
  var nextID = 1
  private(set) var isClosed = false

  var phase = Phase.idle
  var queue: [Request] = []
  var reactions: [Int: Command] = [:]
  var picture: [Int] = []
  var eventCount = 0
  var isForcing = false
  /// Who agreed to the running transaction as a whole.
  var granted: Set<Int> = []

  /// What `command` does to the window, with what it makes the callbacks do; `nil` when it means nothing here.
  mutating func play(_ command: Command) -> Issued? {
    guard let issue = resolve(command) else { return nil }
    reactions = Dictionary(command.reactions.map { ($0.event, $0.command) }) { first, _ in first }
    play(issue)
    return issue
  }

  /// One turn, and what comes to those who wait after it.
  mutating func play(_ issue: Issued) {
    (records, issued, eventCount) = ([], [:], 0)
    outcomes.beginTurn()
    picture = state.picture
    self.issue(issue)
    reactions = [:]
    for flow in outcomes.cancelled where state.flows[flow] != nil {
      self.issue(Issued(kind: nil, move: .finish(flow), isForced: true))
    }
    for flow in outcomes.left + outcomes.cancelled { outcomes.resolve(flow, nil) }
  }

  /// The end of every round.
  mutating func close() -> Issued {
    reactions = [:]
    let issue = Issued(kind: nil, move: .close, isForced: false)
    play(issue)
    isClosed = true
    orphan = nil
    return issue
  }
}
