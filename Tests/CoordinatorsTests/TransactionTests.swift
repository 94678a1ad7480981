import Coordinators
import Testing

@MainActor
struct `A transaction` {
  private struct Refused: Error {}
  let world: World
  init() throws { world = try World() }

  @Test func `is one change, whatever is asked for in it`() throws {
    world.push("A")
    world.forget()

    try #require(world.window).transaction {
      world.stack.popToRoot()
      world.push("B")
      world.push("C")
    }

    #expect(world.changes == [Told(shown: ["b", "c"], removed: ["a"], activated: "c")])
  }

  @Test func `that throws leaves everything as it was, and calls nobody`() throws {
    world.push("A")
    world.forget()

    #expect(throws: Refused.self) {
      try world.window?.transaction {
        world.push("B")
        world.stack.popToRoot()
        throw Refused()
      } then: {
        world.note("then")
      }
    }

    #expect(world.pages == ["root", "a"])
    #expect(world.eventCount == 0)
    #expect(world.log == [])
  }

  @Test func `inside another is taken back alone when its error is caught`() throws {
    try world.window?.transaction {
      world.push("A")
      #expect(throws: Refused.self) {
        try world.window?.transaction {
          world.push("B")
          throw Refused()
        }
      }
      world.push("C")
    }

    #expect(world.pages == ["root", "a", "c"])
    #expect(world.changes.count == 1)
  }

  @Test func `of which a part is refused does nothing, and says so once`() throws {
    let draft = Draft()
    world.stack.show(draft)
    world.forget()

    try world.window?.transaction {
      world.push("A")
      world.stack.popToRoot()
      world.push("B")
    } then: {
      world.note("then")
    }

    #expect(world.stack.screens.count == 2)
    #expect(draft.refusals == 1)
    #expect(world.eventCount == 0)
    #expect(world.log == [])
  }

  @Test func `that failed has not attempted anything`() throws {
    let draft = Draft()
    world.stack.show(draft)

    #expect(throws: Refused.self) {
      try world.window?.transaction {
        world.stack.popToRoot()
        throw Refused()
      }
    }
    world.push("A")

    #expect(draft.refusals == 0)
  }

  @Test func `asks nobody where nobody is to be asked`() throws {
    world.stack.show(Draft())

    let window = try #require(world.window)
    window.withoutGuards { try? window.transaction { world.stack.popToRoot() } }

    #expect(world.pages == ["root"])
  }

  @Test func `asked for in a callback waits for its turn`() throws {
    let flow = Flow("A", in: world.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? world.window?.transaction { throw Refused() }
    }
    world.app.start(child: flow)

    let reported = diagnostics { world.window?.back() }

    #expect(reported == [.transactionFailed])
  }
}
