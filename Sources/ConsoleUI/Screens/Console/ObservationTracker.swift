import Observation

/// Reports when an `@Observable` property that was read while drawing changes.
@MainActor final class ObservationTracker {
  private let counter = EpochCounter()

  init() {}

  /// The current epoch.
  var epoch: Int { counter.epoch }

  /// Draws a frame, and calls `willChange` when a property that `draw` read is about to change.
  ///
  /// `willChange` is called at most once, on any thread. A frame that reuses parts of earlier ones does not read again what
  /// those have read, so it continues their epoch; any other frame begins a new one, which ends all tracking of the epoch
  /// before.
  func track<Result>(
    reusing: Bool = false, _ draw: () -> Result,
    willChange: @escaping @Sendable (ChangeReport) -> Void
  ) -> Result {
    if !reusing { end() }
    let epoch = counter.epoch
    return withObservationTracking {
      // A registration lives until something that it read changes. Reading the counter makes the next epoch
      // end this registration, so that none pile up on models that never change.
      _ = counter.epoch
      return draw()
    } onChange: {
      if !EpochEnd.isCause { willChange(ChangeReport(epoch: epoch)) }
    }
  }

  /// Ends all tracking.
  func end() {
    // Only what the increment itself causes is no change: another thread may be about to change a model just now.
    EpochEnd.$isCause.withValue(true) { counter.epoch += 1 }
  }
}

@Observable private final class EpochCounter {
  var epoch = 0
}

/// Whether what is reported now is the end of an epoch.
private enum EpochEnd {
  @TaskLocal static var isCause = false
}
