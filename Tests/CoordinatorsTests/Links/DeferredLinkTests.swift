import Coordinators
import Testing

/// Mistakes of other libraries: a link that arrives during a change or before a login is lost, followed
/// twice, or followed after a newer one.
@MainActor
struct `Deferred links` {
  let fixture: ShopFixture
  init() throws { fixture = try ShopFixture() }

  @Test func `a link opened in a callback is queued and followed once`() throws {
    let flow = Flow("A", in: fixture.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? fixture.open("orders/7")
      #expect(fixture.pages == ["home"])
    }
    fixture.shop.start(child: flow)
    fixture.clearLog()

    fixture.window.back()

    #expect(fixture.pages == ["home", "orders", "order 7"])
    #expect(fixture.changes.count == 2)
    #expect(fixture.shop.followed == ["orders"])
  }

  @Test func `a newer link replaces a queued one`() throws {
    let flow = Flow("A", in: fixture.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? fixture.open("orders/5")
      try? fixture.open("orders/7")
    }
    fixture.shop.start(child: flow)
    fixture.clearLog()

    fixture.window.back()

    #expect(fixture.pages == ["home", "orders", "order 7"])
    #expect(fixture.changes.last?.removed == [])
    #expect(fixture.shop.followed == ["orders"])
  }

  @Test func `an unknown segment in a queued link is reported`() {
    let flow = Flow("A", in: fixture.shop.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in try? fixture.open("shelves") }
    fixture.shop.start(child: flow)

    let reported = diagnostics { fixture.window.back() }

    #expect(reported == [.transactionFailed])
    #expect(fixture.pages == ["home"])
  }

  @Test func `a link that requires a login is kept and followed once afterwards`() throws {
    fixture.shop.didLogIn = { try? fixture.links.resume() }

    try fixture.open("account")
    #expect(fixture.active == "login")
    #expect(fixture.links.waiting == DeepLink("account"))
    try logIn()

    #expect(fixture.active == "account")
    #expect(fixture.links.waiting == nil)
    #expect(fixture.shop.followed == ["account", "account"])
    try fixture.links.resume()
    #expect(fixture.shop.followed.count == 2)
  }

  @Test func `following another link drops the kept one`() throws {
    fixture.shop.didLogIn = { try? fixture.links.resume() }

    try fixture.open("account")
    try fixture.open("orders")
    #expect(fixture.links.waiting == nil)
    fixture.shop.isLoggedIn = true
    try fixture.links.resume()

    #expect(fixture.shop.followed == ["account", "orders"])
    #expect(fixture.pages == ["home", "orders"])
  }

  @Test func `an unknown link does not drop the kept one`() throws {
    try fixture.open("account")

    #expect(throws: LinkError.self) { try fixture.open("shelves") }

    #expect(fixture.links.waiting == DeepLink("account"))
  }

  @Test func `dropping the kept link keeps it from being resumed`() throws {
    try fixture.open("account")

    fixture.links.drop()
    try fixture.links.resume()

    #expect(fixture.shop.followed == ["account"])
  }

  @Test func `after a guard approves, the newest link is followed`() throws {
    let answers = try askBeforeLeaving()

    try fixture.open("orders/7")
    try fixture.open("orders/8")
    #expect(fixture.pages == ["home", "orders", "order 5", "?"])
    answers.all.first?(true)

    #expect(answers.all.count == 1)
    #expect(fixture.pages == ["home", "orders", "order 8"])
    #expect(fixture.changes.count == 1)
  }

  @Test func `after a guard approves, the newest link is followed, also if the first was queued`()
    throws
  {
    let answers = try askBeforeLeaving()
    var isOpened = false
    fixture.window.observe { _ in
      if !isOpened { try? fixture.open("orders/7") }
      isOpened = true
    }
    Modal(over: fixture.window).show(Page("above"))

    try fixture.open("orders/8")
    answers.all.first?(true)

    #expect(isOpened && answers.all.count == 1)
    #expect(fixture.pages == ["home", "orders", "order 8"])
  }

  @Test func `an unknown newer link does not replace one that waits for a guard`() throws {
    let answers = try askBeforeLeaving()

    try fixture.open("orders/7")
    #expect(throws: LinkError.self) { try fixture.open("orders/x") }
    answers.all.first?(true)

    #expect(fixture.pages == ["home", "orders", "order 7"])
  }

