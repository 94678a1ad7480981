import Coordinators
import Testing

@MainActor
struct `Inside a callback` {
  let world: World
  init() throws { world = try World() }

  @Test func `removing a sibling removes it once`() {
    let e = world.push("E")
    let c = world.push("C")
    c.removeCoordinator = { _ in
      self.world.note("removed C")
      self.world.app.remove(e)
    }

    world.stack.pop()

    #expect(world.log == ["removed C", "removed E"])
    #expect(world.app.children.isEmpty)
  }

  @Test func `removing the parent removes it once`() {
    let b = world.push("B")
    let c = world.push("C", under: b)
    c.removeCoordinator = { _ in
      self.world.note("removed C")
      b.finish()
    }

    world.stack.pop()

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.pages == ["root"])
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
    let b = world.push("B")
    let replacement = Page("new")
    var reported: [CoordinatorDiagnostic.Kind] = []
    let c = world.push("C")
    c.removeCoordinator = { _ in
      self.world.window?.show(replacement, for: self.world.app)
      b.show(Page("late"))
    }

    reported = diagnostics { world.stack.pop() }

    #expect(reported == [.cancelled])
    #expect(world.log == ["removed B"])
    #expect(world.active == "new")
    #expect(world.app.children.isEmpty)
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
