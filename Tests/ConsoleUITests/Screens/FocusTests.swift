import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct FocusTests {
  private func form(pressed: @escaping (String) -> Void) -> HeadlessConsole {
    show(50, 8) {
      Text("A form")
      TextField("Name:")
      HStack {
        Button("One") { pressed("one") }
        Button("Two") { pressed("two") }
      }
      Button("Three") { pressed("three") }
    }
  }

  @Test(arguments: [
    ("tab enter", "one"), ("tab tab space", "two"), ("tab tab tab enter", "three"),
    ("tab tab tab tab tab enter", "one"), ("backtab enter", "three"), ("down enter", "one"),
    ("down right enter", "two"), ("down right left enter", "one"),
    ("down down down down enter", "three"), ("down down up enter", "one"),
  ])
  func `the focus moves in reading order`(keys: String, expected: String) {
    var pressed: [String] = []
    let console = form { pressed.append($0) }

    console.press(keys)

    #expect(pressed == [expected])
  }

  @Test func `the focused control is marked even without colours`() {
    let console = form { _ in }

    console.press("tab tab")

    console.expectSnapshot(named: "form")
  }

  @Test func `when the focused control disappears, the one at its position gets the focus`() {
    var isShown = true
    let console = show(30, 5) {
      Button("First") {}
      if isShown { Button("Second") {} }
      Button("Third") {}
    }
    console.press("tab")
    #expect(console.screen.contains("> [ Second ]"))

    isShown = false
    #expect(console.screen.contains("> [ Third ]"))
  }

  @Test func `keys go to the control, then to the screen, then to the built-in commands`() {
    var calls: [String] = []
    let window = Window()
    let screen = SampleScreen {
      List(["a"]) {
        Text($0)
      } didSelect: {
        calls.append("list " + $0)
      }
    }
    screen.commands = [
      KeyCommand(.enter, "never") { calls.append("command enter") },
      KeyCommand(.character("s"), "save") { calls.append("command s") },
    ]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 3)

    console.press("enter s q")

    #expect(calls == ["list a", "command s"])
    #expect(console.outcome == .closed)
  }
}
