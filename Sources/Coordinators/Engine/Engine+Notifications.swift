/// How screens, coordinators and observers are notified of a committed change.
extension Engine {
  /// Calls everything that the committed change concerns, in the order that ``Presentable`` documents.
  func notifyOfChange() {
    for problem in change.problems { problem.report(in: self) }
    change.deactivated?.willDisappear()
    change.activated?.willAppear()
    change.deactivated?.didDisappear()
    for coordinator in change.removedCoordinators {
      reportIfNeverStarted(coordinator)
      coordinator.callRemovalHandler()
    }
    for screen in change.removed {
      if !unfinished.pendingQuestions.isEmpty {
        _ = unfinished.pendingQuestions.removeValue(forKey: ObjectIdentifier(screen))
      }
      screen.didLeave()
      Window.didRemove(screen)
    }
    for modal in change.dismissed { modal.didDismiss() }
    change.activated?.didAppear()
    if !change.isEmpty, !observers.all.isEmpty { notifyObservers(.changed(withPositions(change))) }
    if case .veto(let veto, let request) = unfinished.interruption {
      unfinished.interruption = nil
      notify(of: veto, against: request)
    }
    if isExitRequested {
      isExitRequested = false
      notifyObservers(.exitRequested)
      tree.appCoordinator?.exitRequested()
    }
  }

  /// Releases what has left, after the notifications, whose loops hold it, too.
  func clearChange() {
    change.clear { leakTracker.track($0) }
  }

  /// Adds the positions of the change's screens, which only observers need.
  private func withPositions(_ change: WindowChange) -> WindowChange {
    var change = change
    for screen in change.shown + change.moved + [change.activated].compactMap(\.self) {
      change.positions[ObjectIdentifier(screen)] = tree.position(of: screen)
    }
    return change
  }

  func notifyClosed() {
    notifyObservers(.closed)
    window?.willClose = nil
    setWaitingLines([])
    let links = undecidedLinks
    undecidedLinks = []
    for link in links { link.drop() }
    // Breaks the cycle between the engine, its tree and the root container, and releases the observers.
    var tree = Tree(root: RootContainer())
    var observers = WindowObservers()
    swap(&tree, &self.tree)
    swap(&observers, &self.observers)
  }

  /// Notifies the current observers, without those that are cancelled meanwhile.
  private func notifyObservers(_ event: WindowEvent) {
    for observer in observers.all where observers.contains(observer.id) { observer.notify(event) }
  }
}
