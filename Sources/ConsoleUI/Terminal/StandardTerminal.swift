#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Chooses the terminal that fits how the program was started.
@MainActor public enum StandardTerminal {
  /// Opens what of standard input, output and error was closed when the program was started.
  ///
  /// Input is then at its end, and output fails, as it does anyway; but no file that is opened later takes
  /// their place. Call it first of all where the program opens files before it makes a terminal.
  public static func openMissingDescriptors() {
    // The system gives the lowest number that is free.
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A real terminal when both ends are one that can be drawn on, else a plain one.
  ///
  /// `plain` asks for the plain one in any case; `size` and `ambiguousWidth` replace what the window and the
  /// environment tell. Where the mouse is not reported, the terminal selects text with it as usual.
  /// `linear` asks for lines in place of a picture, as everybody does who has set `ACCESSIBLE` in their
  /// environment, to anything but `0` and `false`.
  public static func make(
    plain: Bool = false, linear: Bool = false, size: Size? = nil,
    ambiguousWidth: AmbiguousWidth? = nil, reportsMouse: Bool = true
  ) -> any Terminal {
    openMissingDescriptors()
    if linear || asksForLines(Environment.process) {
      return LineTerminal(size: size, playing: plain ? [] : nil)
    }
    var capabilities = Capabilities.current
    capabilities.reportsMouse = reportsMouse
    guard !plain, capabilities.movesCursor, isatty(0) == 1, isatty(1) == 1 else {
      return PlainTerminal(size: size, ambiguousWidth: ambiguousWidth)
    }
    if let ambiguousWidth { capabilities.ambiguousWidth = ambiguousWidth }
    return TTYTerminal(capabilities: capabilities, size: size)
  }

  static func asksForLines(_ environment: Environment) -> Bool {
    guard let wish = environment["ACCESSIBLE"] else { return false }
    return !["0", "false"].contains(wish.lowercased())
  }
}
