#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension TerminalSignal {
  /// The signal's number.
  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .hangup: SIGHUP
    }
  }

  /// Ends the program by this signal, so that the shell reports it (status 128 + number).
  ///
  /// Call ``Terminal/end()`` first.
  public func endProgram() -> Never {
    Self.raiseWithDefaultAction(number)
    _exit(128 + number)
  }

  /// Raises a signal with its default action, then restores the previous action with its flags; async-signal-safe.
  static func raiseWithDefaultAction(_ number: Int32) {
    var (standard, previous) = (sigaction(), sigaction())
    sigaction(number, &standard, &previous)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    sigaction(number, &previous, nil)
  }
}
