import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// What a widget that a program writes itself relies on.
@Suite @MainActor struct `A widget of a program` {
  @Test func `is scrolled to the part that must be visible`() {
    let console = show(20, 7) { ScrollView { Tall(rows: 20) } }

    console.press("down down down down down down down down")
    #expect(console.screen.contains("row 8"))
    console.press("up up up up up up up up")
    #expect(console.screen.hasPrefix("row 0"))
  }

  @Test func `is left where the wheel has scrolled it until the part changes`() {
    let console = show(20, 7) { ScrollView { Tall(rows: 30) } }
    console.press("down")

    console.scroll(by: 3)
    #expect(console.screen.contains("row 9") && !console.screen.contains("row 1 "))
    console.press("down")
    #expect(console.screen.contains("row 2"))
  }

  @Test func `has states of its own for each request of one type`() {
    var states: [ObjectIdentifier] = []
    let console = show(20, 4) {
      Stateful { states += $0.map(ObjectIdentifier.init) }
    }
    console.press("x")

    #expect(Set(states).count == 2)
    #expect(states.count.isMultiple(of: 2) && states.count > 2)
  }

  @Test func `in a row stores what it finds out, and keeps its state`() {
    let log = RowLog()
    let names = ["a", "b", "b"]
    let console = show(30, 6) {
      List(
        names.indices.map { NamedRow(id: $0 / 2, name: names[$0]) },
        row: {
          LoggedRow(name: $0.name, log: log)
        })
    }
    let first = console.terminal.canvas?.text
    console.console.handle(.key(.character("x")))

    #expect(log.stored.count >= 3)
    #expect(console.terminal.canvas?.text == first)
    // The idle console draws on a spare canvas, too, and compares.
    console.advance(by: .seconds(2))
  }

  @Test func `keeps the states of its parts apart when one of them goes`() {
    var showsLeft = true
    let log = RowLog()
    let console = show(30, 6) { Parts(showsLeft: showsLeft, log: log) }
    #expect(console.screen.hasPrefix("left 1\nright 2"))

    showsLeft = false
    #expect(console.screen.hasPrefix("right 2"))
  }

  @Test func `above its rows does not scroll them`() {
    let console = show(30, 8) {
      Table(Array(1...50), columns: [TableColumn("Number") { "\($0)" }])
    }
    console.press("end")
    console.click(column: 29, row: 0)

    #expect(console.screen.contains("> 50"))
  }

  @Test func `lists its choices in the linear form without saying which is the current one`() {
    let window = Window()
    window.show(SampleScreen { Paged { _ in } })

    #expect(HeadlessLinearConsole(window).transcript.contains("\n20 19"))
  }

  @Test func `with the same place as the view in it does not share its state`() {
    let console = show(20, 12) { ScrollView { ScrollView { Text("inner") } } }

    #expect(console.screen.contains("inner"))
  }

  @Test(arguments: [
    Semantics.Role.row, .list, .table, .button, .toggle, .tab, .scrollable, .option,
  ])
  func `is said with its label and value, whatever its role`(role: Semantics.Role) {
    let window = Window()
    window.show(SampleScreen { Spoken(role: role) })

    let transcript = HeadlessLinearConsole(window).transcript

    #expect(transcript.contains("label") && transcript.contains("worth"), "\(transcript)")
  }

  @Test func `gets another page of choices in the linear form, without the wheel`() {
    var pages: [Int] = []
    let window = Window()
    window.show(SampleScreen { Paged { pages.append($0) } })
    let console = HeadlessLinearConsole(window)

    console.enter("next")

    #expect(pages == [20])
  }
}

/// What the linear form asks for after a number.
@Suite @MainActor struct `An answer in the linear form` {
  private func answers(_ lines: String...) -> (chosen: [Int], transcript: String) {
    var chosen: [Int] = []
    let window = Window()
    window.show(
      SampleScreen {
        Picker("Theme", ["Light grey", "Light blue", "Dark"], selection: 0) { chosen.append($0) }
      })
    let console = HeadlessLinearConsole(window)
    var said = ""
    for line in lines { said += console.enter(line) + "\n" }
    return (chosen, said)
  }

