import Coordinators
import Testing

@MainActor
struct `The outline of a window` {
  @Test
  func `the outline shows containers, screens, coordinators and the active screen`()
    throws
  {
    let fixture = try Fixture()
    let (tabs, first, second) = (
      TabBarController(), NavigationController(), NavigationController()
    )
    fixture.stack.show(tabs, for: fixture.app)
    tabs.show(first, for: fixture.app)
    tabs.show(second, for: fixture.app)
    let flow = fixture.push("A", in: first)
    fixture.push("B", under: flow, in: first)
    Modal(over: first).show(Page("modal"))

    #expect(
      fixture.window?.outline == """
        Window
          NavigationController (App)
            Page (App)
            TabBarController (App)
              NavigationController (App) selected
                Page (Flow)
                Page (Flow)
                Page modal active
              NavigationController (App)
        Coordinators
          App
            Flow
              Flow
        """)
  }

  @Test func `an empty window and a closed one have an empty outline`() throws {
    let fixture = try Fixture()
    fixture.window?.close()

    #expect(Window().outline == "Window\nCoordinators")
    #expect(fixture.window?.outline == "Window\nCoordinators")
  }

  @Test func `a deep tree is printed completely`() throws {
    let fixture = try Fixture()
    var parent: Coordinator = fixture.app
    for _ in 1...1_000 {
      let flow = Flow("F", in: fixture.stack) { $0.show(Page("p")) }
      parent.start(child: flow)
      parent = flow
    }

    let lines = try #require(fixture.window).outline.split(separator: "\n")

    #expect(lines.count == 3 + 1_000 + 2 + 1_000)
    #expect(lines.last?.hasSuffix("  Flow") == true)
  }

  @Test func `the coordinator of a screen is known while the screen is shown`() throws {
    let fixture = try Fixture()
    let window = try #require(fixture.window)
    let page = Page("page")
    let flow = fixture.start(Flow("A", in: fixture.stack) { $0.show(page) })
    #expect(window.coordinator(of: page) === flow)
    #expect(window.coordinators.map { ObjectIdentifier($0) } == [ObjectIdentifier(fixture.app)])

    window.back()

    #expect(window.coordinator(of: page) == nil)
    #expect(window.coordinator(of: Page("elsewhere")) == nil)
  }
}
