import Coordinators
import Testing

/// Tab bars and coordinators that are filled before they are in a window, and other containers as tabs.
@MainActor
struct `A tab that starts later in a container` {
  let window = Window()
  let app: App

  init() throws {
    app = App(window: window)
    try window.start(app)
  }

  @Test func `which is not shown yet starts as if it were shown`() throws {
    let stack = NavigationController()
    let tabs = LazyTabs(presenter: stack)
    try tabs.start()
    #expect(tabs.log == ["start a"])
    tabs.select(1)
    #expect(tabs.log == ["start a", "start b"])

    let reported = diagnostics { app.stack.show(stack, for: app) }

    #expect(reported.isEmpty)
    #expect(tabs.children.count == 3)
    #expect(tabs.pages(1) == ["b"] && tabs.selected == 1)
    tabs.select(2)
    #expect(tabs.log == ["start a", "start b", "start c"])
    #expect(tabs.pages(2) == ["c"])
  }

  @Test func `which is not shown yet leaves with its tab`() throws {
    let stack = NavigationController()
    let tabs = LazyTabs(presenter: stack)
    try tabs.start()
    let reported = diagnostics {
      tabs.tabs.remove(tabs.tabs.tabs[1])
      tabs.tabs.remove(tabs.tabs.tabs[0])
    }

    #expect(reported.isEmpty)
    #expect(tabs.log == ["start a", "removed b", "start c", "removed a"])
    app.stack.show(stack, for: app)
    #expect(tabs.tabs.tabs.count == 1)
  }

  @Test func `which is not shown yet is as before after a rollback`() throws {
    struct Failure: Error {}
    let stack = NavigationController()
    let tabs = LazyTabs(presenter: stack)
    try tabs.start()
    try? window.transaction {
      tabs.select(1)
      throw Failure()
    }
    try? window.transaction {
      tabs.tabs.remove(tabs.tabs.tabs[2])
      throw Failure()
    }
    #expect(tabs.selected == 0 && tabs.pages(1).isEmpty)

    app.stack.show(stack, for: app)
    tabs.select(1)
    tabs.select(2)

    #expect(tabs.pages(1) == ["b"] && tabs.pages(2) == ["c"])
  }

  @Test func `which is not shown yet is released with everything`() throws {
    weak var child: TabFlow?
    try {
      let stack = NavigationController()
      let tabs = LazyTabs(["a", "b"], presenter: stack)
      try tabs.start()
      app.stack.show(stack, for: app)
      child = tabs.child("b")
      #expect(child != nil)
      tabs.finish()
    }()

    #expect(child == nil)
  }

  @Test func `tabs that are shown last start their first tab with them`() throws {
    final class FilledFirst: TabCoordinator {
      override func start() throws {
        for name in ["one", "two"] {
          addTab(startsWhenSelected: true) { Flow(name, in: $0) { $0.show(Page(name)) } }
        }
        try super.start()
      }
    }
    let coordinator = FilledFirst(presenter: app.stack)

    app.start(child: coordinator)

    #expect((window.activeScreen as? Page)?.name == "one")
    #expect(coordinator.children.map(\.screens.count) == [1, 0])
  }

  @Test func `of several columns starts with its selection`() throws {
    let tabs = LazyTabs(presenter: app.stack)
    app.start(child: tabs)
    let split = tabs.addTab(SplitViewController(), startsWhenSelected: true) {
      Flow("list", in: $0.list) { $0.show(Page("list")) }
    }
    #expect(split.list.screens.isEmpty)

    tabs.tabs.select(split)

    #expect(names(split.list.screens) == ["list"])
    #expect((window.activeScreen as? Page)?.name == "list")
  }

  @Test func `of other tabs starts these with its selection`() throws {
    let outer = LazyTabs(["a"], presenter: app.stack)
    app.start(child: outer)
    var inner: LazyTabs?
    outer.addTab(startsWhenSelected: true) {
      let tabs = LazyTabs(["x", "y"], presenter: $0)
      inner = tabs
      return tabs
    }
    #expect(inner?.log.isEmpty == true)

    outer.select(1)

    #expect(inner?.log == ["start x"])
    #expect((window.activeScreen as? Page)?.name == "x")
  }

  @Test func `that its program shows without a tab coordinator starts with its selection`() {
    let (tabs, stack) = (TabBarController(), NavigationController())
    app.stack.show(tabs, for: app)
    tabs.show(Page("first"))
    tabs.show(stack, for: app)
    let flow = Flow("flow", in: stack) { $0.show(Page("later")) }

    app.start(child: flow, whenSelected: stack)
    #expect(stack.screens.isEmpty && flow.isActive)
    tabs.select(stack)

    #expect(names(stack.screens) == ["later"])
  }

  @Test func `that is selected already starts at once`() {
    let (tabs, stack) = (TabBarController(), NavigationController())
    app.stack.show(tabs, for: app)
    tabs.show(stack, for: app)

    app.start(child: Flow("flow", in: stack) { $0.show(Page("now")) }, whenSelected: stack)

    #expect(names(stack.screens) == ["now"])
  }

  @Test func `is in one tab bar only, and its coordinator leaves with it`() {
    let (tabs, others, stack) = (TabBarController(), TabBarController(), NavigationController())
    app.stack.show(Page("below"))
    app.stack.show(tabs, for: app)
    for tab in [Page("first"), stack, Page("last")] as [any Presentable] { tabs.show(tab) }
    #expect(diagnostics { others.show(stack) } == [.screenAlreadyShown])
    let flow = Flow("flow", in: stack) { $0.show(Page("late")) }
    app.start(child: flow, whenSelected: stack)
    tabs.select(tabs.tabs[2])

    app.stack.pop()

    #expect(others.selected == nil && stack.screens.isEmpty)
    #expect(!flow.isActive)
  }
}
