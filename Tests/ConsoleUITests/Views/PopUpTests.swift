import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// What pops up, over columns, boxes and scroll views, and what lies behind it.
@Suite @MainActor struct PopUpTests {
  private final class Log {
    var events: [String] = []
  }

  private func menu(_ log: Log, items: Int = 3) -> Menu {
    Menu(
      "Open", (1...items).map { n in Menu.Item("a long item \(n)") { log.events.append("\(n)") } })
  }

  @Test func `over columns it is whole, and takes the click`() {
    let log = Log()
    let split = SplitViewController()
    let window = Window()
    window.show(split)
    split.list.show(
      SampleScreen("List") {
        Menu(
          "Open",
          (1...3).map { n in
            Menu.Item("an item as long as it takes to cross to the right \(n)") {
              log.events.append("\(n)")
            }
          })
      })
    split.detail.show(SampleScreen("Detail") { Button("Right") { log.events.append("right") } })
    split.select(split.list)
    let console = HeadlessConsole(window, columns: 100, rows: 20)

    console.press("enter")
    let screen = console.screen
    #expect(screen.contains("│ > an item as long as it takes to cross to the right 1   │"))
    console.click(on: "to the right 2")
    #expect(log.events == ["2"])
    console.press("enter")
    #expect(console.screen.contains("to the right 1"))
  }

  @Test func `the wheel over it does not scroll what is behind`() {
    let log = Log()
    let console = show(30, 10) {
      ScrollView {
        self.menu(log)
        Text((1...40).map { "line \($0)" }.joined(separator: "\n"))
      }
    }
    console.press("enter")
    console.scroll(by: 3, column: 20, row: 8)
    #expect(console.screen.hasPrefix("> [ Open"))
    console.press("enter")
    #expect(log.events == ["3"])
  }

  @Test func `Shift with the wheel scrolls down where nothing is wider than its room`() {
    let console = show(30, 6) {
      ScrollView { Text((1...40).map { "line \($0)" }.joined(separator: "\n")) }
    }
    let turn = MouseEvent(.scrollDown, at: Point(column: 3, row: 2), modifiers: .shift)
    console.send(.mouse(turn))
    #expect(!console.screen.contains("line 1 "))
  }

  @Test func `a click on a key of the status line presses it`() {
    let log = Log()
    let console = show(40, 12) { self.menu(log) }
    console.press("enter")
    console.click(on: "press")
    #expect(log.events == ["1"])
  }

  @Test func `items that vanish close the menu`() {
    final class Model { var items = 3 }
    let model = Model()
    let console = show(30, 10) {
      Menu("Open", (0..<model.items).map { Menu.Item("item \($0)") {} })
    }
    console.press("enter")
    model.items = 0
    console.press("f5")
    #expect(!console.screen.contains("┌"))
  }

  @Test func `what a screen is doing takes no clicks, behind an alert neither`() {
    let log = Log()
    let window = Window()
    window.show(BusyScreen { log.events.append("stop") })
    let console = HeadlessConsole(window, columns: 60, rows: 30)
    console.clickAnyway(on: "Stop")
    AlertScreen(title: "Sure?", message: "", actions: [AlertAction("Yes")]).show(over: window)
    console.clickAnyway(on: "Stop")
    #expect(log.events.isEmpty)
  }

  @Test func `what describes an empty column takes no clicks`() {
    let log = Log()
    let split = SplitViewController()
    let window = Window()
    window.show(split)
    split.list.show(ChoosingScreen { log.events.append("pick") })
    let console = HeadlessConsole(window, columns: 100, rows: 20)
    console.clickAnyway(on: "Pick")
    #expect(log.events.isEmpty)
  }

  @Test func `only the first column has a state in the tab bar, in the linear form, too`() {
    let split = SplitViewController()
    let window = Window()
    window.show(split)
    split.list.show(ChoosingScreen {})
    let console = HeadlessLinearConsole(window)
    #expect(console.transcript.contains("state of list"))
    split.detail.show(ChoosingScreen(title: "detail") {})
    split.select(split.detail)
    #expect(!console.enter("again").contains("state of detail"))
  }

  @Test func `what is no screen on a stack in a box fills the window`() {
    let window = Window()
    window.show(SampleScreen("Below") { Text("below") })
    let stack = NavigationController()
    window.show(stack)
    stack.show(BoxScreen())
    let tabs = TabBarController()
    stack.show(tabs)
    tabs.show(SampleScreen("Tab") { Text("in a tab") })
    let console = HeadlessConsole(window, columns: 60, rows: 20)
    #expect(console.screen.contains("in a tab"))
  }
}

private final class BusyScreen: Screen {
  private let stop: () -> Void

  init(stop: @escaping () -> Void) { self.stop = stop }

  var title: String { "Busy" }
  var activity: some View { Button("Stop", action: stop) }
  var body: some View { Text("body") }
}

private final class BoxScreen: Screen {
  var title: String { "Box" }
  var presentation: Presentation { .box }
  var body: some View { Text("box") }
}

private final class ChoosingScreen: Screen {
  let title: String
  private let pick: () -> Void

  init(title: String = "list", pick: @escaping () -> Void) {
    (self.title, self.pick) = (title, pick)
  }

  var tabStatus: StyledText { "state of \(title)" }
  var emptyDetail: some View { Button("Pick", action: pick) }
  var body: some View { Text("body of \(title)") }
}