  @Test func `is a number, a name or its beginning`() {
    #expect(answers("1", "3").chosen == [2])
    #expect(answers("1", "light BLUE").chosen == [1])
    #expect(answers("1", "Light b").chosen == [1])
    #expect(answers("1 d").chosen == [2])
  }

  @Test func `that is the beginning of several names lists them`() {
    let (chosen, transcript) = answers("1", "light")

    #expect(chosen.isEmpty && transcript.contains("1 Light grey\n2 Light blue"))
  }

  @Test func `that is no choice is said to be unknown`() {
    #expect(answers("1", "4").transcript.contains("There is no number 4; the last one is 3."))
    #expect(answers("1", "green").transcript.contains("green"))
    #expect(!answers("1", "green").transcript.contains("no number 0"))
  }

  @Test func `to a slash is the text to find`() {
    var opened: [String] = []
    let window = Window()
    window.show(
      SampleScreen {
        List(["Pears", "Plums", "Quinces"], row: { Text($0) }) { opened.append($0) }
      })
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("/").contains("find, new text"))
    #expect(console.enter("qui").contains("3 Quinces, selected"))
    console.enter("2")
    #expect(opened == ["Plums"])
  }
}

private final class RowState: ViewState {
  var row = 0
}

/// Rows that are all drawn, one of which is highlighted.
private struct Tall: View {
  let rows: Int

  func addElements(to tree: inout ElementTree) {
    tree.addControl(TallControl(rows: rows, state: tree.state(orMake: RowState.init)))
  }
}

private struct TallControl: Control {
  let rows: Int
  let state: RowState

  var semantics: Semantics { Semantics(.text, label: "rows") }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .vertical ? rows : 10)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rest = rect
    for row in 0..<rows {
      let line = rest.takeFirstRow()
      context.write("row \(row) ", at: line.origin)
      if row == state.row { context.keepVisible(line) }
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .up: state.row > 0 ? .perform { state.row -= 1 } : .atEnd
    case .down: state.row < rows - 1 ? .perform { state.row += 1 } : .atEnd
    default: .unused
    }
  }
}

private struct Stateful: View {
  let report: ([RowState]) -> Void

  func addElements(to tree: inout ElementTree) {
    report([tree.state(orMake: RowState.init), tree.state(orMake: RowState.init)])
  }
}

private struct Spoken: View {
  let role: Semantics.Role

  func addElements(to tree: inout ElementTree) {
    tree.add(SemanticsElement(role, label: "label", value: "worth"))
  }
}

private struct Paged: View {
  let didMove: (Int) -> Void

  func addElements(to tree: inout ElementTree) {
    tree.addControl(PagedControl(didMove: didMove))
  }
}

private struct PagedControl: ChoiceControl, ScrollingControl {
  let didMove: (Int) -> Void

  var semantics: Semantics { Semantics(.list) }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling() }

  func draw(in rect: Rect, of context: inout DrawingContext) {}

  func response(to key: KeyPress) -> KeyResponse { .unused }

  func scroll(by steps: Int) -> Bool {
    Issue.record("scrolled")
    return true
  }

  var choiceCount: Int { 50 }

  func choice(at index: Int) -> any Element { SemanticsElement(.row, label: "\(index)") }

  func choose(_ index: Int) {}

  func moveHighlight(to index: Int) { didMove(index) }
}

@MainActor private final class RowLog {
  var stored: [String] = []
  var stateCount = 0
}

private final class NumberState: ViewState {
  let number: Int

  init(_ number: Int) { self.number = number }
}

private struct NamedRow: Identifiable {
  let id: Int
  let name: String
}

/// Shows the number of its state, and stores its name after the drawing.
private struct LoggedRow: View {
  let name: String
  let log: RowLog

  func addElements(to tree: inout ElementTree) {
    let state = tree.state { () -> NumberState in
      log.stateCount += 1
      return NumberState(log.stateCount)
    }
    tree.afterDrawing { log.stored.append(name) }
    Text("\(name) \(state.number)").addElements(to: &tree)
  }
}

private struct Parts: View {
  let showsLeft: Bool
  let log: RowLog

  func addElements(to tree: inout ElementTree) {
    if showsLeft { tree.add(tree.element(of: LoggedRow(name: "left", log: log), part: 0)) }
    tree.add(tree.element(of: LoggedRow(name: "right", log: log), part: 1))
  }
}
