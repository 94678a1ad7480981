import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct TreeTests {
  struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  nonisolated static let continents = [
    Place(
      id: "Europe",
      places: [
        Place(id: "Poland", places: [Place(id: "Łódź"), Place(id: "Gdynia")]), Place(id: "Malta"),
      ]), Place(id: "Asia", places: []),
  ]

  private final class Report {
    var chosen: [String] = []
    var toggled: [String] = []
  }

  private func console(
    _ roots: [Place] = continents, open: Set<String> = [], report: Report? = nil,
    columns: Int = 30, rows: Int = 10, theme: Theme = .terminal
  ) -> HeadlessConsole {
    let window = Window()
    window.show(
      SampleScreen("Places") {
        Tree(
          roots, children: \.places, row: { Text($0.id) },
          didSelect: report.map { report in { report.chosen.append($0.id) } }
        )
        .initiallyOpen(open)
        .didToggle { report?.toggled.append("\($0) \($1)") }
      })
    return HeadlessConsole(window, columns: columns, rows: rows, theme: { theme })
  }

  private func rows(_ console: HeadlessConsole) -> [String] {
    console.screen.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test func `highlights a row by its identity, and reports the one that the user highlights`() {
    var reported: [String] = []
    let window = Window()
    window.show(
      SampleScreen("Places") {
        Tree(Self.continents, children: \.places, row: { Text($0.id) })
          .initiallyOpen(["Europe"])
          .highlighted("Malta")
          .didHighlight { reported.append($0.id) }
      })
    let console = HeadlessConsole(window, columns: 30, rows: 10)
    #expect(rows(console) == ["  ▾ Europe", "    ▸ Poland", ">     Malta", "  ▸ Asia"])

    console.press("up left")

    #expect(reported == ["Poland", "Europe"])
  }

  @Test func `Right opens a row and goes to the first one below it`() {
    let report = Report()
    let console = console(report: report)
    #expect(rows(console) == ["> ▸ Europe", "  ▸ Asia"])

    console.press("right")
    #expect(rows(console) == ["> ▾ Europe", "    ▸ Poland", "      Malta", "  ▸ Asia"])
    console.press("right right right")
    #expect(
      rows(console) == [
        "  ▾ Europe", "    ▾ Poland", ">       Łódź", "        Gdynia", "      Malta", "  ▸ Asia",
      ])
    console.press("right")
    #expect(report.toggled == ["Europe true", "Poland true"])
  }

  @Test func `Left closes a row, or goes to the one above it in the tree, and stays on the screen`()
  {
    let console = console(open: ["Europe", "Poland"])
    console.press("down down down left")
    #expect(console.screen.contains(">   ▾ Poland"))
    console.press("left left left left")
    #expect(rows(console) == ["> ▸ Europe", "  ▸ Asia"])
  }

  @Test func `rows below a closed row stay open below it`() {
    let console = console(open: ["Europe", "Poland"])
    console.press("left")
    #expect(rows(console) == ["> ▸ Europe", "  ▸ Asia"])
    console.press("right")
    #expect(console.screen.contains("Gdynia"))
  }

  @Test func `Enter opens without an action, and chooses with one`() {
    let opening = console()
    opening.press("enter")
    #expect(opening.screen.contains("Malta"))
    opening.press("enter")
    #expect(!opening.screen.contains("Malta"))

    let report = Report()
    let choosing = console(report: report)
    choosing.press("enter down enter")
    #expect(report.chosen == ["Europe", "Asia"] && report.toggled.isEmpty)
  }

  @Test func `a row that can have rows but has none opens to nothing`() {
    let console = console()
    console.press("down right right")
    #expect(rows(console) == ["  ▸ Europe", "> ▾ Asia"])
  }

  @Test func `a click on the sign opens, and one on the text highlights`() {
    let report = Report()
    let console = console(report: report)
    console.click(column: 2, row: 1)
    #expect(report.toggled == ["Europe true"])
    console.click(column: 9, row: 2)
    #expect(report.toggled == ["Europe true"] && console.screen.contains(">   ▸ Poland"))
    console.click(column: 4, row: 2)
    #expect(report.toggled == ["Europe true", "Poland true"])
  }

  @Test func `the highlight stays on its row while rows above it open`() {
    let console = console(open: ["Europe"])
    console.press("end")
    console.click(column: 4, row: 2)
    console.press("end")
    #expect(console.screen.contains("> ▸ Asia"))
  }

  @Test func `rows are found by their text`() {
    let console = console(open: ["Europe", "Poland"])
    console.press("/")
    console.type("gdy")
    #expect(console.screen.contains(">       Gdynia"))
    console.press("enter left")
    #expect(console.screen.contains(">   ▾ Poland"))
  }

  @Test func `a search looks into closed rows, and leaves open what is above its match`() {
    let report = Report()
    let console = console(report: report)
    console.press("/")
    console.type("lod")
    #expect(console.screen.contains(">       Łódź"))
    #expect(report.toggled.isEmpty)

    console.press("enter escape")

    #expect(
      rows(console) == [
        "  ▾ Europe", "    ▾ Poland", ">       Łódź", "        Gdynia", "      Malta", "  ▸ Asia",
      ])
    #expect(report.toggled.sorted() == ["Europe true", "Poland true"])
  }

  @Test(arguments: ["enter", "left"])
  func `a row that only a search has opened closes with it, which is no change`(_ key: String) {
    var toggled: [String] = []
    let window = Window()
    window.show(
      SampleScreen("Places") {
        Tree(Self.continents, children: \.places, row: { Text($0.id) })
          .didToggle { toggled.append("\($0) \($1)") }
      })
    let console = HeadlessConsole(window, columns: 30, rows: 10)

    console.press("/")
    console.type("poland")
    console.press("enter")
    console.press(key)

    #expect(rows(console) == ["  ▾ Europe", ">   ▸ Poland", "      Malta", "  ▸ Asia"])
    #expect(toggled == ["Europe true"])
  }

  @Test func `a search starts at the highlighted row, below closed ones too`() {
    let console = console()
    console.press("end /")
    console.type("a")
    #expect(console.screen.contains("> ▾ Asia"))
  }

  @Test func `a search opens the first rows of many`() {
    let roots = (0..<10_500).map { Place(id: "r\($0)", places: [Place(id: "c\($0)")]) }
    let console = console(roots)
    console.press("/")
    console.type("c7")
    #expect(console.screen.contains(">     c7\n"))
  }

  @Test func `a search that is given up closes what it has opened`() {
    let report = Report()
    let console = console(report: report)
    console.press("/")
    console.type("qqq")
    #expect(console.screen.contains("Gdynia"))

    console.press("escape")

    #expect(rows(console) == ["> ▸ Europe", "  ▸ Asia"])
    #expect(report.toggled.isEmpty)
  }

  @Test func `Left and Right end a search first`() {
    let console = console()
    console.press("/")
    console.type("poland")
    console.press("enter right")
    #expect(
      rows(console) == [
        "  ▾ Europe", "    ▾ Poland", ">       Łódź", "        Gdynia", "      Malta", "  ▸ Asia",
      ])
    console.press("/")
    console.type("malta")
    console.press("enter left left")
    #expect(rows(console) == ["> ▸ Europe", "  ▸ Asia"])
  }

  @Test func `a search opens a limited number of rows of a tree that contains itself`() {
    let console = show(20, 10) {
      Tree([Endless(id: "x")], children: { [Endless(id: $0.id + "l"), Endless(id: $0.id + "r")] }) {
        Text($0.id)
      }
    }
    console.press("/")
    console.type("xlr")
    #expect(console.screen.contains("xlr") && !console.screen.contains("not found"))
  }

  private struct Endless: Identifiable {
    let id: String
  }

  @Test func `in the linear form a row has its level and says whether it is open`() {
    let console = console(open: ["Europe"])
    #expect(
      console.linearText.hasPrefix(
        """
        Places
        list, 4 rows
        1 Europe, open, selected
        2 Poland, level 2, closed
        3 Malta, level 2
        4 Asia, closed
        """), "\(console.linearText)")
    #expect(console.outline.contains("row level 2 closed"))
  }

  @Test func `a tree that contains itself, and a deep one, are drawn`() {
    var deep = Place(id: "0")
    for level in 1...300 { deep = Place(id: "\(level)", places: [deep]) }
    let open = Set((0...300).map(String.init))
    let console = console([deep], open: open, columns: 20)
    console.press("end home pagedown left left")
    #expect(console.canvas.size.columns == 20)
  }

  @Test(arguments: [[1, 1], [2, 3], [5, 4], [9, 5], [300, 3]])
  func `fits into any window`(size: [Int]) {
    let console = console(open: ["Europe", "Poland"], columns: size[0], rows: size[1])
    console.press("down right left end right left left")
    #expect(console.canvas.size == Size(columns: size[0], rows: size[1]))
  }

  @Test func `in colour the selected row is one bar`() {
    let console = console(open: ["Europe"], theme: .night)
    console.press("down")
    let canvas = console.canvas
    let backgrounds = Set(
      (1..<30).map { canvas.style(at: Point(column: $0, row: 2)).background })
    #expect(backgrounds.count == 1)
  }
}
