import Coordinators
import Testing

/// What other libraries got wrong: a guard that is asked for one way out and not for another, or twice, a
/// stack that is popped halfway until one refuses, a result that is told although nobody left.
@MainActor
struct `A screen that guards its leaving` {
  /// A screen whose answer the test decides.
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

  /// Somebody who would take the screen away.
  enum Attempt: CaseIterable {
    case back, pop, popToRoot, replaceTop, swapRoot, finish, removeAll, replace, transaction
  }

  private let world: World
  private let draft = Draft()
  private let flow: Flow

  /// Root, then B with the draft.
  init() throws {
    world = try World()
    let draft = draft
    flow = world.start(Flow("B", in: world.stack) { $0.show(draft) })
    world.forget()
  }

  private var isThere: Bool { world.stack.topScreen === draft }

  @Test(arguments: Attempt.allCases)
  func `stays, and all with it, when it refuses`(attempt: Attempt) throws {
    try make(attempt)

    #expect(isThere && flow.isActive)
    #expect(world.stack.screens.count == 2)
    #expect(world.eventCount == 0 && world.log.isEmpty)
    #expect(draft.questions == 1 && draft.refusals == 1)
  }

  @Test(arguments: Attempt.allCases)
  func `leaves when it allows it`(attempt: Attempt) throws {
    draft.answer = .allowed

    try make(attempt)

    #expect(!isThere && !flow.isActive)
    #expect(world.log.first == "removed B")
    #expect(world.log.contains("told") == (attempt == .finish))
    #expect(draft.questions == 1 && draft.refusals == 0)
  }

  @Test(arguments: Attempt.allCases)
  func `leaves when its reader has agreed, and not before`(attempt: Attempt) throws {
    var answers: [(Bool) -> Void] = []
    draft.answer = .asks { answers.append($0) }

    try make(attempt)
    try make(attempt)
    #expect(answers.count == 1 && isThere)
    #expect(world.eventCount == 0 && world.log.isEmpty)
    answers.first?(true)

    #expect(answers.count == 1 && !isThere && !flow.isActive)
    #expect(world.log.filter { $0 == "removed B" }.count == 1)
    #expect(world.log.contains("told") == (attempt == .finish))
  }

  @Test func `keeps whoever awaits its outcome waiting`() async {
    let second = Draft()
    let waiting = Flow("C", in: world.stack) { $0.show(second) }
    let task = Task { [world] in
      let value = await world.app.outcome(of: waiting, \.done)
      world.note("awaited \(value ?? 0)")
    }
    for _ in 1...10 { await Task.yield() }

    world.window?.back()
    waiting.finish { waiting.done(7) }
    for _ in 1...10 { await Task.yield() }
    #expect(world.log.isEmpty)
    second.answer = .allowed
    waiting.finish { waiting.done(7) }
    await task.value

    #expect(world.log == ["awaited 7"])
  }

  @Test func `keeps also what lies above it: all leave or none`() {
    let c = world.push("C")
    world.forget()

    world.stack.popToRoot()

    #expect(c.isActive)
    #expect(world.eventCount == 0)
    #expect(draft.refusals == 1)
  }

  @Test func `keeps also a guard above it that allows it`() {
    let upper = Draft()
    upper.answer = .allowed
    world.start(Flow("C", in: world.stack) { $0.show(upper) })
    world.forget()

    world.stack.popToRoot()
    #expect(upper.questions == 1 && draft.refusals == 1)

    var answer: ((Bool) -> Void)?
    upper.answer = .asks { answer = $0 }
    world.stack.popToRoot()
    #expect(draft.refusals == 1)
    answer?(true)

    #expect(draft.refusals == 2)
    #expect(world.stack.screens.count == 3 && world.stack.topScreen === upper)
    #expect(world.eventCount == 0 && world.log.isEmpty)
  }

  @Test func `is asked after those above it, and before anything has changed`() {
    var asked: [String] = []
    let upper = Draft()
    upper.answer = .asks { answer in
      asked.append("upper \(self.world.stack.screens.count)")
      answer(true)
    }
    draft.answer = .asks { answer in
      asked.append("lower \(self.world.stack.screens.count)")
      answer(true)
    }
    world.stack.show(upper, for: world.app)

    world.stack.popToRoot()

    #expect(asked == ["upper 3", "lower 3"])
    #expect(world.pages == ["root"])
  }

