/// How screens, coordinators and observers are notified of a committed change.
extension Engine {
  /// Notifies everything that the committed changes concern, one window after the other.
  func notifyOfChanges() {
    if let first = tree.touched.first {
      notify(tree.windows[first].state)
      for index in otherChanges.indices {
        swap(&change, &otherChanges[index])
        notify(tree.windows[tree.touched[index + 1]].state)
        swap(&change, &otherChanges[index])
      }
    }
    if !tree.removedOutside.isEmpty { notifyOfRemovalsOutside() }
    if case .veto(let veto, let request) = unfinished.interruption {
      unfinished.interruption = nil
      notify(of: veto, against: request)
    }
    if !exitRequests.isEmpty { notifyOfExits() }
  }

  /// Calls the coordinators that were removed and that were in no window.
  private func notifyOfRemovalsOutside() {
    let removed = tree.removedOutside
    tree.removedOutside = []
    notifiedWindow = nil
    for coordinator in removed {
      reportIfNeverStarted(coordinator, in: nil)
      coordinator.callRemovalHandler()
    }
    release(removed)
  }

  private func notifyOfExits() {
    let windows = exitRequests
    exitRequests = []
    for window in windows {
      window.notifyObservers(.exitRequested)
      if let id = window.id { tree.appCoordinator(of: id)?.exitRequested() }
    }
  }

  /// Calls everything in one window that its change concerns, in the order that ``Presentable`` documents.
  ///
  /// Reads the change where it is: a copy would retain all of its arrays.
  private func notify(_ window: WindowState) {
    notifiedWindow = window
    for problem in change.problems { problem.report(in: window) }
    change.deactivated?.willDisappear()
    change.activated?.willAppear()
    change.deactivated?.didDisappear()
    for coordinator in change.removedCoordinators {
      reportIfNeverStarted(coordinator, in: window)
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
    if !change.isEmpty, !window.observers.all.isEmpty {
      window.notifyObservers(.changed(reported(change, in: window)))
    }
  }

  /// Releases what has left, after the notifications, whose loops hold it, too.
  func clearChanges() {
    guard let first = tree.touched.first else { return }
    clearChange(of: tree.windows[first].state)
    for index in otherChanges.indices {
      swap(&change, &otherChanges[index])
      clearChange(of: tree.windows[tree.touched[index + 1]].state)
      swap(&change, &otherChanges[index])
    }
    if !otherChanges.isEmpty { otherChanges = [] }
    tree.forgetTouched()
  }

  private func clearChange(of window: WindowState) {
    change.clear { window.leakTracker.track($0) }
  }

  /// The change as observers get it, with the positions of its screens.
  private func reported(_ change: WindowChange, in window: WindowState) -> WindowChange {
    guard let id = window.id else { return change }
    var change = change
    for coordinator in change.unreported {
      change.removedCoordinators.removeAll { $0 === coordinator }
    }
    for screen in change.shown + change.moved + [change.activated].compactMap(\.self) {
      change.positions[ObjectIdentifier(screen)] = tree.position(of: screen, in: id)
    }
    return change
  }
}
