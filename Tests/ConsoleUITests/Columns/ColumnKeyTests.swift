import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// Keys and the mouse between columns.
@Suite @MainActor struct ColumnKeyTests {
  private let app = ShelfSample()

  /// A detail of text alone, which takes no keys but those that scroll.
  private func openText() {
    Detail(of: app.split.list).show(
      SampleScreen("Text") { ScrollView { for line in 0..<60 { Text("line \(line)") } } })
  }

  @Test func `wide, Left and Right go to the other column, and Escape closes the detail`() {
    let console = app.console(80, 12)
    openText()
    #expect(
      console.screen.hasSuffix(
        " ↑↓ scroll  ← Shelf  ? keys  esc close" + String(repeating: " ", count: 38) + "0 %"))
    console.press("left")
    #expect(app.split.selected === app.split.list)
    console.press("right escape")

    #expect(app.split.detail.screens.isEmpty && app.split.selected === app.split.list)
  }

  @Test func `narrow, Left goes back`() {
    let console = app.console(40, 12)
    openText()

    console.press("left")

    #expect(app.split.detail.screens.isEmpty)
  }

  @Test func `F6 leaves a text field, and Left does not`() {
    let console = app.console(80, 12)
    app.open(7)
    console.type("ab")
    console.press("left")
    #expect(app.split.selected === app.split.detail)

    console.press("f6")
    #expect(app.split.selected === app.split.list)
    console.press("shift-f6")

    #expect(app.split.selected === app.split.detail && app.book?.note == "ab")
  }

  @Test func `F6 goes round the columns with screens`() {
    let app = ShelfSample(hasSidebar: true)
    app.open(1)
    let console = app.console(140, 12)
    var selected: [Int] = []
    for key in ["f6", "f6", "f6", "shift-f6", "shift-f6"] {
      console.press(key)
      selected.append(app.split.columns.firstIndex { $0 === app.split.selected } ?? -1)
    }
    #expect(selected == [0, 1, 2, 1, 0])
    app.split.list.setScreens([])
    console.press("right escape")

    #expect(app.split.columns.map(\.screens.count) == [1, 0, 0])
  }

  @Test func `with one column that has screens no key goes anywhere`() {
    let console = app.console(80, 12)

    for key in [KeyPress.right, .function(6), KeyPress(.function(6), modifiers: .shift)] {
      #expect(console.responder(to: key) == nil)
    }
  }

  @Test func `narrow, keys of the detail do not move the highlight of the list`() {
    let console = app.console(40, 12)
    openText()
    console.press("down down pagedown")
    console.press("escape")

    #expect(console.screen.contains("> book 0"))
  }

  @Test func `a detail of text alone can be selected and scrolled`() {
    let console = app.console(80, 12)
    openText()
    console.press("left right pagedown")

    #expect(!console.screen.contains("line 0 ") && console.screen.contains("▸ Text"))
  }

  @Test func `a command of the screen takes its key from the columns`() {
    let console = app.console(80, 12)
    var pressed = 0
    let screen = SampleScreen("Text") { Text("text") }
    screen.commands = [KeyCommand(.left, "turn") { pressed += 1 }]
    Detail(of: app.split.list).show(screen)

    console.press("left")

    #expect(pressed == 1 && app.split.selected === app.split.detail)
  }

  @Test func `a press selects the column and acts in the same press`() {
    let console = app.console(80, 12)
    app.open(7)

    console.click(on: "book 3")

    #expect(app.split.selected === app.split.list && console.screen.contains("> book 3"))
    console.click(on: "book 3")
    #expect(app.book?.number == 3)
  }

  @Test func `a press on text of the other column selects it`() {
    let console = app.console(80, 12)
    Detail(of: app.split.list).show(SampleScreen("Text") { Text("some words") })
    console.press("left")
    console.click(on: "some words")
    #expect(app.split.selected === app.split.detail)
    console.press("left")
    console.click(on: "  Text")

    #expect(app.split.selected === app.split.detail)
  }

  @Test func `the wheel scrolls what is under the pointer and moves no keys`() {
    let console = app.console(80, 12)
    app.open(7)
    console.press("f6")

    console.scroll(by: 3, column: 50, row: 6)

    #expect(app.split.selected === app.split.list)
    #expect(!console.screen.contains("line 0 ") && console.screen.contains("> book 0"))
  }

  @Test func `a drag of the thumb in the other column keeps to that column`() {
    let console = app.console(80, 12)
    app.open(7)
    func send(_ action: MouseEvent.Action, column: Int, row: Int) {
      console.send(.mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }

    send(.press(.left), column: 30, row: 10)
    send(.drag(.left), column: 30, row: 3)
    send(.release(.left), column: 30, row: 3)

    #expect(app.split.selected === app.split.list && console.screen.contains("line 0 of book 7"))
  }

  @Test func `under a box a press in another column does nothing`() {
    let console = app.console(80, 14)
    app.open(7)
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: app.split.detail)

    console.clickAnyway(on: "book 3")
    console.press("f6 left")

    #expect(app.split.selected === app.split.detail)
    #expect(console.screen.contains("Sure?") && !console.screen.contains("> book 3"))
  }

  @Test func `the tab bar around a split view keeps its keys and its title`() {
    let tabs = TabBarController()
    let app = ShelfSample(in: tabs)
    tabs.show(SampleScreen("More") { Text("more") })
    app.open(7)
    let console = app.console(80, 14)
    #expect(console.screen.hasPrefix(" [1 Shelf] 2 More\n    Shelf "))
    console.press("f6 2")

    #expect(tabs.selected !== app.split && console.screen.contains("more"))
    console.press("1")
    #expect(console.screen.contains("▸ Shelf"))
  }

  @Test func `the linear form shows one column and says what is beside it`() {
    let console = HeadlessLinearConsole(app.window, columns: 200)
    #expect(console.transcript.contains("Shelf\nlist") && !console.transcript.contains("beside"))
    let opened = console.enter("2")
    #expect(opened.contains("Book 1, back to Shelf\n"))
    #expect(opened.contains("Type: 1, column 1 Shelf, back, help"))

    let selected = console.enter("column 1")
    #expect(selected.contains("Shelf\nbeside: Book 1\nlist"))
    #expect(selected.contains("column 2 Book 1"))
    #expect(console.enter("column 2").contains("Book 1, back to Shelf\n"))

    #expect(console.enter("column 7").contains("Unknown command"))
    #expect(console.enter("back").contains("Shelf\nlist"))
    #expect(app.book == nil)
  }

  @Test func `the linear form says in one line what another column shows now`() {
    let console = HeadlessLinearConsole(app.window)
    app.open(1)
    app.split.select(app.split.list)
    _ = console.enter("again")

    Detail(of: app.split.list, isSelected: false).show(BookScreen(number: 2))
    let said = console.enter("")

    #expect(console.transcript.contains("beside: Book 2") || said.contains("beside: Book 2"))
  }
}
