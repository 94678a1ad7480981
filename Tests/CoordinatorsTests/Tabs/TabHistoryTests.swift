import Coordinators
import Testing

/// Back through the tabs that were selected before.
@MainActor
struct `A tab bar that goes back to the previous tab` {
  let window = Window()
  let app: App
  let tabs = TabBarController()
  let pages = ["a", "b", "c", "d"].map { Page($0) }

  init() throws {
    app = App(window: window)
    try window.start(app)
    window.show(tabs, for: app)
    tabs.goesBackToPreviousTab = true
    for page in pages {
      let stack = NavigationController()
      tabs.show(stack, for: app)
      stack.show(page, for: app)
    }
  }

  private func select(_ indices: Int...) { for index in indices { tabs.select(tabs.tabs[index]) } }
  private var active: String? { (window.activeScreen as? Page)?.name }

  /// What is active after each step back, until there is nothing to go back from.
  private func walkBack() -> [String] {
    var walked: [String] = []
    while window.canGoBack, walked.count < 20 {
      window.back()
      walked.append(active ?? "?")
    }
    return walked
  }

  @Test func `has nothing to go back to at first`() {
    #expect(!window.canGoBack)
    window.back()
    #expect(app.exitRequests == 1 && active == "a")
  }

  @Test func `walks back through the tabs, each once`() {
    select(1, 2, 0, 3, 2)

    #expect(walkBack() == ["d", "a", "b"])
    window.back()
    #expect(app.exitRequests == 1 && active == "b")
  }

  @Test func `goes back inside a tab first`() {
    select(1)
    (tabs.selected as? NavigationController)?.show(Page("inside"))

    #expect(walkBack() == ["b", "a"])
  }

  @Test func `is off by default`() {
    tabs.goesBackToPreviousTab = TabBarController().goesBackToPreviousTab
    select(1, 2)

    #expect(!window.canGoBack)
    window.back()
    #expect(active == "c" && app.exitRequests == 1)
  }

  @Test func `forgets removed tabs`() {
    select(1, 2, 3)
    tabs.remove(tabs.tabs[2])

    #expect(walkBack() == ["b", "a"])
  }

  @Test func `forgets the selected tab when it is removed`() {
    select(2, 1)
    tabs.remove(tabs.tabs[1])
    #expect(active == "c")

    #expect(walkBack() == ["a"])
  }

  @Test func `forgets a selection that was rolled back`() {
    struct Failure: Error {}
    select(1)
    try? window.transaction {
      select(2, 3)
      tabs.remove(tabs.tabs[0])
      throw Failure()
    }

    #expect(walkBack() == ["a"])
  }

  @Test func `counts a transaction as one selection`() throws {
    try window.transaction { select(1, 2, 3) }
    #expect(walkBack() == ["a"])

    try window.transaction { select(1, 0) }
    #expect(!window.canGoBack)
  }

  @Test func `knows inside a transaction what it has selected`() throws {
    try window.transaction {
      select(1)
      #expect(window.canGoBack)
      select(0)
      #expect(!window.canGoBack)
      select(1)
      tabs.remove(tabs.tabs[0])
      #expect(!window.canGoBack)
      select(1)
    }
    #expect(active == "c" && walkBack() == [])

    select(0)
    try window.transaction {
      tabs.remove(tabs.tabs[1])
      #expect(!window.canGoBack)
      select(1)
      tabs.remove(tabs.tabs[0])
      #expect(!window.canGoBack)
    }
    #expect(active == "d" && !window.canGoBack)
  }

  @Test func `keeps the order when a tab is replaced`() {
    let flow = Flow("flow", in: tabs) { $0.show(Page("old")) }
    app.start(child: flow)
    select(3, 1, 4)
    app.replace(flow, with: Flow("other", in: tabs) { $0.show(Page("new")) })

    #expect(active == "new")
    #expect(walkBack() == ["b", "d", "a"])
  }

  @Test func `begins when it is shown`() throws {
    let (filled, stack) = (TabBarController(), app.stack)
    window.show(stack, for: app)
    filled.goesBackToPreviousTab = true
    for name in ["x", "y", "z"] { filled.show(Page(name)) }
    filled.select(filled.tabs[2])
    filled.select(filled.tabs[1])
    stack.show(Page("root"))
    stack.show(filled)
    #expect(active == "y")
    filled.select(filled.tabs[2])

    #expect(walkBack() == ["y", "root"])
  }

  @Test func `of other tabs goes back inside these first`() {
    let inner = TabBarController()
    inner.goesBackToPreviousTab = true
    select(1)
    tabs.show(inner)
    for name in ["x", "y"] { inner.show(Page(name)) }
    select(4)
    inner.select(inner.tabs[1])

    #expect(walkBack() == ["x", "b", "a"])
  }

  @Test func `dismisses a modal over a tab first`() {
    select(1)
    Modal(over: tabs.tabs[1] as? NavigationController ?? app.stack).show(Page("modal"))

    #expect(walkBack() == ["b", "a"])
  }

  @Test func `reports the previous tab as selected, and nothing else`() {
    select(1)
    var events: [WindowEvent] = []
    window.observe { events.append($0) }

    window.back()

    guard events.count == 1, case .changed(let change) = events[0] else {
      Issue.record("unexpected events")
      return
    }
    #expect(change.removed.isEmpty && change.shown.isEmpty)
    #expect(change.selected.count == 1 && change.selected[0] === tabs.tabs[0])
  }

  @Test func `goes back to where a link came from`() throws {
    let other = Window()
    let app = LazyApp(window: other)
    try other.start(app)
    app.tabs.tabs.goesBackToPreviousTab = true
    try LinkOpener(other).open(DeepLink("c/x"))

    other.back()
    #expect((other.activeScreen as? Page)?.name == "c")
    other.back()

    #expect((other.activeScreen as? Page)?.name == "a")
    #expect(!other.canGoBack)
  }

  @Test func `tries the start of the previous tab again, which a guard may refuse`() throws {
    let draft = Draft()
    let (stack, tab) = (NavigationController(), NavigationController())
    Modal(over: tabs.tabs[3] as? NavigationController ?? stack).show(stack)
    for screen in [Page("below"), draft] as [any Presentable] { stack.show(screen) }
    var isLucky = false
    tabs.show(tab, for: app)
    let flow = Flow("late", in: tab) {
      guard isLucky else { throw Unlucky() }
      stack.popToRoot()
      $0.show(Page("late"))
    }
    app.start(child: flow, whenSelected: tab)
    _ = diagnostics { select(4, 0) }
    isLucky = true

    window.back()
    #expect(active == "a" && draft.refusals == 1 && window.canGoBack)
    draft.leaveDecision = .allowed
    window.back()

    #expect(active == "late" && !window.canGoBack)
  }

  private struct Unlucky: Error {}
}
