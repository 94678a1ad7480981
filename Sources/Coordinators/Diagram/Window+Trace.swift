extension Window {
  /// Tells `write` a line at once, and one for everything that happens, until the returned observation is
  /// cancelled.
  ///
  /// What is in the window already is not told; a trace that misses nothing begins before the first
  /// coordinator is started.
  ///
  /// ```swift
  /// let window = Window()
  /// window.trace { print($0) }
  /// try window.start(AppCoordinator(window: window))
  /// ```
  @discardableResult
  public func trace(_ write: @escaping (TraceLine) -> Void) -> WindowObservation {
    let objects = TracedObjects()
    write(.opened)
    return observe { event in
      switch event {
      case .changed(let change): write(.changed(TracedChange(change, objects)))
      case .exitRequested: write(.exitRequested)
      case .closed: write(.closed)
      }
    }
  }
}

extension TracedChange {
  @MainActor
  init(_ change: Change, _ objects: TracedObjects) {
    func screen(_ screen: any Presentable) -> TracedScreen {
      let name = objects.name(of: screen)
      let coordinator = change.position(of: screen)?.coordinator
      return TracedScreen(name, coordinator: coordinator.map { objects.name(of: $0) })
    }
    self.init()
    removed = change.removed.map { objects.lastName(of: $0) }
    removedCoordinators = change.removedCoordinators.map { objects.lastName(of: $0) }
    shown = change.shown.map(screen)
    // A screen that left and came again in one change is another one, also where it takes keys as before.
    let returned = change.shown.first { change.position(of: $0)?.isActive == true }
    activated = (change.activated ?? returned).map(screen)
    addedCoordinators = change.addedCoordinators.map {
      TracedRelation(objects.name(of: $0), $0.parent.map { objects.name(of: $0) })
    }
    places = change.shown.map { change.position(of: $0) }.map { position in
      TracedPosition(
        position?.container.map { objects.name(of: $0) }, isModal: position?.isModal ?? false,
        below: position?.below.map { objects.name(of: $0) })
    }
    moved = change.moved.map {
      TracedRelation(
        objects.name(of: $0), change.position(of: $0)?.below.map { objects.name(of: $0) })
    }
    selected = change.selected.map { objects.name(of: $0) }
  }
}
