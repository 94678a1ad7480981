import Coordinators
import Testing

/// A start that was rolled back runs no work, and one that is repeated runs it once.
@MainActor
struct `Tasks and refused starts` {
  private struct Failure: Error {}

  private let fixture: Fixture
  private let draft = Draft()

  /// Shows a draft that a start with `popToRoot` would remove.
  init() throws {
    fixture = try Fixture()
    fixture.stack.show(draft)
  }

  /// A flow with work from outside, and from its `start()` before and after a request that the draft may refuse.
  private func makeFlow(fails: Bool = false, _ log: @escaping (String) -> Void) -> Flow {
    let flow = Flow("F", in: fixture.stack) { [stack = fixture.stack] flow in
      flow.task { _ in log("first") }
      flow.show(Page("f"))
      stack.setScreens(for: flow) { [$0[0], Page("alone")] }
      flow.task { _ in log("second") }
      if fails { throw Failure() }
    }
    flow.task { _ in log("init") }
    return flow
  }

  @Test func `a start that throws runs nothing, and a later one everything once`() async {
    var (log, fails) = ([String](), true)
    let flow = Flow("F", in: fixture.stack) { flow in
      flow.task { _ in log.append("start") }
      flow.show(Page("f"))
      if fails { throw Failure() }
    }
    flow.task { _ in log.append("init") }

    #expect(throws: Failure.self) { try fixture.app.tryStart(child: flow) }
    await letTasksContinue()
    #expect(log.isEmpty)
    fails = false
    fixture.app.start(child: flow)
    await letTasksContinue()

    #expect(log == ["init", "start"])
  }

  @Test func `a start that a guard refuses runs nothing`() async {
    var log: [String] = []

    fixture.app.start(child: makeFlow { log.append($0) })
    await letTasksContinue()

    #expect(log.isEmpty && draft.refusals == 1)
  }

  @Test(arguments: [true, false])
  func `a start that a guard asks about runs its work once, after a yes`(agrees: Bool) async {
    var (log, answers) = ([String](), [(Bool) -> Void]())
    draft.leaveDecision = .asks { answers.append($0) }

    fixture.app.start(child: makeFlow { log.append($0) })
    await letTasksContinue()
    #expect(log.isEmpty)
    answers.first?(agrees)
    await letTasksContinue()

    #expect(log == (agrees ? ["init", "first", "second"] : []))
  }

  @Test func `a failed transaction takes back the start and what a live coordinator began`() async {
    var log: [String] = []
    draft.leaveDecision = .allowed

    #expect(throws: Failure.self) {
      try fixture.window?.transaction {
        fixture.app.task { _ in log.append("app") }
        fixture.app.start(child: makeFlow { log.append($0) })
        throw Failure()
      }
    }
    await letTasksContinue()

    #expect(log.isEmpty)
  }

  @Test func `a child whose start fails alone does not take the parent's work with it`() async {
    var log: [String] = []
    draft.leaveDecision = .allowed
    let parent = Flow("Parent", in: fixture.stack) { [self] parent in
      parent.show(Page("parent"))
      try? parent.tryStart(child: makeFlow(fails: true) { log.append("child \($0)") })
      parent.task { _ in log.append("parent") }
    }

    fixture.app.start(child: parent)
    await letTasksContinue()

    #expect(log == ["parent"])
  }

  @Test func `a coordinator that is started again after its removal needs another call`() async {
    var log: [String] = []
    draft.leaveDecision = .allowed
    let flow = makeFlow { log.append($0) }
    fixture.app.start(child: flow)
    await letTasksContinue()
    flow.finish()
    log = []

    fixture.app.start(child: flow)
    await letTasksContinue()

    #expect(log == ["first", "second"])
  }
}
