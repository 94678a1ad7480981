/// A terminal of the process itself, so that its console decides how the process ends.
///
/// Others, such as a terminal in memory or one of a remote user, leave the exit status alone.
package protocol ProcessTerminal: Terminal {
  /// Notes that a Ctrl-C was handled: a program that does not handle it is ended by the next one.
  func didHandleInterrupt()

  /// The first error of writing, if any; a closed pipe (`EPIPE`) does not count.
  var failure: TerminalError? { get }
}

extension ProcessTerminal {
  package func didHandleInterrupt() {}

  package var failure: TerminalError? { nil }
}

extension FullScreenTerminal: ProcessTerminal {
  package func didHandleInterrupt() { session?.signals.didHandleInterrupt() }
}
extension LineModeTerminal: ProcessTerminal {}
extension FinalScreenTerminal: ProcessTerminal {}
