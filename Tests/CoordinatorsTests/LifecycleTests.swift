import Coordinators
import Testing

@MainActor
struct `Screen lifecycle` {
  /// A screen that records its lifecycle calls.
  private final class LifecyclePage: Presentable {
    private let name: String
    private let fixture: Fixture

    init(_ name: String, _ fixture: Fixture) {
      self.name = name
      self.fixture = fixture
    }

    func willAppear() { fixture.note("\(name) will appear") }
    func didAppear() { fixture.note("\(name) did appear") }
    func willDisappear() { fixture.note("\(name) will disappear") }
    func didDisappear() { fixture.note("\(name) did disappear") }
    func didLeave() { fixture.note("\(name) did leave") }
  }

  private let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `push and pop call the lifecycle methods in order`() {
    fixture.stack.show(LifecyclePage("a", fixture))
    #expect(fixture.log == ["a will appear", "a did appear"])
    fixture.clearLog()

    fixture.stack.show(LifecyclePage("b", fixture))
    #expect(
      fixture.log == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
    fixture.clearLog()

    fixture.stack.pop()
    #expect(
      fixture.log == [
        "b will disappear", "a will appear", "b did disappear", "b did leave", "a did appear",
      ])
  }

  @Test func `a screen disappears behind a modal or another tab`() {
    let tabs = TabBarController()
    fixture.window?.show(tabs, for: fixture.app)
    tabs.show(LifecyclePage("a", fixture))
    tabs.show(LifecyclePage("b", fixture))
    fixture.clearLog()

    tabs.select(tabs.tabs[1])
    #expect(
      fixture.log == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
    fixture.clearLog()

    let modal = Modal(over: tabs)
    modal.show(LifecyclePage("m", fixture))
    modal.dismiss()
    #expect(
      fixture.log == [
        "b will disappear", "m will appear", "b did disappear", "m did appear",
        "m will disappear", "b will appear", "m did disappear", "m did leave", "b did appear",
      ])
  }

  @Test func `a screen under a modal does not appear`() {
    Modal(over: fixture.stack).show(Page("m"))

    fixture.stack.show(LifecyclePage("a", fixture))
    fixture.stack.pop()

    #expect(fixture.log == ["a did leave"])
  }
}
