import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct ScreenStateTests {
  @Test func `the state of a view moves with its element`() {
    var names = ["Anna", "Jan"]
    let console = show(40, 5) {
      ForEach(names, id: \.self) { name in TextField(name + ":") }
    }
    console.type("first")
    console.press("tab")
    console.type("second")
    #expect(console.screen.hasPrefix("Anna:\n  first\nJan:\n> second"))

    names.reverse()

    #expect(console.screen.hasPrefix("Jan:\n> second\nAnna:\n  first"))
  }

  @Test func `a view that was hidden for a frame loses its state`() {
    var isShown = true
    let console = show(40, 5) {
      if isShown { TextField("Name:") }
      Button("Other") {}
    }
    console.type("Anna")
    #expect(console.screen.contains("Anna"))

    isShown = false
    #expect(!console.screen.contains("Name:"))
    isShown = true

    #expect(console.screen.contains("Name:"))
    #expect(!console.screen.contains("Anna"))
  }

  @Test func `two screens of the same type have separate state`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("One") { TextField("Name:") })
    let console = HeadlessConsole(window, columns: 40, rows: 5)
    console.type("Anna")

    stack.show(SampleScreen("Two") { TextField("Name:") })
    #expect(!console.screen.contains("Anna"))
    console.press("escape")

    #expect(console.screen.contains("Anna"))
  }
}
