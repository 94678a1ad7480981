import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signal that ends the process in place of an exit with status 0.
///
/// The last step of the exit raises it, after all handlers of `atexit`. Darwin and Musl do not report the exit
/// status, so there it replaces every status.
enum ExitSignal {
  /// The number of the signal; 0 if the status stays as it is.
  private static let number = Atomic<Int32>(0)
  /// The status that the process exits with.
  private static let status = Atomic<Int32>(0)

  /// Sets the signal, or nil to keep the status.
  static func set(_ signal: TerminalSignal?) {
    _ = statusObserver
    number.store(signal?.number ?? 0, ordering: .relaxed)
  }

  private static let statusObserver: Void = {
    #if canImport(Glibc)
    on_exit({ status, _ in ExitSignal.status.store(status, ordering: .relaxed) }, nil)
    #endif
  }()

  /// Called when the process exits; does not return if a signal is set and the status is 0.
  fileprivate static func processWillExit() {
    let number = number.load(ordering: .relaxed)
    guard number != 0, status.load(ordering: .relaxed) == 0 else { return }
    StandardOutput.flushAllAtEnd()
    TerminalSignal.raiseWithDefaultAction(number)
    // The first process of a container survives.
    _exit(128 + number)
  }
}

#if canImport(Glibc) || canImport(Musl)
/// In the section whose functions run after all handlers of `atexit`.
@section(".fini_array") @used
private let destructor: @convention(c) () -> Void = { ExitSignal.processWillExit() }
#else
/// Registered while the program is loaded, and therefore called after all handlers that the program registers.
@section("__DATA,__mod_init_func") @used
private let constructor: @convention(c) () -> Void = { atexit { ExitSignal.processWillExit() } }
#endif
