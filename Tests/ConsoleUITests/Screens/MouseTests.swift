import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct MouseTests {
  @Test func `a click presses a button and gives it the focus`() {
    let window = Window()
    var pressed: [String] = []
    window.show(
      SampleScreen("Ask") {
        Button("Yes") { pressed.append("yes") }
        Button("No") { pressed.append("no") }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 6)

    console.click(on: "No")
    console.press("enter")

    #expect(pressed == ["no", "no"])
  }

  @Test func `a click highlights a row, and activates the highlighted one`() {
    let window = Window()
    var opened: [String] = []
    window.show(
      SampleScreen("Fruit") {
        List(["Apples", "Pears", "Plums"]) {
          Text($0)
        } didSelect: {
          opened.append($0)
        }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 8)

    console.click(on: "Plums")
    #expect(opened.isEmpty)
    #expect(console.screen.contains("> Plums"))
    console.click(on: "Plums")

    #expect(opened == ["Plums"])
  }

  @Test func `a click hits the right row of a scrolled list`() {
    let window = Window()
    window.show(SampleScreen("Numbers") { List(0..<100) { Text("row \($0)") } })
    let console = HeadlessConsole(window, columns: 20, rows: 8)
    console.press("end")

    console.click(on: "row 97")

    #expect(console.screen.contains("> row 97"))
  }

  @Test func `the wheel moves the highlight of a list and scrolls a text`() {
    let window = Window()
    window.show(SampleScreen("Numbers") { List(0..<100) { Text("row \($0)") } })
    let list = HeadlessConsole(window, columns: 20, rows: 8)
    let other = Window()
    other.show(
      SampleScreen("Text") { ScrollView { for number in 0..<50 { Text("line \(number)") } } })
    let text = HeadlessConsole(other, columns: 20, rows: 8)

    list.scroll(by: 3, column: 4, row: 4)
    list.scroll(by: -1, column: 4, row: 4)
    text.scroll(by: 2, column: 4, row: 4)

    #expect(list.screen.contains("> row 2"))
    #expect(text.screen.contains("line 6") && !text.screen.contains("line 5\n"))
  }

  @Test func `the wheel scrolls the focused control out of view`() {
    let window = Window()
    window.show(
      SampleScreen("Form") {
        ScrollView {
          Button("First") {}
          for number in 0..<50 { Text("line \(number)") }
        }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 8)

    console.scroll(by: 4, column: 4, row: 4)

    #expect(!console.screen.contains("First") && console.screen.contains("line 12"))
  }

  @Test func `a click selects a tab`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["One", "Two"] { tabs.show(SampleScreen(name) { Text("This is \(name)") }) }
    let console = HeadlessConsole(window, columns: 30, rows: 8)

    console.click(on: "2 Two")

    #expect(console.screen.contains("This is Two"))
  }

  @Test func `a click moves the cursor in a text with wide characters`() {
    let window = Window()
    window.show(SampleScreen("Name") { TextField("Name", text: "日本abc") })
    let console = HeadlessConsole(window, columns: 30, rows: 6)

    console.click(on: "bc")
    console.type("X")

    #expect(console.screen.contains("日本aXbc"))
  }

  @Test func `a click does not reach controls behind an alert`() {
    let window = Window()
    var pressed = 0
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Ask") { Button("Behind") { pressed += 1 } })
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: stack)
    let console = HeadlessConsole(window, columns: 40, rows: 12)

    console.clickAnyway(on: "Behind")

    #expect(pressed == 0)
    #expect(console.screen.contains("Sure?"))
  }

  @Test func `a click does not reach controls in the rows of a list`() {
    let window = Window()
    var pressed = 0
    window.show(
      SampleScreen("Rows") { List(["a", "b"]) { name in Button(name) { pressed += 1 } } })
    let console = HeadlessConsole(window, columns: 20, rows: 8)

    console.click(on: "[ b ]")

    #expect(pressed == 0)
    #expect(console.screen.contains(">   [ b ]"))
  }

  @Test func `events that change nothing build nothing`() {
    let window = Window()
    var built = 0
    func button() -> Button {
      built += 1
      return Button("Yes") {}
    }
    window.show(
      SampleScreen("Ask") {
        button()
        List(["Apples"]) { Text($0) }
      })
    let console = HeadlessConsole(window, columns: 20, rows: 8)
    console.checksReuse = false
    console.click(on: "Yes")
    console.scroll(by: -1, row: 2)
    let before = built
    let (button, list, title) = (2, 3, 0)
    let events: [(MouseEvent.Action, Int)] = [
      (.release(.left), button), (.press(.right), button), (.scrollUp, list),
      (.scrollLeft, list), (.press(.left), title), (.drag(.left), title), (.scrollDown, title),
    ]

    for (action, row) in events {
      console.sendOnLastFrame(.mouse(MouseEvent(action, at: Point(column: 2, row: row))))
    }
    for isFocused in [true, false] { console.sendOnLastFrame(.focus(isFocused)) }

    #expect(built == before)
  }
}
