import Synchronization

/// Whether another program has the terminal, and which.
///
/// Known to the thread of the signals and to that of the program, besides the terminal itself.
final class Loan: Sendable {
  private struct State {
    var isOpen = false
    var isCalledIn = false
    var job: ForegroundJob?
  }

  private let state = Mutex(State())

  init() {}

  var isOpen: Bool { state.withLock { $0.isOpen } }

  var job: ForegroundJob? { state.withLock { $0.job } }

  /// Begins; `false` if there is one already.
  func open() -> Bool {
    state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
  }

  /// Gives the terminal to a program, unless it was called in before.
  ///
  /// - Throws: ``ProgramError`` when it does not start.
  func start(
    _ program: ExternalProgram, in terminal: LineSettings
  ) throws(ProgramError) -> ForegroundJob {
    try state.withLock { state throws(ProgramError) in
      guard !state.isCalledIn else { throw .terminalIsGone(name: program.name) }
      let job = try ForegroundJob(program, in: terminal)
      state.job = job
      return job
    }
  }

  /// Ends the program that has the terminal, or is about to get it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func callIn() -> Bool {
    let job = state.withLock { state in
      state.isCalledIn = state.isOpen
      return state.job
    }
    job?.end()
    return job != nil
  }

  func close() {
    state.withLock { $0 = State() }
  }
}
