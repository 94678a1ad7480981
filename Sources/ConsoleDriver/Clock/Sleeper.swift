internal import Synchronization

/// A task that sleeps on a clock moved by hand; time or its cancellation wakes it up, once.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, Never>)
    case woken
  }

  private let state = Mutex(State.awake)

  func sleep(until deadline: Duration, on time: ManualTime) async {
    let task = time.currentTask()
    if let task { time.addSleepers(1, of: task) }
    defer { if let task { time.addSleepers(-1, of: task) } }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if fallAsleep(continuation) { time.wake(.task, at: deadline) { self.wakeUp() } }
      }
    } onCancel: {
      wakeUp()
    }
  }

  /// Keeps the continuation, or resumes it if the task is cancelled already.
  private func fallAsleep(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
    let isCancelled = state.withLock { state in
      if case .woken = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isCancelled { continuation.resume() }
    return !isCancelled
  }

  private func wakeUp() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .woken }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume()
  }
}
