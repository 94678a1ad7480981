import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@Suite @MainActor struct TableScrollTests {
  private static let columns: [TableColumn<Int>] = [
    TableColumn("Source", priority: 1) { "source \($0)" },
    TableColumn("Articles", alignment: .trailing) { String($0 * 1_000) },
    TableColumn("Updated") { "\($0) days ago" },
    TableColumn("Language") { $0.isMultiple(of: 2) ? "日本語日本語" : "Polish" },
    TableColumn("Errors", alignment: .trailing) { String($0) },
  ]

  private func show(
    _ columns: Int, _ rows: Int = 8, in tableColumns: [TableColumn<Int>] = columns,
    theme: Theme = .terminal
  ) -> HeadlessConsole {
    let window = Window()
    window.show(
      SampleScreen { Table([1, 2, 3], columns: tableColumns).scrollsHorizontally() })
    return HeadlessConsole(
      window, columns: columns, rows: rows, capabilities: Capabilities(colors: .trueColor),
      theme: { theme })
  }

  private func titles(of console: HeadlessConsole) -> String {
    String(console.screen.prefix { $0 != "\n" })
  }

  @Test func `Shift with the arrows moves by a column beside the first one`() {
    let console = show(36)
    #expect(titles(of: console) == "  Source    Articles  Updated      ›")

    console.press("shift-right")
    #expect(titles(of: console) == "‹ Source    Updated     Language   ›")
    console.press("shift-right")
    #expect(titles(of: console) == "‹ Source    Language      Errors")
    console.press("shift-right shift-left")
    #expect(titles(of: console) == "‹ Source    Updated     Language   ›")
    console.press("shift-left shift-left")

    #expect(titles(of: console) == "  Source    Articles  Updated      ›")
  }

  @Test func `titles stay above their cells`() {
    let console = show(36)
    console.press("shift-right shift-right down")

    console.expectSnapshot(named: "wide table at its end")
  }

  @Test func `no priority leaves a column out, and a table that fits is as without scrolling`() {
    let console = show(80)

    #expect(
      titles(of: console) == "  Source    Articles  Updated     Language      Errors")
    #expect(!console.screen.contains("scroll"))
    console.press("shift-right")
    #expect(
      titles(of: console) == "  Source    Articles  Updated     Language      Errors")
  }

  @Test func `half of a number is not shown`() {
    let (source, number, language) = (Self.columns[0], Self.columns[1], Self.columns[3])
    let numberLast = show(34, in: [source, language, number])
    let textLast = show(34, in: [source, number, number, language])

    #expect(titles(of: numberLast) == "  Source    Language             ›")
    #expect(!numberLast.screen.contains("100"))
    #expect(titles(of: textLast) == "  Source    Articles  Articles   ›")
    textLast.resize(columns: 40, rows: 8)
    #expect(textLast.screen.contains("2000      2000  日本…"))
  }

  @Test func `a column that is wider than its room comes in parts`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let console = show(
      24,
      in: [
        TableColumn("No") { String($0) }, TableColumn("Letters") { _ in letters },
        TableColumn("End") { _ in "end" },
      ])
    #expect(console.screen.contains("> 1   abcdefghijklmnop\n"))

    console.press("shift-right")
    #expect(console.screen.contains("> 1   klmnopqrstuvwxyz\n"))
    #expect(titles(of: console) == "‹ No  Letters          ›")
    console.press("shift-right")
    #expect(console.screen.contains("> 1   end\n"))
    #expect(!titles(of: console).contains("›"))
  }

  @Test func `no wide character is lost between two parts`() {
    let text = "一二三四五六七八九十百千万日月火水木金土"
    let console = show(20, in: [TableColumn("") { String($0) }, TableColumn("") { _ in text }])

    var seen = console.screen
    for _ in 1...6 {
      console.press("shift-right")
      seen += console.screen
    }

    #expect(Set(text).isSubset(of: seen))
  }

  @Test func `the wheel sideways, and with Shift, moves by a column`() {
    let console = show(36)

    console.scrollHorizontally(by: 1, column: 5, row: 2)
    #expect(titles(of: console).hasPrefix("‹ Source    Updated"))
    console.send(.mouse(MouseEvent(.scrollUp, at: .zero, modifiers: .shift)))
    #expect(titles(of: console).hasPrefix("  Source    Articles"))
  }

  @Test func `the other keys move the highlight and leave the columns`() {
    let console = show(36)
    console.press("shift-right down end home pagedown")

    #expect(titles(of: console).hasPrefix("‹ Source    Updated"))
    #expect(console.screen.contains("> source 3"))
  }

  @Test func `a wider window shows as much as it can, and the narrower one what it did`() {
    let console = show(36)
    console.press("shift-right shift-right")

    console.resize(columns: 50, rows: 8)
    #expect(titles(of: console).hasSuffix("Language      Errors"))
    console.resize(columns: 36, rows: 8)

    #expect(titles(of: console) == "‹ Source    Language      Errors")
  }

  @Test func `the selected row is one bar`() {
    let console = show(36, theme: .night)
    console.press("shift-right")

    let backgrounds = (1..<36).map {
      console.canvas.style(at: Point(column: $0, row: 1)).background
    }

    #expect(Set(backgrounds).count == 1)
  }

  @Test func `the status line names the keys, but not while a search is typed`() {
    let console = show(60, in: Self.columns + Self.columns)
    #expect(console.screen.contains("shift-←→ sideways"))

    console.press("/ s")

    #expect(!console.screen.contains("shift-←→"))
  }

  @Test func `the linear form says all columns`() {
    let window = Window()
    window.show(
      SampleScreen { Table([1], columns: Self.columns).scrollsHorizontally() })

    let transcript = HeadlessLinearConsole(window).transcript

    #expect(transcript.contains("Source: source 1"))
    #expect(transcript.contains("Errors: 1"))
  }

  @Test(
    arguments: Cases.few(4, of: [1, 2, 3, 5, 8, 13, 20, 300]), Cases.few(2, of: [1, 2, 3, 100]))
  func `keys and the mouse do no harm in any size`(columns: Int, rows: Int) {
    let console = show(columns, rows, in: Self.columns + Self.columns)

    for keys in ["shift-right", "down shift-right shift-right", "shift-left end"] {
      console.press(keys)
      console.scrollHorizontally(by: 9, column: columns - 1, row: rows - 1)
      console.resize(columns: columns + 3, rows: rows)
      console.resize(columns: columns, rows: rows)
    }

    #expect(console.outcome == nil)
  }
}
