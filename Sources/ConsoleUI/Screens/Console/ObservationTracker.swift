import Observation

/// Reports when an `@Observable` property that was read while drawing changes.
@MainActor final class ObservationTracker {
  private let counter = EpochCounter()
  /// The current epoch, for models that change on other threads.
  private let current = SharedNumber()

  init() {}

  /// The current epoch.
  var epoch: Int { counter.epoch }

  /// Draws a frame, and calls `willChange` when a property that `draw` read is about to change.
  ///
  /// `willChange` is called at most once, on any thread, and not after the epoch has ended. A frame that reuses parts of
  /// earlier ones does not read again what those have read, so it continues their epoch; any other frame begins a new one,
  /// which ends all tracking of the epoch before.
  func track<Frame>(
    reusing: Bool = false, _ draw: () -> Frame,
    willChange: @escaping @Sendable (_ epoch: Int) -> Void
  ) -> Frame {
    if !reusing {
      // First, because the registrations of the epoch that ends report the increment.
      current.value = counter.epoch + 1
      counter.epoch += 1
    }
    let epoch = counter.epoch
    return withObservationTracking {
      // A registration lives until something that it read changes. Reading the counter makes the next epoch
      // end this registration, so that none pile up on models that never change.
      _ = counter.epoch
      return draw()
    } onChange: { [current] in
      if current.value == epoch { willChange(epoch) }
    }
  }

  /// Whether a report belongs to a frame whose parts are on the screen.
  func isCurrent(_ epoch: Int) -> Bool { epoch == counter.epoch }
}

@Observable private final class EpochCounter {
  var epoch = 0
}
