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
    terminal.present(drawnCanvas)
    return true
  }

  /// Draws the focused control again after a change of its states, and nothing else.
  ///
  /// - Returns: What a frame of the whole window may reuse, if it must be drawn because other parts may have changed;
  ///   `nil` if the control was drawn.
  func redrawFocusedControl() -> FrameReuse? {
    guard let drawing = focusedDrawing, let states = active?.state.views, outcome == nil, !isStale,
      terminal.isShown, active?.focused === drawing.node, drawnCanvas?.size == terminal.size
    else { return .allViews }
    guard takeReuse(.allViews) == .allViews else { return FrameReuse.none }
    let queue = queue
    let isAnimated = withTerminalWidths {
      observationTracker.track(reusing: true) {
        redraw(drawing, states)
      } willChange: { epoch in
        queue.add(.modelWillChange(epoch: epoch))
      }
    }
    guard let isAnimated, let drawnCanvas else { return .allViews }
    screenStates.basis.reuse = .allViews
    terminal.present(drawnCanvas)
    frames.didDraw(isAnimated: isAnimated)
    stateSaver?.didDraw()
    return nil
  }

  /// Changes the canvas to show the control as its states are now.
  ///
  /// - Returns: Whether the control is animated; `nil` if other views may be concerned.
  private func redraw(_ drawing: FocusedDrawing, _ states: ViewStates) -> Bool? {
    states.basis = FrameBasis(reuse: .allViews, epoch: observationTracker.epoch)
    var tree = ElementTree(states: states)
    let redrawing = drawing.node.update(in: &tree)
    // Moved, not copied: nothing else holds its cells.
    guard redrawing != .screen, tree.reports.isEmpty, let canvas = drawnCanvas.take() else {
      return nil
    }
    var context = DrawingContext(
      canvas: consume canvas, palette: palette, step: frames.animationStep)
    drawing.draw(redrawing, into: &context)
    for store in tree.commits { store() }
    for store in context.commits { store() }
    context.canvas.markRows()
    drawnCanvas = context.canvas
    // Controls inside this one are where the mouse finds them only after a frame of the whole window.
    guard context.popUp == nil, context.mouseTargets.isEmpty, drawing.answersAsRecorded else {
      return nil
    }
    return context.isAnimated
  }
}
