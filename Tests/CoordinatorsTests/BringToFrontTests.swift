import Coordinators
import Testing

/// Mistakes of other libraries: the screen is removed and made again, so that its state is lost and its coordinator
/// has ended; or a second one of the same article covers the first.
@MainActor
struct `Bringing to the front` {
  private final class SettingsScreen: Presentable {
    let section: String
    init(_ section: String = "general") { self.section = section }
  }

  private let fixture: Fixture
  private var stack: NavigationController { fixture.stack }

  /// Pushes B and C on the root.
  init() throws {
    fixture = try Fixture()
    for name in ["B", "C"] { fixture.push(name) }
    fixture.clearLog()
  }

  @Test func `a screen moves to the top with its coordinator and its state`() throws {
    let screen = try #require(fixture["B"]?.screens.first as? Page)

    stack.bringToFront(screen)

    #expect(fixture.pages == ["root", "c", "b"])
    #expect(screen.appearances == 2 && fixture["B"]?.isActive == true)
    #expect(fixture.window?.coordinator(of: screen) === fixture["B"])
    #expect(fixture.log.isEmpty)
    #expect(fixture.changes == [RecordedChange(activated: "b")])
    #expect(fixture.alive == ["B", "C", "b", "c"])
  }

  @Test func `a screen that moves is in the change`() throws {
    var moved: [String] = []
    fixture.window?.observe { if case .changed(let change) = $0 { moved += names(change.moved) } }

    stack.bringToFront(try #require(fixture["B"]?.screens.first))

    #expect(moved == ["b"])
  }

  @Test func `a screen on top stays there, and one of another stack is reported`() throws {
    let top = try #require(stack.topScreen)
    stack.bringToFront(top)
    #expect(fixture.eventCount == 0)

    #expect(diagnostics { stack.bringToFront(Page("elsewhere")) } == [.screenNotFound])
    #expect(fixture.eventCount == 0)
  }

  @Test func `the topmost screen of a type comes to the front, or else a new one`() {
    stack.bringToFront(SettingsScreen.self, for: fixture.app) { SettingsScreen() }
    let settings = stack.topScreen
    stack.show(Page("over"))
    stack.bringToFront(SettingsScreen.self) { SettingsScreen("second") }

    #expect(fixture.pages == ["root", "b", "c", "over", "?"])
    #expect(stack.topScreen === settings)
    #expect(fixture.app.screens.contains { $0 === settings })
  }

  @Test func `a condition decides whether there is such a screen`() {
    for section in ["mail", "news", "mail"] {
      stack.bringToFront(SettingsScreen.self) {
        $0.section == section
      } orShow: {
        SettingsScreen(section)
      }
    }

    #expect(
      stack.screens.suffix(2).map { ($0 as? SettingsScreen)?.section } == ["news", "mail"])
    #expect(stack.screens.count == 5)
  }

  @Test func `it is decided when the request has its turn`() {
    fixture["C"]?.removeCoordinator = { _ in
      for _ in 1...2 { stack.bringToFront(SettingsScreen.self) { SettingsScreen() } }
      #expect(stack.screens.count == 2)
    }

    stack.pop()

    #expect(fixture.pages == ["root", "b", "?"])
  }

  @Test func `no guard is asked, since nothing leaves`() {
    let draft = Draft()
    stack.show(draft)

    stack.bringToFront(fixture.app.root)
    #expect(stack.topScreen === fixture.app.root)
    stack.bringToFront(SettingsScreen.self) { SettingsScreen() }
    fixture["B"]?.bringToFront()

    #expect(fixture.pages == ["c", "?", "root", "?", "b"])
    #expect(draft.refusals == 0)
  }

  @Test func `a flow that finds its screen there is removed, as it has shown nothing`() {
    func open(_ section: String) {
      fixture.start(
        Flow(section, in: stack) { flow in
          flow.bringToFront(SettingsScreen.self) {
            $0.section == flow.name
          } orShow: {
            SettingsScreen(flow.name)
          }
        })
    }
    open("mail")
    stack.show(Page("over"))
    open("mail")

    #expect(fixture.pages == ["root", "b", "c", "over", "?"])
    #expect(fixture.log == ["removed mail"])
    #expect(fixture.app.children.count == 3)
  }

  @Test func `a coordinator brings its screens and those of its children, in their order`() throws {
    let b = try #require(fixture["B"])
    fixture.push("D", under: b)
    b.show(Page("b2"))
    fixture.push("E")
    fixture.clearLog()

    b.bringToFront()
    #expect(fixture.pages == ["root", "c", "e", "b", "d", "b2"])
    #expect(fixture.eventCount == 1)
    b.bringToFront()

    #expect(fixture.eventCount == 1 && fixture.log.isEmpty)
    b.finish()
    #expect(fixture.pages == ["root", "c", "e"])
  }

  @Test func `a parent brings the child that it has, or starts one`() {
    func open() {
      fixture.app.bringToFront(Flow.self) {
        $0.name == "Settings"
      } orStart: {
        fixture.track(Flow("Settings", in: stack) { $0.show(Page("settings")) })
      }
    }
    open()
    fixture.push("D")
    open()

    #expect(fixture.pages == ["root", "b", "c", "d", "settings"])
    #expect(fixture.app.children.count == 4)
  }

  @Test func `a removed coordinator brings nothing and is reported`() throws {
    let c = try #require(fixture["C"])
    c.finish()

    let kinds = diagnostics {
      c.bringToFront()
      c.bringToFront(SettingsScreen.self) { SettingsScreen() }
      c.bringToFront(Flow.self) { Flow("late", in: stack) }
      stack.bringToFront(Page.self, for: c) { Page("late") }
    }

    #expect(kinds == Array(repeating: .coordinatorRemoved, count: 4))
    #expect(fixture.pages == ["root", "b"])
  }

