import ConsoleTesting
import ConsoleUI
import Coordinators
import TestCases
import Testing

/// What is seen of a split view at each width; the width changes nothing else.
///
/// Mistakes of other libraries: a changed width moves screens between stacks, loses the detail, its text or the keys,
/// calls the screens, or shows a placeholder as a screen.
@Suite @MainActor struct ColumnWidthTests {
  private let app = ShelfSample()

  @Test func `wide, both columns are seen, and the one with the keys has a mark`() {
    let console = app.console(80, 12)
    app.open(7)
    console.press("f6")

    #expect(
      console.screen == """
          ▸ Shelf                      │    Book 7
        > book 0                      ▐│Note
          book 1                      ▐│>
          book 2                       │line 0 of book 7                               ▐
          book 3                       │line 1 of book 7
          book 4                       │line 2 of book 7
          book 5                       │line 3 of book 7
          book 6                       │line 4 of book 7
          book 7                       │line 5 of book 7
          book 8                       │line 6 of book 7
          book 9                       │line 7 of book 7
         ↑↓ move  enter open  → Book 7  ? keys  q quit
        """)
  }

  @Test func `an empty column shows what the list describes`() {
    app.split.layout.minRows = 4
    let console = app.console(80, 7)
    console.press("down")

    #expect(
      console.screen == """
          ▸ Shelf                      │
          book 0                      ▐│
        > book 1                       │                 Choose a book
          book 2                       │
          book 3                       │
          book 4                       │
         ↑↓ move  enter open  ? keys  q quit
        """)
  }

  @Test func `narrow, the selected column has the path of all columns to its left`() {
    let console = app.console(40, 8)
    app.open(7)
    console.press("f6")
    console.press("f6")

    #expect(
      console.screen == """
          Shelf › Book 7
        Note
        >
        line 0 of book 7                       ▐
        line 1 of book 7
        line 2 of book 7
        line 3 of book 7
         tab next  esc back
        """)
    #expect(app.shelf?.calls == ["didAppear", "didDisappear", "didAppear", "didDisappear"])
  }

  @Test(arguments: [40, 80])
  func `a width changes no call, no event, and nothing of the other screens`(columns: Int) {
    let console = app.console(120 - columns, 12)
    console.press("down down enter")
    console.type("note")
    let calls = app.book?.calls
    app.observe()

    console.resize(columns: columns, rows: 12)
    let other = console.screen
    console.resize(columns: 120 - columns, rows: 12)

    #expect(app.events == 0 && app.book?.calls == calls && other != console.screen)
    #expect(app.book?.note == "note")
    // The cursor is where it was.
    console.type("s")
    #expect(app.book?.note == "notes")
    console.press("f6")
    #expect(console.screen.contains("> book 2"))
  }

  @Test func `many widths change nothing`() {
    app.open(7)
    let console = app.console(80, 12)
    let before = console.screen
    let outline = app.window.outline
    app.observe()

    for step in 0..<Cases.count(60, many: 1_000) {
      console.resize(columns: 60 + step % 37, rows: 5 + step % 11)
    }
    console.resize(columns: 80, rows: 12)

    #expect(console.screen == before && app.window.outline == outline && app.events == 0)
  }

  @Test func `narrow, the list is alone and never the placeholder`() {
    let console = app.console(40, 8)

    #expect(!console.screen.contains("Choose") && console.screen.hasPrefix("  Shelf\n"))
    console.press("right")
    #expect(console.screen.hasPrefix("  Shelf\n"))
  }

  @Test func `narrow, a detail ahead is kept and comes back at its position`() {
    let console = app.console(40, 10)
    app.open(7)
    console.press("tab pagedown")
    let read = console.screen
    console.press("f6")
    #expect(console.screen.hasPrefix("  Shelf\n") && console.screen.contains("→ Book 7"))

    console.press("right")

    #expect(console.screen == read)
  }

  @Test func `narrow, what was closed does not come back when there is room`() {
    let console = app.console(40, 12)
    app.open(7)
    console.press("escape")

    console.resize(columns: 100, rows: 12)

    #expect(console.screen.contains("Choose a book") && app.book == nil)
  }

  @Test func `a split view counts its own room, not that of the terminal`() {
    let outer = SplitViewController()
    let window = Window()
    window.show(outer)
    outer.list.show(SampleScreen("Folders") { Text("folder") })
    let inner = SplitViewController()
    outer.detail.show(inner)
    inner.list.show(ShelfScreen())
    Detail(of: inner.list).show(BookScreen(number: 1))

    let console = HeadlessConsole(window, columns: 110, rows: 16)

    #expect(console.screen.contains("Shelf › Book 1") && console.screen.contains("Folders"))
    console.resize(columns: 200, rows: 16)
    #expect(!console.screen.contains("Shelf › Book 1") && console.screen.contains("> book 0"))

    console.click(on: "book 2")
    #expect(outer.selected === outer.detail && inner.selected === inner.list)
    #expect(console.screen.contains("> book 2"))
  }

  @Test func `an alert over the detail stays with its keys at every width`() {
    let console = app.console(100, 12)
    app.open(7)
    console.press("f6")
    var dismissed = 0
    let modal = Modal(over: app.split.detail)
    modal.didDismiss = { dismissed += 1 }
    modal.show(AlertScreen(title: "Sure?", actions: [AlertAction("Yes"), AlertAction("No")]))

    console.press("right")
    console.resize(columns: 40, rows: 12)
    #expect(console.outline.contains("Sure?") && console.screen.contains("> [ No ]"))
    console.resize(columns: 100, rows: 12)
    console.press("f6 escape")

    #expect(dismissed == 1 && console.screen.contains("▸ Shelf"))
  }

  @Test func `three columns where there is room for two: the selected one and its neighbour`() {
    let app = ShelfSample(hasSidebar: true)
    app.open(1)
    let console = app.console(90, 12)
    #expect(console.screen.hasPrefix("    Library › Shelf"))
    #expect(console.screen.contains("▸ Book 1"))
    console.press("f6")

    #expect(console.screen.hasPrefix("  ▸ Library") && console.screen.contains("│    Shelf"))
    #expect(!console.screen.contains("Book 1\n") && app.book != nil)
    console.press("right")
    #expect(console.screen.hasPrefix("  ▸ Library › Shelf"))
    #expect(console.screen.contains("│    Book 1"))
  }

  @Test func `a column that was not seen while the terminal changed is drawn for its room`() {
    let console = app.console(100, 10)
    app.open(7)
    console.press("f6")
    console.resize(columns: 40, rows: 24)
    console.press("right")

    #expect(console.screen.contains("line 18 of book 7"))
  }

  @Test func `too few rows show one column`() {
    app.open(7)

    #expect(app.console(120, 10).screen.hasPrefix("  Shelf › Book 7"))
    #expect(app.console(120, 11).screen.hasPrefix("    Shelf "))
  }

  @Test func `the least widths of a layout decide, and its greatest ones hold`() {
    app.split.layout.list = ColumnLayout.Width(min: 10, max: 12, percent: 50)
    app.split.layout.detail.min = 17
    let narrow = app.console(27, 12)
    let wide = app.console(28, 12)

    #expect(!narrow.screen.contains("│"))
    let lines = wide.screen.split(separator: "\n").map(String.init)
    #expect(lines[3].prefix(12).last == "▐" || lines[3].dropFirst(10).first == "│")
    app.split.layout.detail.min = 1
    let widest = app.console(80, 12).screen.split(separator: "\n").map(String.init)
    #expect(widest[0].distanceToDivider == 12)
  }
}

extension String {
  fileprivate var distanceToDivider: Int? {
    firstIndex(of: "│").map { distance(from: startIndex, to: $0) }
  }
}
