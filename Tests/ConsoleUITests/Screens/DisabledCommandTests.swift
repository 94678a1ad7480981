import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Commands that have nothing to act on.
@Suite @MainActor struct DisabledCommandTests {
  /// A list with a command for the highlighted row.
  final class Basket: Screen {
    var fruits: [String]
    var current = 0

    init(_ fruits: [String]) { self.fruits = fruits }

    var commands: [KeyCommand] {
      [
        KeyCommand(.character("d"), "remove") { self.removeCurrent() }
          .disabled(fruits.isEmpty)
      ]
    }

    var body: some View {
      List(fruits) { Text($0) }.didHighlight { self.current = self.fruits.firstIndex(of: $0) ?? -1 }
    }

    private func removeCurrent() {
      if fruits.indices.contains(current) { fruits.remove(at: current) }
    }
  }

  private let basket = Basket(["Apples", "Pears"])
  private let window = Window()

  init() { window.show(basket) }

  @Test func `a command is listed and works only while it is enabled`() {
    let console = HeadlessConsole(window, columns: 40, rows: 8)
    #expect(console.screen.contains("d remove"))

    console.press("d d")

    #expect(basket.fruits.isEmpty)
    #expect(console.responder(to: .character("d")) == nil)
    #expect(!console.screen.contains("remove"))
    console.press("?")
    #expect(!console.screen.contains("remove"))
  }

  @Test func `the window-wide commands can be disabled, too`() {
    var isOnline = true
    let console = HeadlessConsole(
      window, columns: 60, rows: 8,
      commands: { [KeyCommand(.function(5), "refresh") {}.disabled(!isOnline)] })
    #expect(console.screen.contains("refresh"))

    isOnline = false

    #expect(!console.screen.contains("refresh"))
    #expect(console.responder(to: .function(5)) == nil)
  }

  @Test func `the linear form has enabled commands only, and numbers for the rows they act on`() {
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("2").hasPrefix("2 Pears, selected"))
    console.enter("remove")
    #expect(basket.fruits == ["Apples"])
    console.enter("d")

    #expect(basket.fruits.isEmpty)
    #expect(!console.enter("again").contains("remove"))
    #expect(!console.enter("help").contains("remove"))
    #expect(console.enter("remove").hasPrefix("Unknown command"))
  }

  @Test func `a condition that is added enables nothing`() {
    let command = KeyCommand(.character("d"), "remove") {}

    #expect(command.isEnabled && command.disabled(false).isEnabled)
    #expect(!command.disabled(true).disabled(false).isEnabled)
  }
}
