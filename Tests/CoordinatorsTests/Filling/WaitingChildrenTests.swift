import Coordinators
import TestCases
import Testing

/// Children that a coordinator has before it is in a tree itself.
@MainActor
struct `Children of a coordinator that is in no tree` {
  private struct Refused: Error {}

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `only the first parent that adds a child gets it`() {
    let stack = NavigationController()
    let (first, second, child) = (page("A", in: stack), page("B", in: stack), page("C", in: stack))
    let reported = diagnostics {
      first.add(child: child)
      second.add(child: child)
      first.add(child: child)
      fixture.app.add(child: child)
      fixture.stack.show(stack)
      for flow in [first, second, child] { try? flow.start() }
      second.add(child: child)
    }

    #expect(reported == Array(repeating: .coordinatorAlreadyAdded, count: 4))
    #expect(child.parent === first)
  }

  @Test(arguments: [false, true])
  func `they join the tree with it, also those whose screens still wait`(isStarted: Bool) {
    let stack = NavigationController()
    let parent = page("P", in: fixture.stack)
    let (child, grandchild) = (page("C", in: stack), page("G", in: stack))

    let reported = diagnostics {
      // Its presenter is in no window, so it waits until its parent is in one.
      let middle = page("M", in: stack)
      middle.add(child: parent)
      middle.add(child: child)
      child.start(child: grandchild)
      if isStarted { fixture.app.start(child: middle) } else { parent.show(Page("p")) }
    }

    #expect(reported.isEmpty)
    #expect(child.isActive && grandchild.parent === child && parent.parent === child.parent)
    fixture.stack.show(stack)
    #expect(fixture.active == (isStarted ? "m" : "g"))
  }

  @Test func `removing a child that waits removes its screens and its own children`() {
    let stack = NavigationController()
    let parent = page("P", in: stack)
    var removed: [String] = []
    func flow(_ name: String) -> Flow {
      let flow = page(name, in: stack)
      flow.removeCoordinator = { _ in removed.append(name) }
      return flow
    }
    let (child, grandchild, silent) = (flow("C"), flow("G"), flow("S"))

    let reported = diagnostics {
      parent.start(child: child)
      child.start(child: grandchild)
      parent.add(child: silent)
      parent.remove(child: child)
      parent.removeAll()
      child.show(Page("late"))
    }

    #expect(reported == [.coordinatorRemoved])
    #expect(removed == ["G", "C", "S"])
    #expect(stack.screens.isEmpty)
  }

  @Test func `finishing ends the children that wait, and a rollback brings all back`() throws {
    let stack = NavigationController()
    let (parent, child) = (page("P", in: stack), page("C", in: stack))
    var removals = 0
    for flow in [parent, child] { flow.removeCoordinator = { _ in removals += 1 } }
    try parent.start()
    parent.start(child: child)

    try? fixture.window?.transaction {
      parent.finish()
      #expect(stack.screens.isEmpty)
      throw Refused()
    }
    #expect(names(stack.screens) == ["p", "c"] && removals == 0)
    parent.finish()

    #expect(stack.screens.isEmpty && removals == 2)
  }

  @Test func `it leaves after its last screen and its last child`() throws {
    let stack = NavigationController()
    let (parent, child) = (page("P", in: stack), page("C", in: stack))
    var removed: [String] = []
    for flow in [parent, child] {
      flow.removeCoordinator = { removed.append(($0 as? Flow)?.name ?? "") }
    }
    try parent.start()
    parent.start(child: child)

    stack.setScreens { $0.suffix(1) }
    #expect(removed.isEmpty)
    stack.setScreens([])

    #expect(removed == ["C", "P"])
  }

  @Test func `a start that fails after its first screen in a window leaves a sound tree`() {
    let parent = page("P", in: NavigationController())
    let child = Flow("C", in: fixture.stack) {
      $0.show(Page("c"))
      throw Refused()
    }

    let reported = diagnostics { parent.start(child: child) }

    #expect(reported == [.startFailed])
    #expect(!child.isActive && fixture.pages == ["root"] && fixture.app.children.isEmpty)
  }

  @Test func `a start that fails ends the wait for its outcome`() async {
    let parent = page("P", in: NavigationController())
    let failing = Flow("F", in: NavigationController()) { _ in throw Refused() }

    var isDone = false
    var task: Task<Void, Never>?
    let reported = diagnostics {
      task = Task.immediate {
        _ = await parent.outcome(of: failing, \.done)
        isDone = true
      }
    }
    for _ in 0..<1000 where !isDone { await Task.yield() }

    #expect(isDone)
    #expect(reported == [.startFailed])
    task?.cancel()
  }

  @Test func `a deep chain of them joins without recursion`() {
    let flows = (0..<Cases.count(4_000, many: 10_000)).map {
      Flow("\($0)", in: NavigationController())
    }
    for (parent, child) in zip(flows, flows.dropFirst()) { parent.add(child: child) }

    fixture.stack.show(Page("deep"), for: flows.last)

    #expect(flows.last?.isActive == true && flows.first?.parent === fixture.app)
  }

  private func page(_ name: String, in presenter: any Presenter) -> Flow {
    Flow(name, in: presenter) { $0.show(Page(name.lowercased())) }
  }
}
