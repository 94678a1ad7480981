/// A failure to configure a terminal or to write to it.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system call of this name failed with this `errno`.
  case settingsRefused(call: String, number: Int32)
  /// The output could not be written; `reason` is the system's message.
  case outputFailed(reason: String)

  public var description: String {
    switch self {
    case .settingsRefused(let call, let number):
      "cannot configure the terminal: \(call) failed with error \(number)"
    case .outputFailed(let reason): "cannot write the output: \(reason)"
    }
  }
}
