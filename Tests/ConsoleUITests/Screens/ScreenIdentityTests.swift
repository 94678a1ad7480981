import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// The state of a screen belongs to that screen alone, and goes when it goes.
@Suite @MainActor struct ScreenIdentityTests {
  private func list() -> SampleScreen {
    SampleScreen("Fruit") { List(1...40) { Text("row \($0)") } }
  }

  private func window(_ screen: any Screen) -> (Window, NavigationController) {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(screen)
    return (window, stack)
  }

  @Test func `the help keeps no state once it is closed`() {
    let console = HeadlessConsole(window(list()).0, columns: 40, rows: 6)

    for _ in 1...5 {
      console.press("? down down escape")
      #expect(console.screenStateCount == 1)
    }
  }

  @Test func `the help opens at its top, however often it was scrolled before`() {
    let console = HeadlessConsole(window(list()).0, columns: 40, rows: 6)
    console.press("?")
    let first = console.screen

    for _ in 1...5 {
      console.press("down down escape ?")
      #expect(console.screen == first)
    }
  }

  @Test func `the help keeps no state after another screen was shown over it`() {
    let (window, stack) = window(list())
    let console = HeadlessConsole(window, columns: 40, rows: 6)
    console.press("? down")

    stack.show(SampleScreen("News") { Text("news") })

    _ = console.screen
    #expect(console.screenStateCount == 2)
  }

  @Test func `a screen that was shown and left between two frames keeps no state`() {
    let (window, stack) = window(list())
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    for _ in 1...5 {
      stack.show(SampleScreen { TextField("Name:") })
      stack.pop()
    }

    #expect(console.screen.contains("row 1"))
    #expect(console.screenStateCount == 1)
  }

  @Test func `an alert keeps no state once it is answered`() {
    let (window, stack) = window(list())
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    for _ in 1...5 {
      AlertScreen(title: "Sure?", actions: [AlertAction("Yes"), AlertAction("No")])
        .show(over: stack)
      #expect(console.screen.contains("> [ Yes ]"))
      console.press("tab enter")
      #expect(console.screenStateCount == 1)
    }
  }

  @Test func `screens that a failed start has drawn leave no states behind`() throws {
    let (window, _) = window(list())
    let console = HeadlessConsole(window, columns: 40, rows: 6)
    let app = Starter(presenter: window)
    try window.start(app)
    let before = console.screenStateCount
    // Take the addresses that become free.
    var others: [SampleScreen] = []

    let reported = reportedDiagnostics {
      for number in 1...200 {
        app.start(child: Failing(presenter: Modal(over: window), number) { _ = console.screen })
        others.append(SampleScreen { EmptyView() })
      }
    }

    #expect(reported.count { $0.kind == .startFailed } == 200)

    #expect(!console.screen.contains("Name:"))
    #expect(console.screenStateCount <= before + 32)
  }

  @Test func `a later screen at the same address starts afresh`() throws {
    let (window, stack) = window(list())
    let console = HeadlessConsole(window, columns: 40, rows: 6)
    let app = Starter(presenter: window)
    try window.start(app)

    for number in 1...50 {
      let reported = reportedDiagnostics {
        app.start(
          child: Failing(presenter: Modal(over: window), number) { console.type("typed") })
      }
      #expect(reported.map(\.kind) == [.startFailed])
      stack.show(SampleScreen { TextField("Name:") })
      #expect(console.screen.hasPrefix("Name:\n>\n"))
      stack.pop()
    }
  }

  @Test func `a question of one screen is not answered on another at the same address`() {
    let (window, stack) = window(list())
    let console = HeadlessLinearConsole(window)

    for _ in 1...5 {
      stack.show(SampleScreen { TextField("Name:") })
      console.enter("1")
      stack.pop()
      stack.show(SampleScreen { TextField("Name:") })
      console.enter("Anna")
      #expect(!console.transcript.contains("Name, text field, Anna"))
      stack.pop()
    }
  }
}

private final class Starter: Coordinator {}

/// Shows a screen, lets the test draw it, and fails.
private final class Failing: Coordinator {
  private struct Failure: Error {}

  private let number: Int
  private let draw: () -> Void

  init(presenter: any Presenter, _ number: Int, draw: @escaping () -> Void) {
    self.number = number
    self.draw = draw
    super.init(presenter: presenter)
  }

  override func start() throws {
    show(SampleScreen("\(number)") { TextField("Name:") })
    draw()
    throw Failure()
  }
}
