import Coordinators
import Foundation
import Testing

/// What other libraries got wrong: a window that goes away leaves its flows behind, closures and bound
/// methods keep them alive, and a deep chain overflows the stack when it is freed.
@MainActor
struct `Taking down` {
  /// A screen that holds its coordinator strongly, as screens' closures do.
  private final class Listener: Presentable {
    var didTap: () -> Void = {}
  }

  private final class Leader: NavigationCoordinator<Listener> {
    var didSelect: (Int) -> Void = { _ in }
    override func start() {
      let screen = Listener()
      screen.didTap = { self.lead() }
      show(screen)
    }
    func lead() {
      let child = Leader(presenter: presenter)
      child.didSelect = select
      child.removeCoordinator = remove
      start(child: child)
    }
    func select(_ number: Int) {}
  }

  @Test func `a removed coordinator is freed with its children, closures that hold it or not`()
    throws
  {
    let world = try World()
    weak var leader: Leader?
    weak var child: Coordinator?
    weak var screen: Listener?
    do {
      let started = Leader(presenter: world.stack)
      leader = started
      world.app.start(child: started)
      started.screen?.didTap()
      child = started.children.first
      screen = started.screen
    }
    #expect(child != nil)

    world.stack.popToRoot()

    #expect(leader == nil && child == nil && screen == nil)
  }

  @Test(arguments: [true, false])
  func `a window that is dropped or closed takes everything down, children first`(
    isDropped: Bool
  ) throws {
    let world = try World()
    world.push("B")
    world.push("C", under: world["B"])
    world.push("M", under: world["B"], in: Modal(over: world.stack))
    weak var leader: Leader?
    weak var child: Coordinator?
    weak var screen: Listener?
    do {
      let started = Leader(presenter: world.stack)
      world["C"]?.start(child: started)
      started.screen?.didTap()
      (leader, child, screen) = (started, started.children.first, started.screen)
    }
    #expect(leader != nil && child != nil && screen != nil)

    if isDropped { world.window = nil } else { world.window?.close() }

    #expect(world.log == ["removed M", "removed C", "removed B"])
    #expect(leader == nil && child == nil && screen == nil)
    #expect(world.alive == [])
  }

  @Test func `a closed window frees everything and shows nothing more`() throws {
    let window = Window()
    weak var app: App?
    do {
      let started = App(window: window)
      app = started
      try window.start(started)
    }
    #expect(app != nil)

    window.close()
    let reported = diagnostics { window.show(Page("late")) }

    #expect(app == nil)
    #expect(window.isClosed && window.rootScreen == nil)
    #expect(reported == [.windowClosed])
  }

  @Test func `a window that is dropped lets go of its observers`() throws {
    let world = try World()
    weak var page: Page?
    do {
      let held = Page("held")
      page = held
      world.window?.observe { _ in _ = held }
    }
    #expect(page != nil)

    world.window = nil

    #expect(page == nil)
  }

  @Test func `a window that is closed twice and dropped in one callback is closed once`() throws {
    let world = try World()
    let b = world.push("B")
    var closings = 0
    world.window?.observe { if case .closed = $0 { closings += 1 } }
    b.removeCoordinator = { _ in
      world.window?.close()
      world.window?.close()
      world.window = nil
    }

    let reported = diagnostics { world.stack.pop() }

    #expect(reported.isEmpty)
    #expect(closings == 1)
  }

  @Test func `a window that is dropped from inside a callback is taken down in its turn`() throws {
    let world = try World()
    let b = world.push("B")
    let c = world.push("C", under: b)
    c.removeCoordinator = { _ in
      world.window = nil
      world.note("dropped")
    }

    world.stack.pop()

    #expect(world.log == ["dropped", "removed B"])
  }

  @Test func `a swapped root takes what was there with it`() throws {
    let world = try World()
    let b = world.push("B")
    world.push("C", under: b)

    world.window?.show(Page("new"), for: world.app)

    #expect(world.log == ["removed C", "removed B"])
    #expect(world.active == "new")
    #expect(world.app.isActive)
  }

  @Test func `a coordinator without screens leaves with its place`() throws {
    let world = try World()
    let stack = NavigationController()
    Modal(over: world.stack).show(stack, for: world.app)
    world.start(Flow("idle", in: stack))

    world.window?.back()

    #expect(world.log == ["removed idle"])
  }

  @Test func `what is still held after it left is named`() throws {
    let world = try World()
    let kept = world.push("B")
    world.push("C")
    world.stack.popToRoot()

    let reported = diagnostics { world.window?.reportLeaks() }
    let again = diagnostics { world.window?.reportLeaks() }

    #expect(reported == [.leaked])
    #expect(again.isEmpty)
    #expect(!kept.isActive)
  }

  @Test func `what has left and is shown again is not named`() throws {
    let world = try World()
    let page = Page("b")
    world.stack.show(page)
    world.stack.pop()
    world.stack.show(page)

    let reported = diagnostics { world.window?.reportLeaks() }

    #expect(reported.isEmpty)
  }

  @Test func `a chain a million deep is taken down on a stack of 512 KiB`() throws {
    let probe = Bundle.main.bundleURL.appending(path: "TeardownProbe")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -s 512; exec \"$0\" 1000000", probe.path]
    process.standardOutput = output

    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(String(decoding: printed, as: UTF8.self) == "1000000\n")
  }
}
