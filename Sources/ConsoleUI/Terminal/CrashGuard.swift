import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Gives the terminal back when the program ends without saying so: a trap, an abort, `exit`.
///
/// The handler only writes constant bytes and sets the line, both allowed in a signal handler, then
/// puts back the handler that was there before and returns, so that the fault happens again and is
/// reported as usual, on a terminal that can be read. The runtime's report would then wait half a minute
/// for a key, so that the input is ended before.
enum CrashGuard {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// Gives the terminal back in order when the program calls `exit`.
  private static let exitAction = Mutex<(@Sendable () -> Void)?>(nil)

  /// Starts to watch over a terminal; `atExit` gives it back where waiting is allowed.
  static func arm(
    input: Int32, output: Int32, settings: termios, bytes: [UInt8],
    atExit: @escaping @Sendable () -> Void
  ) {
    exitAction.withLock { $0 = atExit }
    record.pointee.isArmed = false
    record.pointee.input = input
    record.pointee.output = output
    record.pointee.settings = settings
    record.pointee.bytes.update(repeating: 0, count: CrashRecord.capacity)
    record.pointee.count = min(bytes.count, CrashRecord.capacity)
    for index in 0..<record.pointee.count { record.pointee.bytes[index] = bytes[index] }
    record.pointee.isArmed = true
    _ = installed
  }

  /// Stops: the terminal was given back in the ordinary way.
  static func disarm() {
    record.pointee.isArmed = false
    exitAction.withLock { $0 = nil }
  }

  /// Whether the program is about to end by a crash: whoever is told now that the input ends must not
  /// end it in order.
  static var hasStruck: Bool { record.pointee.hasStruck }

  private static let installed: Void = {
    for number in signals {
      var action = sigaction()
      setHandler(&action)
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER) | Int32(SA_SIGINFO)
      sigaction(number, &action, record.pointee.previous + Int(number))
    }
    atexit { CrashGuard.exitAction.withLock { $0 }?() }
  }()

  private static func setHandler(_ action: inout sigaction) {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = handleCrash
    #else
    action.__sigaction_handler.sa_sigaction = handleCrash
    #endif
  }
}

/// What the handler needs, at an address that never changes.
private struct CrashRecord {
  static let capacity = 128
  private static let signalCount = 65

  var isArmed = false
  var hasStruck = false
  var input: Int32 = 0
  var output: Int32 = 0
  var settings = termios()
  var count = 0
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)

  init() {
    bytes.initialize(repeating: 0, count: Self.capacity)
    previous.initialize(repeating: sigaction(), count: Self.signalCount)
  }
}

// Safe because it is allocated once and never freed; changed by one terminal at a time, which arms it
// last and disarms it first.
nonisolated(unsafe) private let record: UnsafeMutablePointer<CrashRecord> = {
  let pointer = UnsafeMutablePointer<CrashRecord>.allocate(capacity: 1)
  pointer.initialize(to: CrashRecord())
  return pointer
}()

private func giveBack() {
  guard record.pointee.isArmed else { return }
  record.pointee.isArmed = false
  makeRoom()
  _ = write(record.pointee.output, record.pointee.bytes, record.pointee.count)
  _ = tcsetattr(record.pointee.input, TCSANOW, &record.pointee.settings)
  record.pointee.hasStruck = true
  dup2(open("/dev/null", O_RDONLY), record.pointee.input)
}

/// Writing must not wait for a terminal that nobody reads.
private func makeRoom() {
  var request = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
  if poll(&request, 1, 200) == 0 { tcflush(record.pointee.output, TCOFLUSH) }
}

private func handleCrash(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  giveBack()
  sigaction(number, record.pointee.previous + Int(number), nil)
  // A fault happens again by itself; a signal that was sent does not, nor does it end a program whose
  // runtime only reports it.
  guard let information, information.pointee.si_code <= 0 else { return }
  raise(number)
  TerminalSignal.raiseByDefault(number)
}
