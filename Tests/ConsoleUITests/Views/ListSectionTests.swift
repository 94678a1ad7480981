import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

@Suite @MainActor struct ListSectionTests {
  private struct Day {
    let name: String
    let articles: Range<Int>
  }

  private static let days = [
    Day(name: "Poniedziałek", articles: 0..<3), Day(name: "Wtorek", articles: 3..<3),
    Day(name: "Środa", articles: 3..<5), Day(name: "Czwartek", articles: 5..<30),
  ]

  private func list(rows: Int, didSelect: @escaping (Int) -> Void = { _ in }) -> HeadlessConsole {
    show(24, rows + 1) {
      List(sections: Self.days, rows: \.articles) { day in
        Text(day.name)
      } row: { number in
        Text("row \(number)")
      } didSelect: {
        didSelect($0)
      }
    }
  }

  /// The lines of the screen without the scroll thumb.
  private func lines(of console: HeadlessConsole) -> [String] {
    console.screen.split(separator: "\n").map { String($0).replacing(#/ *▐$/#, with: "") }
  }

  @Test func `headers appear above the rows, and empty sections are left out`() {
    let console = list(rows: 9)

    console.press("down down down")

    console.expectSnapshot(named: "sections", as: .styledText)
  }

  @Test(arguments: [
    ("down down down", 3), ("end", 29), ("end up", 28), ("down down down up", 2), ("G g", 0),
    ("pagedown pageup", 0),
  ])
  func `headers are never highlighted`(keys: String, expected: Int) {
    var activated: [Int] = []
    let console = list(rows: 6) { activated.append($0) }

    console.press(keys + " enter")

    #expect(activated == [expected])
    #expect(lines(of: console).contains("> row \(expected)"))
  }

  @Test func `the header of the topmost section stays visible`() {
    let console = list(rows: 6)

    console.press("end up")
    #expect(lines(of: console).prefix(2) == ["Czwartek", "  row 25"])
    console.press("g down down down down")

    #expect(
      lines(of: console).prefix(6) == [
        "Poniedziałek", "  row 1", "  row 2", "Środa", "  row 3", "> row 4",
      ])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8])
  func `the highlighted row is visible in windows of any height`(rows: Int) {
    let console = list(rows: rows)

    for index in 0..<29 {
      #expect(lines(of: console).contains("> row \(index)"), "row \(index)")
      console.press("down")
    }
    for index in (1..<30).reversed() {
      #expect(lines(of: console).contains("> row \(index)"), "row \(index)")
      console.press("up")
    }
  }

  @Test func `a click on a header does nothing, and clicks on a row highlight and activate it`() {
    var activated: [Int] = []
    let console = list(rows: 9) { activated.append($0) }

    console.click(on: "Środa")
    console.click(on: "row 3")
    #expect(activated.isEmpty && console.screen.contains("> row 3"))
    console.click(on: "row 3")

    #expect(activated == [3])
  }

  @Test func `a list of a million rows in a thousand sections builds only the visible ones`() {
    var (rows, headers) = (0, 0)
    func row(_ number: Int) -> Text {
      rows += 1
      return Text("row \(number)")
    }
    func header(_ number: Int) -> Text {
      headers += 1
      return Text("section \(number)")
    }
    let console = show(24, 21) {
      List(sections: 0..<1_000, rows: { ($0 * 1_000)..<($0 * 1_000 + 1_000) }) {
        header($0)
      } row: {
        row($0)
      }
    }

    for keys in ["end", "pageup", "up", "home", "pagedown"] {
      (rows, headers) = (0, 0)
      console.press(keys)
      #expect(rows <= 82 && headers <= 82, "\(keys): \(rows) rows, \(headers) headers")
    }
    console.press("end")
    #expect(console.screen.contains("section 999\n") && console.screen.contains("> row 999999"))
  }

  @Test func `sections can be derived from a key of each row`() {
    var keyCalls = 0
    let console = show(24, 7) {
      List(0..<1_000_000) { number in
        Text("row \(number)")
      }
      .sections { number -> Int in
        keyCalls += 1
        return number / 1_000
      } header: {
        Text("section \($0)")
      }
      .initialHighlight(1_999)
    }
    console.press("down")

    #expect(
      lines(of: console).prefix(6) == [
        "section 1", "  row 1997", "  row 1998", "  row 1999", "section 2", "> row 2000",
      ])
    #expect(keyCalls < 400, "\(keyCalls)")
  }

  @Test func `the outline has the headers among the rows`() {
    let console = list(rows: 4)

    #expect(
      console.outline == """
        screen
          list = 1/30
            header
              text "Poniedziałek"
            row selected
              text "row 0"
            row
              text "row 1"
            row
              text "row 2"
        """)
  }
}
