/// The clock of a console: timers, toasts and animations run on it, and tests move it by hand.
///
/// ``Screen/clock`` and ``Coordinators/Window/clock`` return it. It is a `Clock`, so a library that sleeps can take
/// it as `any Clock<Duration>`.
///
/// ```swift
/// task { screen in
///   try await screen.clock.sleep(for: .seconds(1))
///   screen.isLate = true
/// }
/// ```
public final class ConsoleClock: Clock {
  /// A point in time of a ``ConsoleClock``; only instants of the same clock can be compared.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    let time: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    public func duration(to other: Instant) -> Duration { other.time - time }

    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// The clock that follows the system.
  package static let system = ConsoleClock(time: nil)

  /// The time that a test moves; `nil` if the clock follows the system.
  private let manualTime: ManualTime?
  private let start = ContinuousClock.now

  private init(time: ManualTime?) { manualTime = time }

  /// Makes a clock that stands still until ``advanceToNextWakeUp(until:)`` moves it.
  ///
  /// It knows the tasks that sleep on it by the numbers that `currentTask` returns.
  static func movedByHand(currentTask: @escaping @Sendable () -> Int?) -> ConsoleClock {
    ConsoleClock(time: ManualTime(currentTask: currentTask))
  }

  public var now: Instant {
    Instant(time: manualTime?.now ?? start.duration(to: ContinuousClock.now))
  }

  public var minimumResolution: Duration {
    manualTime == nil ? ContinuousClock().minimumResolution : .zero
  }

  /// Suspends the task until an instant of this clock; the time that the computer sleeps counts.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let manualTime else {
      return try await ContinuousClock().sleep(
        until: start.advanced(by: deadline.time), tolerance: tolerance)
    }
    await Sleeper().sleep(until: deadline.time, on: manualTime)
    try Task.checkCancellation()
  }

  /// Calls `action` on any thread once an instant has come, at once if it has; before tasks that sleep until then.
  ///
  /// - Returns: A closure that may prevent the call.
  func wake(
    at deadline: Instant, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    if let manualTime {
      manualTime.wake(.console, at: deadline.time, action)
      return {}
    }
    let waiting = Task.detached { [start] in
      do {
        try await ContinuousClock().sleep(until: start.advanced(by: deadline.time))
        action()
      } catch {}
    }
    return { waiting.cancel() }
  }

  /// The numbers of the tasks that sleep on a clock that is moved by hand.
  var sleepingTasks: Set<Int> { manualTime?.sleepingTasks ?? [] }

  /// Moves a clock that is moved by hand to the next instant at which something is woken up, and wakes it up; to
  /// `limit` if there is none before.
  ///
  /// - Returns: Who was woken up; nil if nobody was.
  func advanceToNextWakeUp(until limit: Instant) -> ManualTime.Waiting? {
    guard let manualTime else { preconditionFailure("only a clock moved by hand can be advanced") }
    return manualTime.advanceToNextWakeUp(until: limit.time)
  }
}
