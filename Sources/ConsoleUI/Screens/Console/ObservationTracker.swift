import Observation

/// Reports when an `@Observable` property that was read while drawing a frame changes.
@MainActor final class ObservationTracker {
  private let counter = FrameCounter()

  init() {}

  /// Draws a frame, and calls `willChange` when a property that `draw` read is about to change.
  ///
  /// `willChange` is called at most once, on any thread. Tracking the next frame ends this tracking.
  func track(_ draw: () -> Void, willChange: @escaping @Sendable (_ frame: Int) -> Void) {
    counter.frame += 1
    let frame = counter.frame
    withObservationTracking {
      // A registration lives until something that it read changes. Reading the counter makes the next frame
      // end this registration, so that none pile up on models that never change.
      _ = counter.frame
      draw()
    } onChange: {
      willChange(frame)
    }
  }

  /// Whether a report belongs to the frame that is on the screen.
  func isCurrent(_ frame: Int) -> Bool { frame == counter.frame }
}

@Observable private final class FrameCounter {
  var frame = 0
}