  @Test func `asks once while it waits for the answer`() {
    var answers: [(Bool) -> Void] = []
    draft.answer = .asks { answers.append($0) }

    world.window?.back()
    world.window?.back()
    #expect(answers.count == 1 && isThere)
    answers.first?(false)
    #expect(isThere)
    world.window?.back()
    answers.last?(true)
    answers.last?(true)

    #expect(answers.count == 2)
    #expect(world.log == ["removed B"])
    #expect(world.pages == ["root"])
  }

  @Test func `drops an answer that comes when it has left otherwise`() {
    var answer: ((Bool) -> Void)?
    draft.answer = .asks { answer = $0 }
    world.window?.back()
    world.window?.withoutGuards { world.stack.popToRoot() }
    world.push("C")

    answer?(true)

    #expect(world.pages == ["root", "c"])
  }

  @Test(arguments: [true, false])
  func `is not asked by force, nor when the window closes, and closures run once`(isForced: Bool) {
    let (modal, over) = (Modal(over: world.stack), Draft())
    modal.didDismiss = { [world] in world.note("dismissed") }
    world.start(Flow("M", in: modal) { $0.show(over) }, under: flow)
    world.forget()

    if isForced {
      world.window?.withoutGuards { flow.finish { world.note("told") } }
    } else {
      world.window?.close()
    }

    let told = isForced ? ["told"] : []
    #expect(world.log == ["removed M", "removed B", "dismissed"] + told)
    #expect(draft.questions == 0 && over.questions == 0)
    #expect(!isThere && world.stack.modals.isEmpty)
  }

  @Test func `inside a start that fails changes nothing`() {
    world.start(
      Flow("C", in: world.stack) { flow in
        self.world.stack.popToRoot()
        flow.show(Page("c"))
      })

    #expect(isThere == false && world.stack.screens.count == 3)
    #expect(draft.refusals == 1)
  }

  @Test func `is not asked when what lies below it is replaced, for it stays`() {
    let upper = Draft()
    world.stack.show(upper)
    draft.answer = .allowed

    world.app.replace(flow, by: Flow("N", in: world.stack) { $0.show(Page("n")) })

    #expect(upper.questions == 0)
    #expect(world.pages == ["root", "n", "?"])
  }

  @Test func `asks nothing when it has left in the same change all the same`() {
    draft.answer = .asks { _ in world.note("asked") }

    world.start(
      Flow("C", in: world.stack) { flow in
        world.stack.popToRoot()
        flow.withoutGuards { world.stack.popToRoot() }
        flow.show(Page("c"))
      })

    #expect(world.log == ["removed B"])
    #expect(world.pages == ["root", "c"])
  }

  @Test(arguments: [true, false])
  func `is asked for what a callback wants, also while nobody is asked for what it is told of`(
    isQueued: Bool
  ) {
    let (modal, over) = (Modal(over: world.stack), Draft())
    modal.show(over)
    flow.removeCoordinator = { _ in modal.dismiss() }
    let force = { [world, flow] in world.window?.withoutGuards { flow.finish() } }
    let c = world.push("C")

    if isQueued {
      c.removeCoordinator = { _ in force() }
      c.finish()
    } else {
      force()
    }

    #expect(!flow.isActive)
    #expect(over.questions == 1 && over.refusals == 1)
    #expect(world.stack.modals.count == 1)
  }

  @Test func `is not asked inside a start that waited for its turn and asks nobody`() {
    let next = Flow("N", in: world.stack) { flow in
      world.stack.popToRoot()
      flow.show(Page("n"))
    }
    let c = world.push("C", in: Modal(over: world.stack))
    c.removeCoordinator = { [world] _ in
      world.app.withoutGuards { world.app.start(child: next) }
    }

    c.finish()

    #expect(draft.questions == 0)
    #expect(world.pages == ["root", "n"])
  }

  private func make(_ attempt: Attempt) throws {
    let other = Page("other")
    switch attempt {
    case .back: world.window?.back()
    case .pop: world.stack.pop()
    case .popToRoot: world.stack.popToRoot()
    case .replaceTop: world.stack.replaceTop(with: other)
    case .swapRoot: world.window?.show(other)
    case .finish: flow.finish { [world] in world.note("told") }
    case .removeAll: world.app.removeAll()
    case .replace:
      world.app.replace(flow, by: Flow("N", in: world.stack) { $0.show(other) })
    case .transaction:
      try world.window?.transaction {
        world.stack.popToRoot()
        world.push("T")
      }
    }
  }
}
