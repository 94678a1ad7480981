import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Elements that look or are the same stay separate views.
@Suite @MainActor struct RepeatedIdentityTests {
  /// Shows elements with equal identities, which is reported.
  private func showEqual(
    _ columns: Int, _ rows: Int, @ViewBuilder _ body: @escaping () -> Views
  ) -> HeadlessConsole {
    var console: HeadlessConsole?
    let reported = reportedDiagnostics { console = show(columns, rows, body) }
    #expect(reported.map(\.kind) == [.identityRepeated])
    return console ?? show(columns, rows, body)
  }

  @Test func `fields of equal elements have their own focus and text`() {
    let console = showEqual(40, 9) {
      ForEach(["a", "b", "a", "a"], id: \.self) { TextField($0 + ":") }
    }

    for text in ["one", "two", "three", "four"] {
      console.type(text)
      console.press("tab")
    }

    #expect(console.screen.hasPrefix("a:\n> one\nb:\n  two\na:\n  three\na:\n  four\n"))
  }

  @Test func `Shift-Tab, arrows and clicks reach every one of equal buttons`() {
    var pressed: [Int] = []
    let console = showEqual(40, 8) {
      ForEach(Array([7, 7, 7].enumerated()), id: \.element) { index, _ in
        Button("Button \(index)") { pressed.append(index) }
      }
    }

    console.press("down down enter backtab enter backtab enter backtab enter")
    console.click(on: "Button 1")

    #expect(pressed == [2, 1, 0, 2, 1])
  }

  @Test func `equal elements inside equal elements are separate, too`() {
    let console = showEqual(40, 9) {
      ForEach([1, 1], id: \.self) { _ in
        ForEach(["x", "x"], id: \.self) { TextField($0 + ":") }
      }
    }

    for text in ["a", "b", "c", "d"] {
      console.type(text)
      console.press("tab")
    }

    #expect(console.screen.hasPrefix("x:\n> a\nx:\n  b\nx:\n  c\nx:\n  d\n"))
  }

  @Test func `the state of the others stays with them while an equal element comes and goes`() {
    var names = ["a", "b", "a"]
    let console = showEqual(40, 8) { ForEach(names, id: \.self) { TextField($0 + ":") } }
    for text in ["one", "two", "three"] {
      console.type(text)
      console.press("tab")
    }

    names = ["a", "a", "b"]
    #expect(console.screen.hasPrefix("a:\n> one\na:\n  three\nb:\n  two\n"))
    names = ["b", "a"]

    #expect(console.screen.hasPrefix("b:\n  two\na:\n> one\n"))
  }

  @Test func `a view may add several controls itself`() {
    struct Pair: View {
      func addElements(to tree: inout ElementTree) {
        TextField("a:").addElements(to: &tree)
        TextField("b:").addElements(to: &tree)
        tree.add(tree.element(of: TextField("c:")))
      }
    }
    let console = show(40, 8) { Pair() }

    for text in ["one", "two", "three"] {
      console.type(text)
      console.press("tab")
    }

    #expect(console.screen.hasPrefix("a:\n> one\nb:\n  two\nc:\n  three\n"))
  }

  @Test func `a single field in a scroll view is scrolled to`() {
    let console = show(20, 4) { ScrollView { TextField("Name:").padding(rows: 9) } }

    #expect(console.screen.contains("Name:\n>"))
  }

  @Test func `equal rows of a list and a table are highlighted one by one`() {
    struct Same: Identifiable {
      let id = 1
      let number: Int
    }
    let rows = (0..<3).map { Same(number: $0) }
    var highlighted: [Int] = []
    let console = show(40, 12) {
      List(rows) { _ in Text("row") }.didHighlight { highlighted.append($0.number) }
      Table(rows, columns: [TableColumn("T") { _ in "cell" }]).didHighlight {
        highlighted.append(10 + $0.number)
      }
    }

    console.press("down down up tab down down up")

    #expect(highlighted == [1, 2, 1, 11, 12, 11])
  }

  @Test func `the highlight stays on the nearest of equal rows when another one goes`() {
    struct Row: Identifiable { let id: Int }
    var rows = [2, 1, 2].map { Row(id: $0) }
    let console = show(40, 8) { List(rows) { Text("row \($0.id)") } }
    console.press("end")

    rows.remove(at: 1)

    #expect(console.screen.hasPrefix("  row 2\n> row 2\n"))
  }

  @Test func `equal options and tabs are chosen one by one`() {
    var option = 0
    var tab = 0
    let console = show(40, 8) {
      Picker("Size:", ["M", "M", "M"], selection: option) { option = $0 }
      Tabs(["T", "T", "T"], selection: tab) { tab = $0 }
    }

    console.press("right right down right right left")

    #expect(option == 2 && tab == 1)
  }

  @Test func `equal identities are reported once for each type of screen`() {
    let outer = CoordinatorDiagnostic.handler
    defer { CoordinatorDiagnostic.handler = outer }
    var reported: [CoordinatorDiagnostic] = []
    CoordinatorDiagnostic.handler = { reported.append($0) }
    let console = show(40, 8) {
      ForEach([1, 5, 7, 5, 1], id: \.self) { Button("\($0)") {} }
      ForEach([1, 2, 3], id: \.self) { Button("\($0)") {} }
    }

    console.press("down down up")

    #expect(
      reported == [
        CoordinatorDiagnostic(
          .identityRepeated, subject: "SampleScreen",
          detail: "a ForEach has several elements with the identity 5")
      ])
  }
}
