import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// The mouse in the title, in the status line and on scroll thumbs.
@Suite @MainActor struct WindowMouseTests {
  private func app() -> (window: Window, stack: NavigationController) {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Articles") { List(0..<100) { Text("row \($0)") } })
    return (window, stack)
  }

  @Test func `a click on the previous title goes back`() {
    let (window, stack) = app()
    stack.show(SampleScreen("One article") { Text("text") })
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    console.clickAnyway(on: "One article")
    #expect(stack.screens.count == 2)
    console.click(on: "Articles ›")

    #expect(stack.screens.count == 1)
  }

  @Test func `a click on the previous title does nothing under an alert`() {
    let (window, stack) = app()
    stack.show(SampleScreen("One article") { Text("text") })
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: stack)
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    console.clickAnyway(on: "Articles ›")

    #expect(stack.screens.count == 2 && console.screen.contains("Sure?"))
  }

  @Test func `a click on a key hint presses the key`() {
    let (window, stack) = app()
    var saved = 0
    do {
      let screen = SampleScreen("One article") { Text("text") }
      screen.commands = [KeyCommand(.character("s"), "save") { saved += 1 }]
      stack.show(screen)
    }
    let console = HeadlessConsole(window, columns: 60, rows: 10)

    console.click(on: "s save")
    console.click(on: "save")
    #expect(saved == 2)
    console.click(on: "? keys")
    #expect(console.outline.contains("alert \"Keys\""))
    console.click(on: "esc back")
    #expect(!console.outline.contains("alert"))
    console.click(on: "back")
    #expect(stack.screens.count == 1)
    console.click(on: "q quit")

    #expect(console.outcome == .closed)
  }

  @Test func `a click on a hint for several keys does nothing`() {
    let (window, _) = app()
    let console = HeadlessConsole(window, columns: 60, rows: 10)

    console.clickAnyway(on: "↑↓")

    #expect(console.screen.contains("> row 0"))
  }

  @Test func `a click on the track of a thumb jumps, and a drag moves the thumb`() {
    let (window, _) = app()
    let console = HeadlessConsole(window, columns: 30, rows: 11)
    func send(_ action: MouseEvent.Action, column: Int, row: Int) {
      console.send(.mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }

    send(.press(.left), column: 29, row: 9)
    #expect(console.screen.contains("> row 99"))
    send(.drag(.left), column: 25, row: 1)
    #expect(console.screen.contains("> row 0 "))
    send(.drag(.left), column: 29, row: 40)
    #expect(console.screen.contains("> row 99"))
    send(.release(.left), column: 29, row: 9)
    send(.drag(.left), column: 29, row: 2)
    #expect(console.screen.contains("> row 99"))
    send(.press(.left), column: 5, row: 3)
    send(.drag(.left), column: 29, row: 9)

    #expect(!console.screen.contains("> row 99"))
  }

  @Test func `the thumb of a scroll view can be dragged, too`() {
    let console = show(20, 9) { ScrollView { for number in 0..<50 { Text("line \(number)") } } }
    func send(_ action: MouseEvent.Action, column: Int, row: Int) {
      console.send(.mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }

    send(.press(.left), column: 19, row: 6)
    send(.drag(.left), column: 19, row: 7)
    #expect(console.screen.contains("line 49"))
    send(.drag(.left), column: 3, row: -3)

    #expect(console.screen.hasPrefix("line 0"))
  }

  @Test func `a drag that did not begin on the thumb of a scroll view does not scroll`() {
    let console = show(20, 9) { ScrollView { for number in 0..<50 { Text("line \(number)") } } }
    console.send(.mouse(MouseEvent(.drag(.left), at: Point(column: 19, row: 7))))

    #expect(console.screen.hasPrefix("line 0"))
  }

  @Test func `a drag that did not begin on the thumb of a list does not move the highlight`() {
    let (window, _) = app()
    let console = HeadlessConsole(window, columns: 30, rows: 11)
    console.send(.mouse(MouseEvent(.drag(.left), at: Point(column: 29, row: 9))))

    #expect(console.screen.contains("> row 0 "))
  }
}
