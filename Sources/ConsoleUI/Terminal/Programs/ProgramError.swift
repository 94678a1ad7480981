/// Why another program could not be run.
public enum ProgramError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no program of this name.
  case notFound(name: String)
  /// The system did not start it; the reason is in the system's words.
  case notStarted(name: String, reason: String)
  /// Another program has the terminal already.
  case terminalIsLent(name: String)
  /// The terminal was needed for good before the program could have it.
  case terminalIsGone(name: String)
  /// It has ended, but how was told to somebody else in this process.
  case endUnknown(name: String)

  public var description: String {
    switch self {
    case .notFound(let name): "there is no program \"\(name)\""
    case .notStarted(let name, let reason): "\"\(name)\" was not started: \(reason)"
    case .terminalIsLent(let name):
      "\"\(name)\" was not started: another program has the terminal"
    case .terminalIsGone(let name): "\"\(name)\" was not started: the terminal is gone"
    case .endUnknown(let name): "nobody knows how \"\(name)\" has ended"
    }
  }
}
