import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that has the terminal, as the job of a shell has it: in a process group of its own, which is
/// the one that Ctrl-C, Ctrl-Z and a new size of the window reach.
///
/// When it is stopped, this program stops, too, so that the shell behind both gets the terminal; it goes
/// on together with this one. Where there is no shell that would ever wake them, it goes on at once.
final class ForegroundJob: Sendable {
  private struct State {
    var hasTerminal = false
    var hasEnded = false
    /// How the program had set the terminal when it was stopped.
    var settings: LineSettings?
  }

  private let name: String
  private let child: ChildProcess
  private let terminal: LineSettings
  private let state = Mutex(State())
  private let ended = DispatchGroup()

  /// Starts a program in a terminal that was given back.
  ///
  /// - Throws: ``ProgramError`` when it does not start.
  init(_ program: ExternalProgram, in terminal: LineSettings) throws(ProgramError) {
    name = program.name
    self.terminal = terminal
    let isInFront = tcgetpgrp(terminal.descriptor) == getpgrp()
    do {
      child = try ChildProcess(
        program, as: .job(foregroundOf: isInFront ? terminal.descriptor : nil))
    } catch {
      if isInFront { Self.comeToFront(of: terminal.descriptor) }
      throw error
    }
    ended.enter()
    resume()
  }

  /// Waits for its end, which may be long; then the terminal is this program's again.
  ///
  /// - Throws: ``ProgramError/endUnknown(name:)``.
  func wait() throws(ProgramError) -> ProgramEnd {
    defer { ended.leave() }
    while child.waitForChange(WEXITED | WSTOPPED) {
      switch takeChange() {
      case .ended(let end): return end
      case .stopped(let signal): didStop(by: signal)
      case nil: continue
      }
    }
    state.withLock { $0.hasEnded = true }
    takeTerminal()
    throw .endUnknown(name: name)
  }

  /// Gives it the terminal and lets it go on, unless another job of the shell has the terminal now.
  func resume() {
    state.withLock { state in
      guard !state.hasEnded, !state.hasTerminal else { return }
      let holder = tcgetpgrp(terminal.descriptor)
      // -1: this is not the terminal of our session, and its keys make no signals for anybody.
      guard [-1, getpgrp(), child.id].contains(holder) else { return }
      state.hasTerminal = true
      state.settings?.restore()
      state.settings = nil
      if holder == getpgrp() { tcsetpgrp(terminal.descriptor, child.id) }
      kill(-child.id, SIGCONT)
    }
  }

  /// Ends it, because the terminal is needed for good: asks first, insists half a second later.
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

  private func takeChange() -> ChildProcess.Change? {
    let change = state.withLock { state in
      let change = child.takeChange()
      if case .ended = change { state.hasEnded = true }
      return change
    }
    if case .ended = change { takeTerminal() }
    return change
  }

  private func didStop(by signal: Int32) {
    let isSuspended = signal != SIGTTIN && signal != SIGTTOU
    if isSuspended {
      let settings = try? LineSettings(of: terminal.descriptor)
      takeTerminal()
      state.withLock { $0.settings = settings }
      terminal.restore()
      TerminalSignal.raiseByDefault(SIGTSTP)
    } else {
      // It asked for the terminal a moment before it got it.
      state.withLock { $0.hasTerminal = false }
    }
    resume()
  }

  /// Puts this program in the foreground, if the job was there.
  private func takeTerminal() {
    state.withLock { state in
      guard state.hasTerminal else { return }
      state.hasTerminal = false
      if tcgetpgrp(terminal.descriptor) != -1 { Self.comeToFront(of: terminal.descriptor) }
    }
  }

  private static func comeToFront(of terminal: Int32) {
    // From the background this is answered by SIGTTOU, which would stop the program.
    var (output, before) = (sigset_t(), sigset_t())
    sigemptyset(&output)
    sigaddset(&output, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &output, &before)
    tcsetpgrp(terminal, getpgrp())
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
