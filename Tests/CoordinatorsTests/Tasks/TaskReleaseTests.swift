import Coordinators
import Testing

/// What tasks hold, and for how long.
@MainActor
struct `Releasing tasks` {
  private final class Token {}

  private let fixture: Fixture
  private let gate = Gate()

  init() throws { fixture = try Fixture() }

  @Test(arguments: [true, false])
  func `closures are released when the work has ended, also while the handle is held`(
    isMadeBefore: Bool
  ) async {
    weak var token: Token?
    var handle: CoordinatorTask?
    let flow = Flow("F", in: fixture.stack) { $0.show(Page("f")) }
    if !isMadeBefore { fixture.start(flow) }
    do {
      let held = Token()
      token = held
      handle = flow.task { _ in
        _ = held
      } didFail: { _, _ in
        _ = held
      }
    }
    if isMadeBefore { fixture.start(flow) }
    #expect(token != nil)

    await waitUntil { token == nil }

    #expect(token == nil && handle != nil && flow.isActive)
  }

  @Test func `a coordinator that is never started is not kept by its work`() {
    weak var flow: Flow?
    do {
      let made = Flow("F", in: fixture.stack)
      made.task { flow in flow.finish() }
      flow = made
    }
    #expect(flow == nil)
  }

  @Test func `a coordinator that was refused is not kept by its work`() {
    weak var flow: Flow?
    do {
      let made = Flow("F", in: fixture.stack) { flow in
        flow.task { _ in flow.finish() }
        throw CancellationError()
      }
      flow = made
      _ = diagnostics { fixture.app.start(child: made) }
    }
    #expect(flow == nil)
  }

  @Test func `a coordinator is no leak while its work ends, and the work is named if it must`()
    async
  {
    var reported: [String] = []
    fixture.window?.didReport = { reported.append($0.description) }
    fixture.start(
      Flow("F", in: fixture.stack) { [gate] flow in
        flow.task { _ in await gate.passIgnoringCancellation() }
        flow.show(Page("f"))
      })
    await letTasksContinue()

    fixture.stack.pop()
    fixture.window?.reportLeaks()
    #expect(reported.isEmpty && fixture["F"] != nil)
    fixture.window?.reportLeaks(includingTasks: true)
    fixture.window?.reportLeaks(includingTasks: true)
    #expect(
      reported == [
        "`Flow` is still alive after it left its window: a task of it goes on although it was"
          + " cancelled; let it end, as by `try Task.checkCancellation()`"
      ])

    gate.open()
    await waitUntil { fixture["F"] == nil }
    #expect(fixture["F"] == nil)
  }

  @Test func `a coordinator that something else holds is a leak after its work has ended`() async {
    var kinds: [CoordinatorDiagnostic.Kind] = []
    fixture.window?.didReport = { kinds.append($0.kind) }
    let flow = fixture.push("F")
    flow.task { [gate] _ in await gate.passIgnoringCancellation() }
    await letTasksContinue()
    flow.finish()
    fixture.window?.reportLeaks()
    #expect(kinds.isEmpty)

    gate.open()
    await letTasksContinue()
    fixture.window?.reportLeaks()

    #expect(kinds == [.leaked])
  }
}
