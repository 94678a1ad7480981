/// A request of the system that the program should end.
public enum TerminalSignal: String, Sendable, Hashable, CaseIterable {
  /// Ctrl-C.
  case interrupt
  /// Ctrl-\.
  case quit
  /// `kill`.
  case terminate
  /// The terminal's window was closed.
  case hangup
}
