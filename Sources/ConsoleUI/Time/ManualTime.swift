internal import Synchronization

/// Time that stands still until a test moves it.
final class ManualTime: Sendable {
  private struct WakeUp {
    let deadline: Duration
    let action: @Sendable () -> Void
  }

  private struct State {
    var now = Duration.zero
    /// In order of their deadlines; equal ones in the order in which they were added.
    var wakeUps: [WakeUp] = []
    /// How many children of a task sleep, by its number.
    var sleepers: [Int: Int] = [:]
  }

  /// The number of the task that calls.
  let currentTask: @Sendable () -> Int?
  private let state = Mutex(State())

  init(currentTask: @escaping @Sendable () -> Int? = { nil }) {
    self.currentTask = currentTask
  }

  var now: Duration { state.withLock(\.now) }

  /// The numbers of the tasks that sleep.
  var sleepingTasks: Set<Int> {
    state.withLock { state in Set(state.sleepers.filter { $0.value > 0 }.keys) }
  }

  /// Notes that a task falls asleep (1) or wakes up (-1).
  func addSleepers(_ count: Int, of task: Int) {
    state.withLock { $0.sleepers[task, default: 0] += count }
  }

  /// Calls `action` once the time has come, at once if it has.
  ///
  /// What `isFirst` comes before everything else with the same deadline.
  func wake(
    at deadline: Duration, isFirst: Bool = false, _ action: @escaping @Sendable () -> Void
  ) {
    let isDue = state.withLock { state in
      guard deadline > state.now else { return true }
      let index =
        state.wakeUps.firstIndex { isFirst ? $0.deadline >= deadline : $0.deadline > deadline }
        ?? state.wakeUps.count
      state.wakeUps.insert(WakeUp(deadline: deadline, action: action), at: index)
      return false
    }
    if isDue { action() }
  }

  /// Moves to the next deadline and calls its action; to `limit` if there is none before.
  ///
  /// - Returns: Whether there was one.
  func advanceToNextWakeUp(until limit: Duration) -> Bool {
    let due = state.withLock { state -> WakeUp? in
      guard let next = state.wakeUps.first, next.deadline <= limit else {
        state.now = max(state.now, limit)
        return nil
      }
      state.now = next.deadline
      return state.wakeUps.removeFirst()
    }
    due?.action()
    return due != nil
  }
}
