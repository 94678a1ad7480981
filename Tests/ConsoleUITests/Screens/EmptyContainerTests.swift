import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

/// Tabs and modals without a screen: the user can leave them, and their developer learns of them.
@MainActor struct `A container without screens` {
  private final class HomeCoordinator: NavigationCoordinator<SampleScreen> {
    override func start() { show(SampleScreen("Home") { Text("home") }) }
  }

  private let window = Window()
  private let app: AppCoordinator
  private let log = Log()

  init() throws {
    app = AppCoordinator(window: window)
    try window.start(app)
    window.didReport = { [log] in log.lines.append($0.description) }
  }

  @Test(arguments: ["q", "escape"])
  func `in a modal is left by back, and is reported`(key: String) {
    window.show(SampleScreen("List") { Text("list") }, for: app)
    let stack = NavigationController()
    Modal(over: window).show(stack, for: app)
    app.start(child: HomeCoordinator(presenter: stack))
    let console = HeadlessConsole(window, columns: 40, rows: 6)
    app.children.first?.finish()

    console.press(key)

    #expect(window.modals.isEmpty && !window.isClosed)
    #expect(
      log.lines == [
        """
        `NavigationController` of `AppCoordinator` was empty when the user saw it: show a screen in \
        it, or dismiss it after its last flow has finished
        """
      ])
  }

  @Test func `in a tab is reported with the coordinator that was not started`() {
    let tabs = TabBarController()
    app.show(tabs)
    for _ in 1...5 {
      let stack = NavigationController()
      tabs.show(stack, for: app)
      app.add(child: HomeCoordinator(presenter: stack))
    }
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    console.press("2 3 2")

    let sentence = """
      `HomeCoordinator` was added, but has not shown or started anything: call `start()` after \
      `add(child:)`, or `start(child:)`, which does both, and show screens in `start()` with `show(_:)`
      """
    #expect(log.lines == [sentence, sentence, sentence])
    window.close()
    #expect(log.lines == Array(repeating: sentence, count: 5))
  }

  @Test func `is not reported if it is filled before the user sees it for long`() {
    let tabs = TabBarController()
    app.show(tabs)
    let stack = NavigationController()
    tabs.show(stack, for: app)
    let home = HomeCoordinator(presenter: stack)
    app.add(child: home)
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    home.start()
    console.press("1")

    #expect(console.screen.contains("home") && log.lines.isEmpty)
  }

  /// The descriptions that the window reported.
  private final class Log {
    var lines: [String] = []
  }
}
