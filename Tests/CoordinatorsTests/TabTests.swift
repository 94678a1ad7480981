import Coordinators
import Testing

/// Mistakes of other libraries: hidden tabs lose their stacks, or go back instead of the selected one; a
/// removed tab leaves its coordinators behind.
@MainActor
struct `Tabs` {
  let fixture: Fixture
  let tabs = TabBarController()
  let first = NavigationController()
  let second = NavigationController()

  /// Shows two tabs: a stack of A and B, and a stack of C.
  init() throws {
    fixture = try Fixture()
    fixture.window?.show(tabs, for: fixture.app)
    tabs.show(first, for: fixture.app)
    tabs.show(second, for: fixture.app)
    let a = fixture.push("A", in: first)
    fixture.push("B", under: a, in: first)
    fixture.push("C", in: second)
    fixture.clearLog()
  }

  @Test func `the first tab is selected, and back pops its stack`() {
    #expect(tabs.selected === first)
    #expect(fixture.active == "b")

    fixture.window?.back()

    #expect(fixture.log == ["removed B"])
  }

  @Test func `a hidden tab keeps its stack, and back does not change it`() {
    let hidden = first.screens.map(ObjectIdentifier.init)
    tabs.select(second)
    fixture.push("D", in: second)
    #expect(fixture["A"]?.isActive == true && fixture["B"]?.isActive == true)

    fixture.window?.back()
    #expect(fixture.log == ["removed D"] && fixture.active == "c")
    fixture.window?.back()
    #expect(fixture.app.exitRequests == 1)
    #expect(fixture.log == ["removed D"])

    tabs.select(first)

    #expect(first.screens.map(ObjectIdentifier.init) == hidden)
    #expect(fixture.active == "b")
    #expect(fixture.alive == ["A", "B", "C", "a", "b", "c"])
  }

  @Test func `removing a hidden tab removes its coordinators`() {
    tabs.select(second)

    tabs.remove(first)

    #expect(fixture.log == ["removed B", "removed A"])
    #expect(fixture.changes.last == RecordedChange(removed: ["b", "a", "?"]))
    #expect(fixture.active == "c")
    #expect(tabs.tabs.count == 1)
    #expect(fixture.alive == ["C", "c"])
  }

  @Test(arguments: [false, true])
  func `a tab that replaces another one is selected if that one was`(isSelected: Bool) {
    fixture.push("D", in: tabs)
    if isSelected { tabs.select(fixture["D"]!.screens[0]) }

    fixture.app.replace(fixture["D"]!, with: Flow("E", in: tabs) { $0.show(Page("e")) })

    #expect((tabs.tabs.last as? Page)?.name == "e")
    #expect(tabs.selected === (isSelected ? tabs.tabs.last : first))
  }

  @Test func `replacing the selected tab selects nothing in another tab bar`() {
    let others = TabBarController()
    second.show(others)
    others.show(Page("o"))
    fixture.push("D", in: tabs)
    tabs.select(fixture["D"]!.screens[0])

    fixture.app.replace(fixture["D"]!, with: Flow("E", in: others) { $0.show(Page("e")) })

    #expect((others.selected as? Page)?.name == "o")
  }

  @Test func `removing the selected tab selects its neighbour`() {
    let third = NavigationController()
    tabs.show(third, for: fixture.app)
    fixture.push("D", in: third)

    tabs.remove(first)
    #expect(tabs.selected === second && fixture.active == "c")
    tabs.select(third)
    tabs.remove(third)
    #expect(tabs.selected === second && fixture.active == "c")

    tabs.remove(second)
    #expect(tabs.selected == nil)
    #expect(tabs.tabs.isEmpty)
    #expect(fixture.log == ["removed B", "removed A", "removed D", "removed C"])
    #expect(fixture.alive == [])
  }

  @Test func `a modal over a hidden tab is active when the tab is selected`() {
    tabs.select(second)
    fixture.push("M", in: Modal(over: first))
    #expect(fixture.active == "c")

    tabs.select(first)

    #expect(fixture.active == "m")
  }

  @Test func `selecting the selected tab changes nothing`() {
    tabs.select(first)

    #expect(fixture.eventCount == 0)
  }

  @Test func `a screen that is not a tab is refused`() {
    let reported = diagnostics {
      tabs.select(Page("stranger"))
      tabs.remove(fixture.stack)
    }

    #expect(reported == [.screenNotFound, .screenNotFound])
  }

  @Test func `a tab coordinator starts a flow in each of its tabs`() throws {
    let window = Window()
    let coordinator = TwoTabs(presenter: window)

    try window.start(coordinator)

    #expect(coordinator.tabs.tabs.count == 2)
    #expect((window.activeScreen as? Page)?.name == "one")
    #expect(coordinator.children.count == 2)
  }
}

private final class TwoTabs: TabCoordinator {
  override func start() throws {
    try super.start()
    for name in ["one", "two"] {
      addTab { Flow(name, in: $0) { $0.show(Page(name)) } }
    }
  }
}
