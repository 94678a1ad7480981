/// The tasks of one coordinator, which has none until its first call of `task`.
@MainActor
final class CoordinatorTasks {
  /// What begins when the coordinator joins a window.
  private var waiting: [(task: CoordinatorTask, work: TaskWork)] = []
  /// What has begun and has not ended, also after its cancellation.
  private var begun: [CoordinatorTask] = []

  /// Whether work has begun and not ended, which may hold the coordinator.
  var areRunning: Bool { !begun.isEmpty }

  func wait(_ task: CoordinatorTask, for work: TaskWork) { waiting.append((task, work)) }

  func begin(
    _ task: CoordinatorTask, _ work: TaskWork, of name: String, in window: WindowState
  ) {
    guard task.state == .waiting else { return }
    begun.append(task)
    task.begin(work, of: name, in: window) { [weak self, weak task] in
      self?.begun.removeAll { $0 === task }
    }
  }

  func beginWaiting(of name: String, in window: WindowState) {
    let waiting = waiting
    self.waiting = []
    for (task, work) in waiting { begin(task, work, of: name, in: window) }
  }

  func cancelAll() {
    let tasks = waiting.map(\.task) + begun
    waiting = []
    for task in tasks { task.cancel() }
  }
}

extension Coordinator {
  /// Begins work after the running change, which takes it back if it is rolled back, or with the next start.
  final func add(_ work: TaskWork) -> CoordinatorTask {
    let task = CoordinatorTask()
    switch lifecycle {
    case .live where tabToStartWith != nil: madeTasks.wait(task, for: work)
    case .live where !isFinishing:
      Engine.shared.callInTurn { [weak self] in self?.begin(task, work) }
    case .live, .removed:
      task.cancel()
      CoordinatorDiagnostic(
        .coordinatorRemoved, subject: name(of: self), detail: "task(_:didFail:)"
      ).report(in: concernedWindow)
    case .notStarted, .waiting, .rolledBack: madeTasks.wait(task, for: work)
    }
    return task
  }

  /// Begins the waiting work once the running change is committed.
  final func beginWaitingTasksAfterCommit() {
    guard tasks != nil else { return }
    Engine.shared.enqueue { [weak self] in self?.beginWaitingTasks() }
  }

  /// Begins the work that was given before the coordinator joined a window, or before its tab was selected.
  final func beginWaitingTasks() {
    guard let windowState, tabToStartWith == nil else { return }
    tasks?.beginWaiting(of: name(of: self), in: windowState)
  }

  /// Whether work has begun and not ended.
  final var hasRunningTasks: Bool { tasks?.areRunning ?? false }

  private func begin(_ task: CoordinatorTask, _ work: TaskWork) {
    guard let windowState else { return }
    madeTasks.begin(task, work, of: name(of: self), in: windowState)
  }

  private var madeTasks: CoordinatorTasks {
    if let tasks { return tasks }
    let made = CoordinatorTasks()
    tasks = made
    return made
  }
}
