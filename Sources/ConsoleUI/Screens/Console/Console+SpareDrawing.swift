internal import Coordinators

extension Console {
  /// Draws the window if a change waits for a frame; ``redraw(_:)`` also finds a change that nothing has announced.
  package func redrawIfChanged() {
    if isOutdated || hasPendingChange { redraw() }
  }

  /// Draws the window from nothing in a theme on a spare canvas, with no other effect.
  ///
  /// - Returns: The spare canvas; `nil` if the console shows nothing, because it has ended or runs another program.
  package func spareCanvas(
    in theme: Theme, observedBy observer: (any DrawingObserver)? = nil
  ) -> Canvas? {
    guard outcome == nil, terminal.isShown else { return nil }
    var renderer = makeRenderer(
      screenStates.forSpareDrawing(), ThemePalette(theme, colors: terminal.capabilities.colors))
    renderer.context.observer = observer
    withTerminalWidths {
      renderer.draw(
        window, overlay: overlay, strings: strings(), commands: commands(),
        wasInterrupted: wasInterrupted)
    }
    return renderer.context.canvas
  }

  /// The type of the screen with the keys, such as `ArticleScreen`; empty if there is none.
  package var activeScreenType: String {
    active.map { "\(type(of: $0.screen))" } ?? ""
  }
}
