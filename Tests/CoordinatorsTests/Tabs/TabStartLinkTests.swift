import Coordinators
import Testing

/// Links and saved states that mean a tab that was never selected.
@MainActor
struct `A place in a tab that was never selected` {
  let window: Window
  let app: LazyApp
  let links: LinkOpener
  var tabs: LazyTabs { app.tabs }

  init() throws {
    window = Window()
    links = LinkOpener(window)
    app = LazyApp(window: window)
    try window.start(app)
  }

  @Test func `is below what the rest of the link shows`() throws {
    try links.open(DeepLink("b/x"))

    #expect(tabs.pages(1) == ["b", "x"] && tabs.selected == 1)
    #expect(window.location == DeepLink("b/x"))
    #expect(tabs.log == ["start a", "start b"])
    #expect(tabs.children.count == 3)
  }

  @Test func `keeps the other tabs unstarted`() throws {
    try links.open(DeepLink("c"))

    #expect(tabs.log == ["start a", "start c"])
    #expect(tabs.children.count == 3)
    tabs.select(1)
    #expect(tabs.pages(1) == ["b"])
  }

  @Test func `is kept by a link to the active screen`() throws {
    try links.open(DeepLink("a"))
    try links.open(DeepLink(""))

    #expect(tabs.log == ["start a"])
    #expect(tabs.children.count == 3)
  }

  @Test func `is not started by a link that fails`() {
    #expect(throws: LinkError.self) { try links.open(DeepLink("b/missing")) }

    #expect(tabs.selected == 0 && tabs.pages(1).isEmpty)
    tabs.select(1)
    #expect(tabs.pages(1) == ["b"])
  }

  @Test func `makes the link fail if its start throws`() {
    tabs.failing = ["b"]

    #expect(throws: LazyTabs.Unlucky.self) { try links.open(DeepLink("b")) }

    #expect(tabs.selected == 0 && tabs.pages(1).isEmpty)
  }

  @Test func `is selected by a link although its start shows nothing`() throws {
    tabs.silent = ["b"]

    try links.open(DeepLink("b"))

    #expect(tabs.selected == 1 && tabs.log == ["start a", "start b"])
  }

  @Test func `has no line in a saved state`() {
    tabs.select(2)

    #expect(window.navigationState == "restoration 1\nto tabs\n  to a\n  to c\n  tab 0 2\n")
  }

  @Test func `is restored when it is first selected, and keeps its lines until then`() throws {
    let text = "restoration 1\nto tabs\n  to a\n  to b\n    to x\n  to c\n  tab 0 2\n"
    let problems = window.restore(text)
    #expect(problems.isEmpty && tabs.log == ["start a", "start c"] && tabs.pages(1).isEmpty)
    #expect(window.navigationState == text)

    tabs.failing = ["b"]
    #expect(diagnostics { tabs.select(1) } == [.startFailed])
    tabs.select(0)
    #expect(tabs.pages(1).isEmpty && window.navigationState.contains("to b\n    to x\n"))
    tabs.failing = []
    tabs.select(1)

    #expect(tabs.pages(1) == ["b", "x"] && tabs.selected == 1)
    #expect(!window.navigationState.contains("waits"))
  }

  @Test func `is restored with the selection of its tab`() {
    let problems = window.restore("restoration 1\nto tabs\n  to b\n    to x\n  tab 0 1\n")

    #expect(problems.isEmpty && tabs.selected == 1 && tabs.pages(1) == ["b", "x"])
    #expect(tabs.log == ["start a", "start b"])
  }

  @Test func `reports a line that cannot be restored when it starts`() {
    #expect(window.restore("restoration 1\nto tabs\n  to b\n    state 1 x\n    to x\n").isEmpty)

    #expect(diagnostics { tabs.select(1) } == [.restorationFailed])

    #expect(tabs.pages(1) == ["b", "x"])
  }

