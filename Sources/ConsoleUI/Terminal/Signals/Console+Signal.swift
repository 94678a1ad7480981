extension Console {
  /// A signal that asks the program to end.
  public enum Signal: String, Sendable, Hashable, CaseIterable {
    /// SIGINT, from Ctrl-C.
    case interrupt
    /// SIGQUIT, from Ctrl-\\.
    case quit
    /// SIGTERM, which `kill` sends.
    case terminate
    /// SIGHUP: the terminal's window was closed.
    case hangup
  }
}
