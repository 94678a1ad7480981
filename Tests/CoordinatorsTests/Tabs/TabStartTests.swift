import Coordinators
import Testing

/// Mistakes of other libraries: the flow of a tab that nobody opens loads its data, or the user sees an empty tab
/// before its first screen.
@MainActor
struct `A tab that starts when it is first selected` {
  let window: Window
  let app: LazyApp
  var tabs: LazyTabs { app.tabs }

  init() throws {
    window = Window()
    app = LazyApp(window: window)
    try window.start(app)
  }

  @Test func `starts at once if it is the first one, and the others do not`() {
    #expect(tabs.log == ["start a"])
    #expect(tabs.children.count == 3)
    #expect(tabs.pages(0) == ["a"] && tabs.pages(1).isEmpty && tabs.pages(2).isEmpty)
  }

  @Test func `starts with the selection, as one change`() {
    var changes: [RecordedChange] = []
    window.observe { if case .changed(let change) = $0 { changes.append(RecordedChange(change)) } }

    tabs.select(1)

    #expect(changes == [RecordedChange(shown: ["b"], activated: "b")])
    #expect(tabs.selected == 1)
  }

  @Test func `starts once only`() {
    tabs.select(1)
    tabs.select(0)
    tabs.select(1)
    tabs.select(1)

    #expect(tabs.log == ["start a", "start b"])
  }

  @Test func `is not started again after it was emptied`() {
    tabs.select(1)
    tabs.child("b")?.finish()
    tabs.select(0)
    tabs.select(1)

    #expect(tabs.log == ["start a", "start b", "removed b"])
    #expect(tabs.pages(1).isEmpty)
  }

  @Test func `starts when its neighbour is removed`() {
    tabs.tabs.remove(tabs.tabs.tabs[0])

    #expect(tabs.log == ["start a", "start b", "removed a"])
    #expect((window.activeScreen as? Page)?.name == "b")
  }

  @Test func `does not start when it is selected in passing only`() throws {
    let child = try #require(tabs.child("a"))
    child.finish()
    let owner = Flow("owner", in: tabs.tabs) { $0.show(Page("old")) }
    tabs.start(child: owner)
    tabs.tabs.select(owner.screens[0])
    tabs.replace(owner, with: Flow("other", in: tabs.tabs) { $0.show(Page("new")) })

    #expect((window.activeScreen as? Page)?.name == "new")
    #expect(tabs.log == ["start a", "removed a"])
  }

  @Test func `appears at once when it is added as the first one later`() throws {
    let tabs = LazyTabs([], presenter: window)
    try window.start(tabs)
    var empty = 0
    window.observe { _ in
      if let tab = tabs.tabs.selected as? NavigationController, tab.topScreen == nil { empty += 1 }
    }

    tabs.add("late")

    #expect(empty == 0)
    #expect((window.activeScreen as? Page)?.name == "late")
  }

  @Test func `whose start throws is empty, and tries again`() {
    tabs.failing = ["b"]
    let reported = sentences { tabs.select(1) }

    #expect(reported.count == 1 && reported[0].contains("`start()` of `TabFlow` threw an error"))
    #expect(tabs.selected == 1 && tabs.pages(1).isEmpty)

    tabs.failing = []
    tabs.select(1)

    #expect(tabs.pages(1) == ["b"])
    #expect(tabs.log == ["start a", "start b", "start b"])
  }

  @Test func `tries again when the user comes back to it`() {
    tabs.failing = ["b"]
    _ = diagnostics { tabs.select(1) }
    tabs.failing = []
    tabs.select(2)
    tabs.select(1)

    #expect(tabs.pages(1) == ["b"])
  }

  @Test func `is as before after a rollback`() {
    struct Failure: Error {}
    try? window.transaction {
      tabs.select(1)
      #expect(tabs.pages(1) == ["b"])
      throw Failure()
    }

    #expect(tabs.selected == 0 && tabs.pages(1).isEmpty)
    #expect(tabs.child("b")?.isActive == true)

    tabs.select(1)

    #expect(tabs.pages(1) == ["b"])
  }

  @Test func `is below what is pushed on it in the same transaction`() throws {
    try window.transaction {
      tabs.select(1)
      tabs.stack(1)?.show(Page("above"))
    }

    #expect(tabs.pages(1) == ["b", "above"])
  }

  @Test func `is started by the program's own call`() throws {
    try tabs.child("b")?.start()
    #expect(tabs.pages(1) == ["b"] && tabs.selected == 0)

    tabs.select(1)

    #expect(tabs.log == ["start a", "start b"])
  }

  @Test func `is not started by the program's own call if that is rolled back`() throws {
    struct Failure: Error {}
    try? window.transaction {
      try tabs.child("b")?.start()
      throw Failure()
    }
    tabs.select(1)

    #expect(tabs.log == ["start a", "start b", "start b"])
    #expect(tabs.pages(1) == ["b"])
  }

