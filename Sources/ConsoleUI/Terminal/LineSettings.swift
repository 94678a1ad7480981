#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The settings of a terminal line: those it had, and the raw ones that a screen program needs.
///
/// Ctrl-C, Ctrl-Z and Ctrl-\\ stay signals, so that a program that hangs can still be ended.
struct LineSettings: Sendable {
  /// The settings as they were found.
  let original: termios
  let descriptor: Int32

  /// Reads the settings of a terminal.
  ///
  /// - Throws: ``TerminalError`` when the descriptor is none.
  init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw TerminalError.settingsRefused(call: "tcgetattr", number: errno)
    }
    original = settings
    self.descriptor = descriptor
  }

  /// Gives every byte at once and unchanged, and echoes nothing.
  ///
  /// - Throws: ``TerminalError`` when the terminal refuses.
  func makeRaw() throws {
    var raw = original
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else {
      throw TerminalError.settingsRefused(call: "tcsetattr", number: errno)
    }
  }

  /// Echoes nothing of a line but its end.
  ///
  /// - Throws: ``TerminalError`` when the terminal refuses.
  func hideTyping() throws {
    var hidden = original
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(descriptor, TCSANOW, &hidden) == 0 else {
      throw TerminalError.settingsRefused(call: "tcsetattr", number: errno)
    }
  }

  /// Sets what was found at first; a terminal that went away is no error.
  func restore() {
    var settings = original
    _ = tcsetattr(descriptor, TCSANOW, &settings)
  }
}
