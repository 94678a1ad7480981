import Coordinators
import Testing

/// Mistakes of other libraries: a start that a screen refuses leaves a flow without screens, and whoever awaits its
/// outcome waits for ever.
@MainActor
struct `A start that a guard refuses` {
  /// What the refused `start()` does to the screen with the guard.
  enum Attempt: CaseIterable {
    case newRoot, replacesTop, setsScreens, pops, finishesOther, nested, inTransaction
  }

  /// How the refused start is requested.
  enum Way: CaseIterable {
    case child, tryingChild, root, replacement, queued, transaction
  }

  private let fixture: Fixture
  private let draft = Draft()
  private let covered: Flow

  /// Pushes B with the draft above the root.
  init() throws {
    fixture = try Fixture()
    let draft = draft
    covered = fixture.start(Flow("B", in: fixture.stack) { $0.show(draft) })
    fixture.clearLog()
  }

  @Test(arguments: Attempt.allCases)
  func `is undone as a whole and resumes whoever awaits it`(attempt: Attempt) async {
    var arrived: [Int?] = []
    for _ in 1...5 {
      Task.immediate { arrived.append(await fixture.app.outcome(of: login(attempt), \.done)) }
    }
    await settle()

    #expect(arrived == Array(repeating: nil, count: 5))
    #expect(names(fixture.stack.screens) == ["root", "?"])
    #expect(fixture.app.children.map { $0 === covered } == [true])
    #expect(draft.refusals == 5)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    #expect(fixture.alive == ["B"])
  }

  @Test(arguments: Attempt.allCases)
  func `waits for the answer and is repeated after a yes`(attempt: Attempt) async {
    var (answers, arrived): ([(Bool) -> Void], [Int?]) = ([], [])
    draft.leaveDecision = .asks { answers.append($0) }

    let flow = login(attempt)
    Task.immediate { arrived.append(await fixture.app.outcome(of: flow, \.done)) }
    await settle()
    #expect(answers.count == 1 && arrived.isEmpty && !flow.isActive)
    #expect(fixture.eventCount == 0 && fixture.log.isEmpty)
    answers.first?(true)
    #expect(flow.isActive && !covered.isActive)
    #expect(fixture.active == "page")
    await settle()
    #expect(arrived.isEmpty)
    flow.finish()
    flow.done(7)
    await settle()

    #expect(arrived == [7] && answers.count == 1)
  }

  @Test(arguments: Attempt.allCases)
  func `resumes whoever awaits it after a no`(attempt: Attempt) async {
    var (answers, arrived): ([(Bool) -> Void], [Int?]) = ([], [])
    draft.leaveDecision = .asks { answers.append($0) }

    Task.immediate {
      arrived.append(await fixture.app.outcome(of: login(attempt), \.done))
    }
    await settle()
    #expect(arrived.isEmpty)
    answers.first?(false)
    await settle()

    #expect(arrived == [nil])
    #expect(fixture.app.children.map { $0 === covered } == [true])
    #expect(fixture.eventCount == 0 && fixture.alive == ["B"])
  }

  @Test(arguments: Way.allCases)
  func `is not live, whoever requested it`(way: Way) throws {
    let other = Modal(over: fixture.stack)
    let child = fixture.push("C", in: other)
    fixture.clearLog()
    var flow: Flow? = login(.newRoot)

    let reported = try diagnostics { try request(flow, way, child: child) }

    #expect(reported.isEmpty)
    #expect(draft.refusals == 1 && flow?.isActive == false)
    #expect(names(fixture.stack.screens) == ["root", "?"])
    #expect(child.isActive == (way != .queued))
    #expect(fixture.window?.coordinators.count == 1)
    flow = nil
    #expect(fixture.alive == (way == .queued ? ["B", "C"] : ["B", "C", "c"]))
  }

  @Test(arguments: Way.allCases)
  func `is repeated after a yes, whoever requested it`(way: Way) throws {
    var answers: [(Bool) -> Void] = []
    draft.leaveDecision = .asks { answers.append($0) }
    let child = fixture.push("C", in: Modal(over: fixture.stack))
    let flow = login(.newRoot)

    try request(flow, way, child: child)
    #expect(!flow.isActive && answers.count == 1)
    answers.first?(true)

    #expect(flow.isActive && fixture.active == "page")
    #expect(!covered.isActive && !child.isActive && answers.count == 1)
  }

