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
