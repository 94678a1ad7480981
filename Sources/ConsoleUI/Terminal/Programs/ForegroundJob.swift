import CLibrary
import Dispatch
import Synchronization

/// An external program that has the terminal, like the foreground job of a shell.
///
/// It has its own process group, which receives the signals of Ctrl-C, Ctrl-Z and a resize. When it stops,
/// this program stops too, so that the shell gets the terminal; both continue together. Without a shell that
/// could continue them, the job continues at once.
final class ForegroundJob: Sendable {
  private struct State {
    /// Whether the job is the foreground process group.
    var hasTerminal: Bool
    var hasEnded = false
    /// The job's own terminal settings while it is stopped.
    var settings: TerminalSettings?
  }

  private let name: String
  private let child: ChildProcess
  private let terminal: TerminalSettings
  private let state: Mutex<State>
  private let ended = DispatchGroup()

  /// Starts a program in a terminal whose original settings are restored.
  ///
  /// - Throws: ``ExternalProgram/Failure`` if it does not start.
  init(_ program: ExternalProgram, in terminal: TerminalSettings) throws(ExternalProgram.Failure) {
    name = program.name
    self.terminal = terminal
    let isForeground = tcgetpgrp(terminal.descriptor) == getpgrp()
    do {
      child = try ChildProcess(
        program, as: .job(foregroundOf: isForeground ? terminal.descriptor : nil))
    } catch {
      if isForeground { Self.moveToForeground(of: terminal.descriptor) }
      throw error
    }
    ended.enter()
    // A job that already has the terminal may be stopped by now, and must not be continued.
    let hasTerminal = [-1, child.id].contains(tcgetpgrp(terminal.descriptor))
    state = Mutex(State(hasTerminal: hasTerminal))
    if !hasTerminal { resume() }
  }

  /// Blocks until the job terminates, then takes the terminal back.
  ///
  /// - Throws: ``ExternalProgram/Failure/statusUnknown(name:)``.
  func wait() throws(ExternalProgram.Failure) -> ExternalProgram.Status {
    defer { ended.leave() }
    while child.waitForChange(WEXITED | WSTOPPED) {
      switch reapChange() {
      case .terminated(let status): return status
      case .stopped(let signal): didStop(by: signal)
      case nil: continue
      }
    }
    state.withLock { $0.hasEnded = true }
    takeTerminal()
    throw .statusUnknown(name: name)
  }

  /// Gives the terminal to the job and continues it, unless another job of the shell has the terminal.
  func resume() {
    state.withLock { state in
      guard !state.hasEnded, !state.hasTerminal else { return }
      let holder = tcgetpgrp(terminal.descriptor)
      // -1: the terminal does not control our session, so its keys send no signals.
      guard [-1, getpgrp(), child.id].contains(holder) else { return }
      state.hasTerminal = true
      state.settings?.restore()
      state.settings = nil
      if holder == getpgrp() { tcsetpgrp(terminal.descriptor, child.id) }
      kill(-child.id, SIGCONT)
    }
  }

  /// Ends the job: sends SIGHUP, and SIGKILL half a second later.
  func end() {
    for signal in [SIGHUP, SIGKILL] {
      state.withLock { state in
        guard !state.hasEnded else { return }
        kill(-child.id, signal)
        kill(-child.id, SIGCONT)
      }
      if ended.wait(timeout: .now() + .milliseconds(500)) == .success { return }
    }
  }

  private func reapChange() -> ChildProcess.StatusChange? {
    let change = state.withLock { state in
      let change = child.reapChange()
      if case .terminated = change { state.hasEnded = true }
      return change
    }
    if case .terminated = change { takeTerminal() }
    return change
  }

  private func didStop(by signal: Int32) {
    let isSuspended = signal != SIGTTIN && signal != SIGTTOU
    if isSuspended {
      let settings = try? TerminalSettings(of: terminal.descriptor)
      takeTerminal()
      state.withLock { $0.settings = settings }
      terminal.restore()
      Console.Signal.raiseWithDefaultAction(SIGTSTP)
    } else {
      // The job used the terminal just before it became the foreground group.
      state.withLock { $0.hasTerminal = false }
    }
    resume()
  }

  /// Moves this program to the foreground if the job was there.
  private func takeTerminal() {
    state.withLock { state in
      guard state.hasTerminal else { return }
      state.hasTerminal = false
      if tcgetpgrp(terminal.descriptor) != -1 { Self.moveToForeground(of: terminal.descriptor) }
    }
  }

  private static func moveToForeground(of terminal: Int32) {
    // Blocked, because tcsetpgrp from the background sends SIGTTOU, which would stop this program.
    var (output, previous) = (sigset_t(), sigset_t())
    sigemptyset(&output)
    sigaddset(&output, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &output, &previous)
    tcsetpgrp(terminal, getpgrp())
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
