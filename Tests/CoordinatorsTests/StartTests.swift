import Coordinators
import Testing

/// Mistakes of other libraries: a start that fails halfway blocks the whole tree, a child with two parents
/// traps in debug builds and is accepted in others, a screen that outlives its coordinator revives it.
@MainActor
struct `Starting` {
  private struct Refused: Error {}

  /// A screen that reports a tap.
  private final class TappedScreen: Presentable {
    var didTapButton: () -> Void = {}
  }

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a flow that finishes in its start is in no change`() {
    var changed: [Coordinator] = []
    let observation = fixture.window?.observe { event in
      guard case .changed(let change) = event else { return }
      changed += change.addedCoordinators + change.removedCoordinators
    }
    let flow = Flow("A", in: fixture.stack) { $0.finish() }

    fixture.start(flow)
    observation?.cancel()

    withKnownIssue("its removal is reported") { #expect(changed.isEmpty) }
    #expect(fixture.log == ["removed A"])
  }

  @Test func `a start is one change with everything that it shows and starts`() {
    fixture.clearLog()

    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        flow.show(Page("b"))
        flow.start(child: Flow("C", in: self.fixture.stack) { $0.show(Page("c")) })
      })

    #expect(fixture.changes.map(\.shown) == [["b", "c"]])
  }

  @Test func `what a start shows in its own presenter belongs to its coordinator`() {
    let (stack, other) = (fixture.stack, Modal(over: fixture.stack))
    fixture.start(
      Flow("B", in: stack) { flow in
        stack.show(Page("b"))
        stack.replaceTop(with: Page("c"))
        flow.start(child: Flow("M", in: other) { _ in other.show(Page("m")) })
        stack.show(Page("d"))
        Modal(over: stack).show(Page("n"))
      })
    stack.show(Page("e"))

    #expect(fixture["B"]?.screens.map { ($0 as? Page)?.name } == ["c", "d"])
    #expect(fixture["B"]?.children.map { ($0 as? Flow)?.name } == ["M"])
    #expect(stack.modals.map { fixture.window?.coordinator(of: $0) is Flow } == [true, false])
    #expect(stack.topScreen.map { fixture.window?.coordinator(of: $0) == nil } == true)
  }

  @Test func `a stack that is not shown yet counts as its own presenter too`() {
    let stack = NavigationController()
    fixture.start(
      Flow("B", in: stack) { flow in
        stack.show(Page("a"))
        stack.setScreens([Page("b"), Page("c")])
      })
    fixture.app.show(stack)

    #expect(fixture["B"]?.screens.map { ($0 as? Page)?.name } == ["b", "c"])
  }

  @Test func `a start that throws is rolled back`() {
    let failing = Flow("B", in: fixture.stack) { flow in
      flow.show(Page("b"))
      flow.start(child: Flow("C", in: Modal(over: self.fixture.stack)) { $0.show(Page("c")) })
      self.fixture.stack.popToRoot()
      throw Refused()
    }
    fixture.push("A")
    fixture.push("M", under: fixture["A"], in: Modal(over: fixture.stack))
    fixture.clearLog()
    let before = outline

    #expect(throws: Refused.self) { try fixture.app.tryStart(child: failing) }

    #expect(outline == before)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    #expect(!failing.isActive && failing.children.isEmpty && failing.screens.isEmpty)
    fixture.push("D")
    #expect(fixture.pages == ["root", "a", "d"])
    fixture.window?.back()
    fixture.stack.popToRoot()
    #expect(fixture.log == ["removed M", "removed D", "removed A"])
    #expect(fixture.alive == [])
  }

  @Test func `a child's start that throws is rolled back alone`() {
    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        flow.show(Page("b"))
        let child = Flow("C", in: self.fixture.stack) {
          $0.show(Page("c"))
          throw Refused()
        }
        #expect(throws: Refused.self) { try flow.tryStart(child: child) }
        flow.show(Page("d"))
      })

    #expect(fixture.pages == ["root", "b", "d"])
  }

  @Test func `an error that is not caught is reported`() {
    let reported = diagnostics {
      fixture.start(Flow("B", in: fixture.stack) { _ in throw Refused() })
    }

    #expect(reported == [.startFailed])
  }

  @Test func `a presenter may be shown later in the same start`() {
    let inner = NavigationController()

    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        flow.start(child: Flow("C", in: inner) { $0.show(Page("c")) })
        flow.show(inner)
      })

    #expect(fixture.active == "c")
  }

  @Test func `a start in a container that is shown later appears with it, as one change`() {
    let inner = NavigationController()
    fixture.push("B", in: inner)
    #expect(fixture["B"]?.isActive == true && fixture.app.children.last === fixture["B"])
    #expect(names(inner.screens) == ["b"] && names(fixture["B"]?.screens ?? []) == ["b"])
    #expect(fixture.changes.flatMap(\.shown).isEmpty)

    fixture.stack.show(inner, for: fixture.app)

    #expect(fixture.active == "b")
    #expect(fixture.changes.last?.shown == ["?", "b"])
    fixture.window?.back()
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `a start in a container that is never shown is reported when the window closes`() {
    weak var released: NavigationController?
    let reported = diagnostics {
      let detached = NavigationController()
      released = detached
      fixture.push("B", in: detached)
      fixture.window?.close()
    }

    #expect(reported == [.neverShown])
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
    #expect(released == nil)
  }

  @Test func `a start in another window's container is refused`() throws {
    let other = try Fixture()
    let flow = Flow("B", in: other.stack) { $0.show(Page("b")) }

    let reported = diagnostics {
      fixture.start(flow)
      other.stack.show(Page("c"), for: fixture.app)
    }

    #expect(reported == [.presenterNotInWindow, .presenterNotInWindow])
    #expect(!flow.isActive)
    #expect(other.pages == ["root"])
  }

  @Test func `a start may remove a container, show it again and fill it`() {
    let inner = NavigationController()

    let reported = diagnostics {
      fixture.start(
        Flow("B", in: fixture.stack) { flow in
          flow.show(inner)
          inner.show(Page("x"))
          self.fixture.stack.pop()
          flow.show(inner)
          inner.show(Page("y"))
        })
    }

    #expect(reported.isEmpty)
    #expect(names(inner.screens) == ["y"])
    #expect(fixture.active == "y")
  }

  @Test func `a child in a container that has left appears when the container is shown again`() {
    let inner = NavigationController()
    let flow = Flow("B", in: fixture.stack) { flow in
      flow.show(inner)
      self.fixture.stack.pop()
      flow.show(Page("b"))
      flow.start(child: Flow("C", in: inner) { $0.show(Page("c")) })
    }
    fixture.start(flow)
    #expect(fixture.active == "b" && names(inner.screens) == ["c"])

    flow.show(inner)

    #expect(fixture.active == "c")
    #expect(names(inner.screens) == ["c"])
  }

  @Test func `adding a child twice, to two parents or to itself is refused`()
    throws
  {
    let b = fixture.push("B")
    let c = fixture.push("C", under: b)
    let other = try Fixture()
    let (before, otherBefore) = (outline, WindowContents(of: try #require(other.window)).text)
    fixture.clearLog()

    let reported = diagnostics {
      b.start(child: c)
      b.add(child: c)
      fixture.app.start(child: c)
      other.app.start(child: c)
      c.start(child: b)
      c.start(child: fixture.app)
      b.start(child: b)
    }

    #expect(reported == Array(repeating: .coordinatorAlreadyAdded, count: 6) + [.cycle])
    #expect(outline == before)
    #expect(WindowContents(of: try #require(other.window)).text == otherBefore)
    #expect(fixture.eventCount == 0 && other.eventCount == 0)
    #expect(c.parent === b && b.parent === fixture.app)
    #expect(throws: CoordinatorDiagnostic.self) { try fixture.app.tryStart(child: c) }
    #expect(throws: CoordinatorDiagnostic.self) { try fixture.window?.start(c) }
  }

  @Test func `a container inside itself is refused`() {
    let stack = NavigationController()

    let reported = diagnostics { fixture.start(Flow("B", in: stack) { $0.show(stack) }) }

    #expect(reported.first == .cycle)
    #expect(fixture.pages == ["root"])
  }

  @Test func `a removed coordinator changes nothing and is reported`() {
    let b = fixture.push("B")
    fixture.stack.pop()
    fixture.clearLog()

    let reported = diagnostics {
      b.show(Page("late"))
      b.start(child: Flow("C", in: fixture.stack))
      b.finish()
    }

    #expect(reported == [.coordinatorRemoved, .coordinatorRemoved, .coordinatorRemoved])
    #expect(fixture.eventCount == 0)
  }

  @Test func `a tap on a screen whose coordinator is gone changes nothing and is reported`() throws
  {
    let screen = TappedScreen()
    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        screen.didTapButton = {
          flow.show(Page("late"))
          flow.start(child: Flow("C", in: flow.presenter) { $0.show(Page("c")) })
          flow.finish()
          flow.done(1)
        }
        flow.show(screen)
      })
    fixture["B"]?.done = { [fixture] _ in fixture.note("called") }
    fixture.window?.back()
    fixture.clearLog()
    let before = outline

    let reported = diagnostics { screen.didTapButton() }

    #expect(reported == [.coordinatorRemoved, .coordinatorRemoved, .coordinatorRemoved])
    #expect(outline == before && fixture.eventCount == 0)
    #expect(fixture["B"]?.isActive == false)
    #expect(fixture.log == ["called"], "ordinary statements still run")
    screen.didTapButton = {}
    #expect(fixture.alive == [])
  }

  @Test func `a second start that throws leaves a removed coordinator removed`() {
    var isFailing = false
    let flow = Flow("B", in: fixture.stack) {
      $0.show(Page("b"))
      if isFailing { throw Refused() }
    }
    fixture.start(flow)
    fixture.stack.pop()
    isFailing = true
    let failed = diagnostics { fixture.start(flow) }

    let reported = diagnostics { flow.show(Page("late")) }

    #expect(failed == [.startFailed])
    #expect(reported == [.coordinatorRemoved])
    #expect(fixture.pages == ["root"])
  }

  @Test func `requests of a coordinator that was not started are reported`() {
    let unstarted = Flow("B", in: fixture.stack)

    let reported = diagnostics {
      unstarted.finish()
      unstarted.removeAll()
      unstarted.finish {}
    }

    #expect(reported == Array(repeating: .coordinatorNotStarted, count: 3))
  }

  @Test func `a coordinator whose start was rolled back shows nothing later`() {
    let flow = Flow("B", in: fixture.stack) {
      $0.show(Page("b"))
      throw Refused()
    }

    let reported = diagnostics {
      fixture.start(flow)
      flow.show(Page("late"))
    }

    #expect(reported == [.startFailed, .coordinatorNotStarted])
    #expect(fixture.pages == ["root"])
  }

  /// The contents of the window as text.
  private var outline: String { fixture.window.map { WindowContents(of: $0).text } ?? "" }
}
