/// The closures of the work of a screen or a coordinator.
package struct TaskWork {
  let run: @MainActor () async throws -> Void
  package var didFail: (@MainActor (any Error) -> Void)?

  package init(_ run: @escaping @MainActor () async throws -> Void) { self.run = run }
}

/// Work of a screen or a coordinator that has begun.
@MainActor
package final class TaskRun {
  /// Whether it has ended or was cancelled.
  package var hasEnded: Bool { task == nil }

  private var work: TaskWork?
  private var task: Task<Void, Never>?
  private weak var window: WindowState?
  /// The user interface that showed the window when the work began; the window may have lost it since then.
  private weak var host: (any TaskHost)?
  /// The user interface that counts the work between its cancellation and its end.
  private weak var cancellingHost: (any TaskHost)?

  /// Starts the work of a screen of a window.
  package convenience init(_ work: TaskWork, of name: String, in window: Window) {
    self.init(work, of: name, in: window.state) {}
  }

  /// Starts the work; `didEnd` is called after its end.
  init(
    _ work: TaskWork, of name: String, in window: WindowState, didEnd: @escaping () -> Void
  ) {
    (self.work, self.window) = (work, window)
    task = Task {
      await self.perform(of: name)
      // Everything that the closures capture is released now.
      self.task = nil
      self.cancellingHost?.didEndCancelledTask()
      self.window?.taskHost?.setNeedsRedraw()
      didEnd()
    }
  }

  package func cancel() {
    guard let task else { return }
    self.task = nil
    task.cancel()
    cancellingHost = host ?? window?.taskHost
    cancellingHost?.didCancelTask()
  }

  private func perform(of name: String) async {
    guard let work else { return }
    self.work = nil
    if Task.isCancelled { return }
    do {
      // Read only now, since the user interface may be attached directly after the start.
      let (host, number) = (window?.taskHost, RunningTask.makeNumber())
      self.host = host
      host?.didBeginTask(number, of: name)
      defer { host?.didEndTask(number) }
      try await RunningTask.$current.withValue(number) {
        try await withTaskExecutorPreference(host?.taskExecutor) { try await work.run() }
      }
    } catch {
      if Task.isCancelled { return }
      if let didFail = work.didFail { return didFail(error) }
      CoordinatorDiagnostic(.taskFailed, subject: name, detail: "\(error)").report(in: window)
    }
  }
}

/// The task of a screen or a coordinator that runs now, as a test sees it.
package enum RunningTask {
  /// The number of the task, which its child tasks have, too.
  @TaskLocal package static var current: Int?

  @MainActor private static var count = 0

  /// A number that no other task has.
  @MainActor package static func makeNumber() -> Int {
    count += 1
    return count
  }
}

/// The user interface that shows a window, as the tasks of its coordinators know it.
@MainActor
package protocol TaskHost: AnyObject {
  /// What tasks prefer to run on outside of the main actor.
  var taskExecutor: (any TaskExecutor)? { get }

  /// Draws the window again, after work that may have changed what it shows.
  func setNeedsRedraw()
  /// Notes that a task has begun, or has ended.
  func didBeginTask(_ number: Int, of name: String)
  func didEndTask(_ number: Int)
  /// Counts a cancelled task, which may hold its coordinator until it ends.
  func didCancelTask()
  func didEndCancelledTask()
}

extension Window {
  /// The user interface that shows the window now; held weakly.
  package var taskHost: (any TaskHost)? {
    get { state.taskHost }
    set { state.taskHost = newValue }
  }
}
