import Coordinators
import Testing

/// Containers that get their screens before they are in a window.
@MainActor
struct `Filling a container before it is shown` {
  private struct Refused: Error {}

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a stack appears with its screens, as one change`() {
    let stack = NavigationController()
    let window = Window()
    var changes: [RecordedChange] = []
    window.observe { if case .changed(let change) = $0 { changes.append(RecordedChange(change)) } }

    let reported = diagnostics {
      for name in ["a", "b", "c"] { stack.show(Page(name)) }
      stack.pop()
      #expect(names(stack.screens) == ["a", "b"])
      #expect((stack.topScreen as? Page)?.name == "b")
      window.show(stack)
    }

    #expect(reported.isEmpty)
    #expect(changes == [RecordedChange(shown: ["?", "a", "b"], activated: "b")])
    #expect(names(stack.screens) == ["a", "b"])
    #expect(window.canGoBack)
  }

  @Test func `every operation on a stack works before it is shown`() {
    let stack = NavigationController()
    let (a, b, c) = (Page("a"), Page("b"), Page("c"))

    let reported = diagnostics {
      stack.setScreens([a, b, c])
      stack.pop(to: b)
      #expect(names(stack.screens) == ["a", "b"])
      stack.replaceTop(with: c)
      #expect(names(stack.screens) == ["a", "c"])
      stack.popToRoot()
      #expect(names(stack.screens) == ["a"])
      stack.pop()
      #expect(names(stack.screens) == ["a"])
      stack.setScreens { $0 + [b] }
      stack.pop(to: c)
      stack.setScreens([a, a])
    }

    #expect(reported == [.screenNotFound, .screenAlreadyShown])
    fixture.stack.show(stack)
    #expect(fixture.active == "b")
  }

  @Test func `tabs keep their order and their selection`() {
    let tabs = TabBarController()
    let pages = ["a", "b", "c", "d"].map(Page.init)

    let reported = diagnostics {
      for page in pages { tabs.show(page) }
      #expect(tabs.selected === pages[0])
      tabs.select(pages[2])
      tabs.remove(pages[2])
      #expect(tabs.selected === pages[3])
      tabs.select(pages[2])
      tabs.remove(pages[0])
      fixture.stack.show(tabs)
    }

    #expect(reported == [.screenNotFound])
    #expect(names(tabs.tabs) == ["b", "d"])
    #expect(tabs.selected === pages[3] && fixture.active == "d")
  }

  @Test func `modals wait for the container that they cover`() {
    let stack = NavigationController()
    let modal = Modal(over: stack)
    var dismissals = 0
    modal.didDismiss = { dismissals += 1 }

    let reported = diagnostics {
      modal.show(Page("m"))
      modal.show(Page("n"))
      modal.dismiss()
      stack.show(Page("a"))
      #expect(names(stack.modals) == ["m"])
      fixture.stack.show(stack)
    }

    #expect(reported.isEmpty)
    #expect(fixture.active == "m" && dismissals == 0)
    fixture.window?.back()
    #expect(fixture.active == "a" && dismissals == 1)
  }

  @Test func `a call on a container that has nothing is reported`() {
    let (stack, tabs) = (NavigationController(), TabBarController())
    let reported = diagnostics {
      stack.pop()
      stack.popToRoot()
      tabs.select(Page("a"))
      Modal(over: stack).dismiss()
    }

    #expect(reported == Array(repeating: .presenterNotInWindow, count: 4))
  }

  @Test func `a closure that removes its stack is undone with what it returns`() {
    let (window, stack) = (Window(), NavigationController())
    window.show(stack)
    stack.show(Page("a"))

    let reported = diagnostics {
      stack.setScreens { _ in
        window.show(Page("b"))
        return [Page("late")]
      }
    }

    #expect(reported == [.presenterNotInWindow])
    #expect(names(stack.screens) == ["a"] && window.outline.contains("Page active"))
  }

  @Test func `coordinators started in it join the tree with it`() throws {
    let (stack, window) = (NavigationController(), Window())
    try window.start(App(window: window))
    let app = try #require(window.appCoordinator as? App)
    var removed: [String] = []
    func flow(_ name: String, body: @escaping (Flow) -> Void = { _ in }) -> Flow {
      let flow = Flow(name, in: stack) { flow in
        flow.show(Page(name))
        body(flow)
      }
      flow.removeCoordinator = { _ in removed.append(name) }
      return flow
    }

    try flow("a") { a in
      a.start(child: flow("b"))
      let c = flow("c")
      a.add(child: c)
      try? c.start()
      let d = flow("d")
      try? d.start()
      a.add(child: d)
      #expect(!a.isActive && names(a.screens) == ["a"])
    }.start()
    #expect(app.children.isEmpty)
    app.stack.show(stack, for: app)

    #expect(app.children.map { ($0 as? Flow)?.name } == ["a"])
    #expect(app.children.first?.children.map { ($0 as? Flow)?.name } == ["b", "c", "d"])
    #expect((window.activeScreen as? Page)?.name == "d")
    weak let a = app.children.first
    app.stack.popToRoot()
    #expect(removed == ["d", "c", "b", "a"])
    #expect(a == nil)
  }

  @Test func `a start that throws leaves nothing in the container`() {
    let stack = NavigationController()
    stack.show(Page("a"))
    let parent = Flow("P", in: stack) { $0.show(Page("p")) }
    let failing = Flow("F", in: stack) {
      $0.show(Page("f"))
      stack.setScreens([])
      throw Refused()
    }

    let reported = diagnostics {
      try? parent.start()
      parent.start(child: failing)
    }

    #expect(reported == [.startFailed])
    #expect(names(stack.screens) == ["a", "p"])
    fixture.stack.show(stack)
    #expect(parent.isActive && parent.children.isEmpty && !failing.isActive)
  }

  @Test func `a rollback of the attachment leaves the container as it was filled`() {
    let (outer, inner) = (TabBarController(), NavigationController())
    let flow = Flow("B", in: inner) { $0.show(Page("b")) }
    try? flow.start()
    outer.show(Page("a"))
    outer.show(inner)
    outer.select(inner)

    #expect(throws: Refused.self) {
      try fixture.window?.transaction {
        fixture.stack.show(outer)
        #expect(fixture.active == "b" && flow.isActive)
        throw Refused()
      }
    }

    #expect(!flow.isActive && fixture.active == "root")
    #expect(names(inner.screens) == ["b"] && outer.selected === inner)
    fixture.stack.show(outer, for: fixture.app)
    #expect(fixture.active == "b" && flow.parent === fixture.app)
  }

  @Test func `what is invalid is refused at once, and the rest appears`() {
    let stack = NavigationController()
    let removed = fixture.push("R")
    fixture.stack.pop()
    fixture.clearLog()

    let reported = diagnostics {
      stack.show(fixture.app.root)
      stack.show(Page("late"), for: removed)
      let twice = Page("twice")
      stack.show(twice)
      stack.show(twice)
      stack.show(stack)
      fixture.stack.show(stack)
    }

    #expect(
      reported == [.screenAlreadyShown, .coordinatorRemoved, .screenAlreadyShown, .cycle])
    #expect(names(stack.screens) == ["twice"])
    #expect(fixture.changes.map(\.shown) == [["?", "twice"]])
  }

  @Test func `containers that contain each other are refused and released`() {
    weak var released: NavigationController?
    let reported = diagnostics {
      let (a, b, c) = (NavigationController(), NavigationController(), NavigationController())
      released = a
      a.show(b)
      b.show(c)
      c.show(a)
      c.setScreens([a])
    }

    #expect(reported == [.cycle, .cycle, .neverShown])
    #expect(released == nil)
  }

  @Test func `a container that was shown before can be filled and shown again`() {
    let stack = NavigationController()
    for name in ["a", "b"] {
      stack.show(Page(name), for: fixture.app)
      fixture.stack.show(stack, for: fixture.app)
      #expect(fixture.active == name && names(stack.screens) == [name])
      fixture.stack.popToRoot()
      #expect(stack.screens.isEmpty)
    }
  }

  @Test func `finishing removes the screens of a coordinator that wait`() {
    let stack = NavigationController()
    stack.show(Page("a"))
    for isDirect in [true, false] {
      var removals = 0
      let flow = Flow("B", in: stack) { $0.show(Page("b")) }
      flow.removeCoordinator = { _ in removals += 1 }
      let reported = diagnostics {
        if isDirect { try? flow.start() } else { fixture.app.start(child: flow) }
        flow.finish()
        if isDirect { return }
        fixture.app.start(child: flow)
        stack.pop()
      }

      #expect(reported.isEmpty)
      #expect(removals == 1)
      #expect(!flow.isActive && names(stack.screens) == ["a"])
    }
    fixture.stack.show(stack)
    #expect(fixture.active == "a")
  }

  @Test func `a coordinator stays while one of its screens waits`() {
    let stack = NavigationController()
    fixture.push("B")
    stack.show(Page("later"), for: fixture["B"])

    fixture.stack.pop()
    #expect(fixture["B"]?.isActive == true)
    fixture.stack.show(stack)
    fixture.stack.popToRoot()

    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
  }

  @Test
  func `a container that is released before it was shown is reported and releases its screens`() {
    weak var page: Page?
    let reported = diagnostics {
      let (stack, inner) = (NavigationController(), NavigationController())
      let screen = Page("a")
      page = screen
      inner.show(screen)
      stack.show(inner)
    }

    #expect(reported == [.neverShown])
    #expect(page == nil)
  }

  @Test func `a deep chain of containers is attached and released without recursion`() {
    func chain() -> NavigationController {
      var outer = NavigationController()
      outer.show(Page("deep"))
      for _ in 1...10_000 {
        let next = NavigationController()
        next.show(outer)
        outer = next
      }
      return outer
    }

    let window = Window()
    let reported = diagnostics { _ = chain() }
    window.show(chain())

    #expect(reported == [.neverShown])
    #expect((window.activeScreen as? Page)?.name == "deep")
    window.close()
  }
}
