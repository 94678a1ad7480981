/// Work that is bound to the life of a screen; ``Screen/task(_:didFail:)`` and ``Screen/every(_:_:)`` return it.
@MainActor public final class ScreenTask {
  private enum State {
    case waiting(any ScreenWork)
    case running(any ScreenWork)
    case ended
  }

  private var state: State

  init(_ work: any ScreenWork) { state = .waiting(work) }

  /// Ends the work before its screen leaves; does nothing if it has ended.
  ///
  /// Work that has not begun yet never begins, and calls neither of its closures: tidy up where you cancel.
  public func cancel() {
    if case .running(let work) = state { work.cancel() }
    state = .ended
  }

  var hasEnded: Bool {
    switch state {
    case .waiting: false
    case .running(let work): work.hasEnded
    case .ended: true
    }
  }

  /// Starts the work, once.
  func begin(in console: Console) {
    guard case .waiting(let work) = state else { return }
    state = .running(work)
    work.begin(in: console)
  }
}

/// What a ``ScreenTask`` does; it releases its closures when it has ended.
@MainActor protocol ScreenWork: AnyObject {
  var hasEnded: Bool { get }

  func begin(in console: Console)
  func cancel()
}
