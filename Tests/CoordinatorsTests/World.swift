import Coordinators

/// A screen that is nothing but a name.
@MainActor
final class Page: Presentable {
  let name: String
  private(set) var appearances = 0
  init(_ name: String) { self.name = name }
  func didAppear() { appearances += 1 }
}

/// An object that does something when it is freed.
@MainActor
final class Last: Presentable {
  private let act: () -> Void
  init(_ act: @escaping () -> Void) { self.act = act }
  isolated deinit { act() }
}

/// A coordinator that is nothing but a name and what it does when it starts.
@MainActor
class Flow: Coordinator {
  @Once var done: (Int) -> Void = { _ in }
  let name: String
  private let onStart: (Flow) throws -> Void

  init(
    _ name: String, in presenter: any Presenter, onStart: @escaping (Flow) throws -> Void = { _ in }
  ) {
    self.name = name
    self.onStart = onStart
    super.init(presenter: presenter)
  }

  override func start() throws { try onStart(self) }
}

/// The coordinator of the whole test program: a stack with one screen.
@MainActor
final class App: AppCoordinator {
  let stack = NavigationController()
  let root = Page("root")
  var exitRequests = 0

  override func start() {
    show(stack)
    stack.show(root, for: self)
  }

  override func exitRequested() { exitRequests += 1 }
}

/// A window with an ``App`` in it, and a log of what was told.
@MainActor
final class World {
  private struct Trace {
    let name: String
    weak var object: AnyObject?
  }

  var window: Window? = Window()
  let app: App
  private(set) var log: [String] = []
  private(set) var changes: [Told] = []
  private(set) var eventCount = 0
  /// How often observers heard that an exit was requested.
  private(set) var exitEvents = 0
  private var flows: [Trace] = []
  private var screens: [Trace] = []

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

  /// The names of the flows that were started here, and then of the pages that were shown, that are not
  /// freed.
  var alive: [String] { (flows + screens).filter { $0.object != nil }.map(\.name) }

  /// The flow of that name that was started last, if it is not freed.
  subscript(name: String) -> Flow? { flows.last { $0.name == name }?.object as? Flow }

  func note(_ text: String) { log.append(text) }
  func forget() { (log, changes, eventCount) = ([], [], 0) }

  private func note(_ event: WindowEvent) {
    eventCount += 1
    if case .exitRequested = event { exitEvents += 1 }
    guard case .changed(let change) = event else { return }
    for case let page as Page in change.shown {
      screens.append(Trace(name: page.name, object: page))
    }
    changes.append(
      Told(
        shown: names(change.shown), removed: names(change.removed),
        activated: (change.activated as? Page)?.name))
  }

  /// Starts a flow that shows one page of the same name, in lower case, and notes its removal.
  @discardableResult
  func push(
    _ name: String, under parent: Coordinator? = nil, in presenter: (any Presenter)? = nil
  ) -> Flow {
    let flow = Flow(name, in: presenter ?? stack) { $0.show(Page(name.lowercased())) }
    return start(flow, under: parent)
  }

  @discardableResult
  func start(_ flow: Flow, under parent: Coordinator? = nil) -> Flow {
    (parent ?? app).start(child: watch(flow))
    return flow
  }

  /// Notes the removal of a flow, and whether it is freed.
  func watch(_ flow: Flow) -> Flow {
    let name = flow.name
    flows.append(Trace(name: name, object: flow))
    flow.removeCoordinator = { _ in self.note("removed \(name)") }
    return flow
  }
}

/// A change, by the names of the pages in it.
struct Told: Equatable {
  var shown: [String] = []
  var removed: [String] = []
  var activated: String?
}

@MainActor
func names(_ screens: [any Presentable]) -> [String] { screens.map { ($0 as? Page)?.name ?? "?" } }

/// What was reported while `body` ran.
@MainActor
func diagnostics(_ body: () throws -> Void) rethrows -> [CoordinatorDiagnostic.Kind] {
  var reported: [CoordinatorDiagnostic.Kind] = []
  let outer = CoordinatorDiagnostic.handler
  CoordinatorDiagnostic.handler = { reported.append($0.kind) }
  defer { CoordinatorDiagnostic.handler = outer }
  try body()
  return reported
}
