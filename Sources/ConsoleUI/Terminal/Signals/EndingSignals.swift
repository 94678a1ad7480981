import CLibrary

/// The signals that end a program which does not handle them, such as SIGUSR1, SIGALRM and the real-time signals.
///
/// Crashes and requests to end have handlers of their own.
enum EndingSignals {
  private static let lastSignal: Int32 = 64

  /// The signals that stop or continue a program, or do nothing by default.
  private static let others: Set<Int32> = {
    var others: Set<Int32> = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
    ]
    #if canImport(Darwin)
    others.insert(SIGINFO)
    #endif
    return others.union(CrashHandler.signals).union(Console.Signal.allCases.map(\.number))
  }()

  /// Installs a handler for each signal that has its default action.
  static func handle(by install: (Int32) -> Void) {
    for number in 1...lastSignal where !others.contains(number) {
      var current = sigaction()
      // Fails for numbers that the system keeps for itself.
      if sigaction(number, nil, &current) == 0, current.hasDefaultHandler { install(number) }
    }
  }
}

extension sigaction {
  var hasDefaultHandler: Bool { handlerAddress == unsafeBitCast(SIG_DFL, to: Int.self) }

  var isIgnored: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// What distinguishes two handlers.
  var handlerAddress: Int {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
