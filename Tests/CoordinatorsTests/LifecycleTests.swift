import Coordinators
import Testing

@MainActor
struct `A lifecycle` {
  /// A screen that notes what it is told.
  private final class Witness: Presentable {
    private let name: String
    private let world: World

    init(_ name: String, _ world: World) {
      self.name = name
      self.world = world
    }

    func willAppear() { world.note("\(name) will appear") }
    func didAppear() { world.note("\(name) did appear") }
    func willDisappear() { world.note("\(name) will disappear") }
    func didDisappear() { world.note("\(name) did disappear") }
    func didLeave() { world.note("\(name) did leave") }
  }

  private let world: World
  init() throws { world = try World() }

  @Test func `of two screens, one after the other, has a stated order`() {
    world.stack.show(Witness("a", world))
    #expect(world.log == ["a will appear", "a did appear"])
    world.forget()

    world.stack.show(Witness("b", world))
    #expect(
      world.log == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
    world.forget()

    world.stack.pop()
    #expect(
      world.log == [
        "b will disappear", "a will appear", "b did disappear", "b did leave", "a did appear",
      ])
  }

  @Test func `ends while a modal or another tab is in front`() {
    let tabs = TabBarController()
    world.window?.show(tabs, for: world.app)
    tabs.show(Witness("a", world))
    tabs.show(Witness("b", world))
    world.forget()

    tabs.select(tabs.tabs[1])
    #expect(
      world.log == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
    world.forget()

    let modal = Modal(over: tabs)
    modal.show(Witness("m", world))
    modal.dismiss()
    #expect(
      world.log == [
        "b will disappear", "m will appear", "b did disappear", "m did appear",
        "m will disappear", "b will appear", "m did disappear", "m did leave", "b did appear",
      ])
  }

  @Test func `does not begin for what comes and goes under what is in front`() {
    Modal(over: world.stack).show(Page("m"))

    world.stack.show(Witness("a", world))
    world.stack.pop()

    #expect(world.log == ["a did leave"])
  }
}
