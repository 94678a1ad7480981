import CLibrary

/// A thread for one task, for work that must go on when all threads of the dispatch pool are blocked.
enum DedicatedThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that handles crashes and no other signals, and that runs `body`.
  ///
  /// - Throws: ``TerminalError/systemCallFailed(call:number:)`` if the system allows no more threads.
  static func start(_ body: @escaping @Sendable () -> Void) throws {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    var (all, previous) = (sigset_t(), sigset_t())
    sigfillset(&all)
    // The runtime stops all threads by SIGPROF when it reports a crash.
    for number in CrashHandler.signals + [SIGPROF] { sigdelset(&all, number) }
    pthread_sigmask(SIG_SETMASK, &all, &previous)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let failure = pthread_create(&thread, nil, run, work)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    guard failure == 0 else {
      Unmanaged<Work>.fromOpaque(work).release()
      throw TerminalError.systemCallFailed(call: "pthread_create", number: failure)
    }
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
  private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
    return nil
  }
  #else
  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let pointer = $0 { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
    return nil
  }
  #endif
}
