import Synchronization

/// The handover of a terminal to an external program: whether one is in progress, and the program's job.
///
/// Shared by the terminal, the signal monitor and the thread that runs the program.
final class TerminalHandover: Sendable {
  private struct State {
    var isActive = false
    var isCancelled = false
    var job: ForegroundJob?
  }

  private let state = Mutex(State())

  init() {}

  var isActive: Bool { state.withLock { $0.isActive } }

  var job: ForegroundJob? { state.withLock { $0.job } }

  /// Begins a handover; false if one is in progress.
  func begin() -> Bool {
    state.withLock { state in
      defer { state.isActive = true }
      return !state.isActive
    }
  }

  /// Starts the program in the terminal.
  ///
  /// - Throws: ``ExternalProgram/Failure/cancelled(name:)`` after ``cancel()``, or another ``ExternalProgram/Failure`` if the
  ///   program does not start.
  func start(
    _ program: ExternalProgram, in terminal: TerminalSettings
  ) throws(ExternalProgram.Failure) -> ForegroundJob {
    try state.withLock { state throws(ExternalProgram.Failure) in
      guard !state.isCancelled else { throw .cancelled(name: program.name) }
      let job = try ForegroundJob(program, in: terminal)
      state.job = job
      return job
    }
  }

  /// Ends the program that has the terminal, or keeps it from starting.
  ///
  /// - Returns: Whether a program had the terminal.
  @discardableResult func cancel() -> Bool {
    let job = state.withLock { state in
      state.isCancelled = state.isActive
      return state.job
    }
    job?.end()
    return job != nil
  }

  func end() {
    state.withLock { $0 = State() }
  }
}
