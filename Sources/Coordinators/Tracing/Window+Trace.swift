extension Window {
  /// Calls `write` with an opening line at once and with a line for each event, until the returned observation is
  /// cancelled.
  ///
  /// The trace does not describe what is already in the window; start a complete trace before the first
  /// coordinator.
  ///
  /// ```swift
  /// let window = Window()
  /// window.trace { print($0) }
  /// try window.start(AppCoordinator(window: window))
  /// ```
  @discardableResult
  public func trace(_ write: @escaping (TraceLine) -> Void) -> WindowObservation {
    let numbers = TracedObjectNumbers()
    write(.opened)
    return observe { event in
      switch event {
      case .changed(let change): write(.changed(TracedChange(change, numbers)))
      case .exitRequested: write(.exitRequested)
      case .closed: write(.closed)
      }
    }
  }
}

extension TracedChange {
  @MainActor
  init(_ change: WindowChange, _ numbers: TracedObjectNumbers) {
    func screen(_ screen: any Presentable) -> TracedScreen {
      let name = numbers.name(of: screen)
      let coordinator = change.position(of: screen)?.coordinator
      return TracedScreen(name, coordinator: coordinator.map { numbers.name(of: $0) })
    }
    self.init()
    removed = change.removed.map { numbers.removeName(of: $0) }
    removedCoordinators = change.removedCoordinators.map { numbers.removeName(of: $0) }
    shown = change.shown.map(screen)
    // A screen that left and was shown again in one change has a new number, so it is activated even if it
    // was active before.
    let returned = change.shown.first { change.position(of: $0)?.isActive == true }
    activated = (change.activated ?? returned).map(screen)
    addedCoordinators = change.addedCoordinators.map {
      TracedCoordinator(numbers.name(of: $0), parent: $0.parent.map { numbers.name(of: $0) })
    }
    positions = change.shown.map { change.position(of: $0) }.map { position in
      TracedPosition(
        position?.container.map { numbers.name(of: $0) }, isModal: position?.isModal ?? false,
        below: position?.below.map { numbers.name(of: $0) })
    }
    moved = change.moved.map {
      TracedMove(
        numbers.name(of: $0), below: change.position(of: $0)?.below.map { numbers.name(of: $0) })
    }
    selected = change.selected.map { numbers.name(of: $0) }
  }
}
