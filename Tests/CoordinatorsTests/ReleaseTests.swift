import Coordinators
import Testing

@MainActor
struct `What is freed` {
  private struct Refused: Error {}
  let world: World
  init() throws { world = try World() }

  @Test func `without having been seen finds a whole tree, and may change it`() {
    let world = world

    world.start(
      Flow("B", in: world.stack) { flow in
        flow.show(
          Last {
            world.note("\(world.pages)")
            world.push("A")
          })
        flow.finish()
      })

    #expect(world.log == ["removed B", "[\"root\"]"])
    #expect(world.pages == ["root", "a"])
  }

  @Test func `when a start throws finds a whole tree, and may change it`() {
    let world = world
    let failing = Flow("B", in: world.stack) { flow in
      flow.show(Last { world.note("screen \(world.pages)") })
      let held = Last { world.push("A") }
      flow.start(child: Flow("C", in: world.stack) { _ in _ = held })
      throw Refused()
    }

    let reported = diagnostics { world.start(failing) }

    #expect(reported == [.startFailed])
    #expect(world.log == ["screen [\"root\"]"])
    #expect(world.pages == ["root", "a"])
  }

  @Test func `with a queued call may be the window`() {
    let b = world.push("B")
    b.done = { [held = world.window] _ in _ = held }
    b.removeCoordinator = { _ in b.done(1) }
    world.window = nil
    #expect(world.app.isActive)

    world.stack.pop()

    #expect(!world.app.isActive)
  }

  @Test func `with a queued call may ask for more`() {
    let world = world
    let b = world.push("B")
    do {
      let last = Last { world.push("A") }
      b.done = { _ in _ = last }
    }
    b.removeCoordinator = { _ in b.done(1) }

    world.stack.pop()

    #expect(world.pages == ["root", "a"])
  }

  @Test func `inside a start that throws may be the window`() {
    let failing = Flow("B", in: world.stack) { flow in
      flow.show(Page("b"))
      self.world.window = nil
      throw Refused()
    }

    _ = diagnostics { world.start(failing) }

    #expect(!world.app.isActive)
  }

  @Test func `with an objection in a start that throws may ask for more`() {
    /// A screen that asks by means of something that nobody else holds.
    final class Asking: Presentable, LeaveGuard {
      let free: () -> Void
      init(_ free: @escaping () -> Void) { self.free = free }
      var leaveDecision: LeaveDecision {
        let last = Last(free)
        return .asks { _ in _ = last }
      }
    }
    let world = world
    world.stack.show(Asking { world.push("A") })

    let reported = diagnostics {
      world.start(
        Flow("B", in: world.stack) { _ in
          world.stack.popToRoot()
          throw Refused()
        })
    }

    #expect(reported == [.startFailed])
    #expect(world.pages == ["root", "?", "a"])
  }
}
