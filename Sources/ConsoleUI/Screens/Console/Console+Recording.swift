internal import Coordinators

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

  /// Draws the window if a change waits for a frame; ``redraw(_:)`` also finds a change that nothing has announced.
  package func redrawIfChanged() {
    if isOutdated || hasPendingChange { redraw() }
  }

  /// Draws the window from nothing in a theme on a spare canvas, with no other effect.
  ///
  /// - Returns: The spare canvas; `nil` if the console shows nothing, because it has ended or runs another program.
  package func spareCanvas(
    in theme: Theme, recordedBy recorder: DrawingRecorder? = nil
  ) -> Canvas? {
    guard outcome == nil, terminal.isShown else { return nil }
    var renderer = makeRenderer(
      screenStates.forSpareDrawing(), ThemePalette(theme, colors: terminal.capabilities.colors))
    renderer.context.recorder = recorder
    withTerminalWidths {
      TruncationLog.$current.withValue(recorder?.truncations) {
        renderer.draw(
          window, overlay: overlay, strings: strings(), commands: commands(),
          wasInterrupted: wasInterrupted)
      }
    }
    recorder?.finish()
    return renderer.context.canvas
  }

  /// The type of the screen with the keys, such as `ArticleScreen`; empty if there is none.
  package var activeScreenType: String {
    active.map { "\(type(of: $0.screen))" } ?? ""
  }
}
