import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Whether a terminal shows what is typed: switched off for passwords, and on again on every way out.
final class LineEcho: Sendable {
  private struct State {
    /// The settings to put back, while nothing is shown.
    var settings: LineSettings?
    /// Whether the terminal is lent to another program meanwhile.
    var isLent = false
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

  /// Lends the terminal to the shell while the program is suspended.
  func lend() {
    state.withLock { state in
      state.isLent = true
      state.settings?.restore()
    }
    CrashGuard.disarm()
  }

  /// Takes the terminal again.
  ///
  /// - Returns: Whether it was lent.
  func takeBack() -> Bool {
    let (wasLent, wasHidden) = state.withLock { state in
      defer { state = State() }
      return (state.isLent, state.settings != nil)
    }
    if wasHidden { hide() }
    return wasLent
  }

  private func hide() {
    guard let settings = try? LineSettings(of: descriptor), (try? settings.hideTyping()) != nil
    else { return }
    state.withLock { $0.settings = settings }
    CrashGuard.arm(
      input: descriptor, output: output, settings: settings.original, bytes: [],
      atExit: { [weak self] in self?.show() })
  }

  private func show() {
    state.withLock { state in
      state.settings?.restore()
      state.settings = nil
    }
    CrashGuard.disarm()
  }
}
