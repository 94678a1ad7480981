import CLibrary
import Synchronization

/// What ends the process in place of an exit with status 0: a signal, or a problem with the output.
///
/// The last step of the exit raises the signal or reports the problem, after all handlers of `atexit`. Darwin and Musl do
/// not report the exit status, so there it replaces every status.
enum ExitStatus {
  /// The number of the signal; 0 for none.
  private static let number = Atomic<Int32>(0)
  /// The first problem with the output, in words; nil for none.
  private static let problem = Mutex<String?>(nil)
  /// The status that the process exits with.
  private static let status = Atomic<Int32>(0)

  /// Sets the signal, and the problem unless an earlier console had one; without both the status is kept.
  static func set(_ signal: Console.Signal?, _ problem: String?) {
    _ = statusObserver
    number.store(signal?.number ?? 0, ordering: .relaxed)
    self.problem.withLock { $0 = $0 ?? problem }
  }

  private static let statusObserver: Void = {
    #if canImport(Glibc)
    on_exit({ status, _ in ExitStatus.status.store(status, ordering: .relaxed) }, nil)
    #endif
  }()

  /// Called when the process exits; does not return if a signal or a problem is set and the status is 0.
  fileprivate static func processWillExit() {
    let (number, problem) = (number.load(ordering: .relaxed), problem.withLock(\.self))
    guard number != 0 || problem != nil, status.load(ordering: .relaxed) == 0 else { return }
    StandardOutput.flushAllAtEnd()
    if number != 0 {
      Console.Signal.raiseWithDefaultAction(number)
      // The first process of a container survives.
      _exit(128 + number)
    }
    if let problem { DescriptorWriter.writeToStandardError("sternik: \(problem)") }
    _exit(EXIT_FAILURE)
  }
}

#if canImport(Glibc) || canImport(Musl)
/// In the section whose functions run after all handlers of `atexit`.
@section(".fini_array") @used
private let destructor: @convention(c) () -> Void = { ExitStatus.processWillExit() }
#else
/// Registered while the program is loaded, and therefore called after all handlers that the program registers.
@section("__DATA,__mod_init_func") @used
private let constructor: @convention(c) () -> Void = { atexit { ExitStatus.processWillExit() } }
#endif
