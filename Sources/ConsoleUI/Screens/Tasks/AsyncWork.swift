internal import Coordinators

/// The work of ``Screen/task(_:didFail:)``.
@MainActor final class AsyncWork: ScreenWork {
  /// What waits for a console.
  private var work: TaskWork?
  private var run: TaskRun?
  private let screenName: String

  init(_ screen: any Screen, _ work: TaskWork) {
    self.work = work
    screenName = "\(type(of: screen))"
  }

  var hasEnded: Bool { run?.hasEnded ?? false }

  func begin(in console: Console) {
    guard let work else { return }
    self.work = nil
    run = TaskRun(work, of: screenName, in: console.window)
  }

  func cancel() { run?.cancel() }
}
