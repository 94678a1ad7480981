import Coordinators
import Testing

/// What published examples got wrong: a flow that ends inside its start is told of twice and stays, a
/// second outcome is taken for that of a sibling, a covered flow tells its outcome while others still lie
/// above it.
@MainActor
struct `An outcome` {
  let world: World
  init() throws { world = try World() }

  @Test func `of a flow that ends inside its start is told once, and nothing was ever shown`() {
    var told: [Int] = []
    weak var flash: Page?
    var appearances = 0
    do {
      let flow = Flow("B", in: world.stack) { flow in
        let page = Page("flash")
        flash = page
        flow.show(page)
        flow.finish()
        flow.done(5)
        appearances = page.appearances
      }
      flow.done = { [world] in
        #expect(world.app.children.isEmpty)
        told.append($0)
      }
      world.forget()
      world.start(flow)
    }

    #expect(told == [5])
    #expect(world.log == ["removed B"])
    #expect(world.changes.allSatisfy { $0 == Told() })
    #expect(appearances == 0 && flash == nil)
    #expect(world.pages == ["root"])
    #expect(world.alive == [])
  }

  @Test func `is told once: a second one is reported and changes nothing`() {
    var told: [Int] = []
    world.push("A")
    let flow = world.push("B")
    flow.done = { told.append($0) }

    flow.finish()
    flow.done(1)
    world.forget()
    let reported = diagnostics { flow.done(2) }

    #expect(told == [1])
    #expect(reported == [.calledTwice])
    #expect(world.eventCount == 0 && world.log.isEmpty)
    #expect(world.app.children.map { $0 === world["A"] } == [true])
    #expect(world.pages == ["root", "a"])
  }

  @Test func `of a covered flow is told after all above it have left, top first`() {
    do {
      let b = world.push("B")
      world.push("C")
      world.forget()
      b.done = { [world] in world.note("told \($0), on top \(world.active ?? "nothing")") }

      b.finish()
      b.done(7)
    }

    #expect(world.log == ["removed C", "removed B", "told 7, on top root"])
    #expect(world.changes == [Told(removed: ["c", "b"], activated: "root")])
    #expect(world.alive == [])
  }

  @Test func `told from inside a callback waits until the flow has left`() {
    let b = world.push("B")
    let c = world.push("C")
    b.done = { [world] in world.note("told \($0), on top \(world.active ?? "nothing")") }
    c.removeCoordinator = { _ in
      b.finish()
      b.done(3)
      self.world.note("asked")
    }

    world.stack.pop()

    #expect(world.log == ["asked", "removed B", "told 3, on top root"])
  }

  @Test func `lets go of whoever was told`() {
    weak var listener: Page?
    let flow = world.push("B")
    do {
      let page = Page("listener")
      listener = page
      flow.done = { _ in _ = page }
    }

    flow.done(1)

    #expect(listener == nil)
  }

  @Test func `of a step lets a flow without screens go on to the next step`() {
    let steps = world.start(Flow("steps", in: world.stack))
    let first = world.push("B", under: steps)
    first.done = { _ in self.world.push("C", under: steps) }

    first.finish()
    first.done(1)

    #expect(steps.isActive)
    #expect(world.pages == ["root", "c"])
    world.window?.back()
    #expect(world.log == ["removed B", "removed C", "removed steps"])
  }

  @Test func `may free a listener that tells it again`() {
    let flow = world.push("B")
    do {
      let last = Last { [weak flow] in flow?.done(2) }
      flow.done = { _ in _ = last }
    }

    let reported = diagnostics { flow.done(1) }

    #expect(reported == [.calledTwice])
  }

  @Test func `told in a transaction that was taken back does not count`() throws {
    struct Refused: Error {}
    var told: [Int] = []
    let flow = world.push("B")
    flow.done = { told.append($0) }
    #expect(throws: Refused.self) {
      try world.window?.transaction {
        flow.finish()
        flow.done(1)
        throw Refused()
      }
    }

    let reported = diagnostics { flow.done(2) }

    #expect(told == [2])
    #expect(reported.isEmpty)
  }
}
