import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// Asynchronous work that is bound to the life of a coordinator, in a window that a console shows.
@Suite @MainActor struct CoordinatorTaskTests {
  struct NoNetwork: Error {}

  /// Shows a text that is not `@Observable`.
  final class FeedScreen: Screen {
    var text = "loading"
    var body: some View { Text(text) }
  }

  /// Refreshes a feed again and again.
  final class FeedCoordinator: NavigationCoordinator<FeedScreen> {
    private let load: (Int) async throws -> String

    init(presenter: any Presenter, _ load: @escaping (Int) async throws -> String) {
      self.load = load
      super.init(presenter: presenter)
      task { coordinator in
        for round in 1...3 {
          try await coordinator.clock.sleep(for: .seconds(1))
          let text = try await coordinator.load(round)
          coordinator.screen?.text = text
          coordinator.screen?.setNeedsRedraw()
        }
      } didFail: { coordinator, error in
        coordinator.screen?.text = "\(error)"
      }
    }

    override func start() { show(FeedScreen()) }
  }

  final class App: AppCoordinator {
    let stack = NavigationController()

    override func start() {
      show(stack)
      stack.show(SampleScreen("Root") { Text("root") }, for: self)
    }
  }

  private let window = Window()
  private let app: App

  init() throws {
    app = App(window: window)
    try window.start(app)
  }

  private func open(_ load: @escaping (Int) async throws -> String = { "round \($0)" }) {
    app.start(child: FeedCoordinator(presenter: app.stack, load))
  }

  @Test(arguments: [true, false])
  func `work sleeps on the console's clock and is drawn`(startsBefore: Bool) async {
    if startsBefore { open() }
    let console = HeadlessConsole(window, columns: 20, rows: 3)
    if !startsBefore { open() }

    await console.advance(by: .milliseconds(900))
    #expect(console.screen.contains("loading"))
    await console.advance(by: .seconds(1))
    #expect(console.screen.contains("round 1"))
    await console.advance(by: .seconds(1))

    #expect(console.screen.contains("round 2"))
  }

  @Test func `the end of work draws what it has changed`() async {
    let console = HeadlessConsole(window, columns: 20, rows: 3)
    open { if $0 == 1 { throw NoNetwork() } else { "" } }

    await console.advance(by: .seconds(2))

    #expect(console.terminal.canvas?.text.contains("NoNetwork()") == true)
  }

  /// Runs on no actor.
  @concurrent private nonisolated static func loadElsewhere(_ round: Int) async -> String {
    let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
    return executor == nil ? "anywhere" : "on the main queue \(round)"
  }

  @Test(arguments: [true, false])
  func `work outside of the main actor runs where the console wants it`(startsBefore: Bool) async {
    if startsBefore { open { await Self.loadElsewhere($0) } }
    let console = HeadlessConsole(window, columns: 30, rows: 3)
    if !startsBefore { open { await Self.loadElsewhere($0) } }

    for round in 1...3 {
      await console.advance(by: .seconds(1))
      #expect(console.screen.contains("on the main queue \(round)"))
    }
  }

  @Test func `an error that nobody handles is an issue`() async {
    await withKnownIssue {
      app.task { _ in throw NoNetwork() }
      await HeadlessConsole(window).advance(by: .zero)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("App") && $0.rawValue.contains("NoNetwork") }
    }
  }

  @Test func `a cancelled task that is ending is no leak, one that does not end is named`() async {
    var leaks: [String] = []
    window.didReport = { if $0.kind == .leaked { leaks.append("\($0)") } }
    let console = HeadlessConsole(window)
    let (end, sink) = AsyncStream<Void>.makeStream()
    open()
    open { _ in
      await Task { for await _ in end {} }.value
      return ""
    }
    await console.advance(by: .seconds(1))

    app.stack.popToRoot()
    _ = console.screen
    await console.advance(by: .milliseconds(999))
    #expect(leaks.isEmpty)
    await console.advance(by: .milliseconds(1))

    #expect(leaks.count == 1 && leaks.first?.contains("goes on although it was cancelled") == true)
    sink.finish()
  }

  @Test func `everything is released when the coordinator has left`() async throws {
    try await expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      let app = App(window: window)
      try window.start(app)
      let console = detector(HeadlessConsole(window))
      detector(app.task { try await $0.clock.sleep(for: .seconds(9)) })
      app.start(child: FeedCoordinator(presenter: app.stack) { _ in "" })
      await console.advance(by: .seconds(1))

      app.stack.popToRoot()
      window.close()
      await console.advance(by: .zero)
    }
  }
}
