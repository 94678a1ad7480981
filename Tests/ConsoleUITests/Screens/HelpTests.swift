import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct HelpTests {
  private func window(_ screen: any Screen) -> (Window, NavigationController) {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Home") { Text("Home") })
    stack.show(screen)
    return (window, stack)
  }

  @Test func `lists all keys of the screen and its commands`() {
    let screen = SampleScreen("Fruit") {
      List(Array(1...40)) {
        Text("row \($0)")
      } didSelect: { _ in
      }
    }
    screen.commands = [KeyCommand(.character("s"), "save") {}]
    let console = HeadlessConsole(window(screen).0, columns: 50, rows: 16)

    console.press("?")

    console.expectSnapshot(named: "help")
  }

  @Test(arguments: ["escape", "enter", "q", "?"])
  func `closing keys only close the help`(key: String) {
    let screen = SampleScreen("Fruit") { List(["a", "b"]) { Text($0) } }
    let (window, stack) = window(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 10)
    let before = console.screen

    console.press("? down")
    #expect(console.screen != before)
    console.press(key)

    #expect(console.screen == before)
    #expect(stack.screens.count == 2)
  }

  @Test func `a question mark in a text field is text`() {
    let console = HeadlessConsole(
      window(SampleScreen("Ask") { TextField("Question") }).0, columns: 40, rows: 8)

    console.press("?")

    #expect(console.screen.contains("Question\n> ?\n"))
  }

  @Test func `closes when another screen is shown`() {
    let (window, stack) = window(SampleScreen("Fruit") { List(["a", "b"]) { Text($0) } })
    let console = HeadlessConsole(window, columns: 40, rows: 10)
    console.press("?")

    stack.show(SampleScreen("News") { Text("Something new") })

    #expect(console.screen.contains("Something new"))
    #expect(!console.outline.contains("start, end"))
  }

  @Test func `the mouse does not reach the screen behind it`() {
    var pressed = 0
    let screen = SampleScreen("Fruit") {
      Button("Behind") { pressed += 1 }
      ScrollView { for line in 1...30 { Text("line \(line)") } }
    }
    let console = HeadlessConsole(window(screen).0, columns: 60, rows: 16)
    console.press("?")
    let open = console.screen

    console.clickAnyway(on: "Behind")
    console.scroll(by: 3, column: 2, row: 7)
    console.send(.mouse(MouseEvent(.press(.left), at: Point(column: 59, row: 9))))
    console.clickAnyway(on: "Home")

    #expect(pressed == 0)
    #expect(console.screen == open)
  }

  @Test func `a click beside it does not select another column`() {
    let shelf = ShelfSample()
    let console = shelf.console(120, 20)
    shelf.open(1)
    console.click(on: "book 3")
    console.press("?")
    let open = console.screen

    console.clickAnyway(on: "Note")

    #expect(open.contains("Keys"))
    #expect(console.screen == open)
  }

  @Test func `an open help follows the language`() {
    final class Fruit: Screen {
      var language = "en"
      var body: some View { List(["a", "b"]) { Text($0) } }
      var commands: [KeyCommand] {
        [KeyCommand(.character("s"), language == "pl" ? "zapisz" : "save") {}]
      }
    }
    let screen = Fruit()
    let console = HeadlessConsole(
      window(screen).0, columns: 40, rows: 12,
      strings: {
        var strings = ConsoleStrings()
        if screen.language == "pl" {
          (strings.helpTitle, strings.move, strings.back) = ("Klawisze", "ruch", "wstecz")
        }
        return strings
      })
    console.press("?")
    #expect(console.screen.contains("save"))

    screen.language = "pl"

    for word in ["Klawisze", "ruch", "zapisz", "esc wstecz"] {
      #expect(console.screen.contains(word))
    }
    #expect(!console.screen.contains("save"))
    #expect(console.linearText.hasPrefix("dialog: Klawisze"))
  }

  @Test(arguments: [1, 3, 5]) func `scrolls if it does not fit`(rows: Int) {
    let screen = SampleScreen("Fruit") { List(Array(1...40)) { Text("row \($0)") } }
    let console = HeadlessConsole(window(screen).0, columns: 20, rows: rows)

    console.press("? down down pagedown up escape")

    #expect(console.outcome == nil)
  }
}
