import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct HorizontalScrollMouseTests {
  private static let line = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"

  private func showTwo() -> HeadlessConsole {
    show(20, 9) {
      ScrollView(.horizontal) { Text(Self.line) }
      Text("between")
      ScrollView(.horizontal) { Text(Self.line) }
    }
  }

  private func rows(of console: HeadlessConsole) -> [Substring] {
    console.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the wheel sideways scrolls the view under the pointer`() {
    let console = showTwo()

    console.scrollHorizontally(by: 2, column: 3, row: 3)
    console.scrollHorizontally(by: -1, column: 3, row: 3)

    #expect(rows(of: console)[0] == "0123456789abcdefghij")
    #expect(rows(of: console)[3] == "89abcdefghijklmnopqr")
  }

  @Test func `the wheel with Shift scrolls sideways, and without it up and down`() {
    let console = show(20, 6) {
      ScrollView {
        ScrollView(.horizontal) { Text(Self.line) }
        for number in 1...20 { Text("line \(number)") }
      }
    }

    console.send(.mouse(MouseEvent(.scrollDown, at: .zero, modifiers: .shift)))
    #expect(console.screen.hasPrefix("89abcdefgh"))
    console.send(.mouse(MouseEvent(.scrollUp, at: .zero, modifiers: .shift)))
    #expect(console.screen.hasPrefix("01234567"))
    console.scroll(by: 1)
    #expect(console.screen.hasPrefix("line 2"))
  }

  @Test func `the wheel goes on in the view around one that is at its end`() {
    let console = show(20, 6) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView(.horizontal) { Text("abcdefghijkl") }.frame(width: 10)
          Text(Self.line)
        }
      }
    }

    console.scrollHorizontally(by: 1)
    #expect(console.screen.hasPrefix("cdefghijkl0123456789\n"))
    console.scrollHorizontally(by: 1)
    #expect(console.screen.hasPrefix("kl0123456789abcdefgh\n"))
  }

  @Test func `a click on the track and a drag of the thumb scroll`() {
    let console = showTwo()

    console.click(column: 19, row: 1)
    #expect(rows(of: console)[0] == "opqrstuvwxyzABCDEFGH")
    console.drag(from: Point(column: 19, row: 1), to: Point(column: 0, row: 5))
    #expect(rows(of: console)[0] == "0123456789abcdefghij")
    console.drag(from: Point(column: 3, row: 0), to: Point(column: 19, row: 0))
    #expect(rows(of: console)[0] == "0123456789abcdefghij")
  }

  @Test func `a click on a control inside presses it where it is drawn`() {
    var pressed: [Int] = []
    let console = show(20, 6) {
      ScrollView(.horizontal) {
        HStack { for number in 1...9 { Button("b\(number)") { pressed.append(number) } } }
      }
    }
    console.press("shift-right shift-right")

    console.click(on: "b4")

    #expect(pressed == [4])
  }

  @Test(arguments: [(Theme.terminal, "▄"), (.night, " ")])
  func `the thumb is a character or a painted blank`(theme: Theme, character: String) {
    let window = Window()
    window.show(SampleScreen { ScrollView(.horizontal) { Text(Self.line) } })
    let console = HeadlessConsole(
      window, columns: 20, rows: 6, capabilities: Capabilities(colors: .trueColor),
      theme: { theme })

    let (thumb, rest) = (Point(column: 0, row: 1), Point(column: 19, row: 1))

    #expect(console.canvas.cluster(at: thumb) == character)
    #expect(
      (console.canvas.style(at: thumb) == console.canvas.style(at: rest)) == (theme == .terminal))
  }

  @Test func `a terminal with wide signs gets ASCII`() {
    let window = Window()
    window.show(SampleScreen { ScrollView(.horizontal) { Text(Self.line) } })

    let console = HeadlessConsole(
      window, columns: 20, rows: 6, capabilities: Capabilities(ambiguousWidth: .wide))

    #expect(console.screen.contains("\n=========\n"))
  }
}
