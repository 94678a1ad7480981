/// Work that is bound to the life of a coordinator; ``TaskOwner/task(_:didFail:)`` returns it.
///
/// It does not hold the closures, which belong to what will begin the work, and then to the work.
@MainActor
public final class CoordinatorTask {
  package enum State {
    case waiting, running, ended, cancelled
    /// Cancelled before it began.
    case dropped
  }

  package private(set) var state = State.waiting
  private var task: Task<Void, Never>?
  private weak var window: WindowState?
  /// The user interface that counts the work between its cancellation and its end.
  private weak var cancellingHost: (any TaskHost)?

  /// Ends the work before its coordinator is removed; does nothing if it has ended.
  public func cancel() {
    switch state {
    case .waiting: state = .dropped
    case .running:
      state = .cancelled
      task?.cancel()
      cancellingHost = window?.taskHost
      cancellingHost?.didCancelTask()
    case .ended, .cancelled, .dropped: break
    }
  }

  /// Starts the work unless it was cancelled; `didEnd` is called after its end.
  func begin(
    _ work: CoordinatorWork, of coordinatorName: String, in window: WindowState,
    didEnd: @escaping () -> Void
  ) {
    state = .running
    self.window = window
    task = Task {
      await self.perform(work, of: coordinatorName)
      self.end()
      didEnd()
    }
  }

  private func perform(_ work: CoordinatorWork, of coordinatorName: String) async {
    if Task.isCancelled { return }
    do {
      // Read only now, since the user interface may be attached directly after the start.
      let (executor, number) = (window?.taskHost?.taskExecutor, RunningTask.makeNumber())
      window?.taskHost?.didBeginTask(number, of: coordinatorName)
      defer { window?.taskHost?.didEndTask(number) }
      try await RunningTask.$current.withValue(number) {
        try await withTaskExecutorPreference(executor) { try await work.run() }
      }
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      if let didFail = work.didFail { return didFail(error) }
      CoordinatorDiagnostic(.taskFailed, subject: coordinatorName, detail: "\(error)")
        .report(in: window)
    }
  }

  private func end() {
    task = nil
    if state == .running { state = .ended }
    cancellingHost?.didEndCancelledTask()
    window?.taskHost?.setNeedsRedraw()
  }
}

/// The closures of a ``CoordinatorTask``.
struct CoordinatorWork {
  let run: @MainActor () async throws -> Void
  var didFail: (@MainActor (any Error) -> Void)?

  init(_ run: @escaping @MainActor () async throws -> Void) { self.run = run }
}
