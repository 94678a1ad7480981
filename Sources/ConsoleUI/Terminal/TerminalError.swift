import CLibrary

/// A failure to set up a terminal or to write to it.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system call of this name failed with this `errno`.
  case systemCallFailed(call: String, number: Int32)
  /// The output could not be written, with this `errno`.
  case outputFailed(number: Int32)
  /// The file that captures the output could not be opened; `reason` is the system's message.
  case captureFailed(path: String, reason: String)
  /// Another terminal of this process shows the full screen.
  case alreadyShown

  public var description: String {
    switch self {
    case .systemCallFailed(let call, let number):
      "cannot set up the terminal: \(call) failed with error \(number)"
    case .outputFailed(let number): "cannot write the output: \(String(cString: strerror(number)))"
    case .captureFailed(let path, let reason): "cannot open \(path): \(reason)"
    case .alreadyShown: "another console of this program shows the full screen"
    }
  }
}
