import Coordinators

/// An app of orders and their items in which every screen can be linked to.
@MainActor
final class Shop: AppCoordinator, Routing {
  let stack = NavigationController()
  var isLoggedIn = false
  var didLogIn: () -> Void = {}
  private(set) var followed: [String] = []

  override func start() {
    show(stack)
    stack.show(Page("home"), for: self)
  }

  var routes: [Route] { [Route("{segment}") { try self.follow($0) }] }

  private func follow(_ segment: String) throws -> RouteDecision {
    followed.append(segment)
    let parts = segment.split(separator: "-").map(String.init)
    switch (parts.first, parts.count > 1 ? Int(parts[1]) : nil) {
    case ("orders", _): return try showOrders()
    case ("old", _):
      Modal(over: stack).show(Page("notice"), for: self)
      return .redirects(to: DeepLink("nested/1"))
    case ("account", _) where !isLoggedIn: return try showLogin()
    case ("account", _): return try showPage(named: "account")
    case ("nested", _):
      return try leadToChild(orStart: Nested(0, in: stack))
    case ("hop", let count?) where count > 0: return .redirects(to: DeepLink("hop-\(count - 1)"))
    case ("hop", _), ("goal", _): return try showPage(named: "goal")
    case ("below", _): return try showPage(named: "below")
    case ("popped", _):
      stack.popToRoot()
      return try showPage(named: "goal")
    case ("finished", _):
      let child = Flow("finished", in: stack) { flow in
        flow.show(Page("flash"))
        flow.finish()
        flow.done(1)
      }
      return try leadToChild(orStart: child) { $0.name == "finished" }
    case ("root", _):
      let root = Flow("root", in: presenter) { $0.show(Page("new root")) }
      return try leadToChild(orStart: root) { $0.name == "root" }
    case ("emptied", _):
      removeAll()
      return try showPage(named: "goal")
    case ("a", _): return .redirects(to: DeepLink("b"))
    case ("b", _): return .redirects(to: DeepLink("a"))
    default: return .unknown
    }
  }

  private func showOrders() throws -> RouteDecision {
    try leadToChild(orStart: Orders(presenter: stack))
  }

  private func showPage(named name: String) throws -> RouteDecision {
    let flow = Flow(name, in: stack) { $0.show(Page(name)) }
    return try leadToChild(orStart: flow) { $0.name == name }
  }

  private func showLogin() throws -> RouteDecision {
    let login = Flow("login", in: Modal(over: stack)) { $0.show(Page("login")) }
    login.done = { _ in
      self.isLoggedIn = true
      self.didLogIn()
    }
    try tryStart(child: login)
    return .waits()
  }
}

/// The list of orders, of which there are 99.
@MainActor
final class Orders: NavigationCoordinator<Page>, Routing {
  private struct Number: LinkValue {
    let number: Int
    var linkTexts: [String] { number.linkTexts }

    init(_ number: Int) { self.number = number }

    init?(linkTexts: [String]) {
      guard let number = Int(linkTexts: linkTexts), number < 100 else { return nil }
      self.number = number
    }
  }

  var routes: [Route] {
    [
      Route("{number}", to: Order.self) {
        Number($0.number)
      } start: {
        Order($0.number, in: self.presenter)
      }
    ]
  }

  override func start() { show(Page("orders")) }
}

/// One order; number 13 fails to start.
@MainActor
final class Order: NavigationCoordinator<Page>, Routing {
  struct SoldOut: Error {}

  let number: Int

  init(_ number: Int, in presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() throws {
    show(Page("order \(number)"))
    if number == 13 { throw SoldOut() }
  }

  var routes: [Route] {
    [Route("items", to: Items.self) { Items(presenter: self.presenter) }]
  }
}

/// The items of an order; it has no screen of its own.
@MainActor
final class Items: Coordinator, Routing {
  var routes: [Route] {
    [
      Route("{number}") { (number: Int) in
        let item = Flow("item \(number)", in: self.presenter) { $0.show(Page("item \(number)")) }
        return try self.leadToChild(orStart: item) { $0.name == item.name }
      }
    ]
  }
}

/// A coordinator that starts another one of its type, to any depth.
@MainActor
final class Nested: NavigationCoordinator<Page>, Routing {
  let depth: Int

  init(_ depth: Int, in presenter: any Presenter) {
    self.depth = depth
    super.init(presenter: presenter)
  }

  override func start() { show(Page("\(depth)")) }

  var routes: [Route] {
    [
      Route("{depth}", to: Nested.self) {
        $0.depth
      } start: {
        Nested($0, in: self.presenter)
      }
    ]
  }
}

/// A window with a ``Shop``, which records its changes.
@MainActor
final class ShopFixture {
  let window = Window()
  let shop: Shop
  let links: LinkOpener
  private(set) var changes: [RecordedChange] = []

  init(redirectLimit: Int = 16) throws {
    shop = Shop(window: window)
    links = LinkOpener(window, redirectLimit: redirectLimit)
    try window.start(shop)
    window.observe { [weak self] event in
      guard case .changed(let change) = event else { return }
      self?.changes.append(RecordedChange(change))
    }
  }

  var pages: [String] { names(shop.stack.screens) }
  var active: String? { (window.activeScreen as? Page)?.name }

  func open(_ path: String) throws { try links.open(DeepLink(path)) }
  func clearLog() { changes = [] }
}
