import Coordinators
import Testing

/// Mistakes of other libraries: requests inside callbacks are lost, are performed in another order in other
/// containers, or see half a change; removing a sibling or the parent in a callback removes it twice.
@MainActor
struct `Requests inside a callback` {
  /// The callbacks that run while a page is dismissed and another one appears.
  enum Callback: CaseIterable {
    case willDisappear, willAppear, didDisappear, removal, didLeave, didDismiss, didAppear, observer
  }

  /// A page that reports its lifecycle calls.
  private final class LifecyclePage: Presentable {
    private let record: (Callback) -> Void
    init(record: @escaping (Callback) -> Void) { self.record = record }
    func willAppear() { record(.willAppear) }
    func didAppear() { record(.didAppear) }
    func willDisappear() { record(.willDisappear) }
    func didDisappear() { record(.didDisappear) }
    func didLeave() { record(.didLeave) }
  }

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test(arguments: Callback.allCases)
  func `all requests are performed in order, across containers`(
    callback: Callback
  ) {
    let (dismissed, other) = (Modal(over: fixture.stack), Modal(over: fixture.stack))
    var isArmed = false
    let record: (Callback) -> Void = { [fixture] current in
      guard isArmed, current == callback else { return }
      isArmed = false
      fixture.clearLog()
      fixture.stack.show(Page("x"))
      other.show(Page("y"))
      fixture.push("Z").done = { fixture.note("called \($0)") }
      fixture["Z"]?.finish()
      fixture["Z"]?.done(3)
      fixture.stack.pop()
      fixture.note("asked with \(fixture.stack.screens.count)")
    }
    fixture.stack.show(LifecyclePage(record: record))
    let flow = Flow("B", in: dismissed) { $0.show(LifecyclePage(record: record)) }
    flow.removeCoordinator = { _ in record(.removal) }
    dismissed.didDismiss = { record(.didDismiss) }
    fixture.window?.observe { _ in record(.observer) }
    fixture.app.start(child: flow)

    isArmed = true
    dismissed.dismiss()

    let first = callback == .observer ? [] : [RecordedChange(removed: ["?"])]
    #expect(fixture.log == ["asked with 2", "removed Z", "called 3"])
    #expect(
      fixture.changes == first + [
        RecordedChange(shown: ["x"], activated: "x"), RecordedChange(shown: ["y"], activated: "y"),
        RecordedChange(shown: ["z"]), RecordedChange(removed: ["z"]),
        RecordedChange(removed: ["x"]),
      ])
    #expect(fixture.alive == ["y"])
  }

  @Test func `a stack may be shown, filled and popped in one callback`() {
    let stack = NavigationController()
    fixture.push("B").removeCoordinator = { [fixture] _ in
      Modal(over: fixture.stack).show(stack)
      for name in ["x", "y"] { stack.show(Page(name)) }
      stack.pop()
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported.isEmpty)
    #expect(names(stack.screens) == ["x"])
  }

  @Test func `coordinators may be started, replaced and removed in one callback`() {
    fixture.push("B")
    fixture["B"]?.removeCoordinator = { [fixture] _ in
      fixture.push("C")
      fixture.push("D", under: fixture["C"])
      if let c = fixture["C"] {
        fixture.app.replace(
          c, with: fixture.track(Flow("N", in: fixture.stack) { $0.show(Page("n")) }))
      }
      fixture.push("E")
      if let e = fixture["E"] { fixture.app.remove(child: e) }
      fixture.push("F")
      fixture.app.removeAll()
      fixture.clearLog()
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported.isEmpty)
    #expect(
      fixture.log == ["removed D", "removed C", "removed E", "removed F", "removed N"])
    #expect(
      fixture.changes.dropFirst() == [
        RecordedChange(shown: ["c"], activated: "c"), RecordedChange(shown: ["d"], activated: "d"),
        RecordedChange(shown: ["n"], removed: ["d", "c"], activated: "n"),
        RecordedChange(shown: ["e"], activated: "e"),
        RecordedChange(removed: ["e"], activated: "n"),
        RecordedChange(shown: ["f"], activated: "f"),
        RecordedChange(removed: ["f", "n"], activated: "root"),
      ])
    #expect(fixture.alive == [])
  }

  @Test func `a callback may remove a sibling, which is removed once`() {
    fixture.push("E")
    fixture.push("C")
    fixture["C"]?.removeCoordinator = { [fixture] _ in
      fixture.note("removed C")
      if let e = fixture["E"] { fixture.app.remove(child: e) }
    }

    fixture.stack.pop()

    #expect(fixture.log == ["removed C", "removed E"])
    #expect(fixture.app.children.isEmpty)
    #expect(fixture.alive == [])
  }

  @Test func `a callback may remove the parent, which is removed once`() {
    fixture.push("B")
    fixture.push("C", under: fixture["B"])
    fixture["C"]?.removeCoordinator = { [fixture] _ in
      fixture.note("removed C")
      fixture["B"]?.finish()
    }

    fixture.stack.pop()

    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.pages == ["root"])
    #expect(fixture.alive == [])
  }

  @Test func `removing a parent that leaves in the same change is refused`() {
    let b = fixture.push("B")
    let c = fixture.push("C", under: b)
    c.removeCoordinator = { _ in
      self.fixture.note("removed C")
      b.finish()
    }

    let reported = diagnostics { fixture.stack.popToRoot() }

    #expect(fixture.log == ["removed C", "removed B"])
    #expect(reported == [.coordinatorRemoved])
  }

  @Test func `operations run in the order of their requests, across containers`() {
    let tabs = TabBarController()
    Modal(over: fixture.stack).show(tabs, for: fixture.app)
    let first = fixture.push("B")
    first.removeCoordinator = { _ in
      self.fixture.stack.show(Page("x"))
      tabs.show(Page("y"))
      self.fixture.stack.show(Page("z"))
      self.fixture.note("issued")
    }
    fixture.window?.observe { event in
      if case .changed(let change) = event, !change.shown.isEmpty {
        self.fixture.note("shown " + names(change.shown).joined())
      }
    }

    fixture.stack.pop()

    #expect(fixture.log == ["issued", "shown x", "shown y", "shown z"])
  }

  @Test func `an observer sees the complete change`() {
    let b = fixture.push("B")
    fixture.push("C", under: b)
    fixture.window?.observe { _ in
      self.fixture.note(
        "\(self.fixture.pages.count) \(b.isActive) \(self.fixture.app.children.count)")
    }

    fixture.stack.popToRoot()

    #expect(fixture.log == ["removed C", "removed B", "1 false 0"])
  }

  @Test func `a cancelled observer is not notified any more, not even of the running change`() {
    var second: WindowObservation?
    fixture.window?.observe { _ in second?.cancel() }
    second = fixture.window?.observe { _ in self.fixture.note("called") }

    fixture.push("B")

    #expect(fixture.log.isEmpty)
  }

  @Test func `releasing an observer may cancel another one`() {
    let held = fixture.window?.observe { _ in }
    let observation: WindowObservation?
    do {
      let last = DeinitAction { held?.cancel() }
      observation = fixture.window?.observe { _ in _ = last }
    }

    observation?.cancel()
    fixture.push("B")

    #expect(fixture.pages == ["root", "b"])
  }

  @Test func `a request for a coordinator that a new root removed is cancelled`() {
    fixture.push("B")
    fixture.push("C", under: fixture["B"])
    fixture.push("D")
    fixture["D"]?.removeCoordinator = { [fixture] _ in
      fixture.window?.show(Page("new"), for: fixture.app)
      fixture["C"]?.show(Page("late"))
      fixture.push("E", under: fixture["B"])
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported == [.cancelled, .cancelled])
    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.active == "new" && fixture.window?.rootScreen === fixture.window?.activeScreen)
    #expect(fixture.app.children.isEmpty)
    #expect(fixture.alive == ["new"])
  }

  @Test func `a request for a container that moved to another window is cancelled`() {
    let moving = NavigationController()
    fixture.stack.show(moving)
    for name in ["x", "y", "z"] { moving.show(Page(name)) }
    let other = Window()
    let c = fixture.push("C")
    c.removeCoordinator = { _ in
      self.fixture.stack.pop()
      moving.pop()
      Modal(over: moving).dismiss()
    }
    fixture.window?.observe { _ in
      guard moving.screens.isEmpty else { return }
      other.show(moving)
      for name in ["1", "2"] { moving.show(Page(name)) }
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported == [.cancelled, .cancelled])
    #expect(names(moving.screens) == ["1", "2"])
  }

  @Test func `popping a stack that moved to a larger window is cancelled`() {
    let (other, tabs, moving) = (Window(), TabBarController(), NavigationController())
    other.show(tabs)
    for _ in 0..<20 { tabs.show(NavigationController()) }
    fixture.stack.show(moving)
    fixture.push("B").removeCoordinator = { [fixture] _ in
      fixture.stack.pop()
      moving.pop()
    }
    fixture.window?.observe { _ in
      guard fixture.stack.topScreen === fixture.app.root, moving.screens.isEmpty else { return }
      Modal(over: tabs).show(moving)
      for name in ["1", "2"] { moving.show(Page(name)) }
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported == [.cancelled])
    #expect(names(moving.screens) == ["1", "2"])
  }

  @Test func `endless nested starts are stopped and reported`() {
    @MainActor func endless() -> Flow {
      Flow("B", in: fixture.stack) { $0.start(child: endless()) }
    }

    let reported = diagnostics { fixture.app.start(child: endless()) }

    #expect(reported == [.runaway])
    #expect(fixture.pages == ["root"])
  }

  @Test func `endless nested starts are rolled back as a whole`() throws {
    var (starts, flows): (Int, [WeakFlow]) = (0, [])
    @MainActor func endless() -> Flow {
      let flow = Flow("B", in: fixture.stack) { flow in
        starts += 1
        flow.show(Page("b"))
        try? flow.tryStart(child: endless())
      }
      flows.append(WeakFlow(flow: flow))
      return flow
    }

    let reported = diagnostics { fixture.app.start(child: endless()) }

    #expect(reported == [.runaway] && starts < 1000)
    #expect(fixture.pages == ["root"] && fixture.app.children.isEmpty)
    #expect(fixture.eventCount == 0)
    #expect(flows.allSatisfy { $0.flow == nil })
    #expect(throws: CoordinatorDiagnostic.self) { try fixture.app.tryStart(child: endless()) }
    fixture.push("A")
    #expect(fixture.pages == ["root", "a"])
  }

  private struct WeakFlow {
    weak var flow: Flow?
  }

  @Test func `an endless loop of requests is stopped and reported`() {
    var count = 0
    fixture.window?.observe { _ in
      count += 1
      self.fixture.stack.show(Page("again"))
    }

    let reported = diagnostics { fixture.stack.show(Page("first")) }

    #expect(reported == [.runaway])
    // The first request, and as many again as a turn may have.
    #expect(count == 100_001)
  }
}
