/// Why a terminal could not be taken.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A system call failed with this error number.
  case settingsRefused(call: String, number: Int32)

  public var description: String {
    switch self {
    case .settingsRefused(let call, let number):
      "the terminal refused its settings: \(call) failed with error \(number)"
    }
  }
}
