import CLibrary

/// The standard input, output and error of the process, and the terminal that fits them.
///
/// Each of them that was closed when the program started is `/dev/null` before `main`, so that no file gets its number:
/// reading returns the end of input, and writing fails, as with a closed descriptor.
@MainActor public enum StandardStreams {
  /// Makes the terminal for these streams: full-screen if input and output are a terminal that can move its
  /// cursor, else one that prints the final screen, with as many rows as there is to show.
  ///
  /// - Parameters:
  ///   - plain: Prints the final screen even on a terminal that could draw it.
  ///   - linear: Shows lines instead of drawing. The environment variable `ACCESSIBLE`, set to anything but
  ///     `0` or `false`, does the same.
  ///   - size: Replaces the size of the window, in cells; by default a pipe has that of `COLUMNS` and `LINES`, or 80 columns and 24
  ///     rows. What is printed has more rows where a list or a text would scroll.
  ///   - ambiguousWidth: Replaces what the environment says.
  ///   - reportsMouse: If false, the terminal keeps its own text selection with the mouse.
  ///   - outputCapture: What happens to what the program prints while it shows the full screen.
  /// - Returns: A terminal that ``Terminal/begin()`` has yet to take over.
  public static func makeTerminal(
    plain: Bool = false, linear: Bool = false, size: Size? = nil,
    ambiguousWidth: AmbiguousWidth? = nil, reportsMouse: Bool = true,
    outputCapture: StandardStreams.OutputCapture = .shownAfterwards
  ) -> any Terminal {
    if linear || requestsLinearText(EnvironmentVariables.process) {
      return LineModeTerminal(size: size, playing: plain ? [] : nil)
    }
    var capabilities = Capabilities.current
    capabilities.reportsMouse = reportsMouse && capabilities.reportsMouse
    guard !plain, capabilities.movesCursor, isatty(0) == 1,
      Capture.withTerminal(of: 1, isatty) == 1
    else {
      return FinalScreenTerminal(size: size, ambiguousWidth: ambiguousWidth)
    }
    if let ambiguousWidth { capabilities.ambiguousWidth = ambiguousWidth }
    return FullScreenTerminal(
      capabilities: capabilities, size: size, outputCapture: outputCapture)
  }

  static func requestsLinearText(_ environment: EnvironmentVariables) -> Bool {
    guard let value = environment["ACCESSIBLE"] else { return false }
    return !["0", "false"].contains(value.lowercased())
  }
}
