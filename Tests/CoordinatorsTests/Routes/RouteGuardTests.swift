import Coordinators
import Testing

/// Mistakes of other libraries: a guard is asked once and never again, a slow guard lets the old screen flash or follows a
/// link that was replaced meanwhile, the link is lost on the way through the login, and redirections hang.
@MainActor
struct `Guards of routes` {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func `decide the same only in the same way, about the same link or coordinator`() {
    let decisions: [RouteDecision] = [
      .allowed, .refused, .unknown, .leads(to: fixture.store),
      .leads(to: Store(window: Window())),
      .redirects(to: DeepLink("a")), .redirects(to: DeepLink("b")),
    ]

    for (index, decision) in decisions.enumerated() {
      #expect(decisions.indices.filter { decisions[$0] == decision } == [index])
    }
  }

  @Test func `send the user to sign in first, and then to the link`() throws {
    try fixture.open("account")
    #expect(fixture.active == "sign-in" && fixture.store.links.waiting == DeepLink("account"))

    let signIn = try #require(fixture.store.children.last as? SignIn)
    signIn.finish { signIn.done() }

    #expect(fixture.active == "account" && fixture.store.links.waiting == nil)
  }

  @Test func `are asked again: what needs a sign-in leaves when the user signs out`() throws {
    fixture.store.isSignedIn = true
    try fixture.open("account")
    fixture.store.links.recheckGuards()
    #expect(fixture.active == "account" && fixture.changes == 1)

    fixture.store.isSignedIn = false
    fixture.store.links.recheckGuards()

    #expect(fixture.active == "sign-in" && fixture.store.links.waiting == DeepLink("account"))
    #expect(!fixture.store.children.contains { $0 is Account })
  }

  @Test func `remove what is not active without going anywhere`() throws {
    fixture.store.isSignedIn = true
    try fixture.open("account")
    Modal(over: fixture.window).show(Page("above"))

    fixture.store.isSignedIn = false
    fixture.store.links.recheckGuards()

    #expect(fixture.active == "above")
    #expect(!fixture.store.children.contains { $0 is Account || $0 is SignIn })
  }

  @Test func `respect a guard against leaving`() throws {
    fixture.store.isSignedIn = true
    try fixture.open("account")
    fixture.store.children.last?.show(Draft())

    fixture.store.isSignedIn = false
    fixture.store.links.recheckGuards()

    #expect(fixture.store.children.contains { $0 is Account })
    #expect(!fixture.store.children.contains { $0 is SignIn })
  }

  @Test func `may hide a place, as if there were none`() throws {
    let hidden = LinkError.unknownSegment("hidden", at: 0, in: DeepLink("hidden"))
    #expect(throws: hidden) { try fixture.open("hidden") }
    #expect(fixture.changes == 0)
  }

  @Test func `may hide the group that a link ends in`() throws {
    final class Grouped: AppCoordinator, Routing {
      override func start() { start(child: SignIn(presenter: presenter)) }
      var routes: [Route] {
        [
          Route(group: "inner", to: SignIn.self) { SignIn(presenter: self.presenter) }
            .guarded { _ in .unknown }
        ]
      }
    }
    let window = Window()
    try window.start(Grouped(window: window))

    let here = window.location
    #expect(throws: LinkError.refused(here)) { try LinkOpener(window).open(here) }
  }

  @Test func `may keep a link without leading elsewhere`() throws {
    try fixture.open("later")
    #expect(fixture.store.links.waiting == DeepLink("later") && fixture.changes == 0)

    fixture.store.isSignedIn = true
    try fixture.store.links.resume()
    #expect(fixture.active == "later" && fixture.store.links.waiting == nil)

    fixture.store.isSignedIn = false
    fixture.store.links.recheckGuards()
    #expect(!fixture.store.children.contains { $0 is Later })
    #expect(fixture.store.links.waiting == DeepLink("later"))
  }

  @Test func `may refuse`() throws {
    #expect(throws: LinkError.refused(DeepLink("closed"))) { try fixture.open("closed") }
    #expect(fixture.changes == 0)
  }

  @Test func `whose redirections go round are an error that names all links`() throws {
    let error = #expect(throws: LinkError.self) { try fixture.open("circle") }

    #expect(error?.description == "too many redirects: circle -> round -> circle")
  }

  @Test func `that take time change nothing until they have decided`() async throws {
    async let outcome = fixture.store.links.outcome(of: DeepLink("vault/7"))
    await answers(1)
    #expect(fixture.changes == 0 && fixture.active == "shelves")

    fixture.store.vaultAnswers.removeFirst()(.allowed)

    #expect(try await outcome == .arrived)
    #expect(fixture.active == "vault 7" && fixture.changes == 1)
  }

  @Test func `that take time may redirect, and are asked once for each link`() async throws {
    async let outcome = fixture.store.links.outcome(of: DeepLink("vault/7"))
    await answers(1)
    fixture.store.vaultAnswers.removeFirst()(.redirects(to: DeepLink("vault/8")))
    await answers(1)
    fixture.store.vaultAnswers.removeFirst()(.allowed)

    #expect(try await outcome == .arrived)
    #expect(fixture.active == "vault 8" && fixture.store.vaultAnswers.isEmpty)
  }

  @Test func `that decide too late do not count: a newer link was followed`() async throws {
    async let outcome = fixture.store.links.outcome(of: DeepLink("vault/7"))
    await answers(1)
    try fixture.open("search")

    fixture.store.vaultAnswers.removeFirst()(.allowed)

    #expect(try await outcome == .dropped)
    #expect(fixture.active == "search")
  }

