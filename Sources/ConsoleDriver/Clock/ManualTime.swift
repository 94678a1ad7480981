internal import ConsoleUI
internal import Synchronization

/// Time that stands still until a test moves it.
final class ManualTime: TimeSource {
  /// Who waits for a deadline.
  enum Waiting {
    /// A timer, a toast or an animation of the console, which comes before tasks with the same deadline.
    case console
    /// A task that sleeps.
    case task
  }

  private struct WakeUp {
    let deadline: Duration
    let waiting: Waiting
    let action: @Sendable () -> Void
  }

  private struct State {
    var now = Duration.zero
    /// In order of their deadlines; equal ones in the order in which they were added.
    var wakeUps: [WakeUp] = []
    /// How many children of a task sleep, by its number.
    var sleepers: [Int: Int] = [:]
    /// The numbers of the tasks that a test does not wait for any longer.
    var unanswered: Set<Int> = []
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

  /// The numbers of the tasks that a test does not wait for any longer.
  var unansweredTasks: Set<Int> { state.withLock(\.unanswered) }

  /// Notes that a test does not wait for tasks any longer.
  func stopWaiting(for tasks: Set<Int>) { state.withLock { $0.unanswered.formUnion(tasks) } }

  /// Notes that a task falls asleep (1) or wakes up (-1).
  func addSleepers(_ count: Int, of task: Int) {
    state.withLock { $0.sleepers[task, default: 0] += count }
  }

  func sleep(until deadline: Duration) async { await Sleeper().sleep(until: deadline, on: self) }

  func wake(at deadline: Duration, _ action: @escaping @Sendable () -> Void) {
    wake(.console, at: deadline, action)
  }

  /// Calls `action` once the time has come, at once if it has.
  func wake(
    _ waiting: Waiting, at deadline: Duration, _ action: @escaping @Sendable () -> Void
  ) {
    let isDue = state.withLock { state in
      guard deadline > state.now else { return true }
      let index =
        state.wakeUps.firstIndex {
          waiting == .console ? $0.deadline >= deadline : $0.deadline > deadline
        } ?? state.wakeUps.count
      state.wakeUps.insert(
        WakeUp(deadline: deadline, waiting: waiting, action: action), at: index)
      return false
    }
    if isDue { action() }
  }

  /// Moves to the next deadline and calls its action; to `limit` if there is none before.
  ///
  /// - Returns: Who waited for it; nil if there was none.
  func advanceToNextWakeUp(until limit: Duration) -> Waiting? {
    let due = state.withLock { state -> WakeUp? in
      guard let next = state.wakeUps.first, next.deadline <= limit else {
        state.now = max(state.now, limit)
        return nil
      }
      state.now = next.deadline
      return state.wakeUps.removeFirst()
    }
    due?.action()
    return due?.waiting
  }
}
