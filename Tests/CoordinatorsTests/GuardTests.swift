import Coordinators
import Testing

/// Mistakes of other libraries: a guard is asked for some requests only, or twice; a stack is popped until
/// one guard refuses; an outcome is reported although the flow stayed.
@MainActor
struct `Leave guards` {
  /// A guard whose decision the test sets.
  private final class Draft: Presentable, LeaveGuard {
    var answer = LeaveDecision.refused
    private(set) var questions = 0
    private(set) var refusals = 0

    var leaveDecision: LeaveDecision {
      questions += 1
      return answer
    }
    func didRefuseToLeave() { refusals += 1 }
  }

  /// A request that would remove the guard.
  enum Attempt: CaseIterable {
    case back, pop, popToRoot, replaceTop, swapRoot, finish, removeAll, replace, transaction
  }

  private let fixture: Fixture
  private let draft = Draft()
  private let flow: Flow

  /// Pushes B with the draft above the root.
  init() throws {
    fixture = try Fixture()
    let draft = draft
    flow = fixture.start(Flow("B", in: fixture.stack) { $0.show(draft) })
    fixture.clearLog()
  }

  private var isThere: Bool { fixture.stack.topScreen === draft }

  @Test(arguments: Attempt.allCases)
  func `a guard that refuses keeps its screen and all others`(attempt: Attempt) throws {
    try make(attempt)

    #expect(isThere && flow.isActive)
    #expect(fixture.stack.screens.count == 2)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    #expect(draft.questions == 1 && draft.refusals == 1)
  }

  @Test(arguments: Attempt.allCases)
  func `a guard that allows leaving leaves`(attempt: Attempt) throws {
    draft.answer = .allowed

    try make(attempt)

    #expect(!isThere && !flow.isActive)
    #expect(fixture.log.first == "removed B")
    #expect(fixture.log.contains("called") == (attempt == .finish))
    #expect(draft.questions == 1 && draft.refusals == 0)
  }

  @Test(arguments: Attempt.allCases)
  func `a guard that asks leaves after the user agreed`(attempt: Attempt) throws {
    var answers: [(Bool) -> Void] = []
    draft.answer = .asks { answers.append($0) }

    try make(attempt)
    try make(attempt)
    #expect(answers.count == 1 && isThere)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    answers.first?(true)

    #expect(answers.count == 1 && !isThere && !flow.isActive)
    #expect(fixture.log.filter { $0 == "removed B" }.count == 1)
    #expect(fixture.log.contains("called") == (attempt == .finish))
  }

  @Test func `a refusal does not resolve an awaited outcome`() async {
    let second = Draft()
    let waiting = Flow("C", in: fixture.stack) { $0.show(second) }
    let task = Task { [fixture] in
      let value = await fixture.app.outcome(of: waiting, \.done)
      fixture.note("awaited \(value ?? 0)")
    }
    for _ in 1...10 { await Task.yield() }

    fixture.window?.back()
    waiting.finish { waiting.done(7) }
    for _ in 1...10 { await Task.yield() }
    #expect(fixture.log.isEmpty)
    second.answer = .allowed
    waiting.finish { waiting.done(7) }
    await task.value

    #expect(fixture.log == ["awaited 7"])
  }

  @Test func `a guard that refuses keeps the screens above it`() {
    let c = fixture.push("C")
    fixture.clearLog()

    fixture.stack.popToRoot()

    #expect(c.isActive)
    #expect(fixture.eventCount == 0)
    #expect(draft.refusals == 1)
  }

  @Test func `a guard that refuses keeps a guard above it that allows leaving`() {
    let upper = Draft()
    upper.answer = .allowed
    fixture.start(Flow("C", in: fixture.stack) { $0.show(upper) })
    fixture.clearLog()

    fixture.stack.popToRoot()
    #expect(upper.questions == 1 && draft.refusals == 1)

    var answer: ((Bool) -> Void)?
    upper.answer = .asks { answer = $0 }
    fixture.stack.popToRoot()
    #expect(draft.refusals == 1)
    answer?(true)

    #expect(draft.refusals == 2)
    #expect(fixture.stack.screens.count == 3 && fixture.stack.topScreen === upper)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
  }

