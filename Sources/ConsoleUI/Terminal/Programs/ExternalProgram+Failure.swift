extension ExternalProgram {
  /// A failure to run an external program.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
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
      case .notFound(let name): "the program \"\(name)\" was not found"
      case .notStarted(let name, let reason): "\"\(name)\" could not be started: \(reason)"
      case .terminalInUse(let name):
        "\"\(name)\" could not be started: another program is using the terminal"
      case .cancelled(let name): "\"\(name)\" was not started: cancelled"
      case .statusUnknown(let name): "the exit status of \"\(name)\" is unknown"
      }
    }
  }
}
