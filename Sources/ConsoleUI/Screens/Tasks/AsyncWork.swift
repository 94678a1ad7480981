internal import Coordinators

/// The work of ``Screen/task(_:didFail:)``.
@MainActor final class AsyncWork: ScreenWork {
  typealias Closures = (
    work: @MainActor () async throws -> Void, didFail: (@MainActor (any Error) -> Void)?
  )

  private var closures: Closures?
  private let screenName: String
  private var task: Task<Void, Never>?
  /// The console that counts the work between its cancellation and its end.
  private weak var cancellingConsole: Console?
  private weak var console: Console?

  init(_ screen: any Screen, _ closures: Closures) {
    self.closures = closures
    screenName = "\(type(of: screen))"
  }

  var hasEnded: Bool { closures == nil && task == nil }

  func begin(in console: Console) {
    self.console = console
    task = Task(executorPreference: console.taskExecutor) { await self.run() }
  }

  func cancel() {
    guard let task else { return }
    task.cancel()
    cancellingConsole = console
    cancellingConsole?.didCancelTask()
    self.task = nil
  }

  private func run() async {
    await doWork()
    // Everything that the closures capture is released now.
    task = nil
    cancellingConsole?.didEndCancelledTask()
    console?.setNeedsRedraw()
  }

  private func doWork() async {
    guard let closures else { return }
    self.closures = nil
    if Task.isCancelled { return }
    let number = RunningTask.makeNumber()
    console?.didBeginTask(number, of: screenName)
    defer { console?.didEndTask(number) }
    do {
      try await RunningTask.$current.withValue(number) { try await closures.work() }
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      if let didFail = closures.didFail { return didFail(error) }
      console?.reportUnhandled(error, ofTaskOf: screenName)
    }
  }
}
