import Coordinators
import Testing

/// Mistakes of other libraries: they find what leaves by type or value, and so remove the wrong object, or
/// all but the right one.
@MainActor
struct `Equal objects` {
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

  private let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `popping one of two equal screens keeps their coordinator and the lower screen`()
    throws
  {
    let flow = TwinFlow(presenter: fixture.stack)
    fixture.app.start(child: flow)
    let lower = try #require(flow.screen)
    flow.show(Twin())

    fixture.stack.pop()

    #expect(flow.isActive)
    #expect(flow.screens.count == 1 && flow.screen === lower)
    #expect(fixture.stack.topScreen === lower)
  }

  @Test func `removing the middle of three equal tab coordinators removes only that one`() {
    let tabs = TabBarController()
    Modal(over: fixture.stack).show(tabs)
    let flows = (0..<3).map { _ in TwinFlow(presenter: tabs) }
    for flow in flows { fixture.app.start(child: flow) }

    fixture.app.remove(child: flows[1])

    let kept = [flows[0], flows[2]]
    #expect(flows.map(\.isActive) == [true, false, true])
    #expect(fixture.app.children.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
    #expect(tabs.tabs.map { $0 === kept[0].screen } == [true, false])
    #expect(tabs.tabs.map { $0 === kept[1].screen } == [false, true])
  }

  @Test func `removing the upper of two equal coordinators keeps the lower one`() {
    let (lower, upper) = (TwinFlow(presenter: fixture.stack), TwinFlow(presenter: fixture.stack))
    for flow in [lower, upper] { fixture.app.start(child: flow) }

    fixture.app.remove(child: upper)

    #expect(lower.isActive && !upper.isActive)
    #expect(fixture.app.children.map { $0 === lower } == [true])
    #expect(fixture.stack.topScreen === lower.screen)
  }
}
