import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct MenuTests {
  private final class Log {
    var chosen: [String] = []
  }

  private static let titles = ["Title", "Date", "Source"]

  private func console(
    _ log: Log = Log(), titles: [String] = titles, selected: String = "Date", columns: Int = 30,
    rows: Int = 12, above: Int = 0
  ) -> HeadlessConsole {
    show(columns, rows) {
      for row in 0..<above { Text("above \(row)") }
      Menu(
        "Sort by",
        titles.map { title in
          Menu.Item(title, isSelected: title == selected) { log.chosen.append(title) }
        })
      Button("After") { log.chosen.append("after") }
    }
  }

  @Test func `Enter opens the items below the button`() {
    let console = console()
    #expect(console.screen.hasPrefix("> [ Sort by ▾ ]\n  [ After ]"))
    console.press("enter")
    console.expectSnapshot(named: "open")
  }

  @Test(arguments: [
    ("enter enter", ["Date"]), ("enter down enter", ["Source"]), ("enter end space", ["Source"]),
    ("enter s enter", ["Source"]), ("enter s t enter", ["Title"]), ("enter j enter", ["Source"]),
    ("enter up enter", ["Title"]), ("enter down down down enter", ["Source"]),
    ("enter escape down enter", ["after"]), ("enter tab tab enter", ["after"]),
    ("enter left right q ? / 1 enter", ["Date"]),
    ("enter down enter enter enter", ["Source", "Date"]),
    ("space space", ["Date"]), ("enter k k enter enter enter", ["Title", "Date"]),
  ])
  func `keys choose an item`(keys: String, chosen: [String]) {
    let log = Log()
    let console = console(log)
    console.press(keys)
    #expect(log.chosen == chosen)
    #expect(console.outcome == nil)
  }

  @Test func `an item closes the menu, and so does the focus elsewhere`() {
    let console = console()
    console.press("enter enter")
    #expect(!console.screen.contains("Source"))
    console.press("enter")
    #expect(console.screen.contains("Source"))
    console.press("tab")
    #expect(!console.screen.contains("Source"))
  }

  @Test func `Tab closes a menu that is the only control`() {
    let console = show(30, 9) { Menu("Open", [Menu.Item("one") {}]) }
    console.press("enter tab")
    #expect(!console.screen.contains("one"))
  }

  @Test func `a click opens, chooses and closes`() {
    let log = Log()
    let console = console(log)
    console.click(on: "Sort by")
    console.click(on: "Source")
    #expect(log.chosen == ["Source"])
    console.click(on: "Sort by")
    #expect(console.screen.contains("Source"))
    console.click(column: 28, row: 10)
    #expect(!console.screen.contains("Source"))
    // What lies behind the items is not clicked.
    console.click(on: "Sort by")
    console.click(column: 4, row: 1)
    #expect(log.chosen == ["Source"])
    console.click(on: "After")
    #expect(log.chosen == ["Source", "after"])
  }

  @Test func `where there is no room below, the items are above`() {
    let console = console(above: 8)
    console.press("enter")
    console.expectSnapshot(named: "above")
  }

  @Test func `items that do not fit scroll`() {
    let log = Log()
    let console = console(log, titles: (1...40).map { "Item \($0)" }, rows: 8)
    console.press("enter end")
    #expect(console.screen.contains("Item 40"))
    #expect(!console.screen.contains("Item 1 "))
    console.scroll(by: -1)
    console.press("enter")
    #expect(log.chosen == ["Item 39"])
  }

  @Test func `a menu without items does not open`() {
    let console = console(titles: [])
    console.press("enter")
    console.click(on: "Sort by")
    #expect(!console.screen.contains("┌"))
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 4), (9, 3), (12, 12), (300, 100)])
  func `fits into any window`(columns: Int, rows: Int) {
    let console = console(columns: columns, rows: rows)
    console.press("enter down up end")
    for row in 0..<max(1, rows - 1) { console.click(column: columns / 2, row: row) }
    console.resize(columns: rows, rows: columns)
    #expect(console.canvas.size == Size(columns: rows, rows: columns))
  }

  @Test func `in a scroll view and a box the items are over both`() {
    let log = Log()
    let console = show(30, 12) {
      Box("Settings") {
        ScrollView {
          Menu(
            "Sort by", Self.titles.map { title in Menu.Item(title) { log.chosen.append(title) } })
        }
        .frame(height: 2)
      }
    }
    console.press("enter")
    #expect(console.screen.contains("Source"))
    console.click(on: "Source")
    #expect(log.chosen == ["Source"])
  }

  @Test func `in the linear form the number of the menu asks for an item`() {
    let log = Log()
    let console = linear(log)
    #expect(console.transcript.contains("1 Sort by, menu, Date"))
    #expect(console.enter("1") == "Sort by, a number\n1 Title\n2 Date, selected\n3 Source")
    console.enter("3")
    console.enter("1 title")
    #expect(log.chosen == ["Source", "Title"])
  }

  private func linear(_ log: Log) -> HeadlessLinearConsole {
    let window = Window()
    window.show(
      SampleScreen {
        Menu(
          "Sort by",
          Self.titles.map { title in
            Menu.Item(title, isSelected: title == "Date") { log.chosen.append(title) }
          })
      })
    return HeadlessLinearConsole(window)
  }
}
