import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// What is reported to a program when a change of the rows moves the highlight.
@Suite @MainActor struct MovedHighlightTests {
  /// Knows the current article by what the rows report.
  final class ReadingList: Screen {
    var articles = (0..<5).map { Article(id: $0, title: "Article \($0)") }
    var request: Int?
    private(set) var reports: [Int] = []
    private let isTable: Bool

    init(isTable: Bool) { self.isTable = isTable }

    var current: Int? { reports.last.map { articles[$0].id } }

    @ViewBuilder var body: some View {
      Text("last report \(reports.last ?? -1)")
      if isTable {
        Table(articles, columns: [TableColumn("Title") { $0.title }]).highlighted(request)
          .didHighlight { self.reports.append($0) }
      } else {
        List(articles) { Text($0.title) }.highlighted(request)
          .didHighlight { self.reports.append($0) }
      }
    }
  }

  private func show(_ screen: any Screen) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: 30, rows: 12)
  }

  @Test(arguments: [false, true])
  func `a row that is deleted under the highlight`(isTable: Bool) {
    let list = ReadingList(isTable: isTable)
    let console = show(list)
    console.press("down down")

    list.articles.remove(at: 2)

    #expect(console.screen.contains("> Article 3"))
    #expect(list.reports == [1, 2, 2] && list.current == 3)
  }

  @Test(arguments: [false, true])
  func `the last rows are deleted, and rows before the highlight`(isTable: Bool) {
    let list = ReadingList(isTable: isTable)
    let console = show(list)
    console.press("end")

    list.articles.removeLast(2)
    #expect(console.screen.contains("> Article 2"))
    list.articles.removeFirst()

    // Drawn again, because the screen shows what was reported.
    #expect(console.screen.contains("> Article 2"))
    #expect(console.screen.contains("last report 1"))
    #expect(list.reports == [4, 2, 1] && list.current == 2)
  }

  @Test func `rows without identity that are fewer than before`() {
    var count = 5
    var reports: [Int] = []
    let console = show(
      SampleScreen { List(0..<count) { Text("row \($0)") }.didHighlight { reports.append($0) } })
    console.press("end")

    count = 2
    _ = console.screen

    #expect(reports == [4, 1])
  }

  @Test func `nothing is reported if nothing has moved, or the program has moved it itself`() {
    let list = ReadingList(isTable: false)
    let console = show(list)
    console.press("down down")

    list.articles.removeLast()
    #expect(console.screen.contains("> Article 2"))
    list.request = 1
    #expect(console.screen.contains("> Article 1"))
    list.articles = []
    _ = console.screen

    #expect(list.reports == [1, 2])
  }
}
