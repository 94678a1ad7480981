/// A failure to run an external program.
public enum ProgramError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No program has this name.
  case notFound(name: String)
  /// The system could not start the program; `reason` is its message.
  case notStarted(name: String, reason: String)
  /// Another external program has the terminal.
  case terminalInUse(name: String)
  /// The task was cancelled or the terminal ended before the program started.
  case cancelled(name: String)
  /// The program has terminated, but other code in this process read its status.
  case statusUnknown(name: String)

  public var description: String {
    switch self {
    case .notFound(let name): "there is no program \"\(name)\""
    case .notStarted(let name, let reason): "\"\(name)\" was not started: \(reason)"
    case .terminalInUse(let name):
      "\"\(name)\" was not started: another program has the terminal"
    case .cancelled(let name): "\"\(name)\" was not started: the terminal is gone"
    case .statusUnknown(let name): "nobody knows how \"\(name)\" has ended"
    }
  }
}
