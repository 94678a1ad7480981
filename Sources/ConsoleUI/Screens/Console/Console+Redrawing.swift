internal import Coordinators

extension Console {
  /// Presents the last frame again after an event that had no effect.
  ///
  /// - Returns: Whether it is up to date; if not, the window must be drawn.
  func presentAgain() -> Bool {
    window.attached.guards?.recheckIfChanged()
    guard outcome == nil, !window.isClosed, !isOutdated, !hasPendingChange, linearSession == nil,
      terminal.isShown, let drawnCanvas, drawnCanvas.size == terminal.size
    else { return false }
    present(drawnCanvas)
    return true
  }

  /// Draws the focused control again after a change of its states, and nothing else.
  ///
  /// - Returns: What a frame of the whole window may reuse, if it must be drawn because other parts may have changed;
  ///   `nil` if the control was drawn.
  func redrawFocusedControl() -> FrameReuse? {
    guard let drawing = focusedDrawing, outcome == nil, !isStale, terminal.isShown,
      active?.focused === drawing.node, drawnCanvas?.size == terminal.size
    else { return .allViews }
    guard mayReuse else { return FrameReuse.none }
    reusingFrames += 1
    let queue = queue
    var reports: [() -> Void] = []
    let isAnimated = withTerminalWidths {
      observationTracker.track(reusing: true) {
        redraw(drawing, &reports)
      } willChange: { report in
        queue.add(.modelWillChange(report))
      }
    }
    guard let isAnimated, let drawnCanvas else {
      for report in reports { report() }
      return reports.isEmpty ? .allViews : .equalViews
    }
    screenStates.basis.reuse = .allViews
    present(drawnCanvas)
    for report in reports { report() }
    if !reports.isEmpty { setNeedsRedraw() }
    frames.didDraw(isAnimated: isAnimated)
    stateSaver?.didDraw()
    return nil
  }

  /// Changes the canvas to show the control as its states are now.
  ///
  /// - Returns: Whether the control is animated; `nil` if other views may be concerned.
  private func redraw(_ drawing: FocusedDrawing, _ reports: inout [() -> Void]) -> Bool? {
    var update = ControlUpdate(epoch: observationTracker.epoch)
    let redrawing = drawing.node.redrawing(&update)
    // Moved, not copied: nothing else holds its cells.
    guard redrawing != .screen, let canvas = drawnCanvas.take() else { return nil }
    var context = DrawingContext(
      canvas: consume canvas, palette: palette, step: frames.animationStep)
    drawing.draw(redrawing, into: &context)
    for views in update.resumed { views.endFrame() }
    for store in context.commits { store() }
    reports = context.reports
    context.canvas.markRows()
    lastRedrawing = redrawing
    drawnCanvas = context.canvas
    // Controls inside this one are where the mouse finds them only after a frame of the whole window.
    guard context.popUp == nil, context.mouseTargets.isEmpty, drawing.answersAsRecorded else {
      return nil
    }
    return context.isAnimated
  }
}
