import Coordinators
import TestCases
import Testing

/// Links, slow guards, signing in and out, and going back in random order.
///
/// Mistakes of other libraries: a task waits for a link that was dropped, an answer that comes too late shows a screen over
/// a newer one, and what needs a sign-in stays after signing out.
@MainActor
struct `Random links` {
  @Test(arguments: Seed.few(3, many: 30))
  func `are all followed or dropped, and leave only what is allowed`(seed: Seed) async throws {
    let walk = try RandomLinkWalk(seed: seed)
    for _ in 0..<80 {
      try await walk.step()
      try walk.check()
    }
    await walk.answerAll()

    #expect(walk.outcomes == walk.requests)
    walk.fixture.window.withoutGuards { walk.fixture.window.close() }
  }

  @Test(arguments: Seed.few(2, many: 20))
  func `that wait are dropped with their window`(seed: Seed) async throws {
    weak var store: Store?
    var walk: RandomLinkWalk? = try RandomLinkWalk(seed: seed)
    store = walk?.fixture.store
    for _ in 0..<40 { try await walk?.step() }

    walk?.fixture.window.withoutGuards { walk?.fixture.window.close() }
    await walk?.answerAll()

    #expect(walk?.outcomes == walk?.requests)
    walk = nil
    for _ in 0..<100 where store != nil { await Task.yield() }
    #expect(store == nil)
  }
}

@MainActor
private final class RandomLinkWalk {
  let fixture: StoreFixture
  private(set) var requests = 0
  private(set) var outcomes = 0
  private var random: SeededGenerator

  init(seed: Seed) throws {
    fixture = try StoreFixture()
    random = seed.generator
    // Links that are refused, or that nothing has, are errors.
    fixture.window.didReport = { _ in }
  }

  private var store: Store { fixture.store }

  func step() async throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: open(DeepLink(link))
    case 2, 3: try? fixture.open(link)
    case 4: answer()
    case 5:
      store.isSignedIn.toggle()
      store.links.recheckGuards()
    case 6: if fixture.window.canGoBack { fixture.window.back() }
    default:
      guard let signIn = store.children.last as? SignIn else { return }
      signIn.finish { signIn.done() }
    }
    if Bool.random(using: &random) { for _ in 0..<5 { await Task.yield() } }
  }

  func check() throws {
    if !store.isSignedIn { #expect(!store.children.contains { $0 is Account }) }
    // Opening a link drops those that wait.
    guard Int.random(in: 0..<6, using: &random) == 0 else { return }
    let outline = fixture.window.outline
    // The place of a vault is behind its guard, which takes time.
    guard fixture.window.location.segments.first != "vault" else { return }
    try fixture.open(fixture.window.location.description)
    #expect(fixture.window.outline == outline)
  }

  /// Lets all guards allow what they are asked about, until no link waits.
  func answerAll() async {
    for _ in 0..<10_000 where outcomes < requests {
      while let answer = store.vaultAnswers.popLast() { answer(.allowed) }
      await Task.yield()
    }
    while let answer = store.vaultAnswers.popLast() { answer(.refused) }
  }

  private func open(_ link: DeepLink) {
    requests += 1
    Task.immediate {
      _ = try? await store.links.outcome(of: link)
      outcomes += 1
    }
  }

  private func answer() {
    guard !store.vaultAnswers.isEmpty else { return }
    let index = Int.random(in: 0..<store.vaultAnswers.count, using: &random)
    let decisions: [RouteDecision] = [
      .allowed, .refused, .redirects(to: DeepLink("search")), .waits(at: DeepLink("sign-in")),
    ]
    store.vaultAnswers.remove(at: index)(decisions.randomElement(using: &random) ?? .allowed)
  }

  private var link: String {
    let number = Int.random(in: 1...3, using: &random)
    let links = [
      "shelves", "search", "account", "sign-in", "vault/\(number)", "old/search", "closed",
      "circle",
      "nowhere", "../new/\(number)", "shelves/new/\(number)", "shelves/lent/\(number)/notes/x",
      "search/results?text=\(number)",
    ]
    return links.randomElement(using: &random) ?? ""
  }
}
