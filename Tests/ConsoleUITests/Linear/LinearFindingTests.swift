import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

/// `/` in the linear form.
@Suite @MainActor struct LinearFindingTests {
  @Test func `a slash and a text highlight the row of a list that contains it`() {
    let names = (1...1_500).map { "row \($0)" } + ["Plums", "Pears", "/home"]
    let console = show {
      List(names) {
        Text($0)
      } didSelect: { _ in
      }
    }

    #expect(console.enter("/ plu").hasPrefix("list, rows 1,501 to 1,503 of 1,503"))
    #expect(console.enter("/").hasSuffix("new text"))
    #expect(console.enter("pears") == "1502 Pears, selected")
    #expect(console.enter("/ row 149").contains("149 row 149, selected"))
    #expect(console.enter("/ row 149").contains("1490 row 1490, selected"))
    #expect(console.enter("/ row 149") == "1491 row 1491, selected")
    #expect(console.enter("/pears").contains("Pears, selected"))
    // The only one.
    #expect(console.enter("/pea") == "1502 Pears, selected")
    #expect(console.enter("/xyz") == "not found")
    // A name, not a search.
    #expect(console.enter("/HOME") == "1503 /home, selected")
  }

  @Test func `a long search goes on between the turns, and the next line ends it`() {
    var opened: [Int] = []
    let console = show {
      List(1...5_000) {
        Text("row \($0)")
      } didSelect: {
        opened.append($0)
      }
    }

    console.console.handle(.line("/ row 4999"))
    #expect(console.enter("7").hasPrefix("7 row 7, selected"))
    #expect(opened == [7])

    #expect(console.enter("/ row 4999").contains("4999 row 4999, selected"))
    #expect(!console.transcript.contains("text field") && !console.transcript.contains("not found"))
  }

  @Test func `a slash that is a command of the screen stays one`() {
    var pressed = 0
    let window = Window()
    let screen = SampleScreen { Text("Word") }
    screen.commands = [KeyCommand(.character("/"), "all") { pressed += 1 }]
    window.show(screen)
    let console = HeadlessLinearConsole(window)

    console.enter("/")

    #expect(pressed == 1)
    #expect(console.enter("/word") == "Word")
  }

  private func show(@ViewBuilder _ content: @escaping () -> Views) -> HeadlessLinearConsole {
    let window = Window()
    window.show(SampleScreen(content: content))
    return HeadlessLinearConsole(window)
  }
}
