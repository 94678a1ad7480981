import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct StatusLineTests {
  @Test func `the hints follow a change of language`() {
    var isPolish = false
    let window = Window()
    let screen = SampleScreen("Artykuły") {
      List(["a", "b"]) {
        Text($0)
      } didSelect: { _ in
      }
    }
    screen.commands = [KeyCommand(.character("s"), "save") {}]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 6) {
      var strings = ConsoleStrings()
      if isPolish { (strings.move, strings.open, strings.quit) = ("ruch", "otwórz", "koniec") }
      return strings
    }
    #expect(console.screen.hasSuffix("↑↓ move  enter open  s save  ? keys  q quit"))

    isPolish = true

    #expect(console.screen.hasSuffix("↑↓ ruch  enter otwórz  s save  ? keys  q koniec"))
  }

  @Test func `on a root screen a command for Escape does not replace the hint for quitting`() {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    screen.commands = [KeyCommand(.escape, "stop") {}]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 4)

    #expect(console.screen.hasSuffix("\n esc stop  ? keys  q quit"))
  }

  @Test(arguments: [
    (48, " a a long label  b short  ? keys  q quit"),
    (38, " a a long label  b short  ?  q quit"),
    (35, " a a long label … ? keys  q quit"),
    (28, " a a long label … ?  q quit"), (27, " a a long label  ?  q quit"),
    (26, " ? keys  q quit"), (19, " ? keys  q quit"),
    (12, " ?  q quit"), (9, " q quit"),
  ])
  func `the hints end at the first without room, and those for help and quitting are kept`(
    columns: Int, line: String
  ) {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    screen.commands = [
      KeyCommand(.character("a"), "a long label") {}, KeyCommand(.character("b"), "short") {},
    ]
    window.show(screen)
    let console = HeadlessConsole(window, columns: columns, rows: 4)

    #expect(console.screen.hasSuffix("\n" + line))
  }

  @Test func `arrow keys select a tab of a row of tabs among views`() {
    var selection = 0
    let console = show(40, 4) {
      Tabs(["Day", "Week", "Year"], selection: selection) { selection = $0 }
      Text("page \(selection)")
    }
    #expect(console.screen.hasPrefix("> [1 Day] 2 Week  3 Year"))

    console.press("right right right left")

    #expect(console.screen.hasPrefix(">  1 Day [2 Week] 3 Year\npage 1"))
  }

  @Test func `of too many tabs the selected one stays visible`() {
    let titles = ["Headlines", "Sources", "World", "Video", "More"]
    let console = show(24, 3) { Tabs(titles, selection: 3) }

    #expect(console.screen.contains("[4 Video]"))
  }

  @Test func `a click on the mark for more shows the help, also where text is typed`() {
    let screen = SampleScreen {
      TextField("Name", text: "") { _ in }
    }
    screen.commands = [
      KeyCommand(.function(2), "first") {}, KeyCommand(.function(3), "a very long label") {},
    ]
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 30, rows: 6)
    #expect(console.screen.hasSuffix("\n f2 first … ctrl-c quit"))

    console.click(on: "…")

    #expect(console.outline.contains("alert \"Keys\""))
  }

  @Test func `a program has a last row of its own, in which the keys are pressed by a click`() {
    var performed: [Int] = []
    let screen = SampleScreen { Text("files") }
    screen.commands = [
      KeyCommand(.function(5), "Copy") { performed.append(5) },
      KeyCommand(.function(6), "Move") { performed.append(6) }.disabled(true),
      KeyCommand(.function(10), "Quit") { performed.append(10) },
    ]
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(
      window, columns: 60, rows: 4,
      statusLine: { hints in
        HStack(spacing: 2) {
          for number in 4...10 {
            let hint = hints.first { $0.key == .function(number) } ?? KeyHint("", "")
            hint.captioned("\(number)")
          }
        }
      })

    #expect(console.screen.hasSuffix("\n4    5 Copy    6 Move    7    8    9    10 Quit"))
    console.click(on: "Copy")
    console.clickAnyway(on: "Move")
    console.click(on: "10")
    #expect(performed == [5, 10])
  }

  @Test func `a key hint on a screen is pressed by a click`() {
    var added = 0
    let screen = SampleScreen {
      HStack {
        Text("Empty:")
        KeyHint(.character("a"), "add one")
      }
    }
    screen.commands = [KeyCommand(.character("a"), "add") { added += 1 }.hidden()]
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 4)

    console.click(on: "add one")

    #expect(added == 1)
  }
}