  @Test func `is the same after saving and restoring`() throws {
    tabs.select(1)
    tabs.child("b")?.show(Page("x"))
    tabs.select(0)
    let saved = window.navigationState
    let other = Window()
    let restored = LazyApp(window: other)
    try other.transaction {
      try other.start(restored)
      _ = other.restore(saved)
    }

    #expect(other.navigationState == saved)
    #expect(restored.tabs.pages(1).isEmpty && restored.tabs.pages(2).isEmpty)
    restored.tabs.select(1)

    #expect(restored.tabs.pages(1) == ["b", "x"])
    restored.tabs.select(0)
    #expect(other.navigationState == saved)
  }

  @Test func `does not disturb the others if its start throws`() {
    tabs.failing = ["b"]
    let text = "restoration 1\nto tabs\n  to a\n    to y\n  to b\n    to x\n  tab 0 1\n"

    let reported = diagnostics { #expect(window.restore(text).isEmpty) }

    #expect(reported == [.startFailed])
    #expect(tabs.pages(1).isEmpty && tabs.pages(0) == ["a", "y"])
    #expect(window.navigationState == text)
  }
}

/// A place in a modal over a tab bar.
@MainActor
struct `A place in a modal over tabs` {
  @MainActor
  final class ModalApp: AppCoordinator, Routing {
    let tabs = TabBarController()

    override func start() {
      show(tabs)
      tabs.show(Page("tab"), for: self)
    }

    func arrive() {}

    var routes: [Route] {
      [
        Route("modal", to: Flow.self) {
          Flow("modal", in: Modal(over: self.tabs)) { $0.show(Page("modal")) }
        }
      ]
    }
  }

  @Test func `is no tab to select`() throws {
    let window = Window()
    let app = ModalApp(window: window)
    try window.start(app)

    let reported = try diagnostics { try LinkOpener(window).open(DeepLink("modal")) }

    #expect(reported.isEmpty)
    #expect((window.activeScreen as? Page)?.name == "modal")
  }
}

/// A tab whose route has a guard.
@MainActor
struct `A guarded place in a tab that was never selected` {
  @MainActor
  final class GuardedApp: AppCoordinator, Routing {
    let tabs = TabBarController()
    var isSignedIn = false
    private(set) var flows: [TabFlow] = []

    override func start() {
      show(tabs)
      for name in ["a", "b"] {
        let stack = NavigationController()
        let flow = TabFlow(name, presenter: stack) { $0.show(Page(name)) }
        start(child: flow, whenSelected: stack)
        tabs.show(stack, for: self)
      }
    }

    func arrive() {}

    var routes: [Route] {
      [
        Route("a", toExisting: TabFlow.self) { $0.name == "a" },
        Route("b", toExisting: TabFlow.self) { $0.name == "b" }
          .guarded { _ in self.isSignedIn ? .allowed : .refused },
      ]
    }
  }

  let window = Window()
  let app: GuardedApp
  var pages: [String] { names((app.tabs.tabs[1] as? NavigationController)?.screens ?? []) }

  init() throws {
    app = GuardedApp(window: window)
    try window.start(app)
  }

  @Test func `is not started by a saved state that the guard does not allow`() {
    let problems = window.restore("restoration 1\nto a\nto b\n")

    #expect(problems.map(\.reason) == [.notAllowed])
    #expect(pages.isEmpty)
    app.isSignedIn = true
    #expect(window.restore("restoration 1\nto a\nto b\n").isEmpty)
    app.tabs.select(app.tabs.tabs[1])
    #expect(pages == ["b"])
  }

  @Test func `is not started by the selection of its tab in a saved state either`() {
    let text = "restoration 1\ntab 0 1\n"
    let problems = window.restore(text)

    #expect(problems.map(\.reason) == [.notAllowed] && problems[0].place == DeepLink("b"))
    #expect(pages.isEmpty && app.tabs.selected === app.tabs.tabs[0])
    app.isSignedIn = true
    #expect(window.continueRestoring().isEmpty)
    #expect(pages == ["b"])
  }

  @Test func `does not leave before it was shown`() {
    LinkOpener(window).recheckGuards()
    #expect(app.children.count == 2)

    app.tabs.select(app.tabs.tabs[1])
    LinkOpener(window).recheckGuards()

    #expect(app.children.count == 1)
  }
}
