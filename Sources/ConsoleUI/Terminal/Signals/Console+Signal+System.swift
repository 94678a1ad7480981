import CLibrary

extension Console.Signal {
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

  /// Stops this program again as long as its shell continues it in the background, as `bg` does: the shell has the
  /// terminal, and the screen would be drawn over its prompt.
  static func stopWhileInBackground(of terminal: Int32) {
    for _ in 0..<maxStops {
      let holder = tcgetpgrp(terminal)
      // -1: the terminal does not control our session, so no shell can take it.
      if holder == -1 || holder == getpgrp() { return }
      raiseWithDefaultAction(SIGTTOU)
    }
  }

  /// Without a shell that could continue it, a program does not stop.
  private static let maxStops = 1_000
}
