import Coordinators
import Testing

/// Links to a coordinator's own screens, which it shows in a stack of its own.
@MainActor
struct `Links to a coordinator's own screens` {
  private let window = Window()
  private let app: Counters
  private let links: LinkOpener

  init() throws {
    app = Counters(window: window)
    links = LinkOpener(window)
    try window.start(app)
  }

  @Test func `replace a child of the same stack`() throws {
    try links.open(DeepLink("c/1"))

    try links.open(DeepLink("s/1"))

    #expect(app.names == ["home", "s1"] && window.location == DeepLink("s/1"))
  }

  @Test func `replace each other`() throws {
    try links.open(DeepLink("s/1"))

    try links.open(DeepLink("s/2"))

    #expect(app.names == ["home", "s2"] && window.location == DeepLink("s/2"))
  }

  @Test func `replace a child together with its own children`() throws {
    try links.open(DeepLink("c/1/2"))

    try links.open(DeepLink("s/1"))

    #expect(app.names == ["home", "s1"] && app.children.isEmpty)
  }

  @Test func `do not pass a child that refuses to leave`() throws {
    try links.open(DeepLink("c/1"))
    let draft = Draft()
    app.children.first?.show(draft)
    let before = window.outline

    try links.open(DeepLink("s/1"))
    #expect(window.outline == before && draft.refusals == 1)
    draft.leaveDecision = .allowed
    try links.open(DeepLink("s/1"))

    #expect(app.names == ["home", "s1"])
  }

  @Test func `leave the tabs below them as they are`() throws {
    let window = Window()
    let app = TabsBelow(window: window)
    try window.start(app)

    try LinkOpener(window).open(DeepLink("s/1"))

    #expect((window.activeScreen as? Counter)?.number == 1)
    #expect(app.tabs.tabs.count == 1 && app.children.count == 1)
  }

  @Test func `replace a child whose modal is below theirs`() throws {
    let window = Window()
    let app = InModals(window: window)
    try window.start(app)
    let links = LinkOpener(window)
    try links.open(DeepLink("c/1"))

    try links.open(DeepLink("s/1"))

    #expect((window.activeScreen as? Counter)?.number == 1 && app.children.isEmpty)
  }

  @Test func `leave other tabs alone`() throws {
    let window = Window()
    let app = InTabs(window: window)
    try window.start(app)

    try LinkOpener(window).open(DeepLink("s/1"))

    #expect(app.tabs.tabs.map { ($0 as? Counter)?.number } == [0, 1])
    #expect((app.tabs.selected as? Counter)?.number == 1)
  }

  @MainActor
  private final class Counter: Presentable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Shows its own screens `s/1` and its children `c/1` in one stack.
  @MainActor
  private final class Counters: AppCoordinator, Routing {
    private let stack = NavigationController()

    override func start() {
      show(stack)
      stack.show(Page("home"), for: self)
    }

    var routes: [Route] {
      [
        Route("s/{number}", to: Counter.self) {
          $0.number
        } show: {
          self.stack.show(Counter($0), for: self)
        },
        Route("c/{number}", to: Child.self) {
          $0.number
        } start: {
          Child($0, presenter: self.stack)
        },
      ]
    }

    var names: [String] {
      stack.screens.map { ($0 as? Page)?.name ?? ($0 as? Counter).map { "s\($0.number)" } ?? "?" }
    }
  }

  @MainActor
  private final class Child: Coordinator, Routing {
    let number: Int

    init(_ number: Int, presenter: any Presenter) {
      self.number = number
      super.init(presenter: presenter)
    }

    override func start() { show(Page("c\(number)")) }

    var routes: [Route] {
      [
        Route("{number}", to: Child.self) {
          $0.number
        } start: {
          Child($0, presenter: self.presenter)
        }
      ]
    }
  }

  /// Shows its own screens `s/1` and its children `c/1` in modals over the same stack.
  @MainActor
  private final class InModals: AppCoordinator, Routing {
    private let stack = NavigationController()

    override func start() {
      show(stack)
      stack.show(Page("home"), for: self)
    }

    var routes: [Route] {
      [
        Route("s/{number}", to: Counter.self) {
          $0.number
        } show: {
          Modal(over: self.stack).show(Counter($0), for: self)
        },
        Route("c/{number}", to: Child.self) {
          $0.number
        } start: {
          Child($0, presenter: Modal(over: self.stack))
        },
      ]
    }
  }

  /// Shows its own screens `s/1` as tabs.
  @MainActor
  private final class InTabs: AppCoordinator, Routing {
    let tabs = TabBarController()

    override func start() {
      show(tabs)
      tabs.show(Counter(0), for: self)
    }

    var routes: [Route] {
      [
        Route("s/{number}", to: Counter.self) {
          $0.number
        } show: {
          self.tabs.show(Counter($0), for: self)
        }
      ]
    }
  }

  /// Shows its own screens `s/1` above a tab bar with a child.
  @MainActor
  private final class TabsBelow: AppCoordinator, Routing {
    let tabs = TabBarController()
    private let stack = NavigationController()

    override func start() {
      let tab = NavigationController()
      show(stack)
      stack.show(tabs, for: self)
      tabs.show(tab, for: self)
      start(child: Child(0, presenter: tab))
    }

    var routes: [Route] {
      [
        Route("s/{number}", to: Counter.self) {
          $0.number
        } show: {
          self.stack.show(Counter($0), for: self)
        }
      ]
    }
  }
}
