internal import Coordinators

/// What tests ask a console, and what debug builds check while it is idle.
extension Console {
  /// The responder to a key, for tests of the order in which they are asked.
  package func responder(to key: KeyPress) -> String? { chain.responder(to: key)?.rawValue }

  /// The number of screens whose state is kept.
  package var screenStateCount: Int { builder.states.count }

  /// Draws the window from nothing in a theme on spare cells, with no other effect.
  ///
  /// - Returns: The cells; `nil` if the console shows nothing, because it has ended or runs another program.
  package func spareCanvas(
    in theme: Theme, observedBy observer: (any DrawingObserver)? = nil
  ) -> Canvas? {
    guard outcome == nil, terminal.isShown else { return nil }
    let frame = builder.spareFrame(of: frameInput(in: theme), observedBy: observer)
    // The last frame no longer tracks what this one has changed.
    if !frame.changingScreens.isEmpty { setNeedsRedraw() }
    return frame.canvas
  }

  /// Draws the window if a change waits for a frame; ``redraw(_:)`` also finds a change that nothing has announced.
  package func redrawIfChanged() {
    if isOutdated || builder.hasPendingChange { redraw() }
  }

  /// Draws the window if it shows something else than what is drawn, or has other commands, also where nothing has announced
  /// that: a test changes plain properties.
  package func redrawIfOutdated() {
    window.attached.guards?.recheckIfChanged()
    guard outcome == nil, !window.isClosed, !isOutdated, !builder.hasPendingChange,
      terminal.isShown, let frame
    else { return redraw() }
    let fresh = builder.spareFrame(of: frameInput(in: theme()))
    if !fresh.changingScreens.isEmpty || frame.isOutdated(by: fresh) { redraw() }
  }

  #if DEBUG
  /// Compares a frame that has reused views with one drawn from nothing, as the idle console does.
  package func checkReuse() {
    if builder.hasReused { reportUnannouncedChange() }
  }

  /// Reports the screen that shows something else than a frame from nothing, and draws it: nothing announced the change.
  func reportUnannouncedChange() {
    guard outcome == nil, terminal.isShown, !isStale, queue.isEmpty, let frame else { return }
    let fresh = builder.spareFrame(of: frameInput(in: theme()))
    if !fresh.changingScreens.isEmpty { return mistakes.report(unsettled: fresh) }
    let differs =
      linearSession.map { $0.announced != fresh.linearText } ?? frame.looksDifferent(from: fresh)
    // What another thread changes meanwhile is announced before it is changed.
    guard differs, queue.isEmpty else { return }
    let again = builder.spareFrame(of: frameInput(in: theme()))
    if again.isOutdated(by: fresh) { return mistakes.reportChanging(fresh, again) }
    mistakes.reportDifference(of: frame, from: fresh)
    frames.draw()
  }
  #endif
}
