import Coordinators
import Testing

/// Mistakes of other libraries: a parent is never released, two flows of a stack share one delegate, screens
/// are distinguished by type, a stack is popped until it is empty.
@MainActor
struct `Going back` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a coordinator of two screens keeps the lower one`() {
    let pages = NavigationCoordinator<Page>(presenter: fixture.stack)
    fixture.app.start(child: pages)
    let (lower, upper) = (Page("lower"), Page("upper"))
    pages.show(lower)
    pages.show(upper)
    #expect(pages.screen === upper)

    fixture.window?.back()

    #expect(pages.screen === lower)
  }

  @Test func `going back from the root requests an exit from the app coordinator`()
    throws
  {
    try fixture.window?.start(Flow("other", in: fixture.stack))

    fixture.window?.back()

    #expect(fixture.app.exitRequests == 1)
    #expect(fixture.window?.appCoordinator === fixture.app)
  }

  @Test func `going back as far as possible ends at a guard`() {
    let draft = Draft()
    var steps = 0
    fixture.push("B")
    fixture.stack.show(draft)
    fixture.push("C")

    while fixture.window?.canGoBack == true, fixture.window?.back() == true { steps += 1 }
    #expect(steps == 1 && draft.refusals == 1 && fixture.active == nil)
    draft.leaveDecision = .asks { _ in }
    #expect(fixture.window?.back() == false)
    draft.leaveDecision = .allowed
    while fixture.window?.canGoBack == true, fixture.window?.back() == true { steps += 1 }

    #expect(steps == 3 && fixture.pages == ["root"])
    #expect(fixture.window?.back() == false && fixture.app.exitRequests == 1)
  }

  @Test func `each step back removes the coordinator of the screen that left`() {
    fixture.push("B")
    fixture.push("C", under: fixture["B"])

    fixture.window?.back()
    #expect(fixture.log == ["removed C"])
    #expect(fixture.alive == ["B", "b"])
    fixture.window?.back()

    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.pages == ["root"])
    #expect(fixture.alive == [])
  }

  @Test func `popping to the root removes everything above it, top first, in one change`() {
    pushThree()

    fixture.stack.popToRoot()

    #expect(fixture.log == ["removed D", "removed C", "removed B"])
    #expect(fixture.changes == [RecordedChange(removed: ["d", "c", "b"], activated: "root")])
    #expect(fixture.eventCount == 1)
    #expect(fixture.alive == [])
  }

  @Test func `popping to a screen keeps its coordinator and makes it active once`() throws {
    pushThree()
    let page = try #require(fixture["B"]?.screens.first as? Page)
    let before = page.appearances

    fixture.stack.pop(to: page)

    #expect(fixture.log == ["removed D", "removed C"])
    #expect(fixture["B"]?.isActive == true)
    #expect(fixture.changes == [RecordedChange(removed: ["d", "c"], activated: "b")])
    #expect(page.appearances == before + 1)
    #expect(fixture.alive == ["B", "b"])
  }

  @Test func `a coordinator stays until its last screen has left`() {
    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        for name in ["b1", "b2", "b3"] { flow.show(Page(name)) }
      })

    fixture.window?.back()
    #expect(fixture.alive == ["B", "b1", "b2"])
    fixture.window?.back()
    #expect(fixture.alive == ["B", "b1"])
    #expect(fixture.log.isEmpty)
    fixture.window?.back()

    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `an outer coordinator is removed after an inner one came and left`() {
    fixture.push("B")
    fixture.push("C")
    fixture.window?.back()
    fixture["B"]?.show(Page("b2"))

    fixture.window?.back()
    #expect(fixture.log == ["removed C"])
    #expect(fixture.changes.last == RecordedChange(removed: ["b2"], activated: "b"))
    fixture.window?.back()

    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `a coordinator that was never started is released`() {
    fixture.push("B")
    weak var dropped: Flow?
    do {
      let flow = Flow("never", in: fixture.stack) { $0.show(Page("never")) }
      flow.removeCoordinator = { _ in self.fixture.note("never removed") }
      dropped = flow
    }
    #expect(dropped == nil)

    fixture.window?.back()

    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
    #expect(fixture.app.children.isEmpty)
  }

  @Test func `going back twice removes once and then requests an exit`() {
    fixture.push("B")
    fixture.clearLog()

    fixture.window?.back()
    fixture.window?.back()

    expectOneRemovalAndOneExit()
  }

  @Test func `going back twice in a callback removes once and then requests an exit`() {
    fixture.push("B")
    fixture.push("C")
    fixture["C"]?.removeCoordinator = { [fixture] _ in
      fixture.clearLog()
      fixture.window?.back()
      fixture.window?.back()
      #expect(fixture.pages == ["root", "b"])
    }

    fixture.stack.pop()

    #expect(fixture.changes == [RecordedChange(removed: ["c"], activated: "b"), backAtRoot])
    expectOneRemovalAndOneExit(besides: 1)
  }

  @Test func `going back in a nested stack removes its screens and then the stack`() {
    let inner = NavigationController()
    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        flow.show(inner)
        for name in ["i1", "i2"] { inner.show(Page(name), for: flow) }
      })

    fixture.window?.back()
    #expect(fixture.active == "i1")
    fixture.window?.back()

    #expect(fixture.pages == ["root"])
    #expect(fixture.log == ["removed B"])
    #expect(fixture.exitEvents == 0)
    #expect(fixture.alive == [])
  }

  @Test func `pop at the root changes nothing`() {
    fixture.clearLog()

    fixture.stack.pop()
    fixture.stack.popToRoot()

    #expect(fixture.pages == ["root"])
    #expect(fixture.eventCount == 0)
  }

  @Test func `pop and then push remove the popped screen`() {
    fixture.push("B")

    fixture.stack.pop()
    fixture.push("C")

    #expect(fixture.pages == ["root", "c"])
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == ["C", "c"])
  }

  @Test func `going back from the only screen of a modal's stack dismisses the modal`() {
    let stack = NavigationController()
    Modal(over: fixture.stack).show(stack, for: fixture.app)
    fixture.push("B", in: stack)

    fixture.window?.back()

    #expect(fixture.log == ["removed B"])
    #expect(fixture.active == "root")
  }

  private let backAtRoot = RecordedChange(removed: ["b"], activated: "root")

  /// Pushes B, C and D above the root, each a child of the one before.
  private func pushThree() {
    fixture.push("B")
    fixture.push("C", under: fixture["B"])
    fixture.push("D", under: fixture["C"])
    fixture.clearLog()
  }

  private func expectOneRemovalAndOneExit(besides changes: Int = 0) {
    #expect(fixture.log == ["removed B"])
    #expect(fixture.changes.last == backAtRoot)
    #expect(fixture.exitEvents == 1 && fixture.app.exitRequests == 1)
    #expect(fixture.eventCount == changes + 2)
    #expect(fixture.pages == ["root"])
    #expect(fixture.window?.canGoBack == false)
    #expect(fixture.alive == [])
  }
}
