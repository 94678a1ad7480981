import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Whether a terminal echoes typed characters: switched off for passwords, and back on at every exit.
final class TerminalEcho: Sendable {
  private struct State {
    /// The settings to restore; nil while echo is on.
    var settings: TerminalSettings?
    /// Whether the program is suspended, so that the shell has the terminal.
    var isSuspended = false
  }

  private let descriptor: Int32
  private let output: Int32
  private let state = Mutex(State())

  init(descriptor: Int32, output: Int32) {
    self.descriptor = descriptor
    self.output = output
  }

  var isHidden: Bool {
    get { state.withLock { $0.settings != nil } }
    set { newValue ? hide() : show() }
  }

  /// Restores echo for the shell before the program is suspended.
  func suspend() {
    state.withLock { state in
      state.isSuspended = true
      state.settings?.restore()
    }
    CrashHandler.disarm()
  }

  /// Switches echo off again if it was off before ``suspend()``.
  ///
  /// - Returns: Whether the program was suspended.
  func resume() -> Bool {
    let (wasSuspended, wasHidden) = state.withLock { state in
      defer { state = State() }
      return (state.isSuspended, state.settings != nil)
    }
    if wasHidden { hide() }
    return wasSuspended
  }

  private func hide() {
    guard let settings = try? TerminalSettings(of: descriptor),
      (try? settings.disableEcho()) != nil
    else { return }
    state.withLock { $0.settings = settings }
    CrashHandler.arm(
      input: descriptor, output: output, settings: settings.original, bytes: [],
      atExit: { [weak self] in self?.show() })
  }

  private func show() {
    state.withLock { state in
      state.settings?.restore()
      state.settings = nil
    }
    CrashHandler.disarm()
  }
}
