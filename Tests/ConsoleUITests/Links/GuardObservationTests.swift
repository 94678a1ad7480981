import ConsoleTesting
import ConsoleUI
import Coordinators
import Observation
import Testing

/// Mistakes of other libraries: signing out leaves the protected screen where it is, or observing piles up.
@MainActor
struct `Guards that read a model` {
  @Test func `are asked again when it changes`() async throws {
    let window = Window()
    let session = Session()
    let app = GuardedApp(session, window: window)
    try window.start(app)
    session.isSignedIn = true
    try app.links.open(DeepLink("account"))
    #expect(window.location == DeepLink("account"))

    session.isSignedIn = false
    while window.location == DeepLink("account") { await Task.yield() }
    #expect(window.location == DeepLink("sign-in") && app.links.waiting == DeepLink("account"))

    session.isSignedIn = true
    try app.links.resume()
    #expect(window.location == DeepLink("account"))
    session.isSignedIn = false
    while window.location == DeepLink("account") { await Task.yield() }
    #expect(app.children.count == 1)
  }

  @Test func `are asked before the change is drawn`() throws {
    let window = Window()
    let session = Session()
    session.isSignedIn = true
    let app = GuardedApp(session, window: window)
    try window.start(app)
    let console = HeadlessConsole(window, columns: 40, rows: 8)
    try app.links.open(DeepLink("account"))
    app.children.first?.screens.compactMap { $0 as? SampleScreen }.first?.commands = [
      KeyCommand(.character("o"), "sign out") { session.isSignedIn = false }
    ]

    console.press("o")

    #expect(console.screen.contains(" sign-in") && window.location == DeepLink("sign-in"))
  }

  @Test func `are asked again although a place left in the same turn`() async throws {
    let window = Window()
    let session = Session()
    session.isSignedIn = true
    let app = GuardedApp(session, window: window)
    try window.start(app)
    try app.links.open(DeepLink("account"))
    app.start(child: PlaceCoordinator("account", presenter: Modal(over: window)))

    session.isSignedIn = false
    app.children.last?.finish()
    while window.location == DeepLink("account") { await Task.yield() }

    #expect(window.location == DeepLink("sign-in"))
  }

  @Test func `are asked no more than once for a change`() async throws {
    let window = Window()
    let session = Session()
    session.isSignedIn = true
    let app = GuardedApp(session, window: window)
    try window.start(app)
    for _ in 0..<50 {
      try app.links.open(DeepLink("account"))
      window.back()
    }
    try app.links.open(DeepLink("account"))
    app.questions = 0

    session.isSignedIn = false
    while window.location == DeepLink("account") { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }

    #expect(app.questions == 1)
  }
}

@Observable @MainActor private final class Session {
  var isSignedIn = false
}

private final class GuardedApp: AppCoordinator, Routing {
  let session: Session
  var questions = 0
  private let stack = NavigationController()
  private(set) lazy var links = LinkOpener(window ?? Window())

  init(_ session: Session, window: Window) {
    self.session = session
    super.init(window: window)
  }

  override func start() {
    show(stack)
    stack.show(SampleScreen("Home") { Text("home") }, for: self)
    links.observeGuards()
  }

  var routes: [Route] {
    [
      Route("account", to: PlaceCoordinator.self) {
        $0.name == "account"
      } start: {
        PlaceCoordinator("account", presenter: self.stack)
      }
      .guarded { _ in self.decide() },
      Route("sign-in", to: PlaceCoordinator.self) {
        $0.name == "sign-in"
      } start: {
        PlaceCoordinator("sign-in", presenter: Modal(over: self.stack))
      },
    ]
  }

  private func decide() -> RouteDecision {
    questions += 1
    return session.isSignedIn ? .allowed : .waits(at: DeepLink("sign-in"))
  }
}

private final class PlaceCoordinator: Coordinator {
  let name: String

  init(_ name: String, presenter: any Presenter) {
    self.name = name
    super.init(presenter: presenter)
  }

  override func start() { show(SampleScreen(name) { Text("place") }) }
}
