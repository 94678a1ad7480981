import Coordinators
import Testing

/// Mistakes of published examples: a flow that ends inside its start is reported twice and stays, a second
/// outcome counts for a sibling, a covered flow reports its outcome while others are still above it.
@MainActor
struct `Outcomes` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a flow that ends inside its start reports its outcome once and shows nothing`() {
    var outcomes: [Int] = []
    weak var flash: Page?
    var appearances = 0
    do {
      let flow = Flow("B", in: fixture.stack) { flow in
        let page = Page("flash")
        flash = page
        flow.show(page)
        flow.finish()
        flow.done(5)
        appearances = page.appearances
      }
      flow.done = { [fixture] in
        #expect(fixture.app.children.isEmpty)
        outcomes.append($0)
      }
      fixture.clearLog()
      fixture.start(flow)
    }

    #expect(outcomes == [5])
    #expect(fixture.log == ["removed B"])
    #expect(fixture.changes.allSatisfy { $0 == RecordedChange() })
    #expect(appearances == 0 && flash == nil)
    #expect(fixture.pages == ["root"])
    #expect(fixture.alive == [])
  }

  @Test func `a second outcome is reported as a mistake and changes nothing`() {
    var outcomes: [Int] = []
    fixture.push("A")
    let flow = fixture.push("B")
    flow.done = { outcomes.append($0) }

    flow.finish()
    flow.done(1)
    fixture.clearLog()
    let reported = diagnostics { flow.done(2) }

    #expect(outcomes == [1])
    #expect(reported == [.calledTwice])
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    #expect(fixture.app.children.map { $0 === fixture["A"] } == [true])
    #expect(fixture.pages == ["root", "a"])
  }

  @Test func `a covered flow reports its outcome after everything above it has left`() {
    do {
      let b = fixture.push("B")
      fixture.push("C")
      fixture.clearLog()
      b.done = { [fixture] in fixture.note("called \($0), on top \(fixture.active ?? "nothing")") }

      b.finish()
      b.done(7)
    }

    #expect(fixture.log == ["removed C", "removed B", "called 7, on top root"])
    #expect(fixture.changes == [RecordedChange(removed: ["c", "b"], activated: "root")])
    #expect(fixture.alive == [])
  }

  @Test func `an outcome in a callback is queued until the flow has left`() {
    let b = fixture.push("B")
    let c = fixture.push("C")
    b.done = { [fixture] in fixture.note("called \($0), on top \(fixture.active ?? "nothing")") }
    c.removeCoordinator = { _ in
      b.finish()
      b.done(3)
      self.fixture.note("asked")
    }

    fixture.stack.pop()

    #expect(fixture.log == ["asked", "removed B", "called 3, on top root"])
  }

  @Test func `the handler is released after the call`() {
    weak var listener: Page?
    let flow = fixture.push("B")
    do {
      let page = Page("listener")
      listener = page
      flow.done = { _ in _ = page }
    }

    flow.done(1)

    #expect(listener == nil)
  }

  @Test func `a flow without screens starts the next step after an outcome`() {
    let steps = fixture.start(Flow("steps", in: fixture.stack))
    let first = fixture.push("B", under: steps)
    first.done = { _ in self.fixture.push("C", under: steps) }

    first.finish()
    first.done(1)

    #expect(steps.isActive)
    #expect(fixture.pages == ["root", "c"])
    fixture.window?.back()
    #expect(fixture.log == ["removed B", "removed C", "removed steps"])
  }

  @Test func `releasing a handler may call the closure again`() {
    let flow = fixture.push("B")
    do {
      let last = DeinitAction { [weak flow] in flow?.done(2) }
      flow.done = { _ in _ = last }
    }

    let reported = diagnostics { flow.done(1) }

    #expect(reported == [.calledTwice])
  }

  @Test func `an outcome in a rolled-back transaction does not count`() throws {
    struct Refused: Error {}
    var outcomes: [Int] = []
    let flow = fixture.push("B")
    flow.done = { outcomes.append($0) }
    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        flow.finish()
        flow.done(1)
        throw Refused()
      }
    }

    let reported = diagnostics { flow.done(2) }

    #expect(outcomes == [2])
    #expect(reported.isEmpty)
  }

  @Test func `a flow that is started again reports its outcome again, once each time`() {
    var outcomes: [String] = []
    let flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }
    var reported: [CoordinatorDiagnostic.Kind] = []
    for life in 1...3 {
      flow.done = { outcomes.append("\(life): \($0)") }
      fixture.app.start(child: flow)
      flow.finish()
      reported += diagnostics {
        flow.done(7)
        flow.done(8)
      }
    }

    #expect(outcomes == ["1: 7", "2: 7", "3: 7"])
    #expect(reported == [.calledTwice, .calledTwice, .calledTwice])
  }

  @Test func `a handler may start the flow again`() {
    var outcomes: [Int] = []
    let flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }
    flow.done = { [fixture] in
      outcomes.append($0)
      flow.done = { outcomes.append(10 + $0) }
      fixture.app.start(child: flow)
    }
    fixture.app.start(child: flow)

    for value in 1...2 {
      flow.finish()
      flow.done(value)
    }

    #expect(outcomes == [1, 12])
  }

  @Test func `a handler of an earlier life is not called`() {
    var outcomes: [String] = []
    let flow = fixture.push("B")
    flow.done = { outcomes.append("first \($0)") }
    let first = flow.done
    flow.finish()
    flow.done(1)
    let reported = flow.done
    flow.done = {
      outcomes.append("second \($0)")
      first($0)
      reported($0)
    }
    fixture.app.start(child: flow)

    flow.finish()
    flow.done(2)

    #expect(outcomes == ["first 1", "second 2"])
  }

  @Test func `a second call inside the handler is reported as a mistake`() {
    let flow = fixture.push("B")
    flow.done = { [weak flow] _ in flow?.done(2) }

    let reported = diagnostics { flow.done(1) }

    #expect(reported == [.calledTwice])
  }

  @Test func `awaiting a flow that is started again returns each outcome`() async {
    var arrived: [Int?] = []
    let flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }

    for value in 1...3 {
      Task.immediate { arrived.append(await fixture.app.outcome(of: flow, \.done)) }
      flow.finish()
      flow.done(value)
      for _ in 0..<20 { await Task.yield() }
    }

    #expect(arrived == [1, 2, 3])
  }
}
