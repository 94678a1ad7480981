import ConsoleTesting
import ConsoleUI
import Testing

/// Where lists and texts are, told to the program and brought back by it.
@Suite @MainActor struct ListPlaceTests {
  @Test func `the place of a list is told and can be brought back`() {
    var told: [Int] = []
    let first = show(20, 8) { List(0..<100) { Text("row \($0)") }.didHighlight { told.append($0) } }
    first.press("down down pagedown up")
    first.scroll(by: 1, column: 2, row: 2)
    first.press("home up end")

    let last = told.last ?? 0
    let second = show(20, 8) { List(0..<100) { Text("row \($0)") }.initialHighlight(last) }

    #expect(told == [1, 2, 9, 8, 9, 0, 99])
    #expect(second.screen.contains("> row 99"))
  }

  @Test func `the place of a text is told and can be brought back`() {
    var told: [Int] = []
    func text() -> ScrollView {
      ScrollView { for number in 0..<50 { Text("line \(number)") } }
    }
    let first = show(20, 8) { text().didScroll { told.append($0) } }
    first.press("down pagedown up up")

    let place = told.last ?? 0
    let second = show(20, 8) { text().initialOffset(place) }
    let third = show(20, 8) { text().initialOffset(1_000) }

    #expect(told == [1, 7, 6, 5])
    #expect(second.screen.hasPrefix("line 5"))
    #expect(third.screen.contains("line 49"))
  }

  @Test func `an empty list shows what it was given for that`() {
    var rows: [String] = []
    let console = show(30, 5) {
      List(rows) {
        Text($0)
      }
      .placeholder { Text("Nie ma jeszcze artykułów.").dim() }
    }
    #expect(console.screen.contains("  Nie ma jeszcze artykułów."))
    #expect(console.outline.contains("text \"Nie ma jeszcze artykułów.\""))

    console.press("down enter /")
    rows = ["jest"]

    #expect(!console.screen.contains("Nie ma") && console.screen.contains("> jest"))
  }

  @Test func `so does an empty table`() {
    let console = show(30, 5) {
      Table([Int](), columns: [TableColumn("Nr") { String($0) }]).placeholder { Text("Pusto") }
    }

    #expect(console.screen.hasPrefix("  Nr\n  Pusto"))
  }
}
