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
    package let time: Duration

    package init(time: Duration) { self.time = time }

    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    public func duration(to other: Instant) -> Duration { other.time - time }

    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// The clock that follows the system.
  package static let system = ConsoleClock(nil)

  /// The time that a test moves; `nil` if the clock follows the system.
  package let source: (any TimeSource)?
  private let start = ContinuousClock.now

  /// Makes a clock with the time of a source, or of the system.
  package init(_ source: (any TimeSource)?) { self.source = source }

  public var now: Instant {
    Instant(time: source?.now ?? start.duration(to: ContinuousClock.now))
  }

  public var minimumResolution: Duration {
    source == nil ? ContinuousClock().minimumResolution : .zero
  }

  /// Suspends the task until an instant of this clock; the time that the computer sleeps counts.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let source else {
      return try await ContinuousClock().sleep(
        until: start.advanced(by: deadline.time), tolerance: tolerance)
    }
    await source.sleep(until: deadline.time)
    try Task.checkCancellation()
  }

  /// Calls `action` on any thread once an instant has come, at once if it has; before tasks that sleep until then.
  ///
  /// - Returns: A closure that may prevent the call.
  func wake(
    at deadline: Instant, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    if let source {
      source.wake(at: deadline.time, action)
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
}

/// A time other than the system's, such as one that a test moves.
package protocol TimeSource: Sendable {
  /// The time since the clock was made.
  var now: Duration { get }

  /// Suspends the task until a time, or until it is cancelled.
  func sleep(until deadline: Duration) async

  /// Calls `action` on any thread once a time has come, at once if it has; before tasks that sleep until then.
  func wake(at deadline: Duration, _ action: @escaping @Sendable () -> Void)
}
