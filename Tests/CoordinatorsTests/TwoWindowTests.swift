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
    final class Listener: Presentable {
      var heard: [String] = []
      func willAppear() { heard.append("will appear") }
      func didAppear() { heard.append("appears") }
      func willDisappear() { heard.append("will disappear") }
      func didDisappear() { heard.append("disappears") }
      func didLeave() { heard.append("leaves") }
    }
    let listener = Listener()
    fixture.stack.show(listener)
    listener.heard = []

    try? fixture.window?.transaction {
      if isOtherFirst { other.stack.show(Page("below")) }
      fixture.stack.pop()
      other.stack.show(listener)
    }

    #expect(
      listener.heard == ["will disappear", "disappears", "leaves", "will appear", "appears"])
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

  private var outlines: [String] {
    [fixture.window, other.window].map { $0?.outline ?? "" }
  }
}
