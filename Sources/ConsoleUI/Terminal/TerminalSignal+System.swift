#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension TerminalSignal {
  /// The system's number of the signal.
  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .hangup: SIGHUP
    }
  }

  /// Ends the program by this signal, so that the shell sees what ended it (status 128 + number).
  ///
  /// Give the terminal back first.
  public func endProgram() -> Never {
    Self.raiseByDefault(number)
    _exit(128 + number)
  }

  /// Lets a signal do what it does to a program that knows nothing of it.
  static func raiseByDefault(_ number: Int32) {
    let handler = signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    signal(number, handler)
  }
}
