import Coordinators
import Testing

/// What other libraries got wrong: whoever awaits the outcome of a flow waits for ever when the flow is
/// left in a way that nobody thought of.
@MainActor
struct `An awaited outcome` {
  private let world: World
  private let flow: Flow

  init() throws {
    world = try World()
    flow = Flow("B", in: world.stack) { $0.show(Page("b")) }
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
    let scene = Scene(world, way)
    let waiting = Task { [world] in
      let flow = world.watch(Flow("X", in: scene.place) { $0.show(Page("x")) })
      let value = await scene.parent.outcome(of: flow, \.done)
      world.note("awaited \(value.map(String.init) ?? "nothing")")
    }
    await settle()
    #expect(world.active == "x" && world.log.isEmpty)

    do {
      let flow = world["X"]
      if way == .cancelledTask { waiting.cancel() } else { scene.leave() }
      await waiting.value
      flow?.done(9)
      world.window?.close()
      await settle()
    }

    #expect(world.log == ["removed X", "awaited nothing"])
    #expect(world.alive == [])
  }

  @Test func `is nothing when the flow cannot be started`() async {
    struct Refused: Error {}
    let failing = Flow("F", in: world.stack) { _ in throw Refused() }

    #expect(await world.app.outcome(of: failing, \.done) == nil)
    #expect(world.pages == ["root"])
  }

  @Test func `is nothing for a task that was cancelled before, and nothing is shown`() async {
    let waiting = Task { await world.app.outcome(of: flow, \.done) }
    waiting.cancel()

    #expect(await waiting.value == nil)
    #expect(world.eventCount == 0)
  }

  @Test func `is nothing when the flow is started in a callback and fails`() async {
    struct Refused: Error {}
    let failing = Flow("F", in: world.stack) { _ in throw Refused() }
    var waiting: Task<Int?, Never>?
    world.push("A").removeCoordinator = { [world] _ in
      waiting = Task.immediate { await world.app.outcome(of: failing, \.done) }
    }

    world.stack.pop()

    #expect(await waiting?.value == .some(nil))
  }

  @Test func `is nothing when it was awaited inside a start that fails`() async {
    struct Refused: Error {}
    var waiting: Task<Int?, Never>?
    let failing = Flow("F", in: world.stack) { [flow] failing in
      waiting = Task.immediate { await failing.outcome(of: flow, \.done) }
      throw Refused()
    }

    world.start(failing)

    #expect(await waiting?.value == .some(nil))
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

  @Test func `is told to whoever was to be told before, too, and counts as told once`() async {
    flow.done = { [world] in world.note("told \($0)") }
    let waiting = Task { await world.app.outcome(of: flow, \.done) }
    await settle()

    flow.finish()
    let reported = diagnostics { flow.done(7) }

    #expect(await waiting.value == 7)
    #expect(world.log == ["told 7"])
    #expect(reported.isEmpty)
  }

  @Test func `of a flow that somebody else started is nothing, and the flow stays`() async {
    let (b, c) = (world.push("B"), world.push("C"))

    let waiting = Task.immediate { await c.outcome(of: b, \.done) }
    waiting.cancel()

    #expect(await waiting.value == nil)
    await settle()
    #expect(b.isActive)
  }

  @Test func `that is never told keeps nothing alive`() async {
    final class Token {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let flow = Flow("B", in: world.stack) { $0.show(Page("b")) }
      flow.done = { _ in _ = held }
      let waiting = Task { [app = world.app] in await app.outcome(of: flow, \.done) }
      await settle()
      world.window?.back()
      _ = await waiting.value
    }
    await settle()

    #expect(token == nil)
  }

  /// Lets what was started do what it can.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
}

/// A way in which a flow may end without telling anything.
enum WayOut: CaseIterable {
  case back, dismissed, replacedTop, replaced, poppedToRoot, swappedRoot, removedTab, removedParent
  case removedByParent, finished, closedWindow, droppedWindow, cancelledTask
}

/// Where a flow runs until it is left in one way.
@MainActor
private final class Scene {
  let place: any Presenter
  let parent: Coordinator
  private let world: World
  private let way: WayOut
  private let modal: Modal
  private let tabs = TabBarController()
  private let tab = NavigationController()

  init(_ world: World, _ way: WayOut) {
    self.world = world
    self.way = way
    modal = Modal(over: world.stack)
    let parent = Flow("P", in: world.stack) { $0.show(Page("p")) }
    self.parent = way == .removedParent ? parent : world.app
    switch way {
    case .removedTab:
      world.window?.show(tabs, for: world.app)
      tabs.show(tab, for: world.app)
      place = tab
    case .dismissed: place = modal
    case .removedParent:
      world.app.start(child: parent)
      place = world.stack
    default: place = world.stack
    }
  }

  func leave() {
    switch way {
    case .back: world.window?.back()
    case .dismissed: modal.dismiss()
    case .replacedTop: world.stack.replaceTop(with: Page("other"), for: world.app)
    case .replaced:
      let other = Flow("other", in: world.stack) { $0.show(Page("other")) }
      other.removeCoordinator = { _ in }
      if let flow = world["X"] { parent.replace(flow, by: other) }
    case .poppedToRoot: world.stack.popToRoot()
    case .swappedRoot: world.window?.show(Page("other"), for: world.app)
    case .removedTab: tabs.remove(tab)
    case .removedParent: parent.finish()
    case .removedByParent: parent.removeAll()
    case .finished: world["X"]?.finish()
    case .closedWindow: world.app.closeWindow()
    case .droppedWindow: world.window = nil
    case .cancelledTask: break
    }
  }
}
