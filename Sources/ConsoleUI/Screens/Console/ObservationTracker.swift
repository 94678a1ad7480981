import Observation

/// Reports when an `@Observable` property that was read while drawing changes.
@MainActor final class ObservationTracker {
  private let counter = EpochCounter()

  init() {}

  /// The current epoch.
  var epoch: Int { counter.epoch }

  /// The epoch of a frame that is drawn next.
  func epochOfFrame(reusing: Bool) -> Int { reusing ? counter.epoch : counter.epoch + 1 }

  /// Draws a frame, and calls `willChange` when a property that `draw` read is about to change.
  ///
  /// `willChange` is called at most once, on any thread. A frame that reuses parts of earlier ones does not read again what
  /// those have read, so it continues their epoch; any other frame begins a new one. The tracking of the epoch before ends
  /// with the drawing, so that a change which the drawing itself makes is reported.
  func track<Result>(
    reusing: Bool = false, _ draw: () -> Result,
    willChange: @escaping @Sendable (ChangeReport) -> Void
  ) -> Result {
    let epoch = epochOfFrame(reusing: reusing)
    return withObservationTracking {
      let result = draw()
      if !reusing { end() }
      // A registration lives until something that it read changes. Reading the counter makes the next epoch
      // end this registration, so that none pile up on models that never change.
      _ = counter.epoch
      return result
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
