/// Lets a task wait until the test opens it, or until the task is cancelled.
@MainActor
final class Gate {
  private var stream: AsyncStream<Void>?
  private let sink: AsyncStream<Void>.Continuation

  init() {
    let (stream, sink) = AsyncStream<Void>.makeStream()
    (self.stream, self.sink) = (stream, sink)
  }

  func open() { sink.finish() }

  /// - Throws: `CancellationError` if the task was cancelled.
  func pass() async throws {
    await wait()
    try Task.checkCancellation()
  }

  /// Waits also after a cancellation.
  func passIgnoringCancellation() async {
    await Task { await self.wait() }.value
  }

  private func wait() async {
    guard let stream else { return }
    for await _ in stream {}
  }
}

/// Lets other tasks of the main actor continue until something is the case.
@MainActor
func waitUntil(_ isReached: () -> Bool) async {
  for _ in 0..<10_000 where !isReached() { await Task.yield() }
}

/// Lets other tasks of the main actor take many steps.
@MainActor
func letTasksContinue() async {
  for _ in 0..<50 { await Task.yield() }
}
