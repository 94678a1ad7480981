import Coordinators
import Testing

/// Tabs of a tab bar that is in no window, whose coordinators start when they are first selected.
@MainActor
struct `A tab of a tab bar in no window` {
  let window = Window()
  let app: App
  let stack = NavigationController()
  let tabs: LazyTabs

  init() throws {
    app = App(window: window)
    try window.start(app)
    tabs = LazyTabs(["a"], presenter: stack)
    tabs.failing = ["a"]
    _ = try diagnostics { try tabs.start() }
  }

  /// Adds a second tab, whose coordinator has not started.
  private func addFlow() -> TabFlow {
    let tab = NavigationController()
    let flow = tabs.flow("b", in: tab)
    tabs.start(child: flow, whenSelected: tab)
    tabs.tabs.show(tab, for: tabs)
    return flow
  }

  @Test func `tries again when it is selected again`() {
    tabs.failing = []
    tabs.select(0)

    #expect(tabs.log == ["start a", "start a"] && tabs.pages(0) == ["a"])
  }

  @Test func `is started by the program's own call`() throws {
    try addFlow().start()
    tabs.select(1)

    #expect(tabs.log == ["start a", "start b"] && tabs.pages(1) == ["b"])
  }

  @Test func `counts as started when the program sets screens for its coordinator`() {
    tabs.stack(0)?.setScreens([])
    let flow = addFlow()
    tabs.stack(1)?.setScreens([Page("set")], for: flow)
    tabs.select(1)

    #expect(tabs.log == ["start a"] && tabs.pages(1) == ["set"])
  }

  @Test func `counts as started when its coordinator starts another one`() {
    let flow = addFlow()
    flow.start(child: Flow("inner", in: flow.presenter) { $0.show(Page("inner")) })
    tabs.select(1)

    #expect(tabs.log == ["start a"] && tabs.pages(1) == ["inner"])
  }

  @Test func `releases a coordinator that finishes before`() {
    weak var released: TabFlow?
    ({
      let flow = addFlow()
      released = flow
      flow.finish()
    })()

    #expect(released == nil)
    #expect(tabs.log == ["start a", "removed b"])
  }

  @Test(arguments: [false, true])
  func `is not selected, or not shown, if a guard in the window refuses the start`(isFirst: Bool) {
    let (bar, draft, tab) = (TabBarController(), Draft(), NavigationController())
    app.stack.show(draft)
    let flow = Flow("flow", in: tab) { [app] in
      app.stack.popToRoot()
      $0.show(Page("flow"))
    }
    if !isFirst { bar.show(Page("first")) }
    app.start(child: flow, whenSelected: tab)
    bar.show(tab)

    let reported = diagnostics { bar.select(tab) }

    // The first tab was not shown, so there is nothing to select.
    #expect(reported == (isFirst ? [.presenterNotInWindow] : []))
    #expect(draft.refusals > 0)
    #expect(bar.selected !== tab && tab.screens.isEmpty)
  }
}
