import CLibrary

/// Writing to a pipe that nobody reads, without a SIGPIPE: the action of the signal stays the program's own.
enum BrokenPipe {
  /// Calls `body`, in which such a write fails with `EPIPE` and the thread gets no signal; keeps `errno`.
  static func withoutSignal<Result>(_ body: () -> Result) -> Result {
    // Then the thread holds the signal back already, and another one changes nothing.
    if isPending { return body() }
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &mask)
    defer {
      let reason = errno
      var number: Int32 = 0
      if isPending { sigwait(&signals, &number) }
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      errno = reason
    }
    return body()
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}
