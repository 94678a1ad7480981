import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct TableTests {
  private static let columns: [TableColumn<Int>] = [
    TableColumn("No") { String($0) },
    TableColumn("Name") { $0 == 500 ? "a name that is longer than all" : "name \($0)" },
  ]

  @Test func `Enter and clicks activate rows as in a list`() {
    var activated: [Int] = []
    let console = show(40, 8) {
      Table([3, 4, 5], columns: Self.columns) { activated.append($0) }
    }

    console.press("down enter")
    console.click(on: "name 5")
    console.click(on: "name 5")

    #expect(activated == [4, 5])
  }

  @Test func `a table of a million rows builds only the visible ones`() {
    let cellCalls = Counter()
    let columns = [
      TableColumn<Int>("No") { number in
        cellCalls.count += 1
        return String(number)
      }
    ]
    let console = show(40, 10) { Table(0..<1_000_000, columns: columns) }

    console.press("end")

    #expect(console.screen.contains("999999"))
    #expect(cellCalls.count < 200)
  }

  @Test func `columns widen for rows that become visible, and never shrink`() {
    let console = show(60, 8) {
      Table(480..<600, columns: Self.columns + [TableColumn("End") { _ in "|" }])
    }
    func width() -> Int? { console.screen.split(separator: "\n").first?.columns }
    let before = width()

    console.press("pagedown pagedown pagedown")
    let widened = width()
    console.press("end")

    #expect((before ?? 0) < (widened ?? 0) && width() == widened)
  }

  @Test func `a table that just fits keeps the gaps between its columns`() {
    let columns = ["a", "b", "c"].map { title in TableColumn<Int>(title) { _ in title } }
    let console = show(11, 5) { Table([1], columns: columns) }

    #expect(console.screen.contains("a  b  c"))
  }

  @Test func `a narrow window truncates the widest column first`() {
    let console = show(24, 6) { Table([500], columns: Self.columns) }

    #expect(console.screen.contains("No   Name"))
    #expect(console.screen.contains("500  a name that is"))
    #expect(console.screen.contains("…"))
  }

  @Test func `column widths follow the titles when the language changes`() {
    var isPolish = true
    let console = show(60, 6) {
      Table(
        [(4, "BBC"), (12, "日本経済新聞")],
        columns: [
          TableColumn(isPolish ? "Liczba artykułów" : "Count", alignment: .trailing) { "\($0.0)" },
          TableColumn(isPolish ? "Źródło" : "Source") { $0.1 },
          TableColumn("|") { _ in "|" },
        ])
    }

    console.expectSnapshot(named: "columns", language: "pl")
    isPolish = false

    console.expectSnapshot(named: "columns", language: "en")
  }

  @Test(arguments: [
    (60, ["Title", "Source", "Date"]), (33, ["Title", "Source", "Date"]),
    (31, ["Title", "Source"]), (22, ["Title"]), (14, ["Title"]), (5, []),
  ])
  func `narrow tables leave out columns of low priority`(columns: Int, names: [String]) {
    let console = show(columns, 5) {
      Table(
        ["Storks are back"],
        columns: [
          TableColumn("Date", priority: -1) { _ in "today" },
          TableColumn("Title", priority: 1) { $0 },
          TableColumn("Source") { _ in "Dziennik" },
        ])
    }
    let header = console.screen.split(separator: "\n").first ?? ""

    #expect(["Title", "Source", "Date"].filter { header.contains($0) } == names)
    #expect(console.screen.contains("St") || columns < 6)
  }

  @Test(arguments: [1, 2, 3, 5]) func `a table works in the smallest windows`(columns: Int) {
    let console = show(columns, 2) { Table([1, 2], columns: Self.columns) }

    console.press("down end home")

    #expect(console.outline.contains("table"))
  }

  @Test func `a table without rows or columns is empty`() {
    let console = show(20, 6) {
      Table([Int](), columns: Self.columns)
      Table([1, 2], columns: [])
    }

    console.press("enter down tab enter")

    #expect(console.screen.contains("No"))
  }

  private final class Counter { var count = 0 }

  @Test func `a cell may be views, which its column and its title follow`() {
    let console = show(40, 5) {
      Table(
        Article.three,
        columns: [
          TableColumn("No", alignment: .trailing) { "\($0.id)" }
            .cell { article in
              HStack {
                Sign(article.id == 2 ? .unread : .none)
                Text("no. \(article.id)").styled(Style(attributes: article.id == 2 ? .bold : []))
              }
            },
          TableColumn("Title") { $0.title }.cell { Text($0.title).truncated() },
        ])
    }

    console.expectSnapshot(named: "views in cells", as: .styledText)
    #expect(console.outline.contains("cell \"No\" = 2"))
    console.press("/")
    console.type("night")
    #expect(console.screen.contains("> ● no. 2"))
  }

  @Test func `a column that fills takes what the others leave`() {
    let console = show(40, 6) {
      Table(
        [1, 2],
        columns: [
          TableColumn("Name") { "file \($0)" }.filling(),
          TableColumn("Size", alignment: .trailing) { "\($0) MB" },
        ])
    }

    #expect(console.screen.hasPrefix("  Name                            Size\n"))
    #expect(console.screen.contains("> file 1                          1 MB\n"))
  }
}
