/// Who has told an outcome, and who waits for one.
struct Outcomes {
  private(set) var told: Set<Int> = []
  private(set) var awaited: Set<Int> = []
  /// Who was waited for when the turn began; only these tasks can be cancelled in it.
  private var waiting: Set<Int> = []
  /// What arrived in this turn: a value, or nothing.
  private(set) var arrived: [Int: Int?] = [:]
  /// Who left in this turn while somebody waited.
  var left: [Int] = []
  /// Who was waited for by a task that was cancelled in this turn.
  var cancelled: [Int] = []

  var cancellable: Set<Int> { waiting.intersection(awaited) }

  mutating func beginTurn() {
    waiting = awaited
    (arrived, left, cancelled) = ([:], [], [])
  }

  mutating func wait(for flow: Int) { awaited.insert(flow) }

  /// - Returns: whether nothing was told before.
  mutating func tell(_ flow: Int) -> Bool {
    guard told.insert(flow).inserted else { return false }
    resolve(flow, flow)
    return true
  }

  /// The first answer counts.
  mutating func resolve(_ flow: Int, _ value: Int?) {
    if awaited.remove(flow) != nil { arrived[flow] = .some(value) }
  }
}
