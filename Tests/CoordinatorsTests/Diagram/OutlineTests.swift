import Coordinators
import Testing

@MainActor
struct `The printed tree` {
  @Test
  func `shows places with their screens, coordinators with their children, and who is active`()
    throws
  {
    let world = try World()
    let (tabs, first, second) = (
      TabBarController(), NavigationController(), NavigationController()
    )
    world.stack.show(tabs, for: world.app)
    tabs.show(first, for: world.app)
    tabs.show(second, for: world.app)
    let flow = world.push("A", in: first)
    world.push("B", under: flow, in: first)
    Modal(over: first).show(Page("modal"))

    #expect(
      world.window?.outline == """
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

  @Test func `an empty and a closed window have nothing in them`() throws {
    let world = try World()
    world.window?.close()

    #expect(Window().outline == "Window\nCoordinators")
    #expect(world.window?.outline == "Window\nCoordinators")
  }

  @Test func `a deep tree is printed whole`() throws {
    let world = try World()
    var parent: Coordinator = world.app
    for _ in 1...1_000 {
      let flow = Flow("F", in: world.stack) { $0.show(Page("p")) }
      parent.start(child: flow)
      parent = flow
    }

    let lines = try #require(world.window).outline.split(separator: "\n")

    #expect(lines.count == 3 + 1_000 + 2 + 1_000)
    #expect(lines.last?.hasSuffix("  Flow") == true)
  }

  @Test func `a screen has the coordinator that showed it as long as it is there`() throws {
    let world = try World()
    let window = try #require(world.window)
    let page = Page("page")
    let flow = world.start(Flow("A", in: world.stack) { $0.show(page) })
    #expect(window.coordinator(of: page) === flow)
    #expect(window.coordinators.map { ObjectIdentifier($0) } == [ObjectIdentifier(world.app)])

    window.back()

    #expect(window.coordinator(of: page) == nil)
    #expect(window.coordinator(of: Page("elsewhere")) == nil)
  }
}
