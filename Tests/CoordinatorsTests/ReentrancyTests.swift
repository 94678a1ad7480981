import Coordinators
import Testing

/// What other libraries got wrong: navigating from inside a callback loses operations, lets them overtake
/// each other in different places or see half a change, and what removes its sibling or its parent in
/// passing removes it twice.
@MainActor
struct `Inside a callback` {
  /// Who may be told something while a page is popped and another one appears.
  enum Callback: CaseIterable {
    case willDisappear, willAppear, didDisappear, removal, didLeave, didDismiss, didAppear, observer
  }

  /// A page that calls somebody each time it is told something.
  private final class Caller: Presentable {
    private let tell: (Callback) -> Void
    init(tell: @escaping (Callback) -> Void) { self.tell = tell }
    func willAppear() { tell(.willAppear) }
    func didAppear() { tell(.didAppear) }
    func willDisappear() { tell(.willDisappear) }
    func didDisappear() { tell(.didDisappear) }
    func didLeave() { tell(.didLeave) }
  }

  let world: World
  init() throws { world = try World() }

  @Test(arguments: Callback.allCases)
  func `whatever is asked for is done in that order, across places, and nothing is lost`(
    callback: Callback
  ) {
    let (dismissed, other) = (Modal(over: world.stack), Modal(over: world.stack))
    var isArmed = false
    let tell: (Callback) -> Void = { [world] current in
      guard isArmed, current == callback else { return }
      isArmed = false
      world.forget()
      world.stack.show(Page("x"))
      other.show(Page("y"))
      world.push("Z").done = { world.note("told \($0)") }
      world["Z"]?.finish()
      world["Z"]?.done(3)
      world.stack.pop()
      world.note("asked with \(world.stack.screens.count)")
    }
    world.stack.show(Caller(tell: tell))
    let flow = Flow("B", in: dismissed) { $0.show(Caller(tell: tell)) }
    flow.removeCoordinator = { _ in tell(.removal) }
    dismissed.didDismiss = { tell(.didDismiss) }
    world.window?.observe { _ in tell(.observer) }
    world.app.start(child: flow)

    isArmed = true
    dismissed.dismiss()

    let first = callback == .observer ? [] : [Told(removed: ["?"])]
    #expect(world.log == ["asked with 2", "removed Z", "told 3"])
    #expect(
      world.changes == first + [
        Told(shown: ["x"], activated: "x"), Told(shown: ["y"], activated: "y"),
        Told(shown: ["z"]), Told(removed: ["z"]), Told(removed: ["x"]),
      ])
    #expect(world.alive == ["y"])
  }

  @Test func `a stack may be shown, filled and popped at once`() {
    let stack = NavigationController()
    world.push("B").removeCoordinator = { [world] _ in
      Modal(over: world.stack).show(stack)
      for name in ["x", "y"] { stack.show(Page(name)) }
      stack.pop()
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported.isEmpty)
    #expect(names(stack.screens) == ["x"])
  }

  @Test func `a coordinator may be started, led on, replaced and removed at once`() {
    world.push("B")
    world["B"]?.removeCoordinator = { [world] _ in
      world.push("C")
      world.push("D", under: world["C"])
      if let c = world["C"] {
        world.app.replace(c, by: world.watch(Flow("N", in: world.stack) { $0.show(Page("n")) }))
      }
      world.push("E")
      if let e = world["E"] { world.app.remove(e) }
      world.push("F")
      world.app.removeAll()
      world.forget()
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported.isEmpty)
    #expect(
      world.log == ["removed D", "removed C", "removed E", "removed F", "removed N"])
    #expect(
      world.changes.dropFirst() == [
        Told(shown: ["c"], activated: "c"), Told(shown: ["d"], activated: "d"),
        Told(shown: ["n"], removed: ["d", "c"], activated: "n"),
        Told(shown: ["e"], activated: "e"), Told(removed: ["e"], activated: "n"),
        Told(shown: ["f"], activated: "f"), Told(removed: ["f", "n"], activated: "root"),
      ])
    #expect(world.alive == [])
  }

  @Test func `removing a sibling removes it once`() {
    world.push("E")
    world.push("C")
    world["C"]?.removeCoordinator = { [world] _ in
      world.note("removed C")
      if let e = world["E"] { world.app.remove(e) }
    }

    world.stack.pop()

    #expect(world.log == ["removed C", "removed E"])
    #expect(world.app.children.isEmpty)
    #expect(world.alive == [])
  }

  @Test func `removing the parent removes it once`() {
    world.push("B")
    world.push("C", under: world["B"])
    world["C"]?.removeCoordinator = { [world] _ in
      world.note("removed C")
      world["B"]?.finish()
    }

    world.stack.pop()

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.pages == ["root"])
    #expect(world.alive == [])
  }

  @Test func `removing a parent that leaves in the same change is dropped`() {
    let b = world.push("B")
    let c = world.push("C", under: b)
    c.removeCoordinator = { _ in
      self.world.note("removed C")
      b.finish()
    }

    let reported = diagnostics { world.stack.popToRoot() }

    #expect(world.log == ["removed C", "removed B"])
    #expect(reported == [.coordinatorRemoved])
  }

  @Test func `operations run in the order in which they were issued, across places`() {
    let tabs = TabBarController()
    Modal(over: world.stack).show(tabs, for: world.app)
    let first = world.push("B")
    first.removeCoordinator = { _ in
      self.world.stack.show(Page("x"))
      tabs.show(Page("y"))
      self.world.stack.show(Page("z"))
      self.world.note("issued")
    }
    world.window?.observe { event in
      if case .changed(let change) = event, !change.shown.isEmpty {
        self.world.note("shown " + names(change.shown).joined())
      }
    }

    world.stack.pop()

    #expect(world.log == ["issued", "shown x", "shown y", "shown z"])
  }

  @Test func `an observer sees the change as a whole`() {
    let b = world.push("B")
    world.push("C", under: b)
    world.window?.observe { _ in
      self.world.note("\(self.world.pages.count) \(b.isActive) \(self.world.app.children.count)")
    }

    world.stack.popToRoot()

    #expect(world.log == ["removed C", "removed B", "1 false 0"])
  }

  @Test func `an observer that is cancelled hears nothing more, not even of this change`() {
    var second: WindowObservation?
    world.window?.observe { _ in second?.cancel() }
    second = world.window?.observe { _ in self.world.note("told") }

    world.push("B")

    #expect(world.log.isEmpty)
  }

  @Test func `an observer may hold what cancels another when it is freed`() {
    let held = world.window?.observe { _ in }
    let observation: WindowObservation?
    do {
      let last = Last { held?.cancel() }
      observation = world.window?.observe { _ in _ = last }
    }

    observation?.cancel()
    world.push("B")

    #expect(world.pages == ["root", "b"])
  }

  @Test func `a push in a tree that a swapped root takes away is cancelled`() {
    world.push("B")
    world.push("C", under: world["B"])
    world.push("D")
    world["D"]?.removeCoordinator = { [world] _ in
      world.window?.show(Page("new"), for: world.app)
      world["C"]?.show(Page("late"))
      world.push("E", under: world["B"])
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported == [.cancelled, .cancelled])
    #expect(world.log == ["removed C", "removed B"])
    #expect(world.active == "new" && world.window?.rootScreen === world.window?.activeScreen)
    #expect(world.app.children.isEmpty)
    #expect(world.alive == ["new"])
  }

  @Test func `what was meant for a place that has moved to another window is cancelled`() {
    let moving = NavigationController()
    world.stack.show(moving)
    for name in ["x", "y", "z"] { moving.show(Page(name)) }
    let other = Window()
    let c = world.push("C")
    c.removeCoordinator = { _ in
      self.world.stack.pop()
      moving.pop()
      Modal(over: moving).dismiss()
    }
    world.window?.observe { _ in
      guard moving.screens.isEmpty else { return }
      other.show(moving)
      for name in ["1", "2"] { moving.show(Page(name)) }
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported == [.cancelled, .cancelled])
    #expect(names(moving.screens) == ["1", "2"])
  }

  @Test func `popping a place that has moved to a larger window is cancelled`() {
    let (other, tabs, moving) = (Window(), TabBarController(), NavigationController())
    other.show(tabs)
    for _ in 0..<20 { tabs.show(NavigationController()) }
    world.stack.show(moving)
    world.push("B").removeCoordinator = { [world] _ in
      world.stack.pop()
      moving.pop()
    }
    world.window?.observe { _ in
      guard world.stack.topScreen === world.app.root, moving.screens.isEmpty else { return }
      Modal(over: tabs).show(moving)
      for name in ["1", "2"] { moving.show(Page(name)) }
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported == [.cancelled])
    #expect(names(moving.screens) == ["1", "2"])
  }

  @Test func `starts inside starts without end are stopped and named`() {
    @MainActor func endless() -> Flow {
      Flow("B", in: world.stack) { $0.start(child: endless()) }
    }

    let reported = diagnostics { world.app.start(child: endless()) }

    #expect(reported == [.runaway])
    #expect(world.pages == ["root"])
  }

  @Test func `a loop without end is stopped and named`() {
    var count = 0
    world.window?.observe { _ in
      count += 1
      self.world.stack.show(Page("again"))
    }

    let reported = diagnostics { world.stack.show(Page("first")) }

    #expect(reported == [.runaway])
    #expect(count > 1000)
  }
}
