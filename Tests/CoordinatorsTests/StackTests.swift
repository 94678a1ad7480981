import Coordinators
import TestCases
import Testing

/// Mistakes of other libraries: setting a stack starts all of its flows again, or keeps an old screen for an
/// equal new one.
@MainActor
struct `Setting the screens of a stack` {
  let fixture: Fixture
  var b: Flow? { fixture["B"] }

  init() throws {
    fixture = try Fixture()
    fixture.push("B")
    fixture.push("C")
    fixture.clearLog()
  }

  @Test func `screens in both the old and the new stack keep their state`() throws {
    let kept = try #require(b?.screens.first as? Page)
    let before = kept.appearances

    fixture.stack.setScreens(for: fixture.app) { [$0[0], $0[1], Page("d")] }

    #expect(fixture.pages == ["root", "b", "d"])
    #expect(fixture.stack.screens[1] === kept && b?.isActive == true)
    #expect(kept.appearances == before)
    #expect(fixture.log == ["removed C"])
    #expect(fixture.changes == [RecordedChange(shown: ["d"], removed: ["c"], activated: "d")])
    #expect(fixture.alive == ["B", "b", "d"])
  }

  @Test func `replacing the top flow in a transaction keeps the screen below`() throws {
    let kept = try #require(b?.screens.first)

    try fixture.window?.transaction {
      fixture["C"]?.finish()
      fixture.push("D")
    }

    #expect(fixture.stack.screens[1] === kept && b?.isActive == true)
    #expect(fixture.changes == [RecordedChange(shown: ["d"], removed: ["c"], activated: "d")])
    #expect(fixture.log == ["removed C"])
    #expect(fixture.alive == ["B", "D", "b", "d"])
  }

  @Test func `a new screen with an old name is a different screen`() {
    fixture.stack.setScreens(for: fixture.app) { [$0[0], Page("b")] }

    #expect(fixture.pages == ["root", "b"])
    #expect(fixture.changes == [RecordedChange(shown: ["b"], removed: ["c", "b"], activated: "b")])
    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.alive == ["b"])
  }

  @Test func `reordering removes no screens`() {
    fixture.stack.setScreens { [$0[0], $0[2], $0[1]] }

    #expect(fixture.pages == ["root", "c", "b"])
    #expect(fixture.log.isEmpty)
    #expect(fixture.changes == [RecordedChange(activated: "b")])
  }

  @Test func `setting the same screens changes nothing`() {
    fixture.stack.setScreens { $0 }

    #expect(fixture.eventCount == 0)
  }

  @Test func `the closure is called once and may read the stack`() {
    var calls = 0

    fixture.stack.setScreens { _ in
      calls += 1
      return Array(self.fixture.stack.screens.prefix(2))
    }

    #expect(calls == 1)
    #expect(fixture.pages == ["root", "b"])
  }

  @Test func `replaceTop replaces the top screen`() {
    fixture.stack.replaceTop(with: Page("d"), for: b)

    #expect(fixture.pages == ["root", "b", "d"])
    #expect(b?.screens.count == 2)
    #expect(fixture.log == ["removed C"])
  }

  @Test func `a duplicate screen or one from another container is refused`() {
    let modal = Page("m")
    Modal(over: fixture.stack).show(modal)
    fixture.clearLog()

    let reported = diagnostics {
      fixture.stack.setScreens { [$0[0], $0[0]] }
      fixture.stack.setScreens { [$0[0], modal] }
    }

    #expect(reported == [.screenAlreadyShown, .screenAlreadyShown])
    #expect(fixture.pages == ["root", "b", "c"])
    #expect(fixture.eventCount == 0)
  }
}

/// Mistakes of other libraries: a replaced coordinator leaves its modal behind, and its old screen still navigates.
@MainActor
struct `A replaced coordinator` {
  /// A screen that reports a tap.
  private final class TappedScreen: Presentable {
    var didTapButton: () -> Void = {}
  }

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `the new coordinator gets its position, and its modals and children leave`() throws {
    let page = TappedScreen()
    fixture.start(
      Flow("B", in: fixture.stack) { flow in
        page.didTapButton = { flow.show(Page("late")) }
        flow.show(page)
      })
    fixture.push("C", under: fixture["B"], in: Modal(over: fixture.stack))
    fixture.push("E", under: fixture["C"], in: Modal(over: fixture.stack))
    fixture.push("D")
    fixture.clearLog()
    fixture.app.replace(
      try #require(fixture["B"]), with: Flow("N", in: fixture.stack) { $0.show(Page("n")) })

    #expect(fixture.pages == ["root", "n", "d"])
    #expect(fixture.log == ["removed E", "removed C", "removed B"])
    #expect(
      fixture.changes == [RecordedChange(shown: ["n"], removed: ["e", "c", "?"], activated: "d")])
    #expect(fixture.stack.modals.isEmpty)
    #expect(fixture.app.children.map { ($0 as? Flow)?.name } == ["D", "N"])
    let reported = diagnostics { page.didTapButton() }
    #expect(reported == [.coordinatorRemoved])
    #expect(fixture.pages == ["root", "n", "d"])
    page.didTapButton = {}
    #expect(fixture.alive == ["D", "d", "n"])
    fixture.stack.popToRoot()
    #expect(fixture.log.last == "removed B", "the new coordinator inherits the removal handler")
    #expect(fixture.app.children.isEmpty)
  }

  @Test func `the new coordinator gets its tab, which stays selected`() {
    let tabs = TabBarController()
    fixture.window?.show(tabs, for: fixture.app)
    let flows = ["A", "B", "C"].map { fixture.push($0, in: tabs) }
    tabs.select(tabs.tabs[1])

    fixture.app.replace(flows[1], with: Flow("N", in: tabs) { $0.show(Page("n")) })

    #expect(names(tabs.tabs) == ["a", "n", "c"])
    #expect(fixture.active == "n")
  }

  @Test func `a replacement that fails to start is rolled back`() {
    struct Refused: Error {}
    let old = fixture.push("B")
    fixture.clearLog()

    let reported = diagnostics {
      fixture.app.replace(
        old,
        with: Flow("N", in: fixture.stack) {
          $0.show(Page("n"))
          throw Refused()
        })
    }

    #expect(reported == [.startFailed])
    #expect(old.isActive && fixture.pages == ["root", "b"])
    #expect(fixture.eventCount == 0)
  }

  @Test func `a screen is known as shown or not after many others came and left in any order`()
    throws
  {
    let fixture = try Fixture()
    let pages = (0..<500).map { Page("\($0)") }
    var random = SeededGenerator(seed: 1)

    for count in [500, 20, 300, 1] {
      let shown = pages.shuffled(using: &random).prefix(count)
      fixture.stack.setScreens(Array(shown))
      let reported = diagnostics { for page in pages { fixture.stack.show(page) } }

      #expect(reported == Array(repeating: .screenAlreadyShown, count: count))
      #expect(fixture.stack.screens.count == 500)
    }
  }
}
