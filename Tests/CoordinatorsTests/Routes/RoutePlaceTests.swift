import Coordinators
import Testing

/// Places in containers of their own coordinator, in modals and in groups.
///
/// Mistakes of other libraries: arriving at a flow empties its own tabs or columns, a link ends at another screen than the one
/// that it names, the guard of one branch answers for another, and a branch that does not know a link is asked for a login.
@MainActor
struct `Places of routes` {
  private let window = Window()
  private let places: Places
  private let links: LinkOpener

  init() throws {
    places = Places(window: window)
    links = LinkOpener(window)
    try window.start(places)
  }

  @Test func `in a split view of their coordinator stay when the link ends there`() throws {
    try links.open(DeepLink("birds"))
    #expect(active == "list")

    try links.open(DeepLink("birds"))

    #expect(active == "list" && window.location == DeepLink("birds"))
  }

  @Test func `are the screens that the link names, in tabs and in modals`() throws {
    try links.open(DeepLink("b"))
    #expect(active == "b")
    try links.open(DeepLink("a"))
    #expect(active == "a")

    try links.open(DeepLink("help"))
    try links.open(DeepLink("about"))
    #expect(active == "about")
    try links.open(DeepLink("help"))
    #expect(active == "help")
    try links.open(DeepLink("a"))
    #expect(active == "a" && window.location == DeepLink("a"))
  }

  @Test func `in two groups ask the slow guard of each`() async throws {
    let outcome = Task { try await links.outcome(of: DeepLink("7")) }
    while places.asked.isEmpty { await Task.yield() }
    places.answer?(.allowed)
    while places.asked.count < 2 { await Task.yield() }
    places.answer?(.refused)

    await #expect(throws: LinkError.refused(DeepLink("7"))) { try await outcome.value }
    #expect(places.asked == ["books", "films"])
  }

  @Test func `in a group do not ask its guard about links of another one`() throws {
    try links.open(DeepLink("sign-in"))

    #expect(active == "sign-in" && links.waiting == nil)
    try links.open(DeepLink("secret"))
    #expect(active == "sign-in" && links.waiting == DeepLink("secret"))
  }

  @Test(arguments: ["", "?{filter}", "#{section}"])
  func `without a path are an error`(path: String) throws {
    let window = Window()
    try window.start(RootApp(window: window) { _ in [Route(path) { (_: String?) in .unknown }] })

    let error = #expect(throws: CoordinatorDiagnostic.self) {
      try LinkOpener(window).open(DeepLink("nonsense"))
    }

