import Coordinators
import Testing

/// What other libraries got wrong: a key that repeats pushes the same thing twice, and popping one of the
/// two takes both.
@MainActor
struct `A repeated push` {
  let world: World
  init() throws { world = try World() }

  @Test func `makes two screens with identities of their own`() {
    let first = world.push("B")
    world.push("B")
    #expect(world.pages == ["root", "b", "b"])
    #expect(world.stack.screens[1] !== world.stack.screens[2])

    world.window?.back()

    #expect(world.app.children.map { $0 === first } == [true])
    #expect(world.stack.topScreen === first.screens.first)
    #expect(world.log == ["removed B"])
    #expect(world.alive == ["B", "b"])
  }

  @Test func `is one screen where the top one already answers for it`() {
    for _ in 1...2 {
      let flow = Flow("B", in: world.stack) { flow in
        flow.show(Page("b"), unless: { ($0 as? Page)?.name == "b" })
      }
      world.start(flow)
    }

    #expect(world.pages == ["root", "b"])
    #expect(world.app.children.count == 1)
    #expect(world.log == ["removed B"])
    #expect(world.alive == ["B", "b"])
  }

  @Test func `is judged by code that may read the tree`() {
    world.push("B")
    let flow = Flow("C", in: world.stack) { flow in
      flow.show(Page("c"), unless: { _ in self.world.stack.screens.count > 2 })
    }

    world.start(flow)

    #expect(world.pages == ["root", "b", "c"])
  }

  @Test func `of the same screen is refused and reported`() {
    let page = Page("b")
    world.stack.show(page)
    world.forget()

    let reported = diagnostics {
      world.stack.show(page)
      Modal(over: world.stack).show(page)
    }

    #expect(reported == [.screenAlreadyShown, .screenAlreadyShown])
    #expect(world.pages == ["root", "b"])
    #expect(world.eventCount == 0)
  }

  @Test func `of the same screen in another window is refused and reported`() {
    let page = Page("b")
    world.stack.show(page)
    let other = Window()

    let reported = diagnostics { other.show(page) }
    world.stack.pop()
    other.show(page)

    #expect(reported == [.screenAlreadyShown])
    #expect(other.rootScreen === page)
  }

  @Test func `of a screen in another window waits for what is under way in its own`() throws {
    let page = Page("b")
    world.stack.show(page)
    let other = Window()
    let failing = Flow("C", in: world.stack) { _ in
      self.world.stack.pop()
      other.show(page)
      throw CancellationError()
    }

    let reported = diagnostics { world.start(failing) }

    #expect(reported == [.screenAlreadyShown, .startFailed])
    #expect(world.pages == ["root", "b"])
    #expect(other.rootScreen == nil)
  }

  @Test func `of the root of a window moves nothing`() {
    world.forget()

    world.window?.show(world.stack)

    #expect(world.eventCount == 0)
    #expect(world.pages == ["root"])
  }
}
