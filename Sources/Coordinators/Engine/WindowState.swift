/// What a window has besides its tree; the window owns it, and until it has closed, its node does.
@MainActor
final class WindowState {
  /// The window whose user caused the event that is being handled.
  static var handlingEvent: WindowState?

  /// The window as its coordinators and modals hold it.
  let root = RootContainer()
  /// Weak: nothing inside a window owns it.
  weak var window: Window?
  /// The node of the window; `nil` once it has closed.
  var id: WindowID?
  /// Whether it accepts no operations any more.
  var isClosed = false
  /// The app coordinator that was created for the window last; it may not be in the tree.
  weak var appCoordinator: AppCoordinator?
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var observers = WindowObservers()
  /// The user interface that shows the window.
  weak var taskHost: (any TaskHost)?
  var leakTracker = LeakTracker()
  var didReport: ((CoordinatorDiagnostic) -> Void)?
  var diagnostics = DiagnosticLog()
  /// The types of the objects that were reported because their states could not be saved.
  var typesWithUnsavedState: Set<String> = []
  /// What of restored states waits; `Engine.set(_:of:to:)` changes it.
  var waitingLines: [WaitingLines] = []
  /// The links that wait for the guard of a route.
  var undecidedLinks: [LinkRequest] = []

  init() { root.state = self }

  /// Notifies the observers that are not cancelled meanwhile.
  func notifyObservers(_ event: WindowEvent) {
    for observer in observers.all where observers.contains(observer.id) { observer.notify(event) }
  }

  /// Notifies the observers for the last time, and releases what the window does not need any more.
  func didClose() {
    notifyObservers(.closed)
    window?.willClose = nil
    waitingLines = []
    let links = undecidedLinks
    undecidedLinks = []
    for link in links { link.drop() }
    let released = observers
    observers = WindowObservers()
    release(released)
    if window == nil { abandon() }
  }

  /// Hands what nobody received to the next console, once the window has closed and is gone.
  func abandon() {
    for entry in diagnostics.takeAll() {
      for _ in 0..<entry.count { DiagnosticsWithoutWindow.report(entry.diagnostic) }
    }
    // Breaks the cycle between the two.
    root.state = nil
  }
}
