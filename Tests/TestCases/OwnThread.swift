import Dispatch
package import Testing

/// Tests that need much time, or wait for other programs, run in a thread of their own, one after the other.
///
/// Otherwise they would take the few threads without which no test of the main actor, as most are, begins or goes on.
package struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(SlowTestExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  /// See ``OwnThread``.
  package static var ownThread: Self { OwnThread() }
}

private final class SlowTestExecutor: TaskExecutor {
  static let shared = SlowTestExecutor()
  private let queue = DispatchQueue(label: "slow tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