  @Test func `are not waited for by a cancelled task`() async throws {
    let links = fixture.store.links
    let task = Task { try await links.outcome(of: DeepLink("vault/7")) }
    await answers(1)

    task.cancel()
    #expect(try await task.value == .dropped)
    fixture.store.vaultAnswers.removeFirst()(.allowed)
    for _ in 0..<100 { await Task.yield() }

    #expect(fixture.active == "shelves")
  }

  @Test func `that throw make the link fail`() async throws {
    let window = Window()
    let app = Failing(window: window)
    try window.start(app)
    let links = LinkOpener(window)

    await #expect(throws: Failing.Failure.self) { try await links.outcome(of: DeepLink("page")) }
    var reported: [CoordinatorDiagnostic] = []
    window.didReport = { reported.append($0) }
    try links.open(DeepLink("page"))
    while reported.isEmpty { await Task.yield() }

    #expect(reported.map(\.kind) == [.linkFailed])
    #expect(
      reported[0].description
        == "the link `page` could not be followed (Failure()): open it with `outcome(of:)` and catch the error"
    )
  }

  @Test func `a link that a guard against leaving refuses is dropped`() async throws {
    fixture.store.tabs.tabs.compactMap { $0 as? NavigationController }.first?
      .show(Draft(), for: fixture.store)
    let outcome = try await fixture.store.links.outcome(of: DeepLink("shelves"))

    #expect(outcome == .dropped)
  }

  @Test func `that take time and are rechecked remove what they do not allow any more`()
    async throws
  {
    async let outcome = fixture.store.links.outcome(of: DeepLink("vault/7"))
    await answers(1)
    fixture.store.vaultAnswers.removeFirst()(.allowed)
    _ = try await outcome

    fixture.store.links.recheckGuards()
    await answers(1)
    #expect(fixture.active == "vault 7")
    fixture.store.vaultAnswers.removeFirst()(.redirects(to: DeepLink("search")))
    while fixture.active == "vault 7" { await Task.yield() }

    #expect(fixture.active == "search")
  }

  @Test func `all count when several take time and are rechecked`() async throws {
    let window = Window()
    let app = TwoGuards(window: window)
    try window.start(app)
    let links = LinkOpener(window)
    #expect(try await links.outcome(of: DeepLink("account")) == .arrived)

    app.second = .refused
    links.recheckGuards()
    for _ in 0..<100_000 where !app.children.isEmpty { await Task.yield() }

    #expect(app.children.isEmpty)
  }

  private final class TwoGuards: AppCoordinator, Routing {
    var second = RouteDecision.allowed

    override func start() { show(Page("root")) }

    var routes: [Route] {
      [
        Route("account", to: Account.self) { Account(presenter: Modal(over: self.presenter)) }
          .guarded(asking: { _ in .allowed })
          .guarded(asking: { _ in self.second })
      ]
    }
  }

  @Test func `are asked before a saved place is shown`() throws {
    fixture.store.isSignedIn = true
    try fixture.open("account")
    let state = fixture.window.navigationState

    let other = try StoreFixture()
    let problems = other.window.restore(state)

    #expect(problems.map(\.description) == ["line 6: account: not allowed"])
    #expect(other.active == "shelves")

    try other.store.links.open(#require(problems.first?.place))
    #expect(other.active == "sign-in" && other.store.links.waiting == DeepLink("account"))
  }

  @Test func `that take time are no leak of the coordinator that asks them`() async throws {
    let window = Window()
    var reported: [CoordinatorDiagnostic.Kind] = []
    window.didReport = { reported.append($0.kind) }
    let app = Asking(window: window)
    try window.start(app)
    let links = LinkOpener(window)
    try links.open(DeepLink("child"))
    weak let child = app.children.first
    try links.open(DeepLink("child/page"))
    while app.answer == nil { await Task.yield() }

    child?.finish()
    window.reportLeaks()
    #expect(reported.isEmpty && child != nil)
    app.answer?(.refused)
    while child != nil { await Task.yield() }

    window.reportLeaks()
    #expect(reported == [.linkFailed])
  }

  private final class Asking: AppCoordinator, Routing {
    var answer: ((RouteDecision) -> Void)?

    override func start() { show(Page("root")) }

    var routes: [Route] {
      [
        Route("child", to: Child.self) {
          let child = Child(presenter: Modal(over: self.presenter))
          child.ask = {
            await withCheckedContinuation { answer in
              self.answer = { answer.resume(returning: $0) }
            }
          }
          return child
        }
      ]
    }

    final class Child: Coordinator, Routing {
      var ask: () async -> RouteDecision = { .allowed }

      override func start() { show(Page("child")) }

      var routes: [Route] {
        [
          Route("page", to: Account.self) { Account(presenter: self.presenter) }
            .guarded(asking: { _ in await self.ask() })
        ]
      }
    }
  }

  @Test func `that take time can be given up`() async throws {
    try fixture.open("vault/7")
    #expect(fixture.store.links.undecided == DeepLink("vault/7"))
    await answers(1)

    fixture.store.links.drop()
    fixture.store.vaultAnswers.removeFirst()(.allowed)
    for _ in 0..<100 { await Task.yield() }

    #expect(fixture.store.links.undecided == nil && fixture.active == "shelves")
  }

  /// Waits until the guard of the vault was asked so many times.
  private func answers(_ count: Int) async {
    while fixture.store.vaultAnswers.count < count { await Task.yield() }
  }

  private final class Failing: AppCoordinator, Routing {
    struct Failure: Error {}
    override func start() { show(Page("root")) }
    var routes: [Route] {
      [
        Route("page", to: Account.self) { Account(presenter: self.presenter) }
          .guarded(asking: { _ in throw Failure() })
      ]
    }
  }
}
