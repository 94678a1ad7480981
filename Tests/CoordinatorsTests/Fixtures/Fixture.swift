import Coordinators

/// A window with an ``App``, and a log of removals and changes.
@MainActor
final class Fixture {
  private struct WeakObject {
    let name: String
    weak var object: AnyObject?
  }

  var window: Window? = Window()
  let app: App
  private(set) var log: [String] = []
  private(set) var changes: [RecordedChange] = []
  private(set) var eventCount = 0
  private(set) var exitEvents = 0
  private var flows: [WeakObject] = []
  private var screens: [WeakObject] = []

  init() throws {
    let window = Window()
    self.window = window
    app = App(window: window)
    try window.start(app)
    window.observe { [weak self] in self?.note($0) }
  }

  var stack: NavigationController { app.stack }
  var pages: [String] { names(stack.screens) }
  var active: String? { (window?.activeScreen as? Page)?.name }

  /// The names of the tracked flows and then of the shown pages that have not been released.
  var alive: [String] { (flows + screens).filter { $0.object != nil }.map(\.name) }

  /// The last tracked flow with a name, unless it has been released.
  subscript(name: String) -> Flow? { flows.last { $0.name == name }?.object as? Flow }

  func note(_ text: String) { log.append(text) }
  func clearLog() { (log, changes, eventCount) = ([], [], 0) }

  private func note(_ event: WindowEvent) {
    eventCount += 1
    if case .exitRequested = event { exitEvents += 1 }
    guard case .changed(let change) = event else { return }
    for case let page as Page in change.shown {
      screens.append(WeakObject(name: page.name, object: page))
    }
    changes.append(RecordedChange(change))
  }

  /// Starts a tracked flow that shows one page with the same name in lower case.
  @discardableResult
  func push(
    _ name: String, under parent: Coordinator? = nil, in presenter: (any Presenter)? = nil
  ) -> Flow {
    let flow = Flow(name, in: presenter ?? stack) { $0.show(Page(name.lowercased())) }
    return start(flow, under: parent)
  }

  @discardableResult
  func start(_ flow: Flow, under parent: Coordinator? = nil) -> Flow {
    (parent ?? app).start(child: track(flow))
    return flow
  }

  /// Logs the removal of a flow and includes it in `alive`.
  func track(_ flow: Flow) -> Flow {
    let name = flow.name
    flows.append(WeakObject(name: name, object: flow))
    flow.removeCoordinator = { _ in self.note("removed \(name)") }
    return flow
  }
}
