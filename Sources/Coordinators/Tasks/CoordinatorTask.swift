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
  private var run: TaskRun?

  /// Ends the work before its coordinator is removed; does nothing if it has ended.
  ///
  /// Work that has not begun yet never begins, and calls neither of its closures: tidy up where you cancel.
  public func cancel() {
    switch state {
    case .waiting: state = .dropped
    case .running:
      state = .cancelled
      run?.cancel()
    case .ended, .cancelled, .dropped: break
    }
  }

  /// Starts the work unless it was cancelled; `didEnd` is called after its end.
  func begin(
    _ work: TaskWork, of coordinatorName: String, in window: WindowState,
    didEnd: @escaping () -> Void
  ) {
    state = .running
    run = TaskRun(work, of: coordinatorName, in: window) {
      self.run = nil
      if self.state == .running { self.state = .ended }
      didEnd()
    }
  }
}
