internal import CTerminal
import Dispatch
import Synchronization

/// Runs the turns of an event loop as part of the task that called ``run(_:)``, on the thread that has brought an event.
///
/// To resume a suspended task, another thread has to wake up, which takes longer than drawing a frame. Here the thread
/// that has an event runs the task itself, inside a block of the main queue: so it is on the main actor, and the task's
/// own values hold. Where a thread serves the main queue, as on Darwin, that thread runs the block.
///
/// Between two turns the task is a job of one of two actors, which keep it until a turn is requested: after each turn it
/// goes on to the other actor.
final class TurnLoop: Sendable {
  private struct State {
    /// The task, while it waits for a turn.
    var waiting: (job: UnownedJob, executor: WaitingExecutor)?
    /// The turns to take.
    var requests = 0
    /// Whether a block of the main queue will take a turn; one at a time, so that other tasks run between two turns.
    var isScheduled = false
    var isCancelled = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// Calls `takeTurn` once for each ``requestTurn(waits:)``, until it returns false or the task is cancelled.
  func run(_ takeTurn: @escaping @MainActor @Sendable () -> Bool) async {
    let turn: @Sendable () -> Bool = { [self] in
      let isCancelled = state.withLock(\.isCancelled)
      let isContinued = !isCancelled && MainActor.assumeIsolated { takeTurn() }
      if !isContinued { state.withLock { $0.isOver = true } }
      return isContinued
    }
    await withTaskCancellationHandler {
      let other = TurnActor(WaitingExecutor(self))
      await TurnActor(WaitingExecutor(self)).takeTurns(with: other, turn)
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      requestTurn(waits: false)
    }
  }

  /// Asks for one turn; callable from any thread.
  ///
  /// - Parameter waits: Whether to take the turn, and those asked for before it, before this returns; not for the main
  ///   actor.
  func requestTurn(waits: Bool) {
    let requests = state.withLock { state in
      state.requests += 1
      return state.requests
    }
    guard waits else { return schedule() }
    DispatchQueue.main.sync {
      for _ in 0..<requests { takeTurn() }
    }
  }

  private func schedule() {
    let isScheduled = state.withLock { state in
      defer { state.isScheduled = true }
      return state.isScheduled
    }
    guard !isScheduled else { return }
    DispatchQueue.main.async { [self] in
      state.withLock { $0.isScheduled = false }
      takeTurn()
    }
  }

  private func takeTurn() {
    let waiting = state.withLock { state -> (job: UnownedJob, executor: WaitingExecutor)? in
      guard state.requests > 0 || state.isOver, let waiting = state.waiting else { return nil }
      state.requests = max(0, state.requests - 1)
      state.waiting = nil
      return waiting
    }
    if let (job, executor) = waiting {
      cterminal_give_signal_stack()
      job.runSynchronously(on: executor.asUnownedSerialExecutor())
    }
  }

  fileprivate func wait(_ job: UnownedJob, on executor: WaitingExecutor) {
    let isDue = state.withLock { state in
      state.waiting = (job, executor)
      return state.requests > 0 || state.isOver
    }
    if isDue { schedule() }
  }
}

/// Takes every other turn.
private actor TurnActor {
  private nonisolated let executor: WaitingExecutor

  init(_ executor: WaitingExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func takeTurns(with other: TurnActor, _ turn: @Sendable () -> Bool) async {
    while turn(), await other.takeTurn(turn) {}
  }

  private func takeTurn(_ turn: @Sendable () -> Bool) -> Bool { turn() }
}

/// Keeps the job of an actor until a turn is requested.
private final class WaitingExecutor: SerialExecutor {
  private let loop: TurnLoop

  init(_ loop: TurnLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) { loop.wait(UnownedJob(job), on: self) }
}