  @Test func `starts after what its coordinator starts directly has ended`() throws {
    let child = try #require(tabs.child("b"))
    child.start(child: Flow("inner", in: child.presenter) { $0.show(Page("inner")) })
    child.children[0].finish()

    tabs.select(1)

    #expect(tabs.log == ["start a"])
  }

  @Test func `starts once only if it shows nothing`() {
    var starts = 0
    tabs.addTab(startsWhenSelected: true) { Flow("nothing", in: $0) { _ in starts += 1 } }

    for index in [3, 0, 3, 3] { tabs.select(index) }

    #expect(starts == 1)
  }

  @Test func `tries once for each selection, also if a guard approves of the removal before`() {
    let draft = Draft()
    draft.leaveDecision = .allowed
    tabs.stack(0)?.show(draft)
    tabs.failing = ["b"]

    let reported = diagnostics { tabs.tabs.remove(tabs.tabs.tabs[0]) }

    #expect(reported == [.startFailed])
    #expect(tabs.log == ["start a", "start b", "removed a"])
  }

  @Test func `counts as started when a coordinator is added to its own`() throws {
    let flow = DirectTabFlow(presenter: app.tabs.tabs)
    flow.start()
    try #require(tabs.child("b")).add(child: flow)

    tabs.select(1)

    #expect(tabs.log == ["start a"])
  }

  @Test func `is no mistake when its window closes or it is removed`() {
    let reported = diagnostics {
      tabs.tabs.remove(tabs.tabs.tabs[1])
      #expect(tabs.log == ["start a", "removed b"])
      #expect(tabs.children.count == 2)
      window.close()
    }

    #expect(reported.isEmpty)
    #expect(Set(tabs.log) == ["start a", "removed b", "removed a", "removed c"])
  }

  @Test func `leaves with its tab wherever it shows its screens`() {
    let tab = NavigationController()
    let other = Flow("other", in: tabs.tabs) { $0.show(Page("other")) }
    tabs.start(child: other, whenSelected: tab)
    tabs.tabs.show(tab)

    tabs.tabs.remove(tab)

    #expect(!other.isActive && tabs.children.count == 3)
  }

  @Test func `is no mistake when its parent finishes`() {
    let reported = diagnostics { tabs.finish() }

    #expect(reported.isEmpty)
    #expect(Set(tabs.log) == ["start a", "removed a", "removed b", "removed c"])
  }

  @Test func `leaves an empty tab when it finishes before`() {
    let reported = diagnostics { tabs.child("b")?.finish() }
    tabs.select(1)

    #expect(reported.isEmpty)
    #expect(tabs.log == ["start a", "removed b"])
  }

  @Test func `does not start if it finishes in the same transaction`() throws {
    let reported = try diagnostics {
      try window.transaction {
        tabs.child("b")?.finish()
        tabs.select(1)
      }
    }

    #expect(reported.isEmpty)
    #expect(tabs.log == ["start a", "removed b"])
  }

  @Test func `starts no more with its tab when it is added again after its removal`() throws {
    let child = try #require(tabs.child("b"))
    tabs.remove(child: child)
    tabs.add(child: child)

    tabs.select(1)

    #expect(child.isActive && tabs.pages(1).isEmpty)
  }

  @Test func `starts once if it was added again after a rollback`() {
    struct Failure: Error {}
    let tab = NavigationController()
    tabs.tabs.show(tab)
    tabs.failing = ["late"]
    let flow = tabs.flow("late", in: tab)
    try? window.transaction {
      tabs.start(child: flow, whenSelected: tab)
      throw Failure()
    }
    tabs.start(child: flow, whenSelected: tab)

    #expect(diagnostics { tabs.select(3) } == [.startFailed])
  }

  @Test func `can be replaced before, by a coordinator that starts at once`() throws {
    let child = try #require(tabs.child("b"))
    let reported = diagnostics {
      tabs.replace(child, with: tabs.flow("new", in: child.presenter))
    }

    #expect(reported.isEmpty)
    #expect(tabs.log == ["start a", "start new", "removed b"])
    #expect(tabs.selected == 0 && tabs.pages(1) == ["new"])
    tabs.select(1)
    #expect(tabs.pages(1) == ["new"])
  }

  @Test func `shows its first screen above what the program has set`() throws {
    tabs.stack(1)?.setScreens([Page("set")])

    tabs.select(1)

    #expect(tabs.pages(1) == ["set", "b"])
  }

  @Test func `counts as started when the program sets screens for its coordinator`() throws {
    tabs.stack(1)?.setScreens([Page("set")], for: tabs.child("b"))

    tabs.select(1)

    #expect(tabs.pages(1) == ["set"])
  }

  @Test func `is refused for a coordinator that has started`() throws {
    let flow = DirectTabFlow(presenter: app.tabs.tabs)
    flow.start()
    let reported = diagnostics { tabs.start(child: flow, whenSelected: NavigationController()) }

    #expect(reported == [.coordinatorAlreadyAdded])
  }

  @Test func `has its coordinator as a leaf of the outline`() {
    #expect(window.outline.components(of: "TabFlow") == 4)
  }
}

private final class DirectTabFlow: Coordinator {
  override func start() { show(Page("direct")) }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
