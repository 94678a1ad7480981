import Coordinators
import Testing

/// What other libraries got wrong: hidden tabs lose their stack, or go back in place of the one in front,
/// and a tab that is removed leaves its coordinators behind.
@MainActor
struct `Tabs` {
  let world: World
  let tabs = TabBarController()
  let first = NavigationController()
  let second = NavigationController()

  /// Two tabs: a stack of A and B, and one of C.
  init() throws {
    world = try World()
    world.window?.show(tabs, for: world.app)
    tabs.show(first, for: world.app)
    tabs.show(second, for: world.app)
    let a = world.push("A", in: first)
    world.push("B", under: a, in: first)
    world.push("C", in: second)
    world.forget()
  }

  @Test func `the first tab is selected, and back works on its stack`() {
    #expect(tabs.selected === first)
    #expect(world.active == "b")

    world.window?.back()

    #expect(world.log == ["removed B"])
  }

  @Test func `a hidden tab keeps its stack, and back leaves it alone`() {
    let hidden = first.screens.map(ObjectIdentifier.init)
    tabs.select(second)
    world.push("D", in: second)
    #expect(world["A"]?.isActive == true && world["B"]?.isActive == true)

    world.window?.back()
    #expect(world.log == ["removed D"] && world.active == "c")
    world.window?.back()
    #expect(world.app.exitRequests == 1)
    #expect(world.log == ["removed D"])

    tabs.select(first)

    #expect(first.screens.map(ObjectIdentifier.init) == hidden)
    #expect(world.active == "b")
    #expect(world.alive == ["A", "B", "C", "a", "b", "c"])
  }

  @Test func `a tab that is removed while hidden takes its coordinators with it`() {
    tabs.select(second)

    tabs.remove(first)

    #expect(world.log == ["removed B", "removed A"])
    #expect(world.changes.last == Told(removed: ["b", "a", "?"]))
    #expect(world.active == "c")
    #expect(tabs.tabs.count == 1)
    #expect(world.alive == ["C", "c"])
  }

  @Test func `removing the selected tab selects its neighbour`() {
    let third = NavigationController()
    tabs.show(third, for: world.app)
    world.push("D", in: third)

    tabs.remove(first)
    #expect(tabs.selected === second && world.active == "c")
    tabs.select(third)
    tabs.remove(third)
    #expect(tabs.selected === second && world.active == "c")

    tabs.remove(second)
    #expect(tabs.selected == nil)
    #expect(tabs.tabs.isEmpty)
    #expect(world.log == ["removed B", "removed A", "removed D", "removed C"])
    #expect(world.alive == [])
  }

  @Test func `a modal of a hidden tab waits until its tab is in front`() {
    tabs.select(second)
    world.push("M", in: Modal(over: first))
    #expect(world.active == "c")

    tabs.select(first)

    #expect(world.active == "m")
  }

  @Test func `selecting the selected tab tells nobody`() {
    tabs.select(first)

    #expect(world.eventCount == 0)
  }

  @Test func `what is no tab is refused`() {
    let reported = diagnostics {
      tabs.select(Page("stranger"))
      tabs.remove(world.stack)
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
