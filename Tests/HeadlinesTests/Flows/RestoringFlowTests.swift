import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// What `--restore` brings back: articles, scroll positions, highlighted rows and drafts.
@Suite(.releasesEverything) @MainActor
struct `Restoring the last run` {
  private static let address = "http://localhost/numbers.xml"

  private static func feed(articleCount: Int) -> TemporaryFeed {
    TemporaryFeed(id: address, document: articleCount > 0 ? document(articleCount) : nil)
  }

  private static func response(articleCount: Int) -> FeedUpdate {
    let document = document(articleCount)
    return .fetched(address, FeedResponse(content: .document(document, HTTPValidators())))
  }

  private static func document(_ articleCount: Int) -> FeedDocument {
    let text = (1...40).map { "Paragraph \($0)" }
    let articles = (1...articleCount).map {
      ArticleContent(
        id: "\($0)", title: "Article number \($0)", body: ArticleBody(paragraphs: text))
    }
    return FeedDocument(title: "Numbers", articles: articles)
  }

  @Test(arguments: [60, 100])
  func `an article that is there at once is shown at its scroll position`(columns: Int) throws {
    try Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9, columns: columns)
      first.console.press("down down enter down down down pagedown")
      #expect(!first.console.screen.contains(/Paragraph 1\b/))

      let second = try RestoredApp(articleCount: 9, columns: columns, restoring: first.state)

      #expect(second.console.screen == first.console.screen)
      #expect(second.state == first.state)
    }
  }

  @Test(arguments: [
    "2 enter", "2 enter enter", "3", "5 enter", "5 down enter", "5 down down enter",
    "5 down down enter enter", "5 down down down enter", "5 down down down down enter",
    "5 down down down down down enter", "5 down down down down down down enter",
    "5 end enter",
  ])
  func `every screen comes back`(keys: String) throws {
    try Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9)
      first.console.press(keys)

      let second = try RestoredApp(articleCount: 9, restoring: first.state)

      #expect(second.console.screen == first.console.screen)
      #expect(second.state == first.state)
    }
  }

  @Test func `an article that arrives after the start is shown then`() async throws {
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9)
      first.console.press("2 1 down down enter pagedown")

      let second = try RestoredApp(
        articleCount: 0, restoring: first.state, arriving: Self.response(articleCount: 9))
      #expect(second.isRestoring && !second.console.screen.contains("Paragraph"))
      #expect(second.state.contains("\nwaits\n"))
      await second.waitUntilRefreshed()

      #expect(!second.isRestoring)
      #expect(second.console.screen == first.console.screen)
    }
  }

  @Test func `an article that arrives does not disturb a user who has gone elsewhere`() async throws
  {
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9)
      first.console.press("down down enter")

      let second = try RestoredApp(
        articleCount: 0, restoring: first.state, arriving: Self.response(articleCount: 9))
      second.console.press("5")
      let screen = second.console.screen
      await second.waitUntilRefreshed()

      #expect(second.console.screen == screen)
      #expect(!second.isRestoring)
    }
  }

  @Test func `an article that does not arrive is reported when the refresh has ended`() async throws
  {
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9)
      first.console.press("end enter")

      let second = try RestoredApp(
        articleCount: 0, restoring: first.state, arriving: Self.response(articleCount: 5))
      #expect(!second.console.screen.contains("Not everything could be reopened"))
      await second.waitUntilRefreshed()

      #expect(second.console.screen.contains("Not everything could be reopened"))
      #expect(!second.isRestoring)
    }
  }

  @Test(arguments: [
    ("down down down", "> ● Article number 4"), ("2", "> "), ("5 end", "> About"),
    ("5 down enter x y z", "xyz"), ("5 down enter 7 enter", "9 articles found"),
    ("5 down enter n u m enter tab down down enter", "Paragraph 1"),
    ("5 down down enter enter h t t p", "http"), ("down enter n n", "Article number 4"),
  ])
  func `highlighted rows and drafts are restored`(keys: String, text: String) throws {
    try Localizer.withCurrent(TestApp.localizer("en")) {
      let first = try RestoredApp(articleCount: 9)
      first.console.press(keys)
      #expect(first.console.screen.contains(text), "\(first.console.screen)")

      let second = try RestoredApp(articleCount: 9, restoring: first.state)

      #expect(second.console.screen.contains(text), "\(second.console.screen)")
      #expect(second.state == first.state)
    }
  }

  /// The program with one feed, after a restoration.
  @MainActor
  private final class RestoredApp {
    let console: HeadlessConsole
    private let window = Window()
    private let library: Library
    private let app: HeadlinesCoordinator

    init(
      articleCount: Int, columns: Int = 80, restoring state: String? = nil,
      arriving update: FeedUpdate? = nil
    ) throws {
      library = Library(temporaryFeeds: [feed(articleCount: articleCount)], store: Store()) {
        TestApp.now
      }
      var dependencies = Dependencies { TestApp.now }
      dependencies.refreshesAtStart = update != nil
      dependencies.fetch = { _, _, _ in
        AsyncStream { stream in
          if let update { stream.yield(update) }
          stream.finish()
        }
      }
      app = HeadlinesCoordinator(window: window, library: library, dependencies: dependencies)
      let (window, app) = (window, app)
      try window.transaction {
        try window.start(app)
        if let state { app.restore(state) }
      }
      console = HeadlessConsole(window, columns: columns, rows: 24)
    }

    var state: String { window.navigationState }
    var isRestoring: Bool { window.isRestoring }

    func waitUntilRefreshed() async { await library.wait { $0.refreshProgress == nil } }
  }
}
