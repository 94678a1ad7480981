internal import Synchronization

/// Keeps the localizer in use.
enum CurrentLocalizer {
  @TaskLocal static var override: Localizer?

  /// Every localizer that was the default: another thread may be reading one without holding it.
  private static let kept = Mutex<[LocalizerCore]>([])
  /// The address of a core; 0 for none yet.
  private static let address = Atomic<UInt>(0)
  private static let overridden = Atomic<Bool>(false)

  private static let empty = LocalizerCore(
    tables: [], preferring: [],
    LocalizerSettings(
      developmentLanguage: "en", distance: .language, timeZone: .utc, isolatesArguments: true),
    reports: IssueReports { _ in })

  /// Whether any task ever had its own; if none had, none needs to be asked.
  @inline(__always)
  static var isOverriddenSomewhere: Bool { overridden.load(ordering: .relaxed) }

  static func noteOverride() { overridden.store(true, ordering: .relaxed) }

  /// The default of the process, without touching its reference count.
  @inline(__always)
  static var process: Unmanaged<LocalizerCore> {
    // Safe because `kept` holds every core that was ever stored here.
    let address = address.load(ordering: .acquiring)
    guard let core = UnsafeRawPointer(bitPattern: address) else {
      return Unmanaged.passUnretained(empty)
    }
    return Unmanaged.fromOpaque(core)
  }

  static func set(_ core: LocalizerCore) {
    kept.withLock { kept in
      if !kept.contains(where: { $0 === core }) { kept.append(core) }
    }
    let core = Unmanaged.passUnretained(core).toOpaque()
    address.store(UInt(bitPattern: core), ordering: .releasing)
  }

  /// Runs an operation with the task's own localizer.
  static func with<Result, Failure: Error>(
    _ localizer: Localizer, _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    noteOverride()
    let result: Swift.Result<Result, Failure> = $override.withValue(localizer) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Asks the localizer in use, without touching its reference count where it is the default.
  @inline(__always)
  static func ask<Answer>(_ question: (LocalizerCore) -> Answer) -> Answer {
    if isOverriddenSomewhere, let override { return question(override.core) }
    return process._withUnsafeGuaranteedRef { question($0) }
  }
}
