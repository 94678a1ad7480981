import Coordinators
import Testing

/// Mistakes of other libraries: a task is stored and cancelled by hand, goes on after its flow has left, or begins
/// although the flow was never shown.
@MainActor
struct `Tasks of coordinators` {
  private struct NoNetwork: Error {}

  /// Loads something in a task that its `init` or its `start()` makes.
  private final class LoadingFlow: Coordinator {
    private(set) var log: [String] = []
    private let gate: Gate
    private let isMadeInInit: Bool

    init(_ gate: Gate, in presenter: any Presenter, madeInInit: Bool = false) {
      self.gate = gate
      isMadeInInit = madeInInit
      super.init(presenter: presenter)
      if madeInInit { load() }
    }

    override func start() {
      if !isMadeInInit { load() }
      #expect(log.isEmpty)
      show(Page("loading"))
    }

    private func load() {
      task { flow in
        flow.log.append("began")
        try await flow.gate.pass()
        flow.log.append("ended")
      } didFail: { flow, error in
        flow.log.append("\(error)")
      }
    }
  }

  private let fixture: Fixture
  private let gate = Gate()

  init() throws { fixture = try Fixture() }

  @Test(arguments: [true, false])
  func `work of a tab that starts later begins with its first selection`(inInit: Bool) async {
    let (tabs, tab) = (TabBarController(), NavigationController())
    fixture.stack.show(tabs, for: fixture.app)
    tabs.show(Page("first"))
    let flow = LoadingFlow(gate, in: tab, madeInInit: inInit)
    fixture.app.start(child: flow, whenSelected: tab)
    let early = flow.task { _ in Issue.record("began") }
    early.cancel()
    tabs.show(tab, for: fixture.app)
    await letTasksContinue()
    #expect(flow.log.isEmpty)

    tabs.select(tab)
    await letTasksContinue()
    #expect(flow.log == ["began"])
    tabs.remove(tab)
    await letTasksContinue()

    #expect(flow.log == ["began"])
  }

  @Test(arguments: [true, false])
  func `work of init and of start begins after the start was committed`(inInit: Bool) async {
    let flow = LoadingFlow(gate, in: fixture.stack, madeInInit: inInit)
    await letTasksContinue()
    #expect(flow.log.isEmpty)

    fixture.app.start(child: flow)
    #expect(flow.log.isEmpty)
    await letTasksContinue()
    #expect(flow.log == ["began"])
    gate.open()
    await waitUntil { flow.log.count == 2 }

    #expect(flow.log == ["began", "ended"])
  }

  @Test func `work of a coordinator in the tree begins after the call`() async {
    var log: [String] = []
    fixture.app.task { log.append($0.stack.screens.isEmpty ? "empty" : "began") }
    #expect(log.isEmpty)

    await letTasksContinue()

    #expect(log == ["began"])
  }

  @Test func `several tasks run beside each other, each once`() async {
    var log: [String] = []
    let flow = Flow("F", in: fixture.stack) { flow in
      for number in 1...3 {
        flow.task { _ in
          log.append("\(number) began")
          try await self.gate.pass()
          log.append("\(number) ended")
        }
      }
      flow.show(Page("f"))
    }
    fixture.start(flow)
    await letTasksContinue()
    #expect(log == ["1 began", "2 began", "3 began"])

    gate.open()
    await waitUntil { log.count == 6 }

    #expect(Set(log.suffix(3)) == ["1 ended", "2 ended", "3 ended"])
  }

  /// A way in which a coordinator leaves.
  enum Ending: CaseIterable { case finish, pop, replace, parent, root, close, release }

  @Test(arguments: Ending.allCases)
  func `removal cancels the work, and its later error is not reported`(ending: Ending) async {
    let parent = fixture.push("Parent")
    var log: [String] = []
    fixture.start(
      Flow("F", in: fixture.stack) { flow in
        flow.task { _ in
          defer { log.append("ended") }
          log.append("began")
          try? await self.gate.pass()
          throw NoNetwork()
        } didFail: { _, _ in
          log.append("failed")
        }
        flow.show(Page("f"))
      }, under: parent)
    await letTasksContinue()

    switch ending {
    case .finish: fixture["F"]?.finish()
    case .pop: fixture.stack.pop()
    case .replace:
      if let flow = fixture["F"] {
        parent.replace(flow, with: Flow("G", in: fixture.stack) { $0.show(Page("g")) })
      }
    case .parent: parent.finish()
    case .root: fixture.window?.show(Page("new root"))
    case .close: fixture.window?.close()
    case .release: fixture.window = nil
    }
    #expect(fixture.log.contains("removed F") && log == ["began"])
    await waitUntil { log.count > 1 }
    await letTasksContinue()

    #expect(log == ["began", "ended"])
    #expect(fixture["F"] == nil)
  }

