import Dispatch
import Synchronization

/// Runs the turns of an event loop as part of the task that called ``run(_:)``, on the thread that has brought an event.
///
/// To resume a suspended task, another thread has to wake up, which takes longer than drawing a frame. Here the thread
/// that has an event runs the task itself, inside a block of the main queue: so it is on the main actor, and the task's
/// own values hold. Where a thread serves the main queue, as on Darwin, that thread runs the block.
actor TurnLoop {
  private struct State {
    /// What ``run(_:)`` waits with.
    var waiter: UnsafeContinuation<Void, Never>?
    /// The turns that nothing waited for.
    var waitingTurns = 0
    var isCancelled = false
  }

  private nonisolated let executor = TurnExecutor()
  private nonisolated let state = Mutex(State())

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Calls `takeTurn` once for each ``requestTurn(waits:)``, until it returns false or the task is cancelled.
  func run(_ takeTurn: @MainActor @Sendable () -> Bool) async {
    await withTaskCancellationHandler {
      repeat { await waitForTurn() } while isContinued(takeTurn)
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      requestTurn(waits: false)
    }
  }

  /// Asks for one turn; callable from any thread.
  ///
  /// - Parameter waits: Whether to take the turn before this returns; not for the main actor.
  nonisolated func requestTurn(waits: Bool) {
    if waits {
      DispatchQueue.main.sync { beginTurn() }
    } else {
      DispatchQueue.main.async { self.beginTurn() }
    }
  }

  private func waitForTurn() async {
    await withUnsafeContinuation { continuation in
      let isDue = state.withLock { state in
        guard state.waitingTurns == 0, !state.isCancelled else {
          state.waitingTurns = max(0, state.waitingTurns - 1)
          return true
        }
        state.waiter = continuation
        return false
      }
      if isDue { continuation.resume() }
    }
  }

  private nonisolated func isContinued(_ takeTurn: @MainActor @Sendable () -> Bool) -> Bool {
    guard !state.withLock(\.isCancelled) else { return false }
    return MainActor.assumeIsolated { takeTurn() }
  }

  private nonisolated func beginTurn() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.waitingTurns += 1 }
      return state.waiter
    }
    executor.run { waiter?.resume() }
  }
}

/// Runs the jobs of one actor in blocks of the main queue.
private final class TurnExecutor: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// Whether a block runs, which also runs the jobs that are added meanwhile.
    var isRunning = false
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsBlock = state.withLock { state in
      state.jobs.append(job)
      return !state.isRunning
    }
    if needsBlock { DispatchQueue.main.async { self.run {} } }
  }

  /// Calls `body` and runs the jobs that wait; only in a block of the main queue.
  func run(_ body: () -> Void) {
    state.withLock { $0.isRunning = true }
    body()
    while let job = takeJob() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func takeJob() -> UnownedJob? {
    state.withLock { state in
      guard state.jobs.isEmpty else { return state.jobs.removeFirst() }
      state.isRunning = false
      return nil
    }
  }
}
