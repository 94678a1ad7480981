/// How many tasks of each coordinator wait, have begun and were cancelled, by the coordinator's id.
struct ModelTasks {
  private(set) var begun: [Int: Int] = [:]
  private(set) var cancelled: [Int: Int] = [:]
  private var waiting: [Int: Int] = [:]

  func running(of flow: Int) -> Int { begun[flow, default: 0] - cancelled[flow, default: 0] }

  /// A task of a coordinator that is in no window yet.
  mutating func wait(for flow: FlowName) { waiting[flow.id] = waitingCount(of: flow) + 1 }

  mutating func beginWaiting(of flow: FlowName) {
    begun[flow.id, default: 0] += waitingCount(of: flow)
    waiting[flow.id] = 0
  }

  mutating func beginOne(of flow: FlowName) { begun[flow.id, default: 0] += 1 }

  mutating func cancelAll(of flow: FlowName) {
    cancelled[flow.id] = begun[flow.id]
    waiting[flow.id] = 0
  }

  private func waitingCount(of flow: FlowName) -> Int {
    waiting[flow.id] ?? (flow.makesTaskInInit ? 1 : 0)
  }
}
