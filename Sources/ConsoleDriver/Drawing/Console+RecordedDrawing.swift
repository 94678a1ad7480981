package import ConsoleUI

extension Console {
  /// Draws what has changed, then the window from nothing on a spare canvas, and returns what was drawn there.
  ///
  /// The second drawing has no effect on the states of views and calls no closure that a screen reports through.
  package func recordDrawing() -> DrawingRecorder {
    redraw()
    let recorder = DrawingRecorder()
    _ = spareCanvas(in: theme(), recordedBy: recorder)
    return recorder
  }

  /// Draws the window from nothing in a theme on a spare canvas, and records how each text is drawn.
  package func spareCanvas(in theme: Theme, recordedBy recorder: DrawingRecorder) -> Canvas? {
    let truncations = recorder.truncations
    let mark: @Sendable (String, String) -> String = { truncations.marked($0, of: $1) }
    let canvas = TruncationMarks.$add.withValue(mark) {
      spareCanvas(in: theme, observedBy: recorder)
    }
    if canvas != nil { recorder.finish() }
    return canvas
  }
}
