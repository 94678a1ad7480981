extension ExternalProgram {
  /// How an external program terminated.
  public enum Status: Sendable, Hashable {
    /// It exited with this status; zero means success.
    case exited(status: Int32)
    /// A signal with this number ended it, such as 2 for Ctrl-C.
    case killed(signal: Int32)
  }
}
