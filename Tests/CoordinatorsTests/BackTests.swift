import Coordinators
import Testing

/// What other libraries got wrong: a parent that is never let go, one delegate that two flows of a stack
/// share, screens told apart by their type, a stack that is popped empty.
@MainActor
struct `Going back` {
  let world: World
  init() throws { world = try World() }

  @Test func `leaves a coordinator of two screens with the one that is still there`() {
    let pages = NavigationCoordinator<Page>(presenter: world.stack)
    world.app.start(child: pages)
    let (lower, upper) = (Page("lower"), Page("upper"))
    pages.show(lower)
    pages.show(upper)
    #expect(pages.screen === upper)

    world.window?.back()

    #expect(pages.screen === lower)
  }

  @Test func `at the very beginning asks the app coordinator, whatever else the window started`()
    throws
  {
    try world.window?.start(Flow("other", in: world.stack))

    world.window?.back()

    #expect(world.app.exitRequests == 1)
    #expect(world.window?.appCoordinator === world.app)
  }

  @Test func `each step back removes the coordinator of the screen that left`() {
    world.push("B")
    world.push("C", under: world["B"])

    world.window?.back()
    #expect(world.log == ["removed C"])
    #expect(world.alive == ["B", "b"])
    world.window?.back()

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.pages == ["root"])
    #expect(world.alive == [])
  }

  @Test func `popping to the root removes everything above it, top first, in one change`() {
    pushThree()

    world.stack.popToRoot()

    #expect(world.log == ["removed D", "removed C", "removed B"])
    #expect(world.changes == [Told(removed: ["d", "c", "b"], activated: "root")])
    #expect(world.eventCount == 1)
    #expect(world.alive == [])
  }

  @Test func `popping to a screen keeps its coordinator and makes it active once`() throws {
    pushThree()
    let page = try #require(world["B"]?.screens.first as? Page)
    let before = page.appearances

    world.stack.pop(to: page)

    #expect(world.log == ["removed D", "removed C"])
    #expect(world["B"]?.isActive == true)
    #expect(world.changes == [Told(removed: ["d", "c"], activated: "b")])
    #expect(page.appearances == before + 1)
    #expect(world.alive == ["B", "b"])
  }

  @Test func `a coordinator of several screens stays until the last one has left`() {
    world.start(
      Flow("B", in: world.stack) { flow in for name in ["b1", "b2", "b3"] { flow.show(Page(name)) }
      })

    world.window?.back()
    #expect(world.alive == ["B", "b1", "b2"])
    world.window?.back()
    #expect(world.alive == ["B", "b1"])
    #expect(world.log.isEmpty)
    world.window?.back()

    #expect(world.log == ["removed B"])
    #expect(world.alive == [])
  }

  @Test func `an outer coordinator is still told after an inner one came and went in its stack`() {
    world.push("B")
    world.push("C")
    world.window?.back()
    world["B"]?.show(Page("b2"))

    world.window?.back()
    #expect(world.log == ["removed C"])
    #expect(world.changes.last == Told(removed: ["b2"], activated: "b"))
    world.window?.back()

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.alive == [])
  }

  @Test func `a coordinator that was never started leaves nothing behind`() {
    world.push("B")
    weak var dropped: Flow?
    do {
      let flow = Flow("never", in: world.stack) { $0.show(Page("never")) }
      flow.removeCoordinator = { _ in self.world.note("never removed") }
      dropped = flow
    }
    #expect(dropped == nil)

    world.window?.back()

    #expect(world.log == ["removed B"])
    #expect(world.alive == [])
    #expect(world.app.children.isEmpty)
  }

  @Test func `twice in one turn removes once and then asks for an exit`() {
    world.push("B")
    world.forget()

    world.window?.back()
    world.window?.back()

    expectOneRemovalAndOneExit()
  }

  @Test func `twice in one callback removes once and then asks for an exit`() {
    world.push("B")
    world.push("C")
    world["C"]?.removeCoordinator = { [world] _ in
      world.forget()
      world.window?.back()
      world.window?.back()
      #expect(world.pages == ["root", "b"])
    }

    world.stack.pop()

    #expect(world.changes == [Told(removed: ["c"], activated: "b"), backAtRoot])
    expectOneRemovalAndOneExit(besides: 1)
  }

  @Test func `in a stack within a stack first takes its screens and then the stack itself`() {
    let inner = NavigationController()
    world.start(
      Flow("B", in: world.stack) { flow in
        flow.show(inner)
        for name in ["i1", "i2"] { inner.show(Page(name), for: flow) }
      })

    world.window?.back()
    #expect(world.active == "i1")
    world.window?.back()

    #expect(world.pages == ["root"])
    #expect(world.log == ["removed B"])
    #expect(world.exitEvents == 0)
    #expect(world.alive == [])
  }

  @Test func `pop at the root changes nothing and tells nobody`() {
    world.forget()

    world.stack.pop()
    world.stack.popToRoot()

    #expect(world.pages == ["root"])
    #expect(world.eventCount == 0)
  }

  @Test func `pop and push in one turn remove what was popped`() {
    world.push("B")

    world.stack.pop()
    world.push("C")

    #expect(world.pages == ["root", "c"])
    #expect(world.log == ["removed B"])
    #expect(world.alive == ["C", "c"])
  }

  @Test func `back on the only screen of a stack in a modal dismisses the modal`() {
    let stack = NavigationController()
    Modal(over: world.stack).show(stack, for: world.app)
    world.push("B", in: stack)

    world.window?.back()

    #expect(world.log == ["removed B"])
    #expect(world.active == "root")
  }

  private let backAtRoot = Told(removed: ["b"], activated: "root")

  /// Root, then B, C and D, each the child of the one before.
  private func pushThree() {
    world.push("B")
    world.push("C", under: world["B"])
    world.push("D", under: world["C"])
    world.forget()
  }

  private func expectOneRemovalAndOneExit(besides changes: Int = 0) {
    #expect(world.log == ["removed B"])
    #expect(world.changes.last == backAtRoot)
    #expect(world.exitEvents == 1 && world.app.exitRequests == 1)
    #expect(world.eventCount == changes + 2)
    #expect(world.pages == ["root"])
    #expect(world.window?.canGoBack == false)
    #expect(world.alive == [])
  }
}
