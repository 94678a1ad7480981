import Coordinators
import Testing

/// Mistakes of other libraries: a repeated key pushes the same screen twice, and popping one of the two pops both.
@MainActor
struct `Repeated pushes` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `two pushes show two different screens`() {
    let first = fixture.push("B")
    fixture.push("B")
    #expect(fixture.pages == ["root", "b", "b"])
    #expect(fixture.stack.screens[1] !== fixture.stack.screens[2])

    fixture.window?.back()

    #expect(fixture.app.children.map { $0 === first } == [true])
    #expect(fixture.stack.topScreen === first.screens.first)
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == ["B", "b"])
  }

  @Test func `a push is skipped if the top screen already shows it`() {
    for _ in 1...2 {
      let flow = Flow("B", in: fixture.stack) { flow in
        flow.show(Page("b"), unless: { ($0 as? Page)?.name == "b" })
      }
      fixture.start(flow)
    }

    #expect(fixture.pages == ["root", "b"])
    #expect(fixture.app.children.count == 1)
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == ["B", "b"])
  }

  @Test func `the check for an already shown screen may read the tree`() {
    fixture.push("B")
    let flow = Flow("C", in: fixture.stack) { flow in
      flow.show(Page("c"), unless: { _ in self.fixture.stack.screens.count > 2 })
    }

    fixture.start(flow)

    #expect(fixture.pages == ["root", "b", "c"])
  }

  @Test func `pushing the same screen again is refused`() {
    let page = Page("b")
    fixture.stack.show(page)
    fixture.clearLog()

    let reported = diagnostics {
      fixture.stack.show(page)
      Modal(over: fixture.stack).show(page)
    }

    #expect(reported == [.screenAlreadyShown, .screenAlreadyShown])
    #expect(fixture.pages == ["root", "b"])
    #expect(fixture.eventCount == 0)
  }

  @Test func `showing the same screen in another window is refused`() {
    let page = Page("b")
    fixture.stack.show(page)
    let other = Window()

    let reported = diagnostics { other.show(page) }
    fixture.stack.pop()
    other.show(page)

    #expect(reported == [.screenAlreadyShown])
    #expect(other.rootScreen === page)
  }

  @Test func `showing the current root again changes nothing`() {
    fixture.clearLog()

    fixture.window?.show(fixture.stack)

    #expect(fixture.eventCount == 0)
    #expect(fixture.pages == ["root"])
  }
}
