import Coordinators
import Testing

/// Containers in no window follow the rules of a window, except that nobody is asked or notified.
@MainActor
struct `A container that nobody sees` {
  private struct Refused: Error {}

  private final class Silent: Presentable, LeaveGuard {
    var calls: [String] = []
    var leaveDecision: LeaveDecision {
      calls.append("asked")
      return .refused
    }
    func didLeave() { calls.append("left") }
    func willAppear() { calls.append("appears") }
  }

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `asks no guard and notifies no screen that leaves it`() {
    let (stack, screen) = (NavigationController(), Silent())
    let modal = Modal(over: stack)
    var dismissals = 0
    modal.didDismiss = { dismissals += 1 }
    stack.setScreens([Page("a"), screen])
    modal.show(Page("m"))

    stack.pop()
    modal.dismiss()

    #expect(names(stack.screens) == ["a"] && stack.modals.isEmpty)
    #expect(screen.calls.isEmpty && dismissals == 0)
  }

  @Test func `may be released after a filling that failed`() {
    let shown = Page("shown")
    fixture.stack.show(shown)
    let reported = diagnostics {
      let stack = NavigationController()
      stack.setScreens([Page("a"), shown])
    }

    fixture.stack.show(Page("b"))

    #expect(reported == [.screenAlreadyShown] && fixture.pages == ["root", "shown", "b"])
  }

  @Test func `asks no guard of a screen that came into a window in the same change`() {
    let (stack, screen) = (NavigationController(), Silent())
    stack.setScreens([Page("a"), screen])

    try? fixture.window?.transaction {
      fixture.stack.show(stack)
      stack.pop()
    }

    #expect(names(stack.screens) == ["a"] && screen.calls.isEmpty)
    #expect(fixture.changes.last?.shown == ["?", "a"] && fixture.changes.last?.removed == [])
    stack.show(screen)
    stack.pop()
    #expect(screen.calls == ["appears", "asked"])
  }

  @Test func `loses the screens above those of a coordinator that finishes`() {
    let stack = NavigationController()
    stack.show(Page("a"))
    let flow = fixture.push("B", in: stack)
    stack.show(Page("above"))

    flow.finish()

    #expect(names(stack.screens) == ["a"])
  }

  @Test func `is empty and may be shown again after it has left its window`() {
    let split = SplitViewController()
    let detail = Detail(of: split.list)
    for round in 1...2 {
      let reported = diagnostics {
        split.list.show(Page("row \(round)"))
        detail.show(Page("detail \(round)"))
        fixture.stack.show(split, for: fixture.app)
      }
      #expect(reported.isEmpty)
      #expect(split.selected === split.detail && fixture.active == "detail \(round)")

      fixture.stack.pop()
      #expect(split.columns.allSatisfy { $0.screens.isEmpty } && split.selected === split.list)
    }
    #expect(fixture.changes.last?.removed.count == 5)
  }

  @Test func `is the same after a rollback of its removal`() {
    let split = SplitViewController()
    split.list.show(Page("row"))
    Detail(of: split.list).show(Page("detail"))
    fixture.stack.show(split, for: fixture.app)
    let before = fixture.window?.outline
    fixture.clearLog()

    try? fixture.window?.transaction {
      fixture.stack.pop()
      split.list.show(Page("other"))
      fixture.stack.show(split)
      throw Refused()
    }

    #expect(fixture.window?.outline == before && fixture.eventCount == 0)
    fixture.stack.pop()
    #expect(fixture.changes.last?.removed == ["detail", "?", "row", "?", "?"])
  }

  @Test func `gets the keys when it comes into a window with a modal`() {
    let (stack, split) = (NavigationController(), SplitViewController())
    fixture.stack.show(split, for: fixture.app)
    split.list.show(Page("row"))
    stack.show(Page("a"))
    Modal(over: stack).show(Page("older"))
    Modal(over: split.list).show(Page("newer"))
    #expect(fixture.active == "newer")

    split.detail.show(stack)

    #expect(fixture.active == "older")
  }

  @Test func `shows what may be in a window, and reports the rest`() throws {
    let other = try Fixture()
    let stack = NavigationController()
    stack.show(Page("a"), for: fixture.push("A"))
    stack.show(Page("b"), for: other.push("B"))
    stack.show(Page("c"))

    let reported = diagnostics { fixture.stack.show(stack) }

    #expect(reported == [.presenterNotInWindow])
    #expect(names(stack.screens) == ["a", "c"])
    #expect(names(other["B"]?.screens ?? []) == ["b"])
  }

  @Test func `moves with a flow from one window to another in one change`() throws {
    let other = try Fixture()
    let stack = NavigationController()
    fixture.stack.show(stack)
    stack.show(Page("a"))

    try fixture.window?.transaction {
      fixture.stack.pop()
      stack.show(Page("b"))
      other.stack.show(stack)
    }

    #expect(fixture.changes.last?.removed == ["a", "?"])
    #expect(other.changes.last?.shown == ["?", "b"] && other.active == "b")
  }
}
