import Coordinators
import Testing

/// What other libraries got wrong: a start that fails halfway wedges the whole tree, a child with two
/// parents traps in debug builds and is let through in others, a screen that outlived its coordinator
/// brings it back.
@MainActor
struct `Starting` {
  private struct Refused: Error {}

  /// A screen that reports a tap.
  private final class Tapped: Presentable {
    var didTapButton: () -> Void = {}
  }

  let world: World
  init() throws { world = try World() }

  @Test func `is one change, whatever is shown and started in it`() {
    world.forget()

    world.start(
      Flow("B", in: world.stack) { flow in
        flow.show(Page("b"))
        flow.start(child: Flow("C", in: self.world.stack) { $0.show(Page("c")) })
      })

    #expect(world.changes.map(\.shown) == [["b", "c"]])
  }

  @Test func `that throws leaves everything as it was`() {
    let failing = Flow("B", in: world.stack) { flow in
      flow.show(Page("b"))
      flow.start(child: Flow("C", in: Modal(over: self.world.stack)) { $0.show(Page("c")) })
      self.world.stack.popToRoot()
      throw Refused()
    }
    world.push("A")
    world.push("M", under: world["A"], in: Modal(over: world.stack))
    world.forget()
    let before = outline

    #expect(throws: Refused.self) { try world.app.tryStart(child: failing) }

    #expect(outline == before)
    #expect(world.eventCount == 0 && world.log.isEmpty)
    #expect(!failing.isActive && failing.children.isEmpty && failing.screens.isEmpty)
    world.push("D")
    #expect(world.pages == ["root", "a", "d"])
    world.window?.back()
    world.stack.popToRoot()
    #expect(world.log == ["removed M", "removed D", "removed A"])
    #expect(world.alive == [])
  }

  @Test func `that throws in a child takes back the child alone`() {
    world.start(
      Flow("B", in: world.stack) { flow in
        flow.show(Page("b"))
        let child = Flow("C", in: self.world.stack) {
          $0.show(Page("c"))
          throw Refused()
        }
        #expect(throws: Refused.self) { try flow.tryStart(child: child) }
        flow.show(Page("d"))
      })

    #expect(world.pages == ["root", "b", "d"])
  }

  @Test func `an error that nobody asked for is reported`() {
    let reported = diagnostics {
      world.start(Flow("B", in: world.stack) { _ in throw Refused() })
    }

    #expect(reported == [.startFailed])
  }

  @Test func `in a place that is shown later in the same start works`() {
    let inner = NavigationController()

    world.start(
      Flow("B", in: world.stack) { flow in
        flow.start(child: Flow("C", in: inner) { $0.show(Page("c")) })
        flow.show(inner)
      })

    #expect(world.active == "c")
  }

  @Test func `in a place that is nowhere is taken back and reported`() {
    let nowhere = NavigationController()

    let reported = diagnostics { world.push("B", in: nowhere) }

    #expect(reported == [.presenterNotInWindow])
    #expect(world.app.children.isEmpty)
    #expect(nowhere.screens.isEmpty)
  }

  @Test func `in a place that is nowhere is reported when the change is complete`() {
    let nowhere = NavigationController()
    let outer = CoordinatorDiagnostic.handler
    defer { CoordinatorDiagnostic.handler = outer }
    CoordinatorDiagnostic.handler = { _ in
      self.world.note("\(self.world.app.children.count) \(nowhere.screens.count)")
    }

    world.push("B", in: nowhere)

    #expect(world.log == ["0 0", "removed B"])
  }

  @Test func `in a place of another window is refused`() throws {
    let other = try World()
    let flow = Flow("B", in: other.stack) { $0.show(Page("b")) }

    let reported = diagnostics {
      world.start(flow)
      other.stack.show(Page("c"), for: world.app)
    }

    #expect(reported == [.presenterNotInWindow, .presenterNotInWindow])
    #expect(!flow.isActive)
    #expect(other.pages == ["root"])
  }

  @Test func `in a place that is nowhere lets go of the place`() {
    weak var place: NavigationController?
    do {
      let nowhere = NavigationController()
      place = nowhere
      _ = diagnostics { world.push("B", in: nowhere) }
    }

    #expect(place == nil)
  }

