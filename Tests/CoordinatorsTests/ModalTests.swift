import Coordinators
import Testing

/// Mistakes of other libraries: a dismissal by the user is not reported, one in the middle dismisses the
/// wrong modals, one is lost because another is in progress or was cancelled.
@MainActor
struct `Modals` {
  /// A guard that asks the user and records its lifecycle.
  private final class AskingGuard: Presentable, LeaveGuard {
    var answer: (Bool) -> Void = { _ in }
    private let record: (String) -> Void

    init(record: @escaping (String) -> Void) { self.record = record }

    var leaveDecision: LeaveDecision { .asks { self.answer = $0 } }
    func willAppear() { record("will appear") }
    func didAppear() { record("did appear") }
    func willDisappear() { record("will disappear") }
    func didDisappear() { record("did disappear") }
    func didLeave() { record("did leave") }
  }

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  /// A modal with a stack of two screens; the second one belongs to a child of the first one's coordinator.
  private func openStack() -> Modal {
    let modal = Modal(over: fixture.stack)
    modal.didDismiss = { [fixture] in fixture.note("dismissed") }
    let stack = NavigationController()
    modal.show(stack, for: fixture.app)
    let m1 = fixture.push("M1", in: stack)
    fixture.push("M2", under: m1, in: stack)
    return modal
  }

  @Test func `going back dismisses a modal with its contents`() {
    let modal = Modal(over: fixture.stack)
    modal.didDismiss = { [fixture] in fixture.note("dismissed") }
    fixture.push("M", in: modal)
    #expect(fixture.active == "m")

    fixture.window?.back()

    #expect(fixture.log == ["removed M", "dismissed"])
    #expect(fixture.active == "root")
    #expect(fixture.alive == [])
  }

  @Test(arguments: [true, false])
  func `going back and dismiss cause the same notifications`(isByUser: Bool) {
    let modal = Modal(over: fixture.stack)
    modal.didDismiss = { [fixture] in fixture.note("dismissed") }
    let stack = NavigationController()
    fixture.start(
      Flow("M", in: modal) { flow in
        flow.show(stack)
        stack.show(Page("m"), for: flow)
      })
    fixture.clearLog()
    let before = fixture.app.root.appearances

    if isByUser { fixture.window?.back() } else { modal.dismiss() }

    #expect(fixture.log == ["removed M", "dismissed"])
    #expect(fixture.changes == [RecordedChange(removed: ["m", "?"], activated: "root")])
    #expect(fixture.eventCount == 1)
    #expect(fixture.app.root.appearances == before + 1)
    #expect(fixture.alive == [])
  }

  @Test func `dismiss removes a modal's stack in the same order as going back`() {
    let modal = openStack()
    modal.dismiss()
    let byProgram = fixture.log
    fixture.clearLog()

    _ = openStack()
    fixture.window?.back()
    fixture.window?.back()

    #expect(byProgram == ["removed M2", "removed M1", "dismissed"])
    #expect(fixture.log == byProgram)
    #expect(fixture.active == "root")
    #expect(fixture.alive == [])
  }

  @Test func `dismissing a modal dismisses those above it first`() {
    let modals = [
      Modal(over: fixture.stack), Modal(over: fixture.stack), Modal(over: fixture.stack),
    ]
    for (name, modal) in zip(["M1", "M2", "M3"], modals) { fixture.push(name, in: modal) }
    fixture.clearLog()

    modals[1].dismiss()

    #expect(fixture.log == ["removed M3", "removed M2"])
    #expect(fixture.changes == [RecordedChange(removed: ["m3", "m2"], activated: "m1")])
    #expect(fixture["M1"]?.isActive == true)
    #expect(fixture.alive == ["M1", "m1"])
  }

  @Test func `a modal leaves with the presenter that it covers`() {
    let stack = NavigationController()
    Modal(over: fixture.stack).show(stack, for: fixture.app)
    fixture.push("B", in: stack)
    fixture.push("M", in: Modal(over: stack))

    fixture.stack.popToRoot()
    #expect(fixture.active == "m")
    fixture.window?.show(Page("other"))

    #expect(fixture.log == ["removed M", "removed B"])
  }

  @Test func `a modal covers earlier ones, which stay`() {
    let modal = Modal(over: fixture.stack)
    for name in ["A", "B", "C"] { fixture.push(name, in: modal) }

    #expect(names(fixture.stack.modals) == ["a", "b", "c"])
    modal.dismiss()

    #expect(names(fixture.stack.modals) == ["a", "b"])
    #expect(fixture.active == "b")
  }

  @Test func `a modal shown while a dismissal is queued is shown afterwards`() {
    let modal = Modal(over: fixture.stack)
    fixture.push("A", in: modal)
    fixture.push("B")
    fixture["B"]?.removeCoordinator = { [fixture] _ in
      modal.dismiss()
      for name in ["C", "D"] { fixture.push(name, in: modal) }
      #expect(fixture.active == "a")
      fixture.clearLog()
    }

    fixture.stack.pop()

    #expect(fixture.log == ["removed A"])
    #expect(
      fixture.changes == [
        RecordedChange(removed: ["b"]), RecordedChange(removed: ["a"], activated: "root"),
        RecordedChange(shown: ["c"], activated: "c"), RecordedChange(shown: ["d"], activated: "d"),
      ])
    #expect(names(fixture.stack.modals) == ["c", "d"])
  }

  @Test func `a modal stays if the user declines, and can be finished later`()
    throws
  {
    let screen = AskingGuard { [fixture] in fixture.note($0) }
    fixture.start(Flow("M", in: Modal(over: fixture.stack)) { $0.show(screen) })
    fixture.clearLog()

    fixture.window?.back()
    #expect(fixture.window?.activeScreen === screen)
    screen.answer(false)

    #expect(fixture.log.isEmpty && fixture.eventCount == 0)
    #expect(fixture.window?.activeScreen === screen)

    fixture["M"]?.finish()
    screen.answer(true)

    #expect(fixture.log == ["will disappear", "did disappear", "removed M", "did leave"])
    #expect(fixture.active == "root")
    #expect(fixture.alive == [])
  }

  @Test func `a modal over a modal is dismissed with it`() {
    let first = Modal(over: fixture.stack)
    fixture.push("A", in: first)
    fixture.push("B", in: Modal(over: first))

    first.dismiss()

    #expect(fixture.log == ["removed B", "removed A"])
  }
}
