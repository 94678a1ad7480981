/// How another program has ended.
public enum ProgramEnd: Sendable, Hashable {
  /// By itself, with this status; zero means that all went well.
  case exited(status: Int32)
  /// By a signal with this number, such as 2 for Ctrl-C.
  case killed(signal: Int32)
}
