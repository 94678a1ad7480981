import Coordinators
import Testing

/// What other libraries got wrong: a dismissal by the reader that nobody hears of, one in the middle that
/// takes the wrong ones, one that is lost because another is under way or was called off.
@MainActor
struct `A modal` {
  /// A screen that asks its reader before it leaves.
  private final class Question: Presentable, LeaveGuard {
    var answer: (Bool) -> Void = { _ in }
    private let tell: (String) -> Void

    init(tell: @escaping (String) -> Void) { self.tell = tell }

    var leaveDecision: LeaveDecision { .asks { self.answer = $0 } }
    func willAppear() { tell("will appear") }
    func didAppear() { tell("did appear") }
    func willDisappear() { tell("will disappear") }
    func didDisappear() { tell("did disappear") }
    func didLeave() { tell("did leave") }
  }

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
    #expect(world.alive == [])
  }

  @Test(arguments: [true, false])
  func `tells the same whether its reader or the program dismisses it`(isByReader: Bool) {
    let modal = Modal(over: world.stack)
    modal.didDismiss = { [world] in world.note("dismissed") }
    let stack = NavigationController()
    world.start(
      Flow("M", in: modal) { flow in
        flow.show(stack)
        stack.show(Page("m"), for: flow)
      })
    world.forget()
    let before = world.app.root.appearances

    if isByReader { world.window?.back() } else { modal.dismiss() }

    #expect(world.log == ["removed M", "dismissed"])
    #expect(world.changes == [Told(removed: ["m", "?"], activated: "root")])
    #expect(world.eventCount == 1)
    #expect(world.app.root.appearances == before + 1)
    #expect(world.alive == [])
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
    #expect(world.alive == [])
  }

  @Test func `in the middle leaves with those above it, top first`() {
    let modals = [Modal(over: world.stack), Modal(over: world.stack), Modal(over: world.stack)]
    for (name, modal) in zip(["M1", "M2", "M3"], modals) { world.push(name, in: modal) }
    world.forget()

    modals[1].dismiss()

    #expect(world.log == ["removed M3", "removed M2"])
    #expect(world.changes == [Told(removed: ["m3", "m2"], activated: "m1")])
    #expect(world["M1"]?.isActive == true)
    #expect(world.alive == ["M1", "m1"])
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

  @Test func `that is shown while another is about to be dismissed comes after that`() {
    let modal = Modal(over: world.stack)
    world.push("A", in: modal)
    world.push("B")
    world["B"]?.removeCoordinator = { [world] _ in
      modal.dismiss()
      for name in ["C", "D"] { world.push(name, in: modal) }
      #expect(world.active == "a")
      world.forget()
    }

    world.stack.pop()

    #expect(world.log == ["removed A"])
    #expect(
      world.changes == [
        Told(removed: ["b"]), Told(removed: ["a"], activated: "root"),
        Told(shown: ["c"], activated: "c"), Told(shown: ["d"], activated: "d"),
      ])
    #expect(names(world.stack.modals) == ["c", "d"])
  }

  @Test func `of which the dismissal is called off stays as it was, and can be finished later`()
    throws
  {
    let screen = Question { [world] in world.note($0) }
    world.start(Flow("M", in: Modal(over: world.stack)) { $0.show(screen) })
    world.forget()

    world.window?.back()
    #expect(world.window?.activeScreen === screen)
    screen.answer(false)

    #expect(world.log.isEmpty && world.eventCount == 0)
    #expect(world.window?.activeScreen === screen)

    world["M"]?.finish()
    screen.answer(true)

    #expect(world.log == ["will disappear", "did disappear", "removed M", "did leave"])
    #expect(world.active == "root")
    #expect(world.alive == [])
  }

  @Test func `over the modal of another lies in the same row`() {
    let first = Modal(over: world.stack)
    world.push("A", in: first)
    world.push("B", in: Modal(over: first))

    first.dismiss()

    #expect(world.log == ["removed B", "removed A"])
  }
}
