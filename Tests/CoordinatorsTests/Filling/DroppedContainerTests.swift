import Coordinators
import Testing

/// Containers and coordinators in no window that the program drops: nothing that nobody sees keeps them.
@MainActor
struct `What is in no window and is dropped` {
  private struct Refused: Error {}

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a split view that a closing window held is released with its columns`() {
    weak var column: NavigationController?
    let window = Window()
    do {
      let split = SplitViewController(hasSidebar: true)
      column = split.detail
      window.show(split)
      split.list.show(Page("list"))
    }

    window.close()

    #expect(column == nil)
  }

  @Test func `a container takes its screens along, and a coordinator that has no other ones`() {
    var stack: NavigationController? = NavigationController()
    fixture.push("B")
    stack?.show(Page("later"), for: fixture["B"])
    fixture.stack.pop()
    #expect(fixture["B"]?.isActive == true)

    let reported = diagnostics { stack = nil }

    #expect(reported == [.neverShown])
    #expect(fixture.log == ["removed B"] && fixture.alive == [])
  }

  @Test func `a container takes along what is in the containers inside it`() {
    let inner = NavigationController()
    weak var page: Page?
    let reported = diagnostics {
      let outer = TabBarController()
      let screen = Page("a")
      page = screen
      inner.show(screen)
      outer.show(inner)
    }

    #expect(reported == [.neverShown])
    #expect(page == nil && inner.screens.isEmpty)
    fixture.stack.show(inner)
    #expect(fixture.stack.topScreen === inner)
  }

  @Test(arguments: [false, true])
  func `a container inside a transaction goes after it, whether that fails or not`(fails: Bool) {
    weak var page: Page?
    var countInside = 0

    let reported = diagnostics {
      try? fixture.window?.transaction {
        let stack = NavigationController()
        let screen = Page("a")
        page = screen
        stack.show(screen, for: fixture.app)
        countInside = fixture.app.screens.count
        if fails { throw Refused() }
      }
    }

    #expect(countInside == 3)
    #expect(reported == (fails ? [] : [.neverShown]))
    #expect(page == nil && fixture.app.screens.count == 2)
  }

  @Test func `a container in a callback goes after it`() {
    var stack: NavigationController? = NavigationController()
    stack?.show(Page("a"), for: fixture.app)
    fixture.push("B").removeCoordinator = { [fixture] _ in
      stack = nil
      fixture.note("dropped")
      #expect(fixture.app.screens.count == 3)
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported == [.neverShown])
    #expect(fixture.log == ["dropped"] && fixture.app.screens.count == 2)
  }

  @Test func `a screen's deinit may change the tree`() {
    var stack: NavigationController? = NavigationController()
    stack?.show(DeinitAction { [fixture] in fixture.push("A") })

    let reported = diagnostics { stack = nil }

    #expect(reported == [.neverShown])
    #expect(fixture.pages == ["root", "a"])
  }

  @Test func `coordinators that were only added to each other keep neither alive`() {
    weak var (parent, child): (Flow?, Flow?)
    ({
      let (newParent, newChild) = (flow("P"), flow("C"))
      (parent, child) = (newParent, newChild)
      newParent.add(child: newChild)
    })()

    #expect(parent == nil && child == nil)
  }

  @Test func `a child that is dropped is no child any more, and its parent goes on`() {
    let (parent, kept) = (flow("P"), flow("D"))
    parent.add(child: flow("C"))
    #expect(parent.children.isEmpty)
    parent.start(child: kept)

    fixture.stack.show(Page("p"), for: parent)

    #expect(parent.children.map { ($0 as? Flow)?.name } == ["D"])
    #expect(kept.isActive)
  }

  @Test func `a coordinator stays with its screen, and its parent with it`() {
    let stack = NavigationController()
    weak var (parent, child): (Flow?, Flow?)
    ({
      let (newParent, newChild) = (flow("P"), flow("C"))
      (parent, child) = (newParent, newChild)
      newParent.add(child: newChild)
      stack.show(Page("c"), for: newChild)
    })()
    #expect(parent?.children.first === child && child != nil)

    fixture.stack.show(stack)
    #expect(child?.isActive == true && child?.parent === parent)
    stack.setScreens([])

    #expect(parent == nil && child == nil)
  }

  @Test func `a start that fails leaves no coordinator`() {
    let parent = flow("P")
    weak var child: Flow?

    let reported = diagnostics {
      let failing = Flow("F", in: NavigationController()) { _ in throw Refused() }
      child = failing
      parent.start(child: failing)
    }

    #expect(reported == [.startFailed])
    #expect(child == nil && parent.children.isEmpty)
  }

  @Test func `a coordinator may end its parent while it goes`() {
    var removed: [String] = []
    let parent = flow("P")
    parent.removeCoordinator = { _ in removed.append("P") }
    parent.start(child: flow("C"))
    ({
      let child = Flow("D", in: NavigationController()) {
        [held = DeinitAction { parent.finish() }] _ in
        _ = held
      }
      parent.add(child: child)
    })()

    #expect(removed == ["P"] && parent.children.isEmpty)
  }

  @Test func `many containers and coordinators leave nothing behind`() {
    weak var last: Flow?
    for number in 0..<1000 {
      let stack = NavigationController()
      let child = Flow("\(number)", in: stack)
      last = child
      flow("P").add(child: child)
      Modal(over: stack).show(Page("m"))
      Modal(over: stack).dismiss()
    }

    #expect(last == nil)
  }

  private func flow(_ name: String) -> Flow { Flow(name, in: NavigationController()) }
}
