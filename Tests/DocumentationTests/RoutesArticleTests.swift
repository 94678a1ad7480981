import Sternik
import Testing

/// The program of the article "Routes and links".
@MainActor
struct `The article about routes` {
  private let session = Session()
  private let window = Window()
  private let shop: BookshopCoordinator

  init() throws {
    shop = BookshopCoordinator(session, window: window)
    try window.start(shop)
  }

  @Test func `shows a program that is compiled here`() throws {
    let page = try Page("Sources/Coordinators/Coordinators.docc/DeepLinks.md")

    for block in page.swiftBlocks { try expectCompiled(block) }
  }

  @Test func `leads to an order with its tab`() throws {
    try shop.links.open(DeepLink("orders/7?tab=items"))

    #expect(window.location == DeepLink("orders/7?tab=items"))
    #expect(throws: LinkError.self) { try shop.links.open(DeepLink("orders/100")) }
    try shop.links.open(DeepLink("../8"))
    #expect(window.location == DeepLink("orders/8"))
  }

  @Test func `leads to a folder by all that is left of the path`() throws {
    let window = Window()
    try window.start(PathCoordinator(window: window))

    try LinkOpener(window).open(DeepLink("left/photos/a"))

    #expect((window.activeScreen as? PathScreen)?.folders == ["photos", "a"])
  }

  @Test func `leads to tabs`() throws {
    let window = Window()
    try window.start(ReaderCoordinator(window: window))

    try LinkOpener(window).open(DeepLink("settings"))

    #expect(window.location == DeepLink("settings"))
  }

  @Test func `leads to the account after signing in, and away from it after signing out`() throws {
    try shop.links.open(DeepLink("account"))
    #expect(window.location == DeepLink("sign-in"))

    let signIn = try #require(shop.children.last as? SignInCoordinator)
    signIn.finish { signIn.done() }
    #expect(window.location == DeepLink("account"))

    session.isSignedIn = false
    #expect(window.location == DeepLink("sign-in"))
  }

  @Test func `leads to what is still being loaded, once it is there`() throws {
    let window = Window()

    let archive = ArchiveCoordinator(window: window)
    try window.start(archive)
    try archive.links.open(DeepLink("7"))

    #expect(archive.links.waiting == DeepLink("7"))
    try archive.didLoad([7])
    #expect(window.location == DeepLink("7"))
  }

  @Test func `says that a link leads nowhere, once what it means is loaded`() throws {
    let window = Window()
    let archive = ArchiveCoordinator(window: window)
    try window.start(archive)
    try archive.links.open(DeepLink("7"))

    #expect(throws: LinkError.self) { try archive.didLoad([8]) }
    #expect(archive.links.waiting == nil)
  }

  /// Compiled only.
  private func follow(_ links: LinkOpener) {
    do {
      try links.resume()
    } catch {
      window.toast("link.unknown".localize, kind: .error)
    }
  }
}

@MainActor
private final class Session {
  var didChange: () -> Void = {}
  var isSignedIn = false { didSet { didChange() } }
}

private final class PlaceScreen: Screen {
  var body: some View { Text("place") }
}

private typealias OrdersScreen = PlaceScreen

private final class BookshopCoordinator: AppCoordinator, Routing {
  let session: Session
  let links: LinkOpener
  private let stack = NavigationController()

  init(_ session: Session, window: Window) {
    self.session = session
    links = LinkOpener(window)
    super.init(window: window)
  }

  var routes: [Route] {
    [
      Route("orders", to: OrdersCoordinator.self) { OrdersCoordinator(presenter: self.stack) },
      Route("basket") { .redirects(to: DeepLink("orders")) },
      Route("account", to: AccountCoordinator.self) { AccountCoordinator(presenter: self.stack) }
        .guarded { _ in self.session.isSignedIn ? .allowed : .waits(at: DeepLink("sign-in")) },
      Route("sign-in", to: SignInCoordinator.self) { self.signIn() },
    ]
  }

