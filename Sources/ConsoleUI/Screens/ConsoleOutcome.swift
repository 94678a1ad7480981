/// Why a console has ended.
public enum ConsoleOutcome: Sendable, Hashable {
  /// The window was closed: the reader quit, or a coordinator said so.
  case closed
  /// No more keys could come.
  case endOfInput
  /// The system asked the program to end, or the reader pressed Ctrl-C.
  case signal(TerminalSignal)

  /// The status that a shell expects of a program that ended so: 128 and the signal's number, else zero.
  public var exitStatus: Int32 {
    switch self {
    case .closed, .endOfInput: 0
    case .signal(.hangup): 129
    case .signal(.interrupt): 130
    case .signal(.quit): 131
    case .signal(.terminate): 143
    }
  }
}
