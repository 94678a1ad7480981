import Synchronization

extension Localizer {
  @TaskLocal private static var override: Localizer?

  /// The localizer that `"key".localize` asks: that of the task, else that of the process.
  public static var current: Localizer { override ?? DefaultLocalizer.current }

  /// Makes a localizer that of the whole process, at once for all threads.
  public static func setDefault(_ localizer: Localizer) { DefaultLocalizer.replace(by: localizer) }

  /// Asks another localizer while `operation` runs, in this task and its children.
  public static func withCurrent<Result, Failure: Error>(
    _ localizer: Localizer, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $override.withValue(localizer) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Calls `notify`, on the thread that makes the change, each time the default localizer is replaced.
  public static func onDefaultChange(_ notify: @escaping @Sendable () -> Void) {
    DefaultLocalizer.listeners.withLock { $0.append(notify) }
  }
}

/// The localizer of the process: read without a lock.
private enum DefaultLocalizer {
  private final class Box: Sendable {
    let localizer: Localizer
    init(_ localizer: Localizer) { self.localizer = localizer }
  }

  static let listeners = Mutex<[@Sendable () -> Void]>([])
  private static let box = Atomic<Unmanaged<Box>>(
    Unmanaged.passRetained(Box(Localizer(tables: [], preferring: []))))

  static var current: Localizer {
    // Safe because a box is never released: one that was replaced may still be read by another thread.
    box.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.localizer }
  }

  static func replace(by localizer: Localizer) {
    box.store(Unmanaged.passRetained(Box(localizer)), ordering: .releasing)
    for notify in listeners.withLock({ $0 }) { notify() }
  }
}