  @Test func `guards are asked top first, before anything changes`() {
    var asked: [String] = []
    let upper = Draft()
    upper.answer = .asks { answer in
      asked.append("upper \(self.fixture.stack.screens.count)")
      answer(true)
    }
    draft.answer = .asks { answer in
      asked.append("lower \(self.fixture.stack.screens.count)")
      answer(true)
    }
    fixture.stack.show(upper, for: fixture.app)

    fixture.stack.popToRoot()

    #expect(asked == ["upper 3", "lower 3"])
    #expect(fixture.pages == ["root"])
  }

  @Test func `a guard asks the user once at a time`() {
    var answers: [(Bool) -> Void] = []
    draft.answer = .asks { answers.append($0) }

    fixture.window?.back()
    fixture.window?.back()
    #expect(answers.count == 1 && isThere)
    answers.first?(false)
    #expect(isThere)
    fixture.window?.back()
    answers.last?(true)
    answers.last?(true)

    #expect(answers.count == 2)
    #expect(fixture.log == ["removed B"])
    #expect(fixture.pages == ["root"])
  }

  @Test func `an answer is ignored after the screen has left`() {
    var answer: ((Bool) -> Void)?
    draft.answer = .asks { answer = $0 }
    fixture.window?.back()
    fixture.window?.withoutGuards { fixture.stack.popToRoot() }
    fixture.push("C")

    answer?(true)

    #expect(fixture.pages == ["root", "c"])
  }

  @Test(arguments: [true, false])
  func `withoutGuards does not ask guards`(isClosing: Bool) {
    let (modal, over) = (Modal(over: fixture.stack), Draft())
    modal.didDismiss = { [fixture] in fixture.note("dismissed") }
    fixture.start(Flow("M", in: modal) { $0.show(over) }, under: flow)
    fixture.clearLog()

    fixture.window?.withoutGuards {
      if isClosing { fixture.app.closeWindow() } else { flow.finish { fixture.note("called") } }
    }

    let calls = isClosing ? [] : ["called"]
    #expect(fixture.log == ["removed M", "removed B", "dismissed"] + calls)
    #expect(draft.questions == 0 && over.questions == 0)
    #expect(!isThere && fixture.stack.modals.isEmpty)
  }

  @Test func `replacing a coordinator does not ask guards above it`() {
    let upper = Draft()
    fixture.stack.show(upper)
    draft.answer = .allowed

    fixture.app.replace(flow, with: Flow("N", in: fixture.stack) { $0.show(Page("n")) })

    #expect(upper.questions == 0)
    #expect(fixture.pages == ["root", "n", "?"])
  }

  @Test(arguments: [true, false])
  func `requests made by callbacks do not inherit withoutGuards`(
    isQueued: Bool
  ) {
    let (modal, over) = (Modal(over: fixture.stack), Draft())
    modal.show(over)
    flow.removeCoordinator = { _ in modal.dismiss() }
    let force = { [fixture, flow] in fixture.window?.withoutGuards { flow.finish() } }
    let c = fixture.push("C")

    if isQueued {
      c.removeCoordinator = { _ in force() }
      c.finish()
    } else {
      force()
    }

    #expect(!flow.isActive)
    #expect(over.questions == 1 && over.refusals == 1)
    #expect(fixture.stack.modals.count == 1)
  }

  @Test func `withoutGuards applies to a queued start`() {
    let next = Flow("N", in: fixture.stack) { flow in
      fixture.stack.popToRoot()
      flow.show(Page("n"))
    }
    let c = fixture.push("C", in: Modal(over: fixture.stack))
    c.removeCoordinator = { [fixture] _ in
      fixture.app.withoutGuards { fixture.app.start(child: next) }
    }

    c.finish()

    #expect(draft.questions == 0)
    #expect(fixture.pages == ["root", "n"])
  }

  private func make(_ attempt: Attempt) throws {
    let other = Page("other")
    switch attempt {
    case .back: fixture.window?.back()
    case .pop: fixture.stack.pop()
    case .popToRoot: fixture.stack.popToRoot()
    case .replaceTop: fixture.stack.replaceTop(with: other)
    case .swapRoot: fixture.window?.show(other)
    case .finish: flow.finish { [fixture] in fixture.note("called") }
    case .removeAll: fixture.app.removeAll()
    case .replace:
      fixture.app.replace(flow, with: Flow("N", in: fixture.stack) { $0.show(other) })
    case .transaction:
      try fixture.window?.transaction {
        fixture.stack.popToRoot()
        fixture.push("T")
      }
    }
  }
}
