import Coordinators
import Foundation
import Testing

/// Mistakes of other libraries: a released window leaves its flows behind, closures and bound methods retain
/// them, and releasing a deep chain overflows the call stack.
@MainActor
struct `Teardown` {
  /// A screen whose closure holds its coordinator strongly.
  private final class TappedScreen: Presentable {
    var didTap: () -> Void = {}
  }

  /// A screen that hands another one, which it holds weakly, to a closure when it is released.
  private final class KeepingScreen: Presentable {
    private weak var page: Page?
    private let keep: (Page?) -> Void

    init(_ page: Page, keep: @escaping (Page?) -> Void) { (self.page, self.keep) = (page, keep) }

    isolated deinit { keep(page) }
  }

  private final class RecursiveCoordinator: NavigationCoordinator<TappedScreen> {
    var didSelect: (Int) -> Void = { _ in }
    override func start() {
      let screen = TappedScreen()
      screen.didTap = { self.startChild() }
      show(screen)
    }
    func startChild() {
      let child = RecursiveCoordinator(presenter: presenter)
      child.didSelect = select
      child.removeCoordinator = remove
      start(child: child)
    }
    func select(_ number: Int) {}
  }

  @Test func `a removed coordinator is released with its children despite strong closures`()
    throws
  {
    let fixture = try Fixture()
    weak var coordinator: RecursiveCoordinator?
    weak var child: Coordinator?
    weak var screen: TappedScreen?
    do {
      let started = RecursiveCoordinator(presenter: fixture.stack)
      coordinator = started
      fixture.app.start(child: started)
      started.screen?.didTap()
      child = started.children.first
      screen = started.screen
    }
    #expect(child != nil)

    fixture.stack.popToRoot()

    #expect(coordinator == nil && child == nil && screen == nil)
  }

  @Test(arguments: [true, false])
  func `a released or closed window removes everything, children first`(
    isDropped: Bool
  ) throws {
    let fixture = try Fixture()
    fixture.push("B")
    fixture.push("C", under: fixture["B"])
    fixture.push("M", under: fixture["B"], in: Modal(over: fixture.stack))
    weak var coordinator: RecursiveCoordinator?
    weak var child: Coordinator?
    weak var screen: TappedScreen?
    do {
      let started = RecursiveCoordinator(presenter: fixture.stack)
      fixture["C"]?.start(child: started)
      started.screen?.didTap()
      (coordinator, child, screen) = (started, started.children.first, started.screen)
    }
    #expect(coordinator != nil && child != nil && screen != nil)

    if isDropped { fixture.window = nil } else { fixture.window?.close() }

    #expect(fixture.log == ["removed M", "removed C", "removed B"])
    #expect(coordinator == nil && child == nil && screen == nil)
    #expect(fixture.alive == [])
  }

  @Test func `a closed window releases everything and refuses screens`() throws {
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

  @Test func `a released window releases its observers`() throws {
    let fixture = try Fixture()
    weak var page: Page?
    do {
      let held = Page("held")
      page = held
      fixture.window?.observe { _ in _ = held }
    }
    #expect(page != nil)

    fixture.window = nil

    #expect(page == nil)
  }

  @Test func `a window closed twice and released in one callback is closed once`() throws {
    let fixture = try Fixture()
    let b = fixture.push("B")
    var closings = 0
    fixture.window?.observe { if case .closed = $0 { closings += 1 } }
    b.removeCoordinator = { _ in
      fixture.window?.close()
      fixture.window?.close()
      fixture.window = nil
    }

    let reported = diagnostics { fixture.stack.pop() }

    #expect(reported.isEmpty)
    #expect(closings == 1)
  }

  @Test func `a window released in a callback is closed after the running change`() throws {
    let fixture = try Fixture()
    let b = fixture.push("B")
    let c = fixture.push("C", under: b)
    c.removeCoordinator = { _ in
      fixture.window = nil
      fixture.note("dropped")
    }

    fixture.stack.pop()

    #expect(fixture.log == ["dropped", "removed B"])
  }

  @Test func `a new root removes the old one with its contents`() throws {
    let fixture = try Fixture()
    let b = fixture.push("B")
    fixture.push("C", under: b)

    fixture.window?.show(Page("new"), for: fixture.app)

    #expect(fixture.log == ["removed C", "removed B"])
    #expect(fixture.active == "new")
    #expect(fixture.app.isActive)
  }

  @Test func `a coordinator without screens is removed with its container`() throws {
    let fixture = try Fixture()
    let stack = NavigationController()
    Modal(over: fixture.stack).show(stack, for: fixture.app)
    fixture.start(Flow("idle", in: stack))

    fixture.window?.back()

    #expect(fixture.log == ["removed idle"])
  }

  @Test func `a leaked coordinator is reported once`() throws {
    let fixture = try Fixture()
    let kept = fixture.push("B")
    fixture.push("C")
    fixture.stack.popToRoot()

    let reported = diagnostics { fixture.window?.reportLeaks() }
    let again = diagnostics { fixture.window?.reportLeaks() }

    #expect(reported == [.leaked])
    #expect(again.isEmpty)
    #expect(!kept.isActive)
  }

  @Test func `a screen that is kept while another one is released is a leak`() throws {
    let fixture = try Fixture()
    var kept: Page?
    let page = Page("b")
    fixture.stack.show(page)
    fixture.stack.show(KeepingScreen(page) { kept = $0 })

    _ = consume page
    fixture.stack.popToRoot()
    let reported = diagnostics { fixture.window?.reportLeaks() }

    #expect(reported == [.leaked])
    #expect(kept?.name == "b")
  }

  @Test func `a screen that is shown again is not reported as a leak`() throws {
    let fixture = try Fixture()
    let page = Page("b")
    fixture.stack.show(page)
    fixture.stack.pop()
    fixture.stack.show(page)

    let reported = diagnostics { fixture.window?.reportLeaks() }

    #expect(reported.isEmpty)
  }

  @Test func `a chain of 100,000 coordinators is removed with a call stack of 512 KiB`() throws {
    let probe = Bundle.main.bundleURL.appending(path: "TeardownProbe")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -s 512; exec \"$0\" 100000", probe.path]
    process.standardOutput = output

    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(String(decoding: printed, as: UTF8.self) == "100000\n")
  }
}
