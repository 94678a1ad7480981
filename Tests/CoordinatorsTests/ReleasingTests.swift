import Coordinators
import Testing

@MainActor
struct `Releasing objects` {
  private struct Refused: Error {}
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `the deinit of a screen that was never committed may change the tree`() {
    let fixture = fixture

    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        flow.show(
          DeinitAction {
            fixture.note("\(fixture.pages)")
            fixture.push("A")
          })
        flow.finish()
      })

    #expect(fixture.log == ["removed B", "[\"root\"]"])
    #expect(fixture.pages == ["root", "a"])
  }

  @Test func `the deinit of a rolled-back object may change the tree`() {
    let fixture = fixture
    let failing = Flow("B", in: fixture.stack) { flow in
      flow.show(DeinitAction { fixture.note("screen \(fixture.pages)") })
      let held = DeinitAction { fixture.push("A") }
      flow.start(child: Flow("C", in: fixture.stack) { _ in _ = held })
      throw Refused()
    }

    let reported = diagnostics { fixture.start(failing) }

    #expect(reported == [.startFailed])
    #expect(fixture.log == ["screen [\"root\"]"])
    #expect(fixture.pages == ["root", "a"])
  }

  @Test func `running a queued call may release the window`() {
    let b = fixture.push("B")
    b.done = { [held = fixture.window] _ in _ = held }
    b.removeCoordinator = { _ in b.done(1) }
    fixture.window = nil
    #expect(fixture.app.isActive)

    fixture.stack.pop()

    #expect(!fixture.app.isActive)
  }

  @Test func `releasing a queued call may make another request`() {
    let fixture = fixture
    let b = fixture.push("B")
    do {
      let last = DeinitAction { fixture.push("A") }
      b.done = { _ in _ = last }
    }
    b.removeCoordinator = { _ in b.done(1) }

    fixture.stack.pop()

    #expect(fixture.pages == ["root", "a"])
  }

  @Test func `a start that throws may release the window`() {
    let failing = Flow("B", in: fixture.stack) { flow in
      flow.show(Page("b"))
      self.fixture.window = nil
      throw Refused()
    }

    _ = diagnostics { fixture.start(failing) }

    #expect(!fixture.app.isActive)
  }

  @Test func `releasing a vetoed part of a start may make another request`() {
    let fixture = fixture
    fixture.stack.show(Draft())

    fixture.start(
      Flow("B", in: fixture.stack) { _ in
        let last = DeinitAction { fixture.push("A") }
        fixture.stack.setScreens { screens in
          _ = last
          return [screens[0]]
        }
      })

    #expect(fixture.pages == ["root", "?", "a"])
  }
}
