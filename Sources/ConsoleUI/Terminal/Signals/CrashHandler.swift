internal import CLibrary
internal import CTerminal
import Synchronization

/// Restores the terminal when the program crashes, aborts, calls `exit` or dies by an unhandled signal.
///
/// The signal handler only writes constant bytes, calls `tcsetattr`, and lets ``Capture`` restore the streams and write
/// what it kept, all with async-signal-safe calls. It then reinstalls the previous handler and returns, so that the fault happens again and the runtime reports it on
/// the restored terminal. Swift's report waits half a minute for a key on a terminal, so the handler replaces
/// the input with `/dev/null` first. It runs on a stack of its own, because the thread's may be used up.
enum CrashHandler {
  static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// Restores the terminal when the program calls `exit`.
  private static let exitAction = Mutex<(@Sendable () -> Void)?>(nil)

  /// Arms the handler for one terminal.
  ///
  /// A crash writes `bytes` (at most 128) to `output` and applies `settings` to `input`; `exit` calls
  /// `atExit`, which may block.
  static func arm(
    input: Int32, output: Int32, settings: termios, bytes: [UInt8],
    atExit: @escaping @Sendable () -> Void
  ) {
    // A handler that is restoring the terminal ends the program.
    guard disarmState() else { return }
    exitAction.withLock { $0 = atExit }
    Capture.prepareForSignalHandler()
    cterminal_give_signal_stack()
    state.pointee.input = input
    state.pointee.output = output
    state.pointee.settings = settings
    state.pointee.bytes.update(repeating: 0, count: CrashState.capacity)
    state.pointee.count = min(bytes.count, CrashState.capacity)
    for index in 0..<state.pointee.count { state.pointee.bytes[index] = bytes[index] }
    state.pointee.phase.store(CrashState.armed, ordering: .releasing)
    _ = installed
    EndingSignals.handle { number in
      var action = action(handleEndingSignal)
      sigaction(number, &action, nil)
    }
  }

  /// Disarms the handler, because the terminal is already restored.
  static func disarm() {
    disarmState()
    exitAction.withLock { $0 = nil }
  }

  /// Whether the program is crashing: the end of input is then an effect of the handler, not of the user.
  static var hasCrashed: Bool { state.pointee.hasCrashed.load(ordering: .acquiring) }

  /// Leaves the fields of the state to this thread; false if a handler is using them.
  @discardableResult private static func disarmState() -> Bool {
    state.pointee.phase.compareExchange(
      expected: CrashState.armed, desired: CrashState.disarmed, ordering: .acquiringAndReleasing
    ).original != CrashState.restoring
  }

  private static let installed: Void = {
    for number in signals {
      var action = action(handleCrash)
      action.sa_flags |= Int32(SA_NODEFER)
      sigaction(number, &action, state.pointee.previous + Int(number))
    }
    atexit {
      CrashHandler.exitAction.withLock { $0 }?()
      Capture.end()
    }
  }()

  /// The action of crashes before this handler: the default one, or that of the runtime, which reports them.
  static var reporter: sigaction {
    var action = sigaction()
    sigaction(SIGSEGV, nil, &action)
    return action.handlerAddress == self.action(handleCrash).handlerAddress
      ? state.pointee.previous[Int(SIGSEGV)] : action
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// An action that only a crash interrupts: for another signal, the handler would wait for itself.
  private static func action(_ handler: Handler) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = handler
    #else
    action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
    sigfillset(&action.sa_mask)
    for number in signals { sigdelset(&action.sa_mask, number) }
    return action
  }
}

/// What the signal handler reads, at an address that never changes.
private struct CrashState: ~Copyable {
  static let capacity = 128
  private static let signalCount = 65

  static let disarmed = 0
  static let armed = 1
  /// A handler restores the terminal.
  static let restoring = 2

  /// Stored last when arming, so that a handler on any thread sees all other fields.
  let phase = Atomic(disarmed)
  let hasCrashed = Atomic(false)
  var input: Int32 = 0
  var output: Int32 = 0
  var settings = termios()
  var count = 0
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  /// The previous actions, by signal number.
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)

  init() {
    bytes.initialize(repeating: 0, count: Self.capacity)
    previous.initialize(repeating: sigaction(), count: Self.signalCount)
  }
}

// Safe because it is allocated once and never freed, and only one terminal at a time changes it, which arms
// it last and disarms it first.
nonisolated(unsafe) private let state: UnsafeMutablePointer<CrashState> = {
  let pointer = UnsafeMutablePointer<CrashState>.allocate(capacity: 1)
  pointer.initialize(to: CrashState())
  return pointer
}()

private func restoreTerminal() {
  let isFirst = state.pointee.phase.compareExchange(
    expected: CrashState.armed, desired: CrashState.restoring, ordering: .acquiringAndReleasing
  ).exchanged
  guard isFirst else {
    waitUntilRestored()
    return Capture.endInSignalHandler()
  }
  discardStalledOutput()
  _ = write(state.pointee.output, state.pointee.bytes, state.pointee.count)
  _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.settings)
  state.pointee.hasCrashed.store(true, ordering: .releasing)
  dup2(open("/dev/null", O_RDONLY), state.pointee.input)
  Capture.endInSignalHandler()
  state.pointee.phase.store(CrashState.disarmed, ordering: .releasing)
}

/// Waits for a handler on another thread, which the end of this one would interrupt; for at most 200 milliseconds.
private func waitUntilRestored() {
  var milliseconds = 0
  while state.pointee.phase.load(ordering: .acquiring) == CrashState.restoring, milliseconds < 200 {
    poll(nil, 0, 1)
    milliseconds += 1
  }
}

/// Drops pending output if the terminal does not read it, so that writing cannot block.
private func discardStalledOutput() {
  var request = pollfd(fd: state.pointee.output, events: Int16(POLLOUT), revents: 0)
  if poll(&request, 1, 200) == 0 { tcflush(state.pointee.output, TCOFLUSH) }
}

private func handleEndingSignal(
  _ number: Int32, _: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  restoreTerminal()
  Console.Signal.raiseWithDefaultAction(number)
}

private func handleCrash(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  restoreTerminal()
  if cterminal_is_stack_overflow(information, context) { reportStackOverflow() }
  sigaction(number, state.pointee.previous + Int(number), nil)
  // A fault repeats when the handler returns; a signal that was sent (si_code <= 0) does not. Raising it
  // again may only make the runtime report it, so the default action follows.
  guard let information, information.pointee.si_code <= 0 else { return }
  raise(number)
  Console.Signal.raiseWithDefaultAction(number)
}

private func reportStackOverflow() {
  let message: StaticString = "sternik: stack overflow\n"
  _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
}
