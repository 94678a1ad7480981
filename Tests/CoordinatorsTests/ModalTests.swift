import Coordinators
import Testing

@MainActor
struct `A modal` {
  let world: World
  init() throws { world = try World() }

  /// A modal with a stack of two screens, the second by a child of the first.
  private func openStack() -> Modal {
    let modal = Modal(over: world.stack)
    modal.didDismiss = { [world] in world.note("dismissed") }
    let stack = NavigationController()
    modal.show(stack, for: world.app)
    let m1 = world.push("M1", in: stack)
    world.push("M2", under: m1, in: stack)
    return modal
  }

  @Test func `that the reader dismisses leaves with everything in it`() {
    let modal = Modal(over: world.stack)
    modal.didDismiss = { [world] in world.note("dismissed") }
    world.push("M", in: modal)
    #expect(world.active == "m")

    world.window?.back()

    #expect(world.log == ["removed M", "dismissed"])
    #expect(world.active == "root")
  }

  @Test func `dismissed by the program tells the same as one dismissed by the reader`() {
    let modal = openStack()
    modal.dismiss()
    let byProgram = world.log
    world.forget()

    _ = openStack()
    world.window?.back()
    world.window?.back()

    #expect(byProgram == ["removed M2", "removed M1", "dismissed"])
    #expect(world.log == byProgram)
    #expect(world.active == "root")
  }

  @Test func `in the middle leaves with those above it, top first`() {
    let modals = [Modal(over: world.stack), Modal(over: world.stack), Modal(over: world.stack)]
    let flows = zip(["M1", "M2", "M3"], modals).map { world.push($0, in: $1) }

    modals[1].dismiss()

    #expect(world.log == ["removed M3", "removed M2"])
    #expect(world.active == "m1")
    #expect(flows[0].isActive)
  }

  @Test func `leaves with the place that it lies over`() {
    let stack = NavigationController()
    Modal(over: world.stack).show(stack, for: world.app)
    world.push("B", in: stack)
    world.push("M", in: Modal(over: stack))

    world.stack.popToRoot()
    #expect(world.active == "m")
    world.window?.show(Page("other"))

    #expect(world.log == ["removed M", "removed B"])
  }

  @Test func `lies over those before it, and nothing is lost`() {
    let modal = Modal(over: world.stack)
    for name in ["A", "B", "C"] { world.push(name, in: modal) }

    #expect(names(world.stack.modals) == ["a", "b", "c"])
    modal.dismiss()

    #expect(names(world.stack.modals) == ["a", "b"])
    #expect(world.active == "b")
  }

  @Test func `over the modal of another lies in the same row`() {
    let first = Modal(over: world.stack)
    world.push("A", in: first)
    world.push("B", in: Modal(over: first))

    first.dismiss()

    #expect(world.log == ["removed B", "removed A"])
  }
}
