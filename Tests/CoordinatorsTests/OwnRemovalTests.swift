import Coordinators
import Testing

/// A coordinator that calls its own `removeCoordinator` to be removed, as published coordinators do.
@MainActor
struct `A coordinator that asks for its removal` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `runs its parent's closure once`() {
    let flow = fixture.push("A")
    flow.removeCoordinator = {
      fixture.note("asked")
      fixture.app.remove(child: $0)
    }

    flow.removeCoordinator(flow)

    #expect(fixture.log == ["asked"])
    #expect(fixture.pages == ["root"] && fixture.app.children.isEmpty)
  }

  @Test func `runs it once in a callback too, where the removal waits`() {
    let flow = fixture.push("A")
    flow.removeCoordinator = {
      fixture.note("asked")
      fixture.app.remove(child: $0)
    }
    let other = fixture.push("B")
    other.removeCoordinator = { _ in flow.removeCoordinator(flow) }

    other.finish()

    #expect(fixture.log == ["asked"])
    #expect(fixture.pages == ["root"])
  }

  @Test func `runs the closure once it has left, not when its guard refuses`() {
    let draft = Draft()
    let flow = fixture.start(Flow("A", in: fixture.stack) { $0.show(draft) })
    flow.removeCoordinator = {
      fixture.note("asked")
      fixture.app.remove(child: $0)
    }

    flow.removeCoordinator(flow)
    draft.leaveDecision = .allowed
    flow.removeCoordinator(flow)

    #expect(fixture.log == ["asked"])
    #expect(draft.refusals == 1 && !flow.isActive)
  }

  @Test func `finishes if no parent has set a closure`() {
    let flow = Flow("A", in: fixture.stack) { $0.show(Page("a")) }
    fixture.app.start(child: flow)

    flow.removeCoordinator(flow)

    #expect(!flow.isActive)
    #expect(fixture.pages == ["root"])
  }

  @Test(arguments: [false, true])
  func `is notified when it leaves later than it asked`(asksUser: Bool) {
    let draft = Draft()
    var answer: ((Bool) -> Void)?
    draft.leaveDecision = asksUser ? .asks { answer = $0 } : .refused
    let flow = fixture.start(Flow("A", in: fixture.stack) { $0.show(draft) })
    flow.removeCoordinator = {
      fixture.note("asked")
      fixture.app.remove(child: $0)
    }

    flow.removeCoordinator(flow)
    answer?(false)
    draft.leaveDecision = .allowed
    fixture.window?.back()

    #expect(fixture.log == ["asked"])
    #expect(!flow.isActive)
  }

  @Test func `runs its parent's closure once if the user agrees`() {
    let draft = Draft()
    var answer: ((Bool) -> Void)?
    draft.leaveDecision = .asks { answer = $0 }
    let flow = fixture.start(Flow("A", in: fixture.stack) { $0.show(draft) })
    flow.removeCoordinator = {
      fixture.note("asked")
      fixture.app.remove(child: $0)
    }

    flow.removeCoordinator(flow)
    #expect(flow.isActive)
    answer?(true)

    #expect(fixture.log == ["asked"])
    #expect(!flow.isActive)
  }

  @Test func `is notified of each life, and forwards to the closure before`() {
    let flow = Flow("A", in: fixture.stack) { $0.show(Page("a")) }
    for life in 1...2 {
      flow.removeCoordinator = { _ in fixture.note("first \(life)") }
      let first = flow.removeCoordinator
      flow.removeCoordinator = {
        first($0)
        fixture.app.remove(child: $0)
      }
      fixture.app.start(child: flow)
      if life == 1 { flow.removeCoordinator(flow) } else { fixture.stack.pop() }
    }

    #expect(fixture.log == ["first 1", "first 2"])
  }

  @Test func `does not use up the closure of another coordinator`() {
    let (first, second) = (fixture.push("A"), fixture.push("B"))
    first.removeCoordinator = { fixture.note("removed \(($0 as? Flow)?.name ?? "")") }
    second.removeCoordinator = first.removeCoordinator

    fixture.stack.popToRoot()

    #expect(fixture.log == ["removed B", "removed A"])
  }
}
