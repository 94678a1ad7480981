import Coordinators
import Testing

/// A mistake of other libraries: awaiting the outcome of a flow never returns if the flow ends in an
/// unexpected way.
@MainActor
struct `Awaited outcomes` {
  private let fixture: Fixture
  private let flow: Flow

  init() throws {
    fixture = try Fixture()
    flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }
  }

  @Test func `the outcome is returned after the flow has left`() async {
    let waiting = Task { await fixture.app.outcome(of: flow, \.done) }
    await settle()
    #expect(fixture.pages == ["root", "b"])

    flow.finish()
    flow.done(7)

    #expect(await waiting.value == 7)
    #expect(fixture.pages == ["root"])
  }

  @Test func `an outcome reported inside start is returned`() async {
    let immediate = Flow("B", in: fixture.stack) { flow in
      flow.finish()
      flow.done(3)
    }

    #expect(await fixture.app.outcome(of: immediate, \.done) == 3)
  }

  @Test(arguments: Ending.allCases)
  func `a flow without an outcome returns nil, once`(ending: Ending) async {
    let scenario = EndingScenario(fixture, ending)
    let waiting = Task { [fixture] in
      let flow = fixture.track(Flow("X", in: scenario.presenter) { $0.show(Page("x")) })
      let value = await scenario.parent.outcome(of: flow, \.done)
      fixture.note("awaited \(value.map(String.init) ?? "nothing")")
    }
    await settle()
    #expect(fixture.active == "x" && fixture.log.isEmpty)

    do {
      let flow = fixture["X"]
      if ending == .cancelledTask { waiting.cancel() } else { scenario.leave() }
      await waiting.value
      flow?.done(9)
      fixture.window?.close()
      await settle()
    }

    #expect(fixture.log == ["removed X", "awaited nothing"])
    #expect(fixture.alive == [])
  }

  @Test func `a flow that fails to start returns nil`() async {
    struct Refused: Error {}
    let failing = Flow("F", in: fixture.stack) { _ in throw Refused() }

    #expect(await fixture.app.outcome(of: failing, \.done) == nil)
    #expect(fixture.pages == ["root"])
  }

  @Test func `a cancelled task returns nil and shows nothing`() async {
    let waiting = Task { await fixture.app.outcome(of: flow, \.done) }
    waiting.cancel()

    #expect(await waiting.value == nil)
    #expect(fixture.eventCount == 0)
  }

  @Test func `a queued start that fails returns nil`() async {
    struct Refused: Error {}
    let failing = Flow("F", in: fixture.stack) { _ in throw Refused() }
    var waiting: Task<Int?, Never>?
    fixture.push("A").removeCoordinator = { [fixture] _ in
      waiting = Task.immediate { await fixture.app.outcome(of: failing, \.done) }
    }

    fixture.stack.pop()

    #expect(await waiting?.value == .some(nil))
  }

  @Test func `a start that is rolled back with its parent returns nil`() async {
    struct Refused: Error {}
    var waiting: Task<Int?, Never>?
    let failing = Flow("F", in: fixture.stack) { [flow] failing in
      waiting = Task.immediate { await failing.outcome(of: flow, \.done) }
      throw Refused()
    }

    fixture.start(failing)

    #expect(await waiting?.value == .some(nil))
    #expect(fixture.pages == ["root"])
  }

  @Test func `awaiting does not retain the flow`() async throws {
    weak var released: Flow?
    do {
      let flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }
      released = flow
      let waiting = Task { [app = fixture.app] in await app.outcome(of: flow, \.done) }
      await settle()
      fixture.window?.back()
      _ = await waiting.value
    }
    await settle()

    #expect(released == nil)
  }

  @Test func `awaiting also calls the existing handler`() async {
    flow.done = { [fixture] in fixture.note("called \($0)") }
    let waiting = Task { await fixture.app.outcome(of: flow, \.done) }
    await settle()

    flow.finish()
    let reported = diagnostics { flow.done(7) }

    #expect(await waiting.value == 7)
    #expect(fixture.log == ["called 7"])
    #expect(reported.isEmpty)
  }

  @Test(arguments: Ending.allCases)
  func `a flow that sets its own closures in its start resumes the task`(ending: Ending) async {
    var arrived: [Int?] = []
    let scenario = EndingScenario(fixture, ending)
    let own = fixture.track(
      Flow("X", in: scenario.presenter) { flow in
        flow.removeCoordinator = { [fixture] _ in fixture.note("own") }
        flow.done = { [fixture] in fixture.note("done \($0)") }
        flow.show(Page("x"))
      })
    let waiting = Task.immediate { arrived.append(await scenario.parent.outcome(of: own, \.done)) }

    await settle()
    #expect(arrived.isEmpty)
    if ending == .cancelledTask { waiting.cancel() } else { scenario.leave() }
    await settle()

    #expect(arrived == [nil])
    #expect(fixture.log == ["own"])
  }

  @Test(arguments: [true, false])
  func `a flow that sets its outcome closure in its start returns the value`(isOnce: Bool) async {
    /// A flow whose outcome closure is an ordinary property.
    final class Plain: Coordinator {
      var done: (Int) -> Void = { _ in }
      var onStart: (Plain) -> Void = { _ in }
      override func start() { onStart(self) }
    }
    var arrived: [Int?] = []
    let plain = Plain(presenter: fixture.stack)
    plain.onStart = { plain in
      plain.done = { [fixture] in fixture.note("own \($0)") }
      plain.show(Page("b"))
    }
    let once = Flow("B", in: fixture.stack) { flow in
      flow.done = { [fixture] in fixture.note("own \($0)") }
      flow.show(Page("b"))
    }
    Task.immediate {
      arrived.append(
        isOnce
          ? await fixture.app.outcome(of: once, \.done)
          : await fixture.app.outcome(of: plain, \.done))
    }

    if isOnce { once.done(7) } else { plain.done(7) }
    await settle()

    #expect(arrived == [7])
    #expect(fixture.log == ["own 7"])
  }

  @Test func `awaiting an active flow returns nil and keeps the flow`() async {
    let (b, c) = (fixture.push("B"), fixture.push("C"))

    let waiting = Task.immediate { await c.outcome(of: b, \.done) }
    waiting.cancel()

    #expect(await waiting.value == nil)
    await settle()
    #expect(b.isActive)
  }

  @Test(arguments: [true, false])
  func `a flow is no leak while the caller resumes`(hasOutcome: Bool) async {
    let waiting = Task { [app = fixture.app] in
      await app.outcome(of: Flow("B", in: app.stack) { $0.show(Page("b")) }, \.done)
    }
    await settle()

    do {
      let flow = fixture.app.children.first as? Flow
      flow?.finish()
      if hasOutcome { flow?.done(7) }
    }
    let early = diagnostics { fixture.window?.reportLeaks() }
    #expect(await waiting.value == (hasOutcome ? 7 : nil))
    await settle()
    let late = diagnostics { fixture.window?.reportLeaks() }

    withKnownIssue("the suspended call holds the flow") { #expect(early.isEmpty) }
    #expect(late.isEmpty)
  }

  @Test func `a flow that is held after the caller has resumed is a leak`() async {
    let waiting = Task { await fixture.app.outcome(of: flow, \.done) }
    await settle()

    flow.finish()
    flow.done(7)
    #expect(await waiting.value == 7)
    await settle()

    #expect(diagnostics { fixture.window?.reportLeaks() } == [.leaked])
  }

  @Test func `an outcome that is never reported leaks nothing`() async {
    final class Token {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let flow = Flow("B", in: fixture.stack) { $0.show(Page("b")) }
      flow.done = { _ in _ = held }
      let waiting = Task { [app = fixture.app] in await app.outcome(of: flow, \.done) }
      await settle()
      fixture.window?.back()
      _ = await waiting.value
    }
    await settle()

    #expect(token == nil)
  }

  /// Lets the started tasks run until they wait.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
}

