internal import Coordinators

extension Console {
  /// Draws the window from nothing on a spare canvas, and returns what was drawn.
  ///
  /// This has no effect on the states of views and calls no closure that a screen reports through.
  package func recordDrawing() -> DrawingRecorder {
    let recorder = DrawingRecorder()
    guard outcome == nil, terminal.isShown else { return recorder }
    var renderer = makeRenderer(screenStates.forSpareDrawing())
    renderer.context.recorder = recorder
    withTerminalWidths {
      TruncationLog.$current.withValue(recorder.truncations) {
        renderer.draw(
          window, overlay: overlay, strings: strings(), commands: commands(),
          wasInterrupted: wasInterrupted)
      }
    }
    return recorder
  }

  /// The type of the screen with the keys, such as `ArticleScreen`; empty if there is none.
  package var activeScreenType: String {
    active.map { "\(type(of: $0.screen))" } ?? ""
  }
}