  @Test func `may take a place away, show it again and fill it anew`() {
    let inner = NavigationController()

    let reported = diagnostics {
      world.start(
        Flow("B", in: world.stack) { flow in
          flow.show(inner)
          inner.show(Page("x"))
          self.world.stack.pop()
          flow.show(inner)
          inner.show(Page("y"))
        })
    }

    #expect(reported.isEmpty)
    #expect(names(inner.screens) == ["y"])
    #expect(world.active == "y")
  }

  @Test func `in a place that was taken away is taken back and reported`() {
    let inner = NavigationController()
    let flow = Flow("B", in: world.stack) { flow in
      flow.show(inner)
      self.world.stack.pop()
      flow.show(Page("b"))
      flow.start(child: Flow("C", in: inner) { $0.show(Page("c")) })
    }

    let reported = diagnostics { world.start(flow) }

    #expect(reported == [.presenterNotInWindow])
    #expect(flow.children.isEmpty)
    #expect(inner.screens.isEmpty)
  }

  @Test func `a child twice, with two parents, or under itself is refused, and changes nothing`()
    throws
  {
    let b = world.push("B")
    let c = world.push("C", under: b)
    let other = try World()
    let (before, otherBefore) = (outline, Outline(of: try #require(other.window)).text)
    world.forget()

    let reported = diagnostics {
      b.start(child: c)
      b.add(c)
      world.app.start(child: c)
      other.app.start(child: c)
      c.start(child: b)
      c.start(child: world.app)
      b.start(child: b)
    }

    #expect(reported == Array(repeating: .coordinatorAlreadyAdded, count: 6) + [.cycle])
    #expect(outline == before)
    #expect(Outline(of: try #require(other.window)).text == otherBefore)
    #expect(world.eventCount == 0 && other.eventCount == 0)
    #expect(c.parent === b && b.parent === world.app)
    #expect(throws: CoordinatorDiagnostic.self) { try world.app.tryStart(child: c) }
    #expect(throws: CoordinatorDiagnostic.self) { try world.window?.start(c) }
  }

  @Test func `a container inside itself is refused`() {
    let stack = NavigationController()

    let reported = diagnostics { world.start(Flow("B", in: stack) { $0.show(stack) }) }

    #expect(reported.first == .cycle)
    #expect(world.pages == ["root"])
  }

  @Test func `a removed coordinator changes nothing and is reported`() {
    let b = world.push("B")
    world.stack.pop()
    world.forget()

    let reported = diagnostics {
      b.show(Page("late"))
      b.start(child: Flow("C", in: world.stack))
      b.finish()
    }

    #expect(reported == [.coordinatorRemoved, .coordinatorRemoved, .coordinatorRemoved])
    #expect(world.eventCount == 0)
  }

  @Test func `a tap on a screen whose coordinator is gone changes nothing and is reported`() throws
  {
    let screen = Tapped()
    world.start(
      Flow("B", in: world.stack) { flow in
        screen.didTapButton = {
          flow.show(Page("late"))
          flow.start(child: Flow("C", in: flow.presenter) { $0.show(Page("c")) })
          flow.finish()
          flow.done(1)
        }
        flow.show(screen)
      })
    world["B"]?.done = { [world] _ in world.note("told") }
    world.window?.back()
    world.forget()
    let before = outline

    let reported = diagnostics { screen.didTapButton() }

    #expect(reported == [.coordinatorRemoved, .coordinatorRemoved, .coordinatorRemoved])
    #expect(outline == before && world.eventCount == 0)
    #expect(world["B"]?.isActive == false)
    #expect(world.log == ["told"], "ordinary statements still run")
    screen.didTapButton = {}
    #expect(world.alive == [])
  }

  @Test func `again that throws leaves a removed coordinator removed`() {
    var isFailing = false
    let flow = Flow("B", in: world.stack) {
      $0.show(Page("b"))
      if isFailing { throw Refused() }
    }
    world.start(flow)
    world.stack.pop()
    isFailing = true
    let failed = diagnostics { world.start(flow) }

    let reported = diagnostics { flow.show(Page("late")) }

    #expect(failed == [.startFailed])
    #expect(reported == [.coordinatorRemoved])
    #expect(world.pages == ["root"])
  }

  @Test func `a coordinator that nobody started is reported`() {
    let stray = Flow("B", in: world.stack)

    let reported = diagnostics {
      stray.show(Page("b"))
      stray.finish()
    }

    #expect(reported == [.coordinatorNotStarted, .coordinatorNotStarted])
  }

  /// Everything in the window.
  private var outline: String { world.window.map { Outline(of: $0).text } ?? "" }
}