/// How a flow ends without reporting an outcome.
enum Ending: CaseIterable {
  case back, dismissed, replacedTop, replaced, poppedToRoot, swappedRoot, removedTab, removedParent
  case removedByParent, finished, closedWindow, droppedWindow, cancelledTask
}

/// Sets up the presenter and parent of a flow for one ending, and ends the flow.
@MainActor
private final class EndingScenario {
  let presenter: any Presenter
  let parent: Coordinator
  private let fixture: Fixture
  private let ending: Ending
  private let modal: Modal
  private let tabs = TabBarController()
  private let tab = NavigationController()

  init(_ fixture: Fixture, _ ending: Ending) {
    self.fixture = fixture
    self.ending = ending
    modal = Modal(over: fixture.stack)
    let parent = Flow("P", in: fixture.stack) { $0.show(Page("p")) }
    self.parent = ending == .removedParent ? parent : fixture.app
    switch ending {
    case .removedTab:
      fixture.window?.show(tabs, for: fixture.app)
      tabs.show(tab, for: fixture.app)
      presenter = tab
    case .dismissed: presenter = modal
    case .removedParent:
      fixture.app.start(child: parent)
      presenter = fixture.stack
    default: presenter = fixture.stack
    }
  }

  func leave() {
    switch ending {
    case .back: fixture.window?.back()
    case .dismissed: modal.dismiss()
    case .replacedTop: fixture.stack.replaceTop(with: Page("other"), for: fixture.app)
    case .replaced:
      let other = Flow("other", in: fixture.stack) { $0.show(Page("other")) }
      other.removeCoordinator = { _ in }
      if let flow = fixture["X"] { parent.replace(flow, with: other) }
    case .poppedToRoot: fixture.stack.popToRoot()
    case .swappedRoot: fixture.window?.show(Page("other"), for: fixture.app)
    case .removedTab: tabs.remove(tab)
    case .removedParent: parent.finish()
    case .removedByParent: parent.removeAll()
    case .finished: fixture["X"]?.finish()
    case .closedWindow: fixture.app.closeWindow()
    case .droppedWindow: fixture.window = nil
    case .cancelledTask: break
    }
  }
}
