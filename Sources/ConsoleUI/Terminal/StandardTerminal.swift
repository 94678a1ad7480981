#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Chooses the terminal that fits how the program was started.
@MainActor public enum StandardTerminal {
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
