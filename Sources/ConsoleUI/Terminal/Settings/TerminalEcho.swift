import CLibrary
import Synchronization

/// Whether a terminal echoes typed characters: switched off for passwords, and back on at every exit.
final class TerminalEcho: Sendable {
  private struct State {
    var isHidden = false
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
    get { state.withLock(\.isHidden) }
    set {
      state.withLock { state in
        state.isHidden = newValue
        if !state.isSuspended { update(&state) }
      }
    }
  }

  /// Restores echo for the shell before the program is suspended.
  func suspend() {
    state.withLock { state in
      state.isSuspended = true
      show(&state)
    }
  }

  /// Switches echo off again if typing is hidden.
  ///
  /// - Returns: Whether the program was suspended.
  func resume() -> Bool {
    state.withLock { state in
      defer { state.isSuspended = false }
      update(&state)
      return state.isSuspended
    }
  }

  private func update(_ state: inout State) {
    if state.isHidden { hide(&state) } else { show(&state) }
  }

  /// The settings to restore are those before the first of several calls.
  private func hide(_ state: inout State) {
    guard let settings = state.settings ?? (try? TerminalSettings(of: descriptor)),
      (try? settings.disableEcho()) != nil
    else { return }
    state.settings = settings
    CrashHandler.arm(
      input: descriptor, output: output, settings: settings.original, bytes: [],
      atExit: { [weak self] in self?.isHidden = false })
  }

  private func show(_ state: inout State) {
    guard let settings = state.settings else { return }
    settings.restore()
    state.settings = nil
    CrashHandler.disarm()
  }
}
