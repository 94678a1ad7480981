extension StandardStreams {
  /// What happens to what the program prints while it shows the full screen, where a `print` would destroy the picture.
  ///
  /// It concerns those of standard output and standard error that are the same terminal as the screen. Child
  /// processes that inherit them are captured too; an ``ExternalProgram`` gets the terminal.
  public enum OutputCapture: Sendable, Hashable {
    /// The output appears once the terminal is restored, in the order in which it was written.
    ///
    /// That is when the screen ends, the program exits or crashes, a signal ends it, or Ctrl-Z suspends it. The
    /// last 1 MiB is kept; a line says how much was dropped before.
    case shownAfterwards
    /// The output is appended to a file, so that it can be followed from another terminal.
    case file(String)
    /// The output reaches the terminal at once.
    case off
  }
}
