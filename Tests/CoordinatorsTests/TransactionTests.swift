import Coordinators
import Testing

@MainActor
struct `Transactions` {
  private struct Refused: Error {}
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `all requests of a transaction are one change`() throws {
    fixture.push("A")
    fixture.clearLog()

    try #require(fixture.window).transaction {
      fixture.stack.popToRoot()
      fixture.push("B")
      fixture.push("C")
    }

    #expect(fixture.changes == [RecordedChange(shown: ["b", "c"], removed: ["a"], activated: "c")])
  }

  @Test func `a transaction that throws is rolled back and notifies nothing`() throws {
    fixture.push("A")
    fixture.clearLog()

    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        fixture.push("B")
        fixture.stack.popToRoot()
        throw Refused()
      } then: {
        fixture.note("then")
      }
    }

    #expect(fixture.pages == ["root", "a"])
    #expect(fixture.eventCount == 0)
    #expect(fixture.log == [])
  }

  @Test func `a nested transaction is rolled back alone if its error is caught`() throws {
    try fixture.window?.transaction {
      fixture.push("A")
      #expect(throws: Refused.self) {
        try fixture.window?.transaction {
          fixture.push("B")
          throw Refused()
        }
      }
      fixture.push("C")
    }

    #expect(fixture.pages == ["root", "a", "c"])
    #expect(fixture.changes.count == 1)
  }

  @Test func `a screen whose removal was rolled back is reported as shown`() throws {
    try fixture.window?.transaction {
      fixture.push("A")
      #expect(throws: Refused.self) {
        try fixture.window?.transaction {
          fixture.stack.pop()
          throw Refused()
        }
      }
    }

    #expect(fixture.pages == ["root", "a"])
    #expect(fixture.changes.map(\.shown) == [["a"]])
  }

  @Test func `a guard that refuses one request rolls back the transaction and is notified once`()
    throws
  {
    let draft = Draft()
    fixture.stack.show(draft)
    fixture.clearLog()

    try fixture.window?.transaction {
      fixture.push("A")
      fixture.stack.popToRoot()
      fixture.push("B")
    } then: {
      fixture.note("then")
    }

    #expect(fixture.stack.screens.count == 2)
    #expect(draft.refusals == 1)
    #expect(fixture.eventCount == 0)
    #expect(fixture.log == [])
  }

  @Test func `the first obstacle counts: an error after a refusal is not thrown`() throws {
    let draft = Draft()
    fixture.stack.show(draft)

    try fixture.window?.transaction {
      fixture.stack.popToRoot()
      throw Refused()
    }
    #expect(draft.refusals == 1)
    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        fixture.push("A")
        throw Refused()
      }
    }
    fixture.push("A")

    #expect(draft.refusals == 1)
  }

  @Test func `a replacement that is rolled back does not keep the other one's removal handler`() {
    let old = fixture.push("A")
    let new = Flow("N", in: fixture.stack) { $0.show(Page("n")) }
    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        fixture.app.replace(old, with: new)
        throw Refused()
      }
    }

    fixture.app.start(child: new)
    fixture.stack.pop()

    #expect(fixture.log == [])
    #expect(old.isActive)
  }

  @Test(arguments: [false, true])
  func `a stack that moves behind another tab is not in front any more`(fails: Bool) throws {
    let (tabs, behind, moved) = (TabBarController(), NavigationController(), NavigationController())
    fixture.window?.show(tabs, for: fixture.app)
    var outer = NavigationController()
    tabs.show(outer)
    tabs.show(behind)
    for name in ["outer", "middle", "inner"] {
      outer.show(Page(name))
      guard name != "inner" else { continue }
      let inner = NavigationController()
      outer.show(inner)
      outer = inner
    }
    outer.show(moved)
    moved.show(Page("before"))

    try? fixture.window?.transaction {
      outer.pop()
      behind.show(moved)
      moved.show(Page("after"))
      #expect(fixture.active == "inner")
      if fails { throw Refused() }
    }

    #expect(fixture.active == (fails ? "before" : "inner"))
    moved.show(Page("top"))
    #expect(fixture.active == (fails ? "top" : "inner"))
  }

  @Test func `a transaction inside withoutGuards does not ask guards`() throws {
    fixture.stack.show(Draft())

    let window = try #require(fixture.window)
    window.withoutGuards { try? window.transaction { fixture.stack.popToRoot() } }

    #expect(fixture.pages == ["root"])
  }

  @Test func `a transaction in a callback is queued`() throws {
    let flow = Flow("A", in: fixture.stack) { $0.show(Page("a")) }
    flow.removeCoordinator = { _ in
      try? fixture.window?.transaction { throw Refused() }
    }
    fixture.app.start(child: flow)

    let reported = diagnostics { fixture.window?.back() }

    #expect(reported == [.transactionFailed])
  }
}
