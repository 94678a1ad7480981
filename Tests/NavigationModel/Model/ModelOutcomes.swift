/// The outcomes that were reported, and those that tasks await, by the coordinator's id.
struct ModelOutcomes {
  private(set) var reported: Set<Int> = []
  private(set) var awaited: Set<Int> = []
  /// The coordinators that were awaited before the current action; only their tasks can be cancelled.
  private var awaitedBefore: Set<Int> = []
  /// The results that tasks received since the current action: a value, or `nil`.
  private(set) var arrived: [Int: Int?] = [:]
  /// The coordinators removed since the current action while a task awaited them.
  var removedWhileAwaited: [Int] = []
  /// The coordinators whose awaiting task was cancelled since the current action.
  var cancelled: [Int] = []

  var cancellable: Set<Int> { awaitedBefore.intersection(awaited) }

  mutating func beginAction() {
    awaitedBefore = awaited
    (arrived, removedWhileAwaited, cancelled) = ([:], [], [])
  }

  mutating func wait(for flow: Int) { awaited.insert(flow) }

  /// A flow that sets its outcome closure in its `start()` can report an outcome again.
  mutating func setHandler(of flow: FlowName) {
    if flow.setsHandlers { reported.remove(flow.id) }
  }

  /// - Returns: whether no outcome was reported before.
  mutating func report(_ flow: Int) -> Bool {
    guard reported.insert(flow).inserted else { return false }
    resolve(flow, flow)
    return true
  }

  /// Only the first call for a coordinator counts.
  mutating func resolve(_ flow: Int, _ value: Int?) {
    if awaited.remove(flow) != nil { arrived[flow] = .some(value) }
  }
}