  @Test func `does nothing more after the refusal`() {
    let reported = diagnostics {
      fixture.start(
        Flow("C", in: fixture.stack) { flow in
          fixture.stack.popToRoot()
          flow.show(Page("c"))
          let child = Flow("D", in: fixture.stack) { _ in fixture.note("started D") }
          flow.start(child: child)
          child.show(Page("d"))
          flow.withoutGuards { fixture.stack.popToRoot() }
          fixture.note("\(fixture.stack.screens.count)")
        })
    }

    #expect(reported.isEmpty)
    #expect(fixture.log == ["2"])
    #expect(names(fixture.stack.screens) == ["root", "?"])
  }

  @Test func `throws nothing, even if the start throws because of the refusal`() throws {
    struct Missing: Error {}
    let flow = Flow("C", in: fixture.stack) { flow in
      let child = Flow("D", in: fixture.stack) { _ in fixture.stack.popToRoot() }
      try flow.tryStart(child: child)
      guard child.isActive else { throw Missing() }
    }

    try fixture.app.tryStart(child: flow)

    #expect(!flow.isActive && draft.refusals == 1)
  }

  @Test func `asks several guards one after the other, each once`() {
    let upper = Draft()
    fixture.stack.show(upper, for: fixture.app)
    var (asked, answers): ([String], [(Bool) -> Void]) = ([], [])
    for (name, guarding) in [("upper", upper), ("lower", draft)] {
      guarding.leaveDecision = .asks {
        asked.append(name)
        answers.append($0)
      }
    }
    let flow = Flow("C", in: fixture.stack) { flow in
      fixture.stack.pop()
      flow.start(child: Flow("D", in: fixture.stack) { _ in fixture.stack.pop() })
      flow.show(Page("c"))
    }

    fixture.start(flow)
    #expect(asked == ["upper"])
    answers.last?(true)
    #expect(asked == ["upper", "lower"])
    #expect(names(fixture.stack.screens) == ["root", "?", "?"])
    answers.last?(true)

    #expect(asked == ["upper", "lower"])
    #expect(fixture.pages == ["root", "c"])
  }

  @Test func `is dropped when its task is cancelled while the guard asks`() async {
    var (answer, arrived): (((Bool) -> Void)?, [Int?]) = (nil, [])
    draft.leaveDecision = .asks { answer = $0 }
    let flow = login(.newRoot)
    let waiting = Task.immediate { arrived.append(await fixture.app.outcome(of: flow, \.done)) }

    waiting.cancel()
    await settle()
    #expect(arrived == [nil])
    answer?(true)

    #expect(!flow.isActive && covered.isActive)
    #expect(fixture.eventCount == 0)
  }

  @Test func `resumes whoever awaits it when the guard that asks leaves`() async {
    var (answer, arrived): (((Bool) -> Void)?, [Int?]) = (nil, [])
    draft.leaveDecision = .asks { answer = $0 }
    defer { withExtendedLifetime(answer) {} }
    Task.immediate { arrived.append(await fixture.app.outcome(of: login(.newRoot), \.done)) }

    await settle()
    #expect(arrived.isEmpty)
    fixture.window?.withoutGuards { fixture.stack.popToRoot() }
    await settle()

    #expect(arrived == [nil])
  }

  private func login(_ attempt: Attempt) -> Flow {
    guard let window = fixture.window else { preconditionFailure("the window is open") }
    let stack = fixture.stack
    return fixture.track(
      Flow("L", in: attempt == .newRoot ? window : stack) { [covered] flow in
        let page = Page("page")
        switch attempt {
        case .newRoot: flow.show(page)
        case .replacesTop: stack.replaceTop(with: page, for: flow)
        case .setsScreens: stack.setScreens(for: flow) { [$0[0], page] }
        case .pops:
          stack.pop()
          flow.show(page)
        case .finishesOther:
          covered.finish()
          flow.show(page)
        case .nested:
          flow.start(
            child: Flow("N", in: stack) {
              stack.pop()
              $0.show(page)
            })
        case .inTransaction:
          try window.transaction {
            stack.pop()
            flow.show(page)
          }
        }
      })
  }

  private func request(_ flow: Flow?, _ way: Way, child: Flow) throws {
    guard let flow else { return }
    switch way {
    case .child: fixture.app.start(child: flow)
    case .tryingChild: try fixture.app.tryStart(child: flow)
    case .root: try fixture.window?.start(flow)
    case .replacement: fixture.app.replace(child, with: flow)
    case .queued:
      child.removeCoordinator = { [fixture] _ in fixture.app.start(child: flow) }
      child.finish()
    case .transaction: try fixture.window?.transaction { fixture.app.start(child: flow) }
    }
  }

  /// Lets the started tasks run until they wait.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
