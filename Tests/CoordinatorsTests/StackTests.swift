import Coordinators
import Testing

/// What other libraries got wrong: a stack that is set anew starts everything in it again, or keeps an old
/// screen for a new one that is equal to it.
@MainActor
struct `A whole stack` {
  let world: World
  var b: Flow? { world["B"] }

  init() throws {
    world = try World()
    world.push("B")
    world.push("C")
    world.forget()
  }

  @Test func `that is set keeps what is in both, as it is`() throws {
    let kept = try #require(b?.screens.first as? Page)
    let before = kept.appearances

    world.stack.setScreens(for: world.app) { [$0[0], $0[1], Page("d")] }

    #expect(world.pages == ["root", "b", "d"])
    #expect(world.stack.screens[1] === kept && b?.isActive == true)
    #expect(kept.appearances == before)
    #expect(world.log == ["removed C"])
    #expect(world.changes == [Told(shown: ["d"], removed: ["c"], activated: "d")])
    #expect(world.alive == ["B", "b", "d"])
  }

  @Test func `can have its top flow replaced by another, and keeps the one below as it is`() throws
  {
    let kept = try #require(b?.screens.first)

    try world.window?.transaction {
      world["C"]?.finish()
      world.push("D")
    }

    #expect(world.stack.screens[1] === kept && b?.isActive == true)
    #expect(world.changes == [Told(shown: ["d"], removed: ["c"], activated: "d")])
    #expect(world.log == ["removed C"])
    #expect(world.alive == ["B", "D", "b", "d"])
  }

  @Test func `takes a screen that is like one of its own for another one`() {
    world.stack.setScreens(for: world.app) { [$0[0], Page("b")] }

    #expect(world.pages == ["root", "b"])
    #expect(world.changes == [Told(shown: ["b"], removed: ["c", "b"], activated: "b")])
    #expect(world.log == ["removed C", "removed B"])
    #expect(world.alive == ["b"])
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
    #expect(b?.screens.count == 2)
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

/// What other libraries got wrong: a coordinator that is swapped for another leaves its modal behind, and
/// its old screen still navigates.
@MainActor
struct `A swapped coordinator` {
  /// A screen that reports a tap.
  private final class Tapped: Presentable {
    var didTapButton: () -> Void = {}
  }

  let world: World
  init() throws { world = try World() }

  @Test func `takes the place of the other, whose modal and children leave`() throws {
    let page = Tapped()
    world.start(
      Flow("B", in: world.stack) { flow in
        page.didTapButton = { flow.show(Page("late")) }
        flow.show(page)
      })
    world.push("C", under: world["B"], in: Modal(over: world.stack))
    world.push("E", under: world["C"], in: Modal(over: world.stack))
    world.push("D")
    world.forget()
    world.app.replace(
      try #require(world["B"]), by: Flow("N", in: world.stack) { $0.show(Page("n")) })

    #expect(world.pages == ["root", "n", "d"])
    #expect(world.log == ["removed E", "removed C", "removed B"])
    #expect(
      world.changes == [Told(shown: ["n"], removed: ["e", "c", "?"], activated: "d")])
    #expect(world.stack.modals.isEmpty)
    #expect(world.app.children.map { ($0 as? Flow)?.name } == ["D", "N"])
    let reported = diagnostics { page.didTapButton() }
    #expect(reported == [.coordinatorRemoved])
    #expect(world.pages == ["root", "n", "d"])
    page.didTapButton = {}
    #expect(world.alive == ["D", "d", "n"])
    world.stack.popToRoot()
    #expect(world.log.last == "removed B", "whoever heard of the old one hears of the new one")
    #expect(world.app.children.isEmpty)
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
