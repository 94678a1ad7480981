import Coordinators
import Testing

/// A coordinator whose `start()` the program calls, as most published coordinators are started.
@MainActor
struct `Starting directly` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `a coordinator becomes a child of the one that showed its stack`() {
    let reported = diagnostics { track("B").start() }

    #expect(reported.isEmpty)
    #expect(fixture["B"]?.parent === fixture.app)
    #expect(fixture.pages == ["root", "b"])
    #expect(fixture.changes.last == RecordedChange(shown: ["b"], activated: "b"))
    fixture.window?.back()
    #expect(fixture.log == ["removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `over a container the coordinator that showed the container counts`() {
    let inner = NavigationController()
    fixture.start(
      Flow("B", in: fixture.stack) {
        $0.show(inner)
        inner.show(Page("b"), for: $0)
      })

    track("C", in: inner).start()
    track("M", in: Modal(over: inner)).start()

    #expect(fixture["C"]?.parent === fixture["B"])
    #expect(fixture["M"]?.parent === fixture["B"])
    fixture.stack.popToRoot()
    #expect(fixture.log == ["removed M", "removed C", "removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `the root coordinator of a window needs no window.start`() {
    let window = Window()
    let reported = diagnostics { App(window: window).start() }

    #expect(reported.isEmpty)
    #expect(window.appCoordinator is App)
    #expect(window.coordinators.count == 1)
    #expect((window.activeScreen as? Page)?.name == "root")
  }

  @Test func `a root coordinator that only starts children becomes the root too`() throws {
    let window = Window()
    let app = Flow("app", in: window) { app in
      let child = Flow("A", in: app.presenter) { $0.show(Page("a")) }
      app.add(child: child)
      try child.start()
    }

    let reported = try diagnostics { try app.start() }

    #expect(reported.isEmpty)
    #expect(window.coordinators.map { ($0 as? Flow)?.name } == ["app"])
    #expect(app.children.count == 1)
    #expect((window.activeScreen as? Page)?.name == "a")
  }

  @Test func `a root coordinator that shows nothing itself joins its window`() {
    let window = Window()
    var app: App? = App(window: window)

    let reported = diagnostics {
      DirectFlow("A", in: window) { $0.show(Page("a")) }.start()
      app = nil
      window.back()
    }

    #expect(reported.isEmpty)
    #expect(app == nil && window.coordinators.map { $0 is App } == [true])
    #expect(window.appCoordinator?.children.map { ($0 as? Flow)?.name } == ["A"])
    #expect((window.appCoordinator as? App)?.exitRequests == 1)
  }

  @Test func `a root coordinator may add a child that was started before it`() throws {
    let window = Window()
    let app = Flow("app", in: window)
    let child = Flow("A", in: window) { $0.show(Page("a")) }

    let reported = try diagnostics {
      try child.start()
      app.add(child: child)
    }

    #expect(reported.isEmpty)
    #expect(window.coordinators.map { ($0 as? Flow)?.name } == ["app"])
    #expect(child.parent === app)
  }

  @Test(arguments: [false, true])
  func `a child may be added before or after its start`(isAddedFirst: Bool) {
    fixture.push("B")
    let reported = diagnostics {
      let child = track("C")
      if isAddedFirst { fixture["B"]?.add(child: child) }
      child.start()
      if !isAddedFirst { fixture["B"]?.add(child: child) }
    }

    #expect(reported.isEmpty)
    #expect(fixture["C"]?.parent === fixture["B"])
    #expect(fixture.app.children.map { ($0 as? Flow)?.name } == ["B"])
    fixture.stack.popToRoot()
    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.alive == [])
  }

  @Test func `a parent that adds it joins the tree with the children that wait for it`() {
    let stack = NavigationController()
    let (parent, waiting) = (track("P", in: stack), track("W"))
    parent.add(child: waiting)
    fixture.stack.show(stack)
    track("C").start()

    let reported = diagnostics { parent.add(child: fixture["C"]!) }

    #expect(reported.isEmpty)
    #expect(parent.parent === fixture.app && fixture["C"]?.parent === parent)
    #expect(waiting.parent === parent && waiting.isActive)
  }

  @Test func `only the first parent that adds a child gets it`() {
    fixture.push("B")
    track("C").start()
    let reported = diagnostics {
      fixture.app.add(child: fixture["C"]!)
      fixture["B"]?.add(child: fixture["C"]!)
    }

    #expect(reported == [.coordinatorAlreadyAdded])
    #expect(fixture["C"]?.parent === fixture.app)
  }

  @Test func `a coordinator cannot be added below itself`() {
    track("B").start()
    track("C").start()
    let reported = diagnostics {
      fixture["B"]?.add(child: fixture["C"]!)
      fixture["C"]?.add(child: fixture["B"]!)
      fixture["B"]?.add(child: fixture["B"]!)
    }

    #expect(reported == [.cycle, .cycle])
    #expect(fixture["C"]?.parent === fixture["B"] && fixture["B"]?.parent === fixture.app)
  }

  @Test func `a transaction that fails leaves a coordinator with its former parent`() {
    struct Refused: Error {}
    fixture.push("A")
    for name in ["B", "C", "D"] { track(name).start() }
    let names = { self.fixture.app.children.map { ($0 as? Flow)?.name } }
    let before = names()

    try? fixture.window?.transaction {
      fixture["A"]?.add(child: fixture["C"]!)
      #expect(names() == ["A", "B", "D"])
      throw Refused()
    }

    #expect(names() == before)
    fixture["A"]?.add(child: fixture["C"]!)
    #expect(fixture["C"]?.parent === fixture["A"])
  }

  @Test func `a coordinator without screens is removed when its last child moves`() {
    let inner = NavigationController()
    fixture.start(Flow("B", in: fixture.stack) { $0.show(inner) })
    track("C", in: inner).start()
    Modal(over: fixture.window!).show(Page("m"), for: fixture["C"])
    fixture.stack.popToRoot()
    #expect(fixture["B"]?.screens.isEmpty == true)

    fixture.app.add(child: fixture["C"]!)

    #expect(fixture.log == ["removed B"])
    #expect(fixture["C"]?.parent === fixture.app)
  }

  @Test func `its window is that of its presenter until it joins the tree`() {
    let flow = track("B") { #expect($0.window === self.fixture.window) }

    flow.start()
    #expect(flow.window === fixture.window)
    flow.show(Page("b"))
    #expect(flow.window === fixture.window)
    fixture.stack.pop()
    #expect(flow.window == nil)
  }

  @Test func `removeAll() of a coordinator in no tree is reported`() {
    let flow = track("B")

    let sentences = sentences { flow.removeAll() }

    #expect(sentences.map { $0.prefix(31) } == ["`DirectFlow` called `removeAll("])
  }

  @Test(arguments: [false, true])
  func `a coordinator that was started directly is not started again`(isShown: Bool) {
    let stack = NavigationController()
    if isShown { fixture.stack.show(stack) }
    let flow = track("B", in: stack)

    flow.start()
    let reported = diagnostics { fixture.app.start(child: flow) }

    #expect(reported == [.coordinatorAlreadyAdded])
    #expect(stack.screens.count == 1)
    if !isShown { fixture.stack.show(stack) }
    #expect(flow.parent === fixture.app)
    #expect(stack.screens.count == 1)
  }

  @Test func `an addition to the same parent that fails does not count`() {
    struct Refused: Error {}
    fixture.push("A")
    track("C").start()

    try? fixture.window?.transaction {
      fixture.app.add(child: fixture["C"]!)
      throw Refused()
    }
    let reported = diagnostics { fixture["A"]?.add(child: fixture["C"]!) }

    #expect(reported.isEmpty)
    #expect(fixture["C"]?.parent === fixture["A"])
  }

  @Test func `a show that is refused leaves the coordinator as it was`() {
    let flow = track("B") { $0.show(self.fixture.app.root) }

    let reported = diagnostics { flow.start() }

    #expect(reported == [.screenAlreadyShown])
    #expect(!flow.isActive)
    flow.show(Page("b"))
    #expect(flow.parent === fixture.app)
  }

  @Test func `steps before the first screen are not rolled back`() {
    struct Refused: Error {}
    let flow = Flow("B", in: fixture.stack) { _ in
      self.fixture.stack.show(Page("before"))
      throw Refused()
    }

    #expect(throws: Refused.self) { try flow.start() }

    #expect(fixture.pages == ["root", "before"])
    #expect(!flow.isActive)
  }

  @Test func `children that it starts before its first screen are its children`() {
    track("B") { flow in
      flow.start(child: self.track("C"))
      flow.show(Page("b"))
    }.start()

    #expect(fixture["C"]?.parent === fixture["B"])
    #expect(fixture["B"]?.parent === fixture.app)
  }

  @Test func `a removed coordinator is not adopted again by a late call`() {
    let flow = track("B")
    flow.start()
    fixture.stack.pop()

    let reported = diagnostics { flow.show(Page("late")) }

    #expect(reported == [.coordinatorRemoved])
    #expect(fixture.pages == ["root"])
  }

  @Test func `a trace describes the parent that a coordinator gets later`() throws {
    let window = Window()
    var lines: [String] = []
    window.trace { lines.append("\($0)") }
    try window.start(App(window: window))
    let app = try #require(window.appCoordinator as? App)
    let b = Flow("B", in: app.stack) { $0.show(Page("b")) }
    let c = Flow("C", in: app.stack) { $0.show(Page("c")) }

    try b.start()
    try c.start()
    b.add(child: c)

    #expect(lines.last == "changed coordinators=Flow#7@Flow#5")
  }

  /// A flow that is in `fixture.alive`.
  private func track(
    _ name: String, in presenter: (any Presenter)? = nil,
    onStart: @escaping (Flow) -> Void
  ) -> DirectFlow {
    let flow = DirectFlow(name, in: presenter ?? fixture.stack, onStart: onStart)
    _ = fixture.track(flow)
    return flow
  }

  private func track(_ name: String, in presenter: (any Presenter)? = nil) -> DirectFlow {
    track(name, in: presenter) { $0.show(Page(name.lowercased())) }
  }
}