    #expect(error?.kind == .routeMalformed && error?.description.contains("has no path") == true)
  }

  @Test(arguments: [
    ("%41/b", "means \"A/b\""), ("/orders", "means \"orders\""), ("orders/", "means \"orders\""),
    ("../orders", "means \"orders\""), ("shop://orders", "means \"orders\""),
    ("orders?{sort+by}", "means \"orders?{sort by}\""),
    ("orders?{sort}=price", "means \"orders?{sort}\""), ("orders?", "means \"orders\""),
    ("a//b", "has the part \"\""), ("a/../b", "has the part \"..\""),
    ("a/{b", "has the part \"{b\""), ("{a}-{b}", "has the part \"{a}-{b}\""),
    ("orders?sort", "has \"sort\" without braces"),
    ("orders#notes", "has \"notes\" without braces"),
  ])
  func `whose text is not what it means are an error`(path: String, mistake: String) throws {
    let window = Window()
    try window.start(RootApp(window: window) { _ in [Route(path) { (_: String?) in .unknown }] })

    let error = #expect(throws: CoordinatorDiagnostic.self) {
      try LinkOpener(window).open(DeepLink("nonsense"))
    }

    #expect(error?.kind == .routeMalformed && error?.detail == "the route \"\(path)\" \(mistake)")
  }

  @Test(arguments: ["black/white", "what now", "50%", "?"])
  func `may have separators, which are escaped, and any other characters`(name: String) throws {
    let path = ["50%", "what now"].contains(name) ? name : "\(DeepLink([name]))"
    let window = Window()
    try window.start(
      RootApp(window: window) { app in [Route(path, to: Leaf.self) { Leaf(name, app.stack) }] })

    try LinkOpener(window).open(DeepLink([name]))

    #expect(window.location == DeepLink([name]))
  }

  @Test func `are left for the first screen of an app coordinator by the empty link`() throws {
    let window = Window()
    try window.start(
      RootApp(window: window) { app in [Route("b", to: Leaf.self) { Leaf("b", app.stack) }] })
    let links = LinkOpener(window)
    try links.open(DeepLink("b"))
    #expect(window.location == DeepLink("b"))

    try links.open(DeepLink(".."))

    #expect((window.activeScreen as? Page)?.name == "root" && window.location == DeepLink(""))
  }

  @Test func `that fail after the user has agreed to leave are an error of the awaited link`()
    async throws
  {
    let draft = Draft()
    var answers: [@MainActor (Bool) -> Void] = []
    draft.leaveDecision = .asks { answers.append($0) }
    try links.open(DeepLink("list"))
    places.stack.show(draft, for: places.children.last)

    let outcome = Task { try await links.outcome(of: DeepLink("failing")) }
    while answers.isEmpty { await Task.yield() }
    let reported = diagnostics { answers[0](true) }

    await #expect(throws: Places.Failure.self) { try await outcome.value }
    #expect(reported == [.transactionFailed])
  }

  private var active: String {
    (window.activeScreen as? Page)?.name ?? (window.activeScreen as? Named)?.name ?? "?"
  }

  @MainActor
  private final class Named: Presentable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @MainActor
  private final class Places: AppCoordinator, Routing {
    struct Failure: Error {}
    let tabs = TabBarController()
    let stack = NavigationController()
    var asked: [String] = []
    var answer: ((RouteDecision) -> Void)?

    override func start() {
      show(tabs)
      tabs.show(Named("a"), for: self)
      tabs.show(Named("b"), for: self)
      tabs.show(stack, for: self)
    }

    var routes: [Route] {
      [
        Route("birds", to: Birds.self) { Birds(presenter: Modal(over: self.tabs)) },
        Route("list", to: Leaf.self) {
          $0.name == "list"
        } start: {
          Leaf("list", self.stack)
        },
        Route("failing", to: Leaf.self) {
          $0.name == "failing"
        } start: {
          self.removeAll()
          throw Failure()
        },
        named("a"), named("b"), modal("help"), modal("about"),
        Route(group: "secrets", to: Group.self) {
          $0.name == "secret"
        } start: {
          Group("secret", Modal(over: self.tabs))
        }
        .guarded { _ in .waits(at: DeepLink("sign-in")) },
        Route(group: "login", to: Group.self) {
          $0.name == "sign-in"
        } start: {
          Group("sign-in", Modal(over: self.tabs))
        },
        slowGroup("books"), slowGroup("films"),
      ]
    }

    private func named(_ name: String) -> Route {
      Route(name, to: Named.self) {
        $0.name == name
      } show: {
        throw PlaceError.noSuchPlace
      }
    }

    private func modal(_ name: String) -> Route {
      Route(name, to: Named.self) {
        $0.name == name
      } show: {
        Modal(over: self.tabs).show(Named(name), for: self)
      }
    }

    private func slowGroup(_ name: String) -> Route {
      Route(group: name, to: Shelf.self) {
        $0.name == name
      } start: {
        let shelf = Shelf(name, Modal(over: self.tabs))
        shelf.ask = {
          self.asked.append(name)
          return await withCheckedContinuation { answer in
            self.answer = { answer.resume(returning: $0) }
          }
        }
        return shelf
      }
    }
  }

  /// A coordinator whose number 7 is only among the films.
  @MainActor
  private final class Shelf: Coordinator, Routing {
    let name: String
    var ask: () async -> RouteDecision = { .allowed }

    init(_ name: String, _ presenter: any Presenter) {
      self.name = name
      super.init(presenter: presenter)
    }

    override func start() { show(Page(name)) }

    var routes: [Route] {
      [
        Route("{number}", to: Leaf.self) {
          Int($0.name)
        } start: { (number: Int) in
          if self.name == "books" { throw PlaceError.noSuchPlace }
          return Leaf("\(number)", self.presenter)
        }
        .guarded(asking: { _ in await self.ask() })
      ]
    }
  }

  @MainActor
  private final class Group: Coordinator, Routing {
    let name: String

    init(_ name: String, _ presenter: any Presenter) {
      self.name = name
      super.init(presenter: presenter)
    }

    override func start() { show(Page("group")) }

    var routes: [Route] {
      [Route(name, to: Leaf.self) { Leaf(self.name, self.presenter) }]
    }
  }

  @MainActor
  private final class Birds: Coordinator {
    override func start() {
      let split = SplitViewController()
      show(split)
      start(child: Leaf("list", split.list))
    }
  }

  @MainActor
  private final class Leaf: Coordinator {
    let name: String

    init(_ name: String, _ presenter: any Presenter) {
      self.name = name
      super.init(presenter: presenter)
    }

    override func start() { show(Page(name)) }
  }

  /// An app with one screen and the given routes.
  @MainActor
  private final class RootApp: AppCoordinator, Routing {
    let stack = NavigationController()
    private let makeRoutes: (RootApp) -> [Route]
    var routes: [Route] { makeRoutes(self) }

    init(window: Window, _ makeRoutes: @escaping (RootApp) -> [Route]) {
      self.makeRoutes = makeRoutes
      super.init(window: window)
    }

    override func start() {
      show(stack)
      stack.show(Page("root"), for: self)
    }
  }
}