  @Test func `a stack that waits for its window brings what waits`() {
    let waiting = NavigationController()
    let flow = Flow("F", in: waiting)
    let first = Page("first")
    waiting.show(first)
    flow.show(Page("f1"))
    waiting.show(Page("second"))
    flow.show(Page("f2"))

    waiting.bringToFront(first)
    flow.bringToFront()
    waiting.bringToFront(SettingsScreen.self) { SettingsScreen() }
    #expect(names(waiting.screens) == ["second", "first", "f1", "f2", "?"])
    stack.show(waiting)

    #expect(names(waiting.screens) == ["second", "first", "f1", "f2", "?"])
  }

  @Test(arguments: [true, false])
  func `a flow that finds its screen in a stack that waits is removed`(isInTree: Bool) throws {
    let (waiting, found) = (NavigationController(), Page("found"))
    for screen in [found, Page("over")] { waiting.show(screen) }
    let flow = Flow("F", in: waiting) { flow in
      flow.bringToFront(Page.self) {
        $0 === found
      } orShow: {
        Page("new")
      }
    }
    if isInTree { fixture.start(flow) } else { try fixture.track(flow).start() }

    #expect(names(waiting.screens) == ["over", "found"])
    #expect(fixture.log == ["removed F"])
  }

  @Test func `a failed transaction puts everything back`() {
    struct Failure: Error {}

    #expect(throws: Failure.self) {
      try fixture.window?.transaction {
        stack.bringToFront(fixture.app.root)
        fixture["B"]?.bringToFront()
        stack.bringToFront(SettingsScreen.self) { SettingsScreen() }
        throw Failure()
      }
    }

    #expect(fixture.pages == ["root", "b", "c"] && fixture.eventCount == 0)
  }

  @Test func `a detail brings a screen to the front of its column and selects it`() {
    let split = SplitViewController()
    split.list.show(Page("list"))
    stack.show(split)
    for section in ["mail", "news"] {
      split.detail.show(SettingsScreen(section))
    }
    let mail = split.detail.screens[0]

    let flow = Flow("F", in: Detail(of: split.list)) { flow in
      flow.bringToFront(SettingsScreen.self) {
        $0.section == "mail"
      } orShow: {
        SettingsScreen()
      }
    }
    fixture.start(flow)

    #expect(split.detail.topScreen === mail && split.detail.screens.count == 2)
    #expect(split.selected === split.detail)
    #expect(fixture.log == ["removed F"])
  }

  @Test(arguments: [true, false])
  func `a replacement takes the position of what it replaces, whatever it brings to the front`(
    isShown: Bool
  ) throws {
    let stack = NavigationController()
    if isShown { fixture.stack.show(stack) }
    let below = Page("below")
    for screen in [Page("a"), below] { stack.show(screen) }
    let old = fixture.push("Old", in: stack)
    stack.show(Page("c"))

    fixture.app.replace(
      old,
      with: Flow("New", in: stack) { flow in
        stack.bringToFront(below)
        flow.show(Page("new"))
      })

    #expect(names(stack.screens) == ["a", "new", "c", "below"])
  }

  @Test func `a detail that is not the newest brings nothing`() {
    let split = SplitViewController()
    split.list.show(Page("list"))
    stack.show(split)
    let pages = ["one", "two"].map { Page($0) }
    for page in pages { split.detail.show(page) }
    let (older, newer) = (
      Flow("Older", in: Detail(of: split.list)), Flow("Newer", in: Detail(of: split.list))
    )
    fixture.start(older)
    fixture.start(newer)

    older.bringToFront(Page.self) {
      $0 === pages[0]
    } orShow: {
      Page("new")
    }
    #expect(names(split.detail.screens) == ["one", "two"] && !older.isActive)
    newer.bringToFront(Page.self) {
      $0 === pages[0]
    } orShow: {
      Page("new")
    }

    #expect(names(split.detail.screens) == ["two", "one"])
  }

  @Test func `a detail means the column that it has when the request has its turn`() {
    let (split, inner) = (SplitViewController(), NavigationController())
    inner.show(Page("list"))
    stack.show(split)
    let flow = fixture.start(Flow("F", in: Detail(of: inner)))
    fixture.push("X").removeCoordinator = { _ in
      split.list.show(inner)
      flow.bringToFront(SettingsScreen.self) { SettingsScreen() }
    }

    stack.pop()

    #expect(names(inner.screens) == ["list"] && split.detail.screens.count == 1)
  }

  @Test func `a new screen does not wait in a stack that its closure has removed`() {
    let inner = NavigationController()
    stack.show(inner)
    inner.show(Page("inner"))

    let kinds = diagnostics {
      inner.bringToFront(SettingsScreen.self) {
        stack.pop()
        return SettingsScreen()
      }
    }

    #expect(kinds == [.presenterNotInWindow])
    #expect(names(inner.screens) == ["inner"] && stack.topScreen === inner)
  }

  @Test func `in a presenter that is no stack a new screen is shown`() {
    let flow = fixture.start(Flow("F", in: Modal(over: stack)) { $0.show(SettingsScreen()) })

    flow.bringToFront(SettingsScreen.self) { SettingsScreen() }
    flow.bringToFront()

    #expect(stack.modals.count == 2)
  }

  @Test func `a coordinator that has shown nothing leaves although its child has kept it first`() {
    let shown = SettingsScreen()
    stack.show(shown)
    let flow = fixture.start(Flow("F", in: stack))

    try? fixture.window?.transaction {
      flow.bringToFront(SettingsScreen.self) { shown }
      flow.start(child: Flow("C", in: stack) { $0.finish() })
    }

    #expect(fixture.log == ["removed F"])
    #expect(stack.topScreen === shown)
  }
}