  @Test func `work of a coordinator that leaves at once never begins`() async {
    var log: [String] = []
    let flow = Flow("F", in: fixture.stack) { flow in
      flow.task { _ in log.append("start") }
      flow.show(Page("f"))
    }
    flow.task { _ in log.append("before") }
    flow.removeCoordinator = { _ in log.append("removed") }

    fixture.app.start(child: flow)
    flow.task { _ in log.append("after") }
    flow.finish()
    await letTasksContinue()

    #expect(log == ["removed"])
  }

  @Test func `a handle cancels its work before it begins and while it runs`() async {
    var log: [String] = []
    let flow = Flow("F", in: fixture.stack) { flow in
      flow.task { _ in log.append("start") }.cancel()
      flow.show(Page("f"))
    }
    flow.task { _ in log.append("init") }.cancel()
    fixture.start(flow)
    let first = flow.task { _ in log.append("first") }
    let second = flow.task { _ in
      log.append("second")
      try await self.gate.pass()
      log.append("passed")
    }
    first.cancel()
    await letTasksContinue()
    #expect(log == ["second"])

    second.cancel()
    second.cancel()
    await letTasksContinue()

    #expect(log == ["second"] && flow.isActive)
  }

  @Test func `an error goes to didFail, also a cancellation that the work itself throws`() async {
    var log: [String] = []
    let flow = fixture.push("F")
    flow.task { _ in
      throw NoNetwork()
    } didFail: {
      log.append("\($0.name) \($1)")
    }
    flow.task { _ in
      throw CancellationError()
    } didFail: {
      log.append("\($0.name) \($1)")
    }

    await letTasksContinue()

    #expect(log == ["F NoNetwork()", "F CancellationError()"])
  }

  @Test func `an error that nothing handles is reported with the coordinator's name`() async {
    var reported: [CoordinatorDiagnostic] = []
    fixture.window?.didReport = { reported.append($0) }
    fixture.app.task { _ in throw NoNetwork() }

    await letTasksContinue()

    #expect(
      reported == [CoordinatorDiagnostic(.taskFailed, subject: "App", detail: "NoNetwork()")])
  }

  @Test func `an error after the removal is not reported, also if the coordinator is held`() async {
    var (log, reported) = ([String](), [CoordinatorDiagnostic]())
    fixture.window?.didReport = { reported.append($0) }
    let flow = fixture.push("F")
    let work: @MainActor (Flow) async throws -> Void = { _ in
      try? await gate.pass()
      log.append("ended")
      throw NoNetwork()
    }
    flow.task(work)
    flow.task(work) { _, error in log.append("\(error)") }
    await letTasksContinue()

    flow.finish()
    await letTasksContinue()

    #expect(log == ["ended", "ended"] && reported.isEmpty)
  }

  @Test func `a call on a removed coordinator is reported and does nothing`() async {
    var log: [String] = []
    let flow = fixture.push("F")
    flow.finish()

    let sentences = sentences { flow.task { _ in log.append("began") }.cancel() }
    let inTransaction = diagnostics {
      try? fixture.window?.transaction {
        fixture.app.finish()
        fixture.app.task { _ in log.append("began") }
      }
    }
    await letTasksContinue()

    #expect(
      sentences == [
        "`Flow` called `task(_:didFail:)` after it had left: create and start a new one; a flow that"
          + " ended shows nothing"
      ])
    #expect(inTransaction == [.coordinatorRemoved])
    #expect(log.isEmpty)
  }

  @Test func `an outcome can be awaited in a task`() async {
    var outcome: Int?
    fixture.app.task { [fixture] app in
      let child = Flow("F", in: fixture.stack) { $0.show(Page("f")) }
      outcome = await app.outcome(of: fixture.track(child), \.done)
    }
    await waitUntil { fixture["F"]?.isActive == true }

    if let flow = fixture["F"] {
      flow.finish()
      flow.done(7)
    }
    await waitUntil { outcome != nil }

    #expect(outcome == 7 && fixture.pages == ["root"])
  }

  @Test func `a coordinator that moves to another parent keeps its tasks`() async {
    let parent = fixture.push("Parent")
    let flow = LoadingFlow(gate, in: fixture.stack)
    flow.start()
    await letTasksContinue()
    #expect(flow.log == ["began"] && flow.parent === fixture.app)

    parent.add(child: flow)
    gate.open()
    await waitUntil { flow.log.count == 2 }

    #expect(flow.log == ["began", "ended"] && flow.parent === parent)
  }

  @Test func `a coordinator that waits for its window begins its work with it`() async {
    let waiting = NavigationController()
    let flow = LoadingFlow(gate, in: waiting)
    flow.start()
    await letTasksContinue()
    #expect(flow.log.isEmpty)

    fixture.stack.show(waiting)
    await letTasksContinue()

    #expect(flow.log == ["began"])
  }
}
