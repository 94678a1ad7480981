#if DEBUG
internal import Coordinators

/// Debug builds find screens that show something else than what is drawn, because nothing announced the change.
extension Console {
  /// Compares a frame that has reused views with one drawn from nothing, as the idle console does.
  package func checkReuse() {
    if screenStates.basis.reuse != .none { reportUnannouncedChange() }
  }

  /// Draws the idle window on a spare canvas, reports the screen that differs, and draws it.
  ///
  /// This has no effect on the states of views and calls no closure that a screen reports through.
  func reportUnannouncedChange() {
    guard outcome == nil, terminal.isShown, !isStale, queue.isEmpty else { return }
    var renderer = makeRenderer(screenStates.forSpareDrawing())
    var linearText: LinearText?
    withTerminalWidths {
      renderer.draw(
        window, overlay: overlay, strings: strings(), commands: commands(),
        wasInterrupted: wasInterrupted)
      if linearSession != nil { linearText = renderer.linearText(of: window, strings: strings()) }
    }
    guard linearText != linearSession?.announced || differs(renderer.context.canvas) else { return }
    // What another thread changes meanwhile is announced before it is changed.
    guard queue.isEmpty else { return }
    reportDifference(of: renderer)
    frames.draw()
  }

  /// Whether a canvas differs from the one on the screen, which users of a linear terminal do not see.
  private func differs(_ canvas: Canvas) -> Bool {
    guard linearSession == nil, let drawnCanvas, drawnCanvas.size == canvas.size else {
      return false
    }
    return drawnCanvas != canvas
  }

  /// Reports the control or the front screen at the first cell that differs; the active screen if the bars differ.
  private func reportDifference(of renderer: WindowRenderer) {
    let point = drawnCanvas.flatMap { $0.firstDifference(from: renderer.context.canvas) }
    if let point, lastRedrawing != .screen, let focusedDrawing,
      let place = focusedDrawing.place(of: point)
    {
      let control = type(of: focusedDrawing.node.control)
      return report(.controlOutdated, on: control, "row \(place.row), column \(place.column)")
    }
    let screen = point.flatMap { point in
      renderer.screenRects.last { $0.rect.contains(point) }?.screen
    }
    if let screen = screen ?? renderer.active?.screen {
      report(.screenOutdated, on: type(of: screen))
    }
  }
}

extension Canvas {
  /// The first cell that looks different in a canvas of the same size, or its cursor.
  fileprivate func firstDifference(from other: Canvas) -> Point? {
    for (index, cells) in zip(cells, other.cells).enumerated()
    where !looksEqual(cells.0, cells.1, of: other) {
      return Point(column: index % size.columns, row: index / size.columns)
    }
    return other.cursor ?? cursor
  }
}
#endif
