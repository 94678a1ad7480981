import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
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

    private func report(_ article: Article) {
      reports.append(articles.firstIndex { $0.id == article.id } ?? -1)
    }

    @ViewBuilder var body: some View {
      Text("last report \(reports.last ?? -1)")
      if isTable {
        Table(articles, columns: [TableColumn("Title") { $0.title }]).highlighted(request)
          .didHighlight { self.report($0) }
      } else {
        List(articles) { Text($0.title) }.highlighted(request)
          .didHighlight { self.report($0) }
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

  /// The kinds of rows with identities.
  enum Kind: CaseIterable { case list, table, checklist, tree }

  @Test(arguments: Kind.allCases)
  func `the first row is deleted under a highlight that was never moved`(kind: Kind) {
    let model = Model((0..<5).map { Article(id: $0, title: "Article \($0)") })
    var reports: [Int] = []
    let console = show(SampleScreen { self.rows(model, kind) { reports.append($0) } })
    #expect(console.screen.contains("Article 0") && reports.isEmpty)

    model.articles.removeFirst()
    #expect(console.screen.contains("> ") && reports == [1])
    // It stays on the first row.
    model.articles.insert(Article(id: 9, title: "Article 9"), at: 0)
    _ = console.screen
    #expect(reports == [1, 9])
    model.articles.append(Article(id: 10, title: "Article 10"))
    _ = console.screen
    #expect(reports == [1, 9])
    console.press("down")
    #expect(reports == [1, 9, 1])
  }

  @Test func `a program that requests what was reported leaves the highlight on the first row`() {
    let model = Model((0..<3).map { Article(id: $0, title: "Article \($0)") })
    var current: Int?
    let console = show(
      SampleScreen {
        List(model.articles) { Text($0.title) }.highlighted(current)
          .didHighlight { current = $0.id }
      })
    _ = console.screen

    for id in 3...6 {
      model.articles.insert(Article(id: id, title: "Article \(id)"), at: 0)
      #expect(console.screen.contains("> Article \(id)"))
      console.console.setNeedsRedraw()
      #expect(console.screen.contains("> Article \(id)") && current == id)
    }
    current = 6
    console.press("down")
    #expect(current == 5)
    current = 6
    console.console.setNeedsRedraw()
    #expect(console.screen.contains("> Article 6"))
    model.articles.insert(Article(id: 7, title: "Article 7"), at: 0)
    #expect(console.screen.contains("> Article 6") && current == 6)
  }

  @Test func `a request whose row has not arrived outlasts other rows before it`() {
    let list = ReadingList(isTable: false)
    list.request = 7
    let console = show(list)
    _ = console.screen

    list.articles.insert(Article(id: 6, title: "Article 6"), at: 0)
    #expect(console.screen.contains("> Article 6") && list.reports.isEmpty)
    list.articles.append(Article(id: 7, title: "Article 7"))

    #expect(console.screen.contains("> Article 7") && list.reports.isEmpty)
  }

  @Test(arguments: [false, true], [false, true])
  func `rows that come back to a highlight that was never moved`(isTable: Bool, hasIdentity: Bool) {
    let model = Model([])
    var reports: [Int] = []
    let console = show(
      SampleScreen {
        self.rows(model.articles, isTable: isTable, hasIdentity: hasIdentity) { reports.append($0) }
      })
    #expect(!console.screen.contains("> "))
    model.articles = [Article(id: 1, title: "x")]
    #expect(console.screen.contains("> x") && reports.isEmpty)

    model.articles = []
    _ = console.screen
    #expect(reports.isEmpty)
    model.articles = [Article(id: 2, title: "y")]

    #expect(console.screen.contains("> y") && reports == [0])
    _ = console.screen
    #expect(reports == [0])
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

  @Test(arguments: [false, true], [false, true])
  func `rows that come back after all were removed`(isTable: Bool, hasIdentity: Bool) {
    let articles = (0..<3).map { Article(id: $0, title: "Article \($0)") }
    let model = Model(articles)
    var reports: [Int] = []
    let console = show(
      SampleScreen {
        self.rows(model.articles, isTable: isTable, hasIdentity: hasIdentity) { reports.append($0) }
      })
    console.press("down down")

    model.articles = []
    _ = console.screen
    #expect(reports == [1, 2])
    model.articles = [Article(id: 9, title: "x")]

    #expect(console.screen.contains("> x"))
    #expect(reports == [1, 2, 0])
    _ = console.screen
    #expect(reports == [1, 2, 0])
  }

  @Test(arguments: [false, true], [false, true])
  func `a list that was replaced for a while`(isTable: Bool, hasIdentity: Bool) {
    let model = Model((0..<3).map { Article(id: $0, title: "Article \($0)") })
    var reports: [Int] = []
    let console = show(
      SampleScreen {
        if model.isLoading {
          Text("loading")
        } else {
          self.rows(model.articles, isTable: isTable, hasIdentity: hasIdentity) {
            reports.append($0)
          }
        }
      })
    model.isLoading = true
    _ = console.screen
    model.isLoading = false
    _ = console.screen
    #expect(reports.isEmpty)
    console.press("down down")

    model.isLoading = true
    for _ in 1...2 { _ = console.screen }
    model.isLoading = false

    #expect(console.screen.contains("> Article 0"))
    #expect(reports == [1, 2, 0])
  }

  @Observable final class Model {
    var articles: [Article]
    var isLoading = false

    init(_ articles: [Article]) { self.articles = articles }
  }

  @ViewBuilder private func rows(
    _ articles: [Article], isTable: Bool, hasIdentity: Bool, didHighlight: @escaping (Int) -> Void
  ) -> Views {
    let titles = articles.map(\.title)
    let report = { (article: Article) in
      didHighlight(articles.firstIndex { $0.id == article.id } ?? -1)
    }
    let reportTitle = { didHighlight(titles.firstIndex(of: $0) ?? -1) }
    switch (isTable, hasIdentity) {
    case (false, false): List(titles) { Text($0) }.didHighlight(reportTitle)
    case (false, true): List(articles) { Text($0.title) }.didHighlight(report)
    case (true, false):
      Table(titles, columns: [TableColumn("Title") { $0 }]).didHighlight(reportTitle)
    case (true, true):
      Table(articles, columns: [TableColumn("Title") { $0.title }]).didHighlight(report)
    }
  }

  /// Rows of a kind, which report the identity of the highlighted article.
  @ViewBuilder private func rows(
    _ model: Model, _ kind: Kind, didHighlight: @escaping (Int) -> Void
  ) -> Views {
    let articles = model.articles
    switch kind {
    case .list: List(articles) { Text($0.title) }.didHighlight { didHighlight($0.id) }
    case .table:
      Table(articles, columns: [TableColumn("Title") { $0.title }])
        .didHighlight { didHighlight($0.id) }
    case .checklist:
      Checklist(articles, chosen: []) {
        Text($0.title)
      } didChange: { _ in
      }
      .didHighlight { didHighlight($0.id) }
    case .tree:
      Tree(articles, children: { _ in nil }) { Text($0.title) }
        .didHighlight { didHighlight($0.id) }
    }
  }

  @Test(arguments: [false, true])
  func `a requested row that arrives later is highlighted then`(isTable: Bool) {
    let list = ReadingList(isTable: isTable)
    list.request = 7
    let console = show(list)
    #expect(console.screen.contains("> Article 0"))

    list.articles += (5..<9).map { Article(id: $0, title: "Article \($0)") }
    console.console.setNeedsRedraw()

    #expect(console.screen.contains("> Article 7"))
    #expect(list.reports.isEmpty)
  }

  @Test func `a requested row that arrives later is not highlighted once the user has moved`() {
    let list = ReadingList(isTable: false)
    list.request = 7
    let console = show(list)
    console.press("down")

    list.articles += (5..<9).map { Article(id: $0, title: "Article \($0)") }
    console.console.setNeedsRedraw()

    #expect(console.screen.contains("> Article 1"))
  }
}
