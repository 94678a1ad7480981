import Coordinators
import Testing

@MainActor
struct `An awaited outcome` {
  private let world: World
  private let flow: Flow

  init() throws {
    world = try World()
    flow = Flow("B", in: world.stack) { $0.show(Page("b")) }
  }

  /// A way in which a flow may end without telling anything.
  enum WayOut: CaseIterable {
    case back, popToRoot, replacedTop, swappedRoot, removedByParent, finished, closedWindow
    case cancelledTask
  }

  @Test func `is what the flow told, after it left`() async {
    let waiting = Task { await world.app.outcome(of: flow, \.done) }
    await settle()
    #expect(world.pages == ["root", "b"])

    flow.finish()
    flow.done(7)

    #expect(await waiting.value == 7)
    #expect(world.pages == ["root"])
  }

  @Test func `is what the flow told inside its start`() async {
    let hasty = Flow("B", in: world.stack) { flow in
      flow.finish()
      flow.done(3)
    }

    #expect(await world.app.outcome(of: hasty, \.done) == 3)
  }

  @Test(arguments: WayOut.allCases)
  func `is nothing, once, however else the flow ends`(way: WayOut) async {
    let waiting = Task { await world.app.outcome(of: flow, \.done) }
    await settle()

    switch way {
    case .back: world.window?.back()
    case .popToRoot: world.stack.popToRoot()
    case .replacedTop: world.stack.replaceTop(with: Page("other"))
    case .swappedRoot: world.window?.show(Page("other"))
    case .removedByParent: world.app.removeAll()
    case .finished: flow.finish()
    case .closedWindow: world.window?.close()
    case .cancelledTask: waiting.cancel()
    }

    #expect(await waiting.value == nil)
    #expect(!flow.isActive)
  }

  @Test func `is nothing when the tab of the flow is removed`() async {
    let tabs = TabBarController()
    world.window?.show(tabs, for: world.app)
    let tab = NavigationController()
    tabs.show(tab, for: world.app)
    let inTab = Flow("T", in: tab) { $0.show(Page("t")) }
    let waiting = Task { await world.app.outcome(of: inTab, \.done) }
    await settle()

    tabs.remove(tab)

    #expect(await waiting.value == nil)
  }

  @Test func `is nothing when the flow cannot be started`() async {
    struct Refused: Error {}
    let failing = Flow("F", in: world.stack) { _ in throw Refused() }

    #expect(await world.app.outcome(of: failing, \.done) == nil)
    #expect(world.pages == ["root"])
  }

  @Test func `does not keep the flow alive`() async throws {
    weak var gone: Flow?
    do {
      let flow = Flow("B", in: world.stack) { $0.show(Page("b")) }
      gone = flow
      let waiting = Task { [app = world.app] in await app.outcome(of: flow, \.done) }
      await settle()
      world.window?.back()
      _ = await waiting.value
    }
    await settle()

    #expect(gone == nil)
  }

  /// Lets what was started do what it can.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