  override func start() {
    show(stack)
    start(child: OrdersCoordinator(presenter: stack))
    session.didChange = { self.links.recheckGuards() }
  }

  private func signIn() -> SignInCoordinator {
    let signIn = SignInCoordinator(presenter: Modal(over: stack))
    signIn.done = {
      self.session.isSignedIn = true
      try? self.links.resume()
    }
    return signIn
  }
}

private final class OrdersCoordinator: NavigationCoordinator<OrdersScreen>, Routing {
  var routes: [Route] {
    [
      Route("{number}?{tab}", to: OrderCoordinator.self) {
        ($0.number, $0.tab)
      } start: { (number: Int, tab: OrderTab?) in
        guard number < 100 else { throw PlaceError.noSuchPlace }
        return OrderCoordinator(number: number, tab: tab, presenter: self.presenter)
      }
    ]
  }

  override func start() { show(OrdersScreen()) }
}

private enum OrderTab: String, LinkValue { case items, bill }

private final class OrderCoordinator: NavigationCoordinator<PlaceScreen> {
  let number: Int
  let tab: OrderTab?

  init(number: Int, tab: OrderTab?, presenter: any Presenter) {
    (self.number, self.tab) = (number, tab)
    super.init(presenter: presenter)
  }

  override func start() { show(PlaceScreen()) }
}

private final class AccountCoordinator: NavigationCoordinator<PlaceScreen> {
  override func start() { show(PlaceScreen()) }
}

private final class SignInCoordinator: NavigationCoordinator<PlaceScreen> {
  @Once var done: () -> Void = {}
  override func start() { show(PlaceScreen()) }
}

private final class ReaderCoordinator: AppCoordinator, Routing {
  var routes: [Route] {
    [Route(group: "tabs", to: ReaderTabs.self) { ReaderTabs(presenter: self.presenter) }]
  }

  override func start() { start(child: ReaderTabs(presenter: presenter)) }
}

private final class ReaderTabs: TabCoordinator, Routing {
  var routes: [Route] {
    [
      Route("news", toExisting: NewsCoordinator.self),
      Route("settings", toExisting: SettingsCoordinator.self),
    ]
  }

  override func start() throws {
    try super.start()
    addTab { NewsCoordinator(presenter: $0) }
    addTab { SettingsCoordinator(presenter: $0) }
  }
}

private final class NewsCoordinator: NavigationCoordinator<PlaceScreen> {
  override func start() { show(PlaceScreen()) }
}

private final class SettingsCoordinator: NavigationCoordinator<PlaceScreen> {
  override func start() { show(PlaceScreen()) }
}

private final class ArchiveCoordinator: AppCoordinator, Routing {
  let links: LinkOpener
  private var orders: Set<Int>?

  override init(window: Window) {
    links = LinkOpener(window)
    super.init(window: window)
  }

  var routes: [Route] {
    [
      Route("{number}", to: OrderCoordinator.self) {
        $0.number
      } start: { (number: Int) in
        guard let orders = self.orders else { throw PlaceError.notThereYet }
        guard orders.contains(number) else { throw PlaceError.noSuchPlace }
        return OrderCoordinator(number: number, tab: nil, presenter: self.presenter)
      }
    ]
  }

  func didLoad(_ orders: Set<Int>) throws {
    self.orders = orders
    try links.resume()
  }
}

private final class PathCoordinator: AppCoordinator, Routing {
  var routes: [Route] {
    [
      Route("{side}/{folders...}", to: PathScreen.self) {
        ($0.side, $0.folders)
      } show: { (side: String, folders: [String]) in
        self.show(PathScreen(side, folders))
      }
    ]
  }

  override func start() { show(PathScreen("left", [])) }
}

private final class PathScreen: Presentable {
  let side: String
  let folders: [String]

  init(_ side: String, _ folders: [String]) { (self.side, self.folders) = (side, folders) }
}
