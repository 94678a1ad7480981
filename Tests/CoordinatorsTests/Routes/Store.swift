import Coordinators

/// A shop with tabs, whose places have values, and of which some need a signed-in user.
@MainActor
final class Store: AppCoordinator, Routing {
  let tabs = TabBarController()
  var isSignedIn = false
  lazy var links = LinkOpener(window ?? Window())
  /// What the guard of the vault waits for.
  var vaultAnswers: [(RouteDecision) -> Void] = []

  var routes: [Route] {
    [
      Route(group: "tabs", to: StoreTabs.self) { StoreTabs(self.tabs, presenter: self.presenter) },
      Route("account", to: Account.self) { Account(presenter: Modal(over: self.tabs)) }
        .guarded { _ in self.isSignedIn ? .allowed : .waits(at: DeepLink("sign-in")) },
      Route("sign-in", to: SignIn.self) {
        let signIn = SignIn(presenter: Modal(over: self.tabs))
        signIn.done = {
          self.isSignedIn = true
          try? self.links.resume()
        }
        return signIn
      },
      Route("vault/{number}", to: Vault.self) {
        $0.number
      } start: {
        Vault($0, presenter: Modal(over: self.tabs))
      }
      .guarded(asking: { _ in
        await withCheckedContinuation { answer in
          self.vaultAnswers.append { answer.resume(returning: $0) }
        }
      }),
      Route("old/{path}") { (path: String) in .redirects(to: DeepLink([path])) },
      Route("closed", to: Account.self) { Account(presenter: Modal(over: self.tabs)) }
        .guarded { _ in .refused },
      Route("hidden", to: Account.self) { Account(presenter: Modal(over: self.tabs)) }
        .guarded { _ in .unknown },
      Route("later", to: Later.self) { Later(presenter: Modal(over: self.tabs)) }
        .guarded { _ in self.isSignedIn ? .allowed : .waits() },
      Route("notice", to: Notes.self) {
        $0.name == "notice"
      } show: {
        Modal(over: self.tabs).show(Notes("notice"), for: self)
      },
      Route("circle") { .redirects(to: DeepLink("round")) },
      Route("round", to: Account.self) { Account(presenter: Modal(over: self.tabs)) }
        .guarded { _ in .redirects(to: DeepLink("circle")) },
    ]
  }

  override func start() {
    start(child: StoreTabs(tabs, presenter: presenter))
  }
}

/// The tabs of a store.
@MainActor
final class StoreTabs: Coordinator, Routing {
  private let tabs: TabBarController
  private let catalogue = NavigationController()
  private let finder = NavigationController()

  init(_ tabs: TabBarController, presenter: any Presenter) {
    self.tabs = tabs
    super.init(presenter: presenter)
  }

  var routes: [Route] {
    [
      Route("shelves", to: Shelves.self) { Shelves(presenter: self.catalogue) },
      Route("search", to: Finder.self) { Finder(presenter: self.finder) },
    ]
  }

  override func start() {
    show(tabs)
    tabs.show(catalogue)
    start(child: Shelves(presenter: catalogue))
    tabs.show(finder)
    start(child: Finder(presenter: finder))
  }
}

/// Shelves with items, each with its notes.
@MainActor
final class Shelves: NavigationCoordinator<Page>, Routing {
  override func start() { show(Page("shelves")) }

  var routes: [Route] {
    [
      Route("first") { .redirects(to: DeepLink("./new/1")) },
      Route("{shelf}/{number}", to: Item.self) {
        ($0.shelf, $0.number)
      } start: {
        Item($0, $1, presenter: self.presenter)
      },
    ]
  }
}

enum ShelfName: String, LinkValue, CaseIterable { case new, lent }

@MainActor
final class Item: NavigationCoordinator<Page>, Routing {
  let shelf: ShelfName
  let number: Int

  init(_ shelf: ShelfName, _ number: Int, presenter: any Presenter) {
    (self.shelf, self.number) = (shelf, number)
    super.init(presenter: presenter)
  }

  override func start() { show(Page("\(shelf) \(number)")) }

  var routes: [Route] {
    [
      Route("notes/{name}", to: Notes.self) {
        $0.name
      } show: {
        self.show(Notes($0))
      },
      Route("similar/{number}", to: Item.self) {
        $0.number
      } start: {
        Item(self.shelf, $0, presenter: self.presenter)
      },
    ]
  }
}

@MainActor
final class Notes: Presentable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A search, whose result is one screen for each search.
@MainActor
final class Finder: NavigationCoordinator<Page>, Routing {
  override func start() { show(Page("search")) }

  var routes: [Route] {
    [
      Route("results?{text}&{tag}&{page}#{section}", to: Results.self) {
        ($0.text, $0.tags, $0.page, $0.section)
      } show: {
        self.show(Results($0, $1, $2, $3))
      }
    ]
  }
}

@MainActor
final class Results: Presentable {
  let text: String
  let tags: [String]
  let page: Int?
  let section: String?

  init(_ text: String, _ tags: [String], _ page: Int?, _ section: String?) {
    (self.text, self.tags, self.page, self.section) = (text, tags, page, section)
  }
}

@MainActor
final class Account: NavigationCoordinator<Page> {
  override func start() { show(Page("account")) }
}

@MainActor
final class Later: NavigationCoordinator<Page> {
  override func start() { show(Page("later")) }
}

@MainActor
final class SignIn: NavigationCoordinator<Page> {
  @Once var done: () -> Void = {}
  override func start() { show(Page("sign-in")) }
}

@MainActor
final class Vault: NavigationCoordinator<Page> {
  let number: Int

  init(_ number: Int, presenter: any Presenter) {
    self.number = number
    super.init(presenter: presenter)
  }

  override func start() { show(Page("vault \(number)")) }
}
