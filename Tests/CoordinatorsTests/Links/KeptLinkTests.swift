import Coordinators
import Testing

/// What other libraries got wrong: a link that comes during a change or before a login is lost, or is followed
/// twice, or after a newer one.
@MainActor
struct `A link that comes at the wrong time` {
  let world: ShopWorld
  init() throws { world = try ShopWorld() }

  @Test func `is kept while the tree is being changed, and followed once after it`() throws {
    let flow = Flow("A", in: world.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? world.open("orders/7")
      #expect(world.pages == ["home"])
    }
    world.shop.start(child: flow)
    world.forget()

    world.window.back()

    #expect(world.pages == ["home", "orders", "order 7"])
    #expect(world.changes.count == 2)
    #expect(world.shop.followed == ["orders"])
  }

  @Test func `is dropped if another comes before its turn`() throws {
    let flow = Flow("A", in: world.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? world.open("orders/5")
      try? world.open("orders/7")
    }
    world.shop.start(child: flow)
    world.forget()

    world.window.back()

    #expect(world.pages == ["home", "orders", "order 7"])
    #expect(world.changes.last?.removed == [])
    #expect(world.shop.followed == ["orders"])
  }

  @Test func `and has an unknown segment is reported`() {
    let flow = Flow("A", in: world.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in try? world.open("shelves") }
    world.shop.start(child: flow)

    let reported = diagnostics { world.window.back() }

    #expect(reported == [.transactionFailed])
    #expect(world.pages == ["home"])
  }

  @Test func `is kept behind a login, and followed once after it`() throws {
    world.shop.didLogIn = { try? world.links.resume() }

    try world.open("account")
    #expect(world.active == "login")
    #expect(world.links.waiting == DeepLink("account"))
    try logIn()

    #expect(world.active == "account")
    #expect(world.links.waiting == nil)
    #expect(world.shop.followed == ["account", "account"])
    try world.links.resume()
    #expect(world.shop.followed.count == 2)
  }

  @Test func `is dropped behind a login if another is followed before`() throws {
    world.shop.didLogIn = { try? world.links.resume() }

    try world.open("account")
    try world.open("orders")
    #expect(world.links.waiting == nil)
    world.shop.isLoggedIn = true
    try world.links.resume()

    #expect(world.shop.followed == ["account", "orders"])
    #expect(world.pages == ["home", "orders"])
  }

  @Test func `stays kept when another that is unknown has changed nothing`() throws {
    try world.open("account")

    #expect(throws: LinkError.self) { try world.open("shelves") }

    #expect(world.links.waiting == DeepLink("account"))
  }

  @Test func `is dropped when the login is given up`() throws {
    try world.open("account")

    world.links.drop()
    try world.links.resume()

    #expect(world.shop.followed == ["account"])
  }

  @Test func `is followed when a screen has agreed, unless another was asked for meanwhile`() throws
  {
    let answers = try askBeforeLeaving()

    try world.open("orders/7")
    try world.open("orders/8")
    #expect(world.pages == ["home", "orders", "order 5", "?"])
    answers.all.first?(true)

    #expect(answers.all.count == 1)
    #expect(world.pages == ["home", "orders", "order 8"])
    #expect(world.changes.count == 1)
  }

  @Test func `is followed when a screen has agreed, though another was unknown meanwhile`() throws {
    let answers = try askBeforeLeaving()

    try world.open("orders/7")
    #expect(throws: LinkError.self) { try world.open("orders/x") }
    answers.all.first?(true)

    #expect(world.pages == ["home", "orders", "order 7"])
  }

  @Test func `is dropped when another was followed before a screen has agreed`() throws {
    let answers = try askBeforeLeaving()

    try world.open("orders/7")
    try world.open("hop-0")
    world.window.withoutGuards { try? world.open("orders/8") }
    world.forget()
    answers.all.first?(true)

    #expect(world.changes.isEmpty)
    #expect(world.pages == ["home", "orders", "order 8"])
  }

  @Test func `and is asked for anew by who is told of it is followed again`() throws {
    var count = 0
    world.window.observe { _ in
      count += 1
      guard count == 1 else { return }
      world.window.back()
      try? world.open("orders/7")
    }

    try world.open("orders/7")

    #expect(world.active == "order 7")
    #expect(world.changes.count == 3)
  }

  @Test func `that asks for itself without end is stopped, and changes nothing`() throws {
    let window = Window()
    try window.start(Mirror(window: window))
    let links = LinkOpener(window)
    let before = window.outline
    (window.appCoordinator as? Mirror)?.didFollow = { try links.open(DeepLink("again")) }

    #expect(throws: CoordinatorDiagnostic.self) { try links.open(DeepLink("again")) }

    #expect(window.outline == before)
  }

  /// A program that opens a link while it follows one.
  private final class Mirror: AppCoordinator, LinkHandler {
    var didFollow: () throws -> Void = {}

    override func start() { show(Page("mirror")) }

    func follow(_ segment: String) throws -> LinkStep {
      show(Page(segment))
      try didFollow()
      return .leads(to: self)
    }
  }

  /// Who may answer the questions of screens.
  private final class Answers {
    var all: [@MainActor (Bool) -> Void] = []
  }

  /// Covers an order with a draft that asks whether it may leave.
  private func askBeforeLeaving() throws -> Answers {
    let (draft, answers) = (Draft(), Answers())
    try world.open("orders/5")
    draft.leaveDecision = .asks { answers.all.append($0) }
    world.shop.stack.show(draft, for: world.shop.children.first?.children.first)
    world.forget()
    return answers
  }

  private func logIn() throws {
    let login = try #require(world.shop.children.last as? Flow)
    login.finish()
    login.done(1)
  }
}
