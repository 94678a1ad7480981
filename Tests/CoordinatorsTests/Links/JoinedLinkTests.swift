import Coordinators
import Testing

/// Links that are opened within a transaction or a start, and links whose window goes away.
@MainActor
struct `A link that belongs to a larger change` {
  private let fixture: StoreFixture
  init() throws { fixture = try StoreFixture() }

  @Test(arguments: [false, true])
  func `is followed after its slow guard has decided`(isInStart: Bool) async throws {
    let links = fixture.store.links
    if isInStart {
      let opening = Flow("A", in: Modal(over: fixture.store.tabs)) { flow in
        flow.show(Page("a"))
        try links.open(DeepLink("vault/1"))
      }
      fixture.store.start(child: opening)
    } else {
      try fixture.window.transaction { try links.open(DeepLink("vault/1")) }
    }
    await settle()

    try #require(fixture.store.vaultAnswers.count == 1)
    fixture.store.vaultAnswers.removeFirst()(.allowed)
    await settle()
    #expect(fixture.active == "vault 1")
  }

  @Test func `is awaited until its transaction is committed`() async throws {
    let links = fixture.store.links
    var outcome: Task<LinkOutcome, any Error>?

    try fixture.window.transaction {
      outcome = Task.immediate { try await links.outcome(of: DeepLink("shelves/new/1")) }
    }

    let ended = try await outcome?.value
    #expect(ended == .arrived)
    #expect(fixture.active == "new 1")
  }

  @Test func `is dropped with a transaction that fails`() async throws {
    struct Failure: Error {}
    let links = fixture.store.links
    var outcome: Task<LinkOutcome, any Error>?

    #expect(throws: Failure.self) {
      try fixture.window.transaction {
        outcome = Task.immediate { try await links.outcome(of: DeepLink("vault/1")) }
        throw Failure()
      }
    }
    await settle()

    #expect(try await outcome?.value == .dropped)
    #expect(fixture.store.vaultAnswers.isEmpty && fixture.active == "shelves")
  }

  @Test(arguments: [false, true])
  func `ends with its window while a guard decides`(isReleased: Bool) async throws {
    var window: Window? = Window()
    weak let released = window
    var answers: [CheckedContinuation<RouteDecision, Never>] = []
    var outcomes: [LinkOutcome?] = []
    let links: LinkOpener
    do {
      let open = try #require(window)
      let app = Slow(window: open) { answers.append($0) }
      try open.start(app)
      links = LinkOpener(open)
    }
    Task.immediate { outcomes.append(try? await links.outcome(of: DeepLink("slow"))) }
    await settle()
    #expect(answers.count == 1)

    if !isReleased { window?.close() }
    window = nil
    await settle()

    #expect(released == nil && outcomes == [.dropped])
    for answer in answers { answer.resume(returning: .allowed) }
    await settle()
    #expect(outcomes == [.dropped])
  }

  @MainActor
  private final class Slow: AppCoordinator, Routing {
    private let ask: (CheckedContinuation<RouteDecision, Never>) -> Void

    init(window: Window, ask: @escaping (CheckedContinuation<RouteDecision, Never>) -> Void) {
      self.ask = ask
      super.init(window: window)
    }

    override func start() { show(Page("root")) }

    var routes: [Route] {
      [
        Route("slow", to: Flow.self) { Flow("slow", in: self.presenter) }
          .guarded(asking: { [ask] _ in await withCheckedContinuation(ask) })
      ]
    }
  }

  /// Lets the started tasks run until they wait.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
