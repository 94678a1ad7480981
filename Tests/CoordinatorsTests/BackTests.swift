import Coordinators
import Testing

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
    let b = world.push("B")
    world.push("C", under: b)

    world.window?.back()
    #expect(world.log == ["removed C"])
    world.window?.back()

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.pages == ["root"])
  }

  @Test func `popping to the root removes everything above it, top first, in one change`() {
    let b = world.push("B")
    let c = world.push("C", under: b)
    world.push("D", under: c)
    world.forget()

    world.stack.popToRoot()

    #expect(world.log == ["removed D", "removed C", "removed B"])
    #expect(world.changes.count == 1)
    #expect(world.changes[0].removed == ["d", "c", "b"])
  }

  @Test func `popping to a screen keeps its coordinator and makes it active once`() throws {
    let b = world.push("B")
    let c = world.push("C", under: b)
    world.push("D", under: c)
    world.forget()

    world.stack.pop(to: try #require(b.screens.first))

    #expect(world.log == ["removed D", "removed C"])
    #expect(b.isActive)
    #expect(world.changes.compactMap(\.activated) == ["b"])
  }

  @Test func `a coordinator of several screens stays until the last one has left`() {
    let b = world.start(
      Flow("B", in: world.stack) { flow in for name in ["b1", "b2", "b3"] { flow.show(Page(name)) }
      })

    world.window?.back()
    #expect(b.isActive)
    world.window?.back()
    #expect(b.isActive)
    world.window?.back()

    #expect(!b.isActive)
    #expect(world.log == ["removed B"])
  }

  @Test func `two screens of one type are told apart by identity`() {
    let (lower, upper) = (Page("same"), Page("same"))
    let b = world.start(
      Flow("B", in: world.stack) { flow in for page in [lower, upper] { flow.show(page) } })

    world.stack.pop()

    #expect(b.isActive)
    #expect(b.screens.map(ObjectIdentifier.init) == [ObjectIdentifier(lower)])
  }

  @Test func `an outer coordinator is still told after an inner one came and went in its stack`() {
    let outer = world.push("B")
    world.push("C")
    world.window?.back()
    outer.show(Page("b2"))

    world.window?.back()
    #expect(world.log == ["removed C"])
    world.window?.back()

    #expect(world.log == ["removed C", "removed B"])
  }

  @Test func `a coordinator that was never started leaves nothing behind`() {
    weak var dropped: Flow?
    do {
      let flow = Flow("never", in: world.stack)
      dropped = flow
    }
    world.push("B")

    world.window?.back()

    #expect(dropped == nil)
    #expect(world.log == ["removed B"])
  }

  @Test func `back at the root asks for an exit and leaves the root where it is`() {
    world.push("B")
    world.forget()

    world.window?.back()
    world.window?.back()

    #expect(world.log == ["removed B"])
    #expect(world.pages == ["root"])
    #expect(world.app.exitRequests == 1)
    #expect(world.window?.canGoBack == false)
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
  }

  @Test func `back on the only screen of a stack in a modal dismisses the modal`() {
    let stack = NavigationController()
    Modal(over: world.stack).show(stack, for: world.app)
    world.push("B", in: stack)

    world.window?.back()

    #expect(world.log == ["removed B"])
    #expect(world.active == "root")
  }
}
