extension Window {
  /// Called with every diagnostic of this window as it occurs; those collected before are passed at once.
  ///
  /// While it is `nil`, the window collects up to 100 different diagnostics, and a `Console` that shows the window
  /// prints them on standard error when it ends. ``CoordinatorDiagnostic/handler`` replaces both. The closure must
  /// not capture the window.
  public var didReport: ((CoordinatorDiagnostic) -> Void)? {
    get { state.didReport }
    set {
      state.didReport = newValue
      state.deliverDiagnostics()
    }
  }

  /// Removes and returns the diagnostics that no receiver has got.
  package func takeDiagnostics() -> [DiagnosticLog.Entry] { state.diagnostics.takeAll() }

  /// Reports a diagnostic that a user interface has found.
  package func report(_ diagnostic: CoordinatorDiagnostic) { diagnostic.report(in: state) }

  /// Reports each container that was filled by this window's program and is not shown yet, when its console ends.
  package func reportFilledContainers() { state.reportFilledContainers() }

  /// Reports, once, that the user sees a container without a screen.
  package func reportEmptyContainer() {
    if let container = activeScreen as? Container { state.reportEmpty(container) }
  }

  /// Handles an event, such as a key or a timer: diagnostics that concern no other window are those of this one.
  package func handlingEvent(_ body: () -> Void) {
    let outer = WindowState.handlingEvent
    WindowState.handlingEvent = state
    defer { WindowState.handlingEvent = outer }
    body()
  }
}

/// What a window reports.
extension WindowState {
  /// Passes a diagnostic to the window's receiver, or keeps it for the next one.
  func collect(_ diagnostic: CoordinatorDiagnostic) {
    guard let didReport else { return diagnostics.add(diagnostic) }
    didReport(diagnostic)
  }

  /// Passes what was collected to a new receiver.
  func deliverDiagnostics() {
    guard let didReport else { return }
    for entry in diagnostics.takeAll() {
      for _ in 0..<entry.count { didReport(entry.diagnostic) }
    }
  }

  /// Reports an object whose state could not be saved, once for each type: programs save often.
  func reportUnsavedState(of object: AnyObject, _ error: any Error) {
    let type = name(of: object)
    guard typesWithUnsavedState.insert(type).inserted else { return }
    CoordinatorDiagnostic(.stateNotSaved, subject: type, detail: "\(error)").report(in: self)
  }

  /// Reports the coordinators that were to fill a container, or else the container, unless the whole window is empty.
  func reportEmpty(_ container: Container) {
    guard let id = container.node else { return }
    let unstarted = Engine.shared.tree.coordinators(hostedBy: id).filter { !$0.hasStarted }
    for coordinator in unstarted { Engine.shared.reportIfNeverStarted(coordinator, in: self) }
    guard unstarted.isEmpty, !container.isReportedAsEmpty, container !== window?.rootScreen
    else { return }
    container.isReportedAsEmpty = true
    let owner = Engine.shared.tree.coordinator(of: container).map(name(of:))
    CoordinatorDiagnostic(.shownEmpty, subject: name(of: container), detail: owner ?? "Window")
      .report(in: self)
  }

  /// Reports each container that the program of this window filled and that is not shown yet.
  ///
  /// A container whose window is unknown may still be shown in any open window.
  func reportFilledContainers() {
    let isLastWindow = !Engine.shared.hasOpenWindows
    for id in Engine.shared.tree.filledContainers {
      let filling = Engine.shared.tree.containerNodes[id].fillingWindow
      if filling === self || (filling?.window == nil && isLastWindow) {
        Engine.shared.reportNeverShown(id)
      }
    }
  }

  /// Reports what has left the tree and is still alive; containers are handles that anything may keep.
  func reportLeaks(includingTasks: Bool) {
    for object in leakTracker.takeLeaks(includingTasks: includingTasks)
    where !(object is Container) && !Engine.shared.tree.contains(object) {
      let isHeldByTask = (object as? Coordinator)?.hasRunningTasks ?? false
      CoordinatorDiagnostic(
        .leaked, subject: name(of: object), detail: isHeldByTask ? "task" : ""
      ).report(in: self)
    }
  }
}

extension Engine {
  /// Reports an error of an operation; `window` is the one that it concerned when it was requested.
  func report(_ error: any Error, of operation: Operation, in window: WindowState? = nil) {
    let diagnostic =
      error as? CoordinatorDiagnostic
      ?? CoordinatorDiagnostic(
        operation.isTransaction ? .transactionFailed : .startFailed, subject: operation.subject,
        detail: "\(error)")
    diagnostic.report(in: operation.window ?? window)
  }

  /// Reports, once, a coordinator that has left without a start; other modules' presenters do not call the engine.
  func reportIfNeverStarted(_ coordinator: Coordinator, in window: WindowState?) {
    guard !coordinator.hasStarted, coordinator.presenter is any BuiltInPresenter else { return }
    coordinator.hasStarted = true
    CoordinatorDiagnostic(.neverStarted, subject: name(of: coordinator)).report(in: window)
  }

  /// Reports, once, a container that was filled and is not shown.
  func reportNeverShown(_ id: ContainerID) {
    guard tree.hasScreens(id), !tree.containerNodes[id].isReportedAsNeverShown else { return }
    tree.containerNodes[id].isReportedAsNeverShown = true
    let window = tree.containerNodes[id].fillingWindow
    tree.neverShown(id).report(in: window?.window == nil ? nil : window)
  }
}
