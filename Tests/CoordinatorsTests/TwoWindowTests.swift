import Coordinators
import Testing

/// Mistakes of other libraries: a change of two windows is undone in one of them, and a callback of one window sees the
/// other one half-finished.
@MainActor
struct `Two windows` {
  private struct Refused: Error {}

  let fixture: Fixture
  let other: Fixture

  init() throws { (fixture, other) = (try Fixture(), try Fixture()) }

  @Test func `are rolled back together`() {
    let before = outlines
    fixture.clearLog()
    other.clearLog()

    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        fixture.push("A")
        other.push("B")
        other.push("C", in: fixture.stack)
        throw Refused()
      }
    }

    #expect(outlines == before)
    #expect(fixture.eventCount == 0 && other.eventCount == 0)
    #expect(fixture.log.isEmpty && other.log.isEmpty)
  }

  @Test func `are changed together, and observers of one see both`() {
    var seen: [[String]] = []
    for window in [fixture.window, other.window] {
      window?.observe { [fixture, other] _ in seen.append(fixture.pages + other.pages) }
    }

    try? fixture.window?.transaction {
      other.push("B")
      fixture.push("A")
    }

    #expect(seen == [["root", "a", "root", "b"], ["root", "a", "root", "b"]])
    #expect(fixture.changes.map(\.shown) == [["a"]] && other.changes.map(\.shown) == [["b"]])
  }

  @Test func `stay as they are if a guard in one of them refuses`() {
    let draft = Draft()
    other.stack.show(draft)
    let before = outlines

    try? fixture.window?.transaction {
      fixture.push("A")
      other.stack.popToRoot()
    }

    #expect(draft.refusals == 1 && outlines == before)
    draft.leaveDecision = .allowed
    try? fixture.window?.transaction {
      fixture.push("A")
      other.stack.popToRoot()
    }
    #expect(fixture.pages == ["root", "a"] && other.pages == ["root"])
  }

  @Test(arguments: [false, true])
  func `pass a screen on within a transaction`(fails: Bool) {
    let page = Page("passed")
    fixture.stack.show(page)
    let before = outlines
    fixture.clearLog()

    try? fixture.window?.transaction {
      fixture.stack.pop()
      other.stack.show(page)
      if fails { throw Refused() }
    }

    if fails {
      #expect(outlines == before && fixture.window?.position(of: page) != nil)
    } else {
      #expect(fixture.pages == ["root"] && other.pages == ["root", "passed"])
      #expect(fixture.changes.map(\.removed) == [["passed"]])
      #expect(fixture.window?.position(of: page) == nil)
      #expect(other.window?.position(of: page)?.below === other.app.root)
    }
  }

  @Test(arguments: [false, true])
  func `what a passed screen hears last is that it appears`(isOtherFirst: Bool) {
    var heard: [String] = []
    let listener = Listener("it")
    fixture.stack.show(listener)
    listener.didHear = { heard.append($0) }

    try? fixture.window?.transaction {
      if isOtherFirst { other.stack.show(Page("below")) }
      fixture.stack.pop()
      other.stack.show(listener)
    }

    #expect(
      heard == [
        "it will disappear", "it disappears", "it leaves", "it will appear", "it appears",
      ])
  }

  @Test(arguments: [false, true])
  func `a stack that is passed on is in front in the other one`(isBackwards: Bool) {
    let (from, to) = isBackwards ? (fixture, other) : (other, fixture)
    let stack = NavigationController()
    stack.show(Page("a"))
    from.stack.show(stack)

    try? fixture.window?.transaction {
      from.stack.pop()
      to.stack.show(stack)
      stack.show(Page("b"))
    }
    #expect(from.active == "root" && to.active == "b")
    stack.show(Page("c"))

    #expect(from.active == "root" && to.active == "c")
  }

  @Test func `are changed one after the other by callbacks, and errors are reported`() throws {
    let window = try #require(other.window)
    var thrown = 0
    fixture.push("A").removeCoordinator = { [fixture, other] _ in
      do {
        try window.start(Flow("F", in: other.stack) { _ in throw Refused() })
        try window.start(Flow("G", in: other.stack) { $0.show(Page("g")) })
      } catch {
        thrown += 1
      }
      #expect(other.pages == ["root"] && fixture.pages == ["root"])
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported == [.startFailed] && thrown == 0)
    #expect(other.pages == ["root", "g"])
  }

  @Test func `do without guards what is requested for either`() {
    let draft = Draft()
    other.stack.show(draft)

    fixture.window?.withoutGuards { other.stack.popToRoot() }

    #expect(other.pages == ["root"] && draft.refusals == 0)
  }

  @Test func `keep the other one when one closes in a callback of it`() {
    var order: [String] = []
    fixture.window?.observe { if case .closed = $0 { order.append("closed") } }
    other.push("B").removeCoordinator = { [fixture] _ in
      fixture.window?.close()
      order.append("removed")
    }

    other.stack.pop()

    #expect(order == ["removed", "closed"])
    #expect(fixture.window?.isClosed == true && other.window?.isClosed == false)
    other.push("C")
    #expect(other.pages == ["root", "c"])
  }

  @Test func `are both rolled back by the start that touches them`() {
    let before = outlines
    fixture.clearLog()
    other.clearLog()

    let reported = diagnostics {
      fixture.app.start(
        child: Flow("F", in: fixture.stack) { flow in
          flow.show(Page("f"))
          other.push("G")
          throw Refused()
        })
    }

    #expect(reported == [.startFailed] && outlines == before)
    #expect(fixture.eventCount == 0 && other.eventCount == 0 && other.log.isEmpty)
  }

  @Test func `one of them that was rolled back does not count`() {
    var heard: [String] = []
    let (old, new) = (Listener("old"), Listener("new"))
    for screen in [old, new] { screen.didHear = { heard.append($0) } }
    fixture.stack.show(old)
    heard = []

    try? fixture.window?.transaction {
      try? other.window?.transaction {
        other.push("B")
        throw Refused()
      }
      fixture.stack.show(new)
    }

    #expect(
      heard == ["old will disappear", "new will appear", "old disappears", "new appears"])
  }

  @Test func `keep each coordinator below a parent of its own one`() {
    let flow = DirectFlow("F", in: other.stack) { $0.show(Page("f")) }
    flow.start()

    let reported = diagnostics { fixture.app.add(child: flow) }

    #expect(reported == [.presenterNotInWindow])
    #expect(flow.parent === other.app && fixture.app.children.isEmpty)
  }

  @Test func `take nothing twice out of a container that the other one has filled`() {
    let split = SplitViewController(hasSidebar: false)
    let column = split.columns[0]
    column.show(Page("a"), for: fixture.app)
    Modal(over: column).show(Page("b"), for: fixture.app)

    let reported = diagnostics { other.stack.show(split) }

    #expect(reported == [.presenterNotInWindow])
    #expect(column.screens.isEmpty && column.modals.isEmpty)
  }

  @Test func `leave a column alone when its modal may not be there`() {
    let split = SplitViewController(hasSidebar: false)
    let column = split.columns[0]
    column.show(Page("a"), for: other.app)
    Modal(over: column).show(Page("b"), for: fixture.app)

    let reported = diagnostics { other.stack.show(split) }

    #expect(reported == [.presenterNotInWindow])
    #expect(names(column.screens) == ["a"] && column.modals.isEmpty)
  }

  @Test func `keep what they have in a container that a closing one has filled, too`() {
    let stack = NavigationController()
    stack.show(Page("kept"), for: other.app)
    stack.show(Page("leaves"), for: fixture.app)
    let flow = other.start(Flow("F", in: stack))

    fixture.window?.close()

    #expect(names(stack.screens) == ["kept"] && flow.isActive)
    other.stack.show(stack)
    #expect((other.window?.activeScreen as? Page)?.name == "kept")
  }

  @Test func `what a callback of a closing one shows in no window is there for the other one`() {
    let stack = NavigationController()
    fixture.push("A").removeCoordinator = { _ in
      stack.show(Page("later"))
      other.stack.show(stack)
    }

    let reported = diagnostics { fixture.window?.close() }

    #expect(reported == [])
    #expect((other.window?.activeScreen as? Page)?.name == "later")
  }

  /// A screen that reports its events.
  private final class Listener: Presentable {
    var didHear: (String) -> Void = { _ in }
    private let name: String
    init(_ name: String) { self.name = name }
    func willAppear() { didHear("\(name) will appear") }
    func didAppear() { didHear("\(name) appears") }
    func willDisappear() { didHear("\(name) will disappear") }
    func didDisappear() { didHear("\(name) disappears") }
    func didLeave() { didHear("\(name) leaves") }
  }

  private var outlines: [String] {
    [fixture.window, other.window].map { $0?.outline ?? "" }
  }
}
