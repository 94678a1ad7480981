import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

/// Lists and scroll views report their positions, so that a program can restore them.
@Suite @MainActor struct ListRestorationTests {
  @Test func `a list reports its highlight, and a saved highlight can be restored`() {
    var reported: [Int] = []
    let first = show(20, 8) {
      List(0..<100) { Text("row \($0)") }.didHighlight { reported.append($0) }
    }
    first.press("down down pagedown up")
    first.scroll(by: 1, column: 2, row: 2)
    first.press("home up end")

    let last = reported.last ?? 0
    let second = show(20, 8) { List(0..<100) { Text("row \($0)") }.initialHighlight(last) }

    #expect(reported == [1, 2, 9, 8, 9, 0, 99])
    #expect(second.screen.contains("> row 99"))
  }

  @Test func `a scroll view reports its offset, and a saved offset can be restored`() {
    var reported: [Int] = []
    func text() -> ScrollView {
      ScrollView { for number in 0..<50 { Text("line \(number)") } }
    }
    let first = show(20, 8) { text().didScroll { reported.append($0) } }
    first.press("down pagedown up up")

    let offset = reported.last ?? 0
    let second = show(20, 8) { text().initialOffset(offset) }
    let third = show(20, 8) { text().initialOffset(1_000) }

    #expect(reported == [1, 7, 6, 5])
    #expect(second.screen.hasPrefix("line 5"))
    #expect(third.screen.contains("line 49"))
  }

  @Test func `a saved offset is restored when the content arrives, unless the user has scrolled`() {
    var count = 0
    func text() -> ScrollView {
      ScrollView { for number in 0..<count { Text("line \(number)") } }.initialOffset(20)
    }
    let console = show(20, 8) { text() }
    let other = show(20, 8) { text() }
    count = 10
    console.console.setNeedsRedraw()
    other.console.setNeedsRedraw()
    #expect(console.screen.contains("line 9"))
    other.press("up")

    count = 50
    console.console.setNeedsRedraw()
    other.console.setNeedsRedraw()

    #expect(console.screen.hasPrefix("line 20"))
    #expect(!other.screen.hasPrefix("line 20"))
    console.press("down")
    #expect(console.screen.hasPrefix("line 21"))
  }

  @Test func `an empty list shows its placeholder`() {
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

  @Test func `an empty table shows its placeholder`() {
    let console = show(30, 5) {
      Table([Int](), columns: [TableColumn("Nr") { String($0) }]).placeholder { Text("Pusto") }
    }

    #expect(console.screen.hasPrefix("  Nr\n  Pusto"))
  }
}