  @Test func `a link that waits for a guard is dropped when another one is followed`() throws {
    let answers = try askBeforeLeaving()

    try fixture.open("orders/7")
    try fixture.open("hop-0")
    fixture.window.withoutGuards { try? fixture.open("orders/8") }
    fixture.clearLog()
    answers.all.first?(true)

    #expect(fixture.changes.isEmpty)
    #expect(fixture.pages == ["home", "orders", "order 8"])
  }

  @Test func `an observer may open the same link again`() throws {
    var count = 0
    fixture.window.observe { _ in
      count += 1
      guard count == 1 else { return }
      fixture.window.back()
      try? fixture.open("orders/7")
    }

    try fixture.open("orders/7")

    #expect(fixture.active == "order 7")
    #expect(fixture.changes.count == 3)
  }

  @Test func `a link that opens itself endlessly is stopped and changes nothing`() throws {
    let window = Window()
    try window.start(Mirror(window: window))
    let links = LinkOpener(window)
    let before = window.outline
    (window.appCoordinator as? Mirror)?.didFollow = { try links.open(DeepLink("again")) }

    #expect(throws: CoordinatorDiagnostic.self) { try links.open(DeepLink("again")) }

    #expect(window.outline == before)
  }

  /// An app that opens a link while it follows one.
  private final class Mirror: AppCoordinator, Routing {
    var didFollow: () throws -> Void = {}

    override func start() { show(Page("mirror")) }

    var routes: [Route] {
      [
        Route("{segment}") { (segment: String) in
          self.show(Page(segment))
          try self.didFollow()
          return .leads(to: self)
        }
      ]
    }
  }

  /// The answers that guards wait for.
  private final class Answers {
    var all: [@MainActor (Bool) -> Void] = []
  }

  /// Shows a guard that asks the user above an order.
  private func askBeforeLeaving() throws -> Answers {
    let (draft, answers) = (Draft(), Answers())
    try fixture.open("orders/5")
    draft.leaveDecision = .asks { answers.all.append($0) }
    fixture.shop.stack.show(draft, for: fixture.shop.children.first?.children.first)
    fixture.clearLog()
    return answers
  }

  private func logIn() throws {
    let login = try #require(fixture.shop.children.last as? Flow)
    login.finish()
    login.done(1)
  }

  @Test(arguments: [true, false])
  func `a link that is opened while the way back asks waits for the answer`(agrees: Bool)
    async
    throws
  {
    let answers = try askBeforeLeaving()
    fixture.window.back()
    #expect(answers.all.count == 1)

    async let outcome = fixture.links.outcome(of: DeepLink("orders/7"))
    await Task.yield()
    #expect(fixture.links.undecided == DeepLink("orders/7") && answers.all.count == 1)
    answers.all.first?(agrees)

    #expect(try await outcome == (agrees ? .arrived : .dropped))
    #expect(fixture.links.undecided == nil)
    #expect(fixture.active == (agrees ? "order 7" : nil))
  }

  @Test func `of two links that are opened while the way back asks the newer one is followed`()
    throws
  {
    let answers = try askBeforeLeaving()
    fixture.window.back()

    try fixture.open("orders/7")
    try fixture.open("orders/9")
    answers.all.first?(true)

    #expect(fixture.active == "order 9" && answers.all.count == 1)
  }

  @Test func `a link to a coordinator that stays for its modal alone shows it anew`() throws {
    try fixture.open("orders/7")
    let order = try #require(fixture.shop.children.first?.children.first)
    order.start(child: Flow("edit", in: Modal(over: fixture.shop.stack)) { $0.show(Page("edit")) })
    fixture.shop.stack.popToRoot()
    #expect(fixture.active == "edit" && order.isActive && order.screens.isEmpty)

    try fixture.open("orders/7")

    #expect(fixture.active == "order 7" && !order.isActive)
    #expect(fixture.window.modals.isEmpty && fixture.shop.stack.modals.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a link whose child's start a guard vetoes waits for the answer`(agrees: Bool) throws {
    let draft = Draft()
    var answers: [(Bool) -> Void] = []
    draft.leaveDecision = .asks { answers.append($0) }
    fixture.shop.stack.show(draft)
    fixture.clearLog()

    try fixture.open("root")
    #expect(answers.count == 1 && fixture.changes.isEmpty)
    answers.first?(agrees)

    #expect(answers.count == 1)
    #expect(fixture.active == (agrees ? "new root" : nil))
    #expect(fixture.shop.followed == (agrees ? ["root", "root"] : ["root"]))
  }
}
