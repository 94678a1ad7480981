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
  public static func make(
    plain: Bool = false, size: Size? = nil, ambiguousWidth: AmbiguousWidth? = nil,
    reportsMouse: Bool = true
  ) -> any Terminal {
    var capabilities = Capabilities.current
    capabilities.reportsMouse = reportsMouse
    guard !plain, capabilities.movesCursor, isatty(0) == 1, isatty(1) == 1 else {
      return PlainTerminal(size: size, ambiguousWidth: ambiguousWidth)
    }
    if let ambiguousWidth { capabilities.ambiguousWidth = ambiguousWidth }
    return TTYTerminal(capabilities: capabilities, size: size)
  }
}
