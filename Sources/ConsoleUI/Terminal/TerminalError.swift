/// Why a terminal could not be taken, or nothing be written to it.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A system call failed with this error number.
  case settingsRefused(call: String, number: Int32)
  /// What was to be printed could not be written; the reason is in the system's words.
  case outputFailed(reason: String)

  public var description: String {
    switch self {
    case .settingsRefused(let call, let number):
      "the terminal refused its settings: \(call) failed with error \(number)"
    case .outputFailed(let reason): "the output cannot be written: \(reason)"
    }
  }
}
