import Coordinators
import Testing

@MainActor
struct `A whole stack` {
  let world: World
  let b: Flow
  let c: Flow

  init() throws {
    world = try World()
    b = world.push("B")
    c = world.push("C")
    world.forget()
  }

  @Test func `that is set keeps what is in both, as it is`() {
    let kept = world.stack.screens[1]

    world.stack.setScreens(for: world.app) { [$0[0], $0[1], Page("d")] }

    #expect(world.pages == ["root", "b", "d"])
    #expect(world.stack.screens[1] === kept && b.isActive)
    #expect(world.log == ["removed C"])
    #expect(world.changes.count == 1)
  }

  @Test func `can change its order without anything leaving`() {
    world.stack.setScreens { [$0[0], $0[2], $0[1]] }

    #expect(world.pages == ["root", "c", "b"])
    #expect(world.log.isEmpty)
    #expect(world.changes == [Told(activated: "b")])
  }

  @Test func `that is set to what it is moves nothing`() {
    world.stack.setScreens { $0 }

    #expect(world.eventCount == 0)
  }

  @Test func `asks once what it is to be, and may be read meanwhile`() {
    var calls = 0

    world.stack.setScreens { _ in
      calls += 1
      return Array(self.world.stack.screens.prefix(2))
    }

    #expect(calls == 1)
    #expect(world.pages == ["root", "b"])
  }

  @Test func `replaces its top`() {
    world.stack.replaceTop(with: Page("d"), for: b)

    #expect(world.pages == ["root", "b", "d"])
    #expect(b.screens.count == 2)
    #expect(world.log == ["removed C"])
  }

  @Test func `refuses a screen twice, or one of another place`() {
    let modal = Page("m")
    Modal(over: world.stack).show(modal)
    world.forget()

    let reported = diagnostics {
      world.stack.setScreens { [$0[0], $0[0]] }
      world.stack.setScreens { [$0[0], modal] }
    }

    #expect(reported == [.screenAlreadyShown, .screenAlreadyShown])
    #expect(world.pages == ["root", "b", "c"])
    #expect(world.eventCount == 0)
  }
}

@MainActor
struct `A swapped coordinator` {
  let world: World
  init() throws { world = try World() }

  @Test func `takes the place of the other, whose modal and children leave`() {
    let old = world.push("B")
    world.push("C", under: old, in: Modal(over: world.stack))
    world.push("D")
    let new = Flow("N", in: world.stack) { $0.show(Page("n")) }
    world.forget()

    world.app.replace(old, by: new)

    #expect(world.pages == ["root", "n", "d"])
    #expect(world.log == ["removed C", "removed B"])
    #expect(world.changes.count == 1)
    #expect(new.parent === world.app)
    let reported = diagnostics { old.show(Page("late")) }
    #expect(reported == [.coordinatorRemoved])
    world.stack.popToRoot()
    #expect(world.log.last == "removed B", "whoever heard of the old one hears of the new one")
  }

  @Test func `takes over its tab and stays in front`() {
    let tabs = TabBarController()
    world.window?.show(tabs, for: world.app)
    let flows = ["A", "B", "C"].map { world.push($0, in: tabs) }
    tabs.select(tabs.tabs[1])

    world.app.replace(flows[1], by: Flow("N", in: tabs) { $0.show(Page("n")) })

    #expect(names(tabs.tabs) == ["a", "n", "c"])
    #expect(world.active == "n")
  }

  @Test func `that fails to start leaves the other where it was`() {
    struct Refused: Error {}
    let old = world.push("B")
    world.forget()

    let reported = diagnostics {
      world.app.replace(
        old,
        by: Flow("N", in: world.stack) {
          $0.show(Page("n"))
          throw Refused()
        })
    }

    #expect(reported == [.startFailed])
    #expect(old.isActive && world.pages == ["root", "b"])
    #expect(world.eventCount == 0)
  }
}
