import Coordinators
import Testing

/// What other libraries got wrong: they looked for what leaves by its type or by its value, and so took
/// away the wrong one, or all but the right one.
@MainActor
struct `Objects that are equal` {
  /// A screen that is equal to every other one.
  private final class Twin: Presentable, Hashable {
    nonisolated static func == (left: Twin, right: Twin) -> Bool { true }
    nonisolated func hash(into hasher: inout Hasher) {}
  }

  /// A coordinator that is equal to every other one.
  private final class TwinFlow: NavigationCoordinator<Twin>, Hashable {
    nonisolated static func == (left: TwinFlow, right: TwinFlow) -> Bool { true }
    nonisolated func hash(into hasher: inout Hasher) {}
    override func start() { show(Twin()) }
  }

  private let world: World
  init() throws { world = try World() }

  @Test func `are two screens of one coordinator, which stays with the lower one`() throws {
    let flow = TwinFlow(presenter: world.stack)
    world.app.start(child: flow)
    let lower = try #require(flow.screen)
    flow.show(Twin())

    world.stack.pop()

    #expect(flow.isActive)
    #expect(flow.screens.count == 1 && flow.screen === lower)
    #expect(world.stack.topScreen === lower)
  }

  @Test func `are three coordinators in tabs, of which the one in the middle is removed`() {
    let tabs = TabBarController()
    Modal(over: world.stack).show(tabs)
    let flows = (0..<3).map { _ in TwinFlow(presenter: tabs) }
    for flow in flows { world.app.start(child: flow) }

    world.app.remove(flows[1])

    let kept = [flows[0], flows[2]]
    #expect(flows.map(\.isActive) == [true, false, true])
    #expect(world.app.children.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
    #expect(tabs.tabs.map { $0 === kept[0].screen } == [true, false])
    #expect(tabs.tabs.map { $0 === kept[1].screen } == [false, true])
  }

  @Test func `are two coordinators, of which the upper one finishes`() {
    let (lower, upper) = (TwinFlow(presenter: world.stack), TwinFlow(presenter: world.stack))
    for flow in [lower, upper] { world.app.start(child: flow) }

    world.app.remove(upper)

    #expect(lower.isActive && !upper.isActive)
    #expect(world.app.children.map { $0 === lower } == [true])
    #expect(world.stack.topScreen === lower.screen)
  }
}
