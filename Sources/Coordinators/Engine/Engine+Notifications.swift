/// How screens, coordinators and observers are notified of a committed change.
extension Engine {
  /// Notifies everything that the committed changes concern, and then releases what has left, which the loops of the
  /// notifications hold, too.
  func publishChanges() {
    guard otherChanges.isEmpty, let first = tree.touched.first else { return publishSeveral() }
    let window = tree.windows[first].state
    notifyOfLeaving(in: window, isAlone: true)
    notifyOfAppearing(in: window, isAlone: true)
    if hasOthersToNotify { notifyOfOthers() }
    clearChange(of: window)
    tree.touched.first = nil
  }

  /// Notifies several windows, or none, of what has left before any of them of what appears: a screen may have gone from one
  /// to another.
  @inline(never)
  private func publishSeveral() {
    let window = tree.touched.first.map { tree.windows[$0].state }
    if let window {
      notifyOfLeaving(in: window, isAlone: false)
      forEachOtherChange { notifyOfLeaving(in: $0, isAlone: false) }
      notifyOfAppearing(in: window, isAlone: false)
      forEachOtherChange { notifyOfAppearing(in: $0, isAlone: false) }
    }
    if hasOthersToNotify { notifyOfOthers() }
    guard let window else { return }
    clearChange(of: window)
    forEachOtherChange(clearChange)
    otherChanges = []
    tree.forgetTouched()
  }

  private var hasOthersToNotify: Bool {
    unfinished.interruption != nil || !tree.removedOutside.isEmpty || !exitRequests.isEmpty
  }

  /// Notifies what is in no window, what has refused, and who is asked to exit.
  private func notifyOfOthers() {
    if !tree.removedOutside.isEmpty { notifyOfRemovalsOutside() }
    if unfinished.interruption != nil { notifyOfRefusal() }
    if !exitRequests.isEmpty { notifyOfExits() }
  }

  private func notifyOfRefusal() {
    guard case .veto(let veto, let request) = unfinished.interruption else { return }
    unfinished.interruption = nil
    notify(of: veto, against: request)
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
  @inline(__always)
  private func notifyOfLeaving(in window: WindowState, isAlone: Bool) {
    notifiedWindow = window
    for problem in change.problems { problem.report(in: window) }
    change.deactivated?.willDisappear()
    if isAlone { change.activated?.willAppear() }
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
  }

  @inline(__always)
  private func notifyOfAppearing(in window: WindowState, isAlone: Bool) {
    if !isAlone {
      notifiedWindow = window
      change.activated?.willAppear()
    }
    change.activated?.didAppear()
    if !change.isEmpty, !window.observers.all.isEmpty {
      window.notifyObservers(.changed(reported(change, in: window)))
    }
  }

  /// Calls `body` for each window after the first one that the transaction concerns, with its change in place of the first.
  private func forEachOtherChange(_ body: (WindowState) -> Void) {
    for index in otherChanges.indices {
      swap(&change, &otherChanges[index])
      body(tree.windows[tree.touched.others[index]].state)
      swap(&change, &otherChanges[index])
    }
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
