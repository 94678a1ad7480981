import Observation

/// Notices when something that was read while drawing changes afterwards.
@MainActor final class RedrawTracking {
  private let turn = Turn()

  init() {}

  /// Draws, and calls `didChange` when something `@Observable` that was read is about to change.
  ///
  /// It is called at most once, on any thread. Tracking again ends the tracking before.
  func track(_ draw: () -> Void, didChange: @escaping @Sendable (_ turn: Int) -> Void) {
    turn.number += 1
    let number = turn.number
    withObservationTracking {
      // A registration lives until something that it read changes. The turn itself is read, too, so
      // that the next one ends this one, and none pile up on models that never change.
      _ = turn.number
      draw()
    } onChange: {
      didChange(number)
    }
  }

  /// Whether a report belongs to what is shown now.
  func isCurrent(_ turn: Int) -> Bool { turn == self.turn.number }
}

@Observable private final class Turn {
  var number = 0
}
