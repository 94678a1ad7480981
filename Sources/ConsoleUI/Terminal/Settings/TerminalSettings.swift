import CLibrary

/// The `termios` settings of a terminal: the original ones, and how to change and restore them.
///
/// Ctrl-C, Ctrl-Z and Ctrl-\\ stay signals (`ISIG`), so that the user can end a program that hangs.
struct TerminalSettings: Sendable {
  /// The settings when this value was made.
  let original: termios
  let descriptor: Int32

  /// Reads the settings of a terminal.
  ///
  /// - Throws: ``TerminalError/systemCallFailed(call:number:)`` if the descriptor is no terminal.
  init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw TerminalError.systemCallFailed(call: "tcgetattr", number: errno)
    }
    original = settings
    self.descriptor = descriptor
  }

  /// Switches to raw mode, in which every byte arrives at once and unchanged without echo.
  ///
  /// - Throws: ``TerminalError/systemCallFailed(call:number:)``.
  func makeRaw() throws {
    var raw = original
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else {
      throw TerminalError.systemCallFailed(call: "tcsetattr", number: errno)
    }
  }

  /// Switches echo off, except for the line end.
  ///
  /// - Throws: ``TerminalError/systemCallFailed(call:number:)``.
  func disableEcho() throws {
    var silent = original
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(descriptor, TCSANOW, &silent) == 0 else {
      throw TerminalError.systemCallFailed(call: "tcsetattr", number: errno)
    }
  }

  /// Restores ``original``; does nothing if the terminal is gone.
  func restore() {
    var settings = original
    _ = tcsetattr(descriptor, TCSANOW, &settings)
  }
}
