import Coordinators
import Testing

/// Operations that fail after a container in no window was filled.
@MainActor
struct `Filling a container in an operation that fails` {
  private struct Refused: Error {}

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a start that fails in no window takes back what a window was shown meanwhile`() {
    let stack = NavigationController()
    let parent = Flow("P", in: stack)
    let child = Flow("C", in: stack) {
      $0.show(Page("c"))
      self.fixture.stack.show(stack)
      throw Refused()
    }

    let reported = diagnostics { parent.start(child: child) }

    #expect(reported == [.startFailed])
    #expect(names(stack.screens) == [])
    #expect(fixture.pages == ["root"])
  }

  @Test func `a filled stack that is refused goes on waiting`() {
    let (stack, shown) = (NavigationController(), Page("shown"))
    stack.show(Page("a"))
    Modal(over: fixture.stack).show(shown)

    let reported = diagnostics {
      fixture.stack.setScreens([stack, shown])
      fixture.push("B")
    }

    #expect(reported == [.screenAlreadyShown])
    #expect(fixture.pages.contains("b") && !fixture.pages.contains("a"))
    #expect(names(stack.screens) == ["a"])
    fixture.stack.show(stack)
    #expect(names(stack.screens) == ["a"])
  }

  @Test func `a transaction that fails takes back what another window was shown meanwhile`() throws
  {
    let other = try Fixture()
    let stack = NavigationController()
    stack.show(Page("a"))

    try? fixture.window?.transaction {
      stack.show(Page("b"), for: fixture.app)
      stack.pop()
      other.stack.show(stack)
      throw Refused()
    }

    #expect(names(stack.screens) == ["a"])
    #expect(other.pages == ["root"])
  }
}
