internal import Synchronization

/// The current localizer: the one of the task, or else the default of the process.
enum CurrentLocalizer {
  @TaskLocal static var override: Localizer?

  /// Every storage that was ever the default: another thread may read one without retaining it.
  private static let retained = Mutex<[LocalizerStorage]>([])
  /// The address of the default storage; 0 if none was set.
  private static let address = Atomic<UInt>(0)
  private static let overridden = Atomic<Bool>(false)

  private static let empty = LocalizerStorage(
    SharedTexts(
      [], SharedTexts.Settings(developmentLanguage: "en"),
      reporter: IssueReporter(UnhandledIssues.addMissingLocalizer)),
    preferring: [], timeZone: .utc)

  /// Whether any task ever had its own localizer; if not, lookups skip the task-local value.
  @inline(__always)
  static var isOverriddenSomewhere: Bool { overridden.load(ordering: .relaxed) }

  static func noteOverride() { overridden.store(true, ordering: .relaxed) }

  /// The default of the process, without touching its reference count.
  @inline(__always)
  static var process: Unmanaged<LocalizerStorage> {
    // Safe because `retained` holds every storage whose address was ever stored here.
    let address = address.load(ordering: .acquiring)
    guard let storage = UnsafeRawPointer(bitPattern: address) else {
      return Unmanaged.passUnretained(empty)
    }
    return Unmanaged.fromOpaque(storage)
  }

  static func set(_ storage: LocalizerStorage) {
    retained.withLock { retained in
      if !retained.contains(where: { $0 === storage }) { retained.append(storage) }
    }
    let storage = Unmanaged.passUnretained(storage).toOpaque()
    address.store(UInt(bitPattern: storage), ordering: .releasing)
  }

  /// Calls a closure with the current storage, without touching the reference count of the default.
  @inline(__always)
  static func withStorage<Result>(_ body: (LocalizerStorage) -> Result) -> Result {
    if isOverriddenSomewhere, let override { return body(override.storage) }
    return process._withUnsafeGuaranteedRef { body($0) }
  }
}
