#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The standard input, output and error of the process, and the terminal that fits them.
@MainActor public enum StandardStreams {
  /// Opens `/dev/null` for each standard stream that was closed when the program started.
  ///
  /// Without this, a file opened later could get descriptor 0, 1 or 2. Reading then returns the end of input
  /// and writing fails, as with a closed descriptor. Call it first if the program opens files before it
  /// makes a terminal.
  public static func openMissing() {
    // open(2) returns the lowest free number.
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Makes the terminal for these streams: full-screen if input and output are a terminal that can move its
  /// cursor, else one that prints the final screen.
  ///
  /// - Parameters:
  ///   - plain: Prints the final screen even on a terminal that could draw it.
  ///   - linear: Shows lines instead of drawing. The environment variable `ACCESSIBLE`, set to anything but
  ///     `0` or `false`, does the same.
  ///   - size: Replaces the size of the window, in cells.
  ///   - ambiguousWidth: Replaces what the environment says.
  ///   - reportsMouse: If false, the terminal keeps its own text selection with the mouse.
  ///   - outputCapture: What happens to what the program prints while it shows the full screen.
  /// - Returns: A terminal that ``Terminal/begin()`` has yet to take over.
  public static func makeTerminal(
    plain: Bool = false, linear: Bool = false, size: Size? = nil,
    ambiguousWidth: AmbiguousWidth? = nil, reportsMouse: Bool = true,
    outputCapture: OutputCapture = .shownAfterwards
  ) -> any Terminal {
    openMissing()
    if linear || requestsLinearText(EnvironmentVariables.process) {
      return LineModeTerminal(size: size, playing: plain ? [] : nil)
    }
    var capabilities = Capabilities.current
    capabilities.reportsMouse = reportsMouse
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
