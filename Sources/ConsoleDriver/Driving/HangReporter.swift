import ConsoleUI

/// Prints which call of a program has not returned for a while, since a test that hangs says nothing else.
///
/// It replaces the diagnostic, since tests that expect none would fail on a busy machine.
@MainActor enum HangReporter {
  /// Looks once in this time, and prints what has run for longer.
  private nonisolated static let seconds: UInt64 = 3

  /// Begins to look, once in the process.
  static func start() { _ = task }

  private static let task: Task<Void, any Error> = {
    ProgramCall.longestMilliseconds = nil
    return Task.detached(priority: .utility) {
      while true {
        try await Task.sleep(for: .seconds(seconds))
        ProgramCall.printWait(ofMilliseconds: seconds * 1_000)
      }
    }
  }()
}
