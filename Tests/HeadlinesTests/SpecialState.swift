import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// What the library has in the snapshots of special states.
enum SpecialState: CaseIterable {
  case empty
  /// Feeds that have never been fetched.
  case waiting
  case refreshing
  case failed
  /// No feed could be read, now or before.
  case unreachable
  /// Articles that lack or have everything that is optional, and two more than were read.
  case extraordinary

  var feeds: [TemporaryFeed] {
    switch self {
    case .empty: []
    case .waiting: [Self.unreadFeed]
    case .refreshing: [Self.unreadFeed, Self.failedFeed, Self.fullFeed]
    case .failed: [Self.failedFeed, Self.feedFailedLater]
    case .unreachable: [Self.failedFeed]
    case .extraordinary: [Self.fullFeed]
    }
  }

  var progress: RefreshProgress? {
    self == .refreshing ? RefreshProgress(completed: 1, failed: 1, total: 3) : nil
  }

  /// Starts the program in this state, in English, and calls `walk` with its console.
  @MainActor func run<Result>(
    columns: Int, rows: Int, theme: Theme = .terminal, dependencies: Dependencies? = nil,
    _ walk: (HeadlessConsole) -> Result
  ) -> Result {
    Localizer.withCurrent(TestApp.localizer("en")) {
      let window = Window()
      let library = Library(temporaryFeeds: feeds) { TestApp.now }
      try? window.start(
        HeadlinesCoordinator(
          window: window, library: library,
          dependencies: dependencies ?? Dependencies { TestApp.now }))
      library.refreshProgress = progress
      defer { window.close() }
      return walk(HeadlessConsole(window, columns: columns, rows: rows, theme: { theme }))
    }
  }

  /// The articles of one feed, newest first.
  static let articles = [
    ArticleContent(
      id: "1", title: "Moss on the north side", summary: "A summary.",
      body: ["One.", "Two words."],
      section: "World", author: "Clara", published: TestApp.now, link: "https://example.org/1",
      duration: .seconds(3599)),
    ArticleContent(
      id: "2", title: "Nothing but a title", section: "Culture", published: minutesAgo(59)),
    ArticleContent(
      id: "3", title: "", summary: "Only a summary.", published: minutesAgo(24 * 60),
      link: "mailto:anna@example.org", duration: .seconds(3600)),
    ArticleContent(
      id: "4", title: "A long one", body: [String](repeating: "words and words", count: 150),
      author: "Dora", published: minutesAgo(48 * 60)),
  ]

  private static func minutesAgo(_ minutes: Double) -> Timestamp {
    Timestamp(secondsSince1970: TestApp.now.secondsSince1970 - minutes * 60)
  }

  private static let unreadFeed = TemporaryFeed(id: "https://example.com/unread")

  private static let failedFeed = TemporaryFeed(
    id: "https://example.com/failed",
    error: FetchError(address: .file("failed.xml"), reason: .notFound))

  /// Had articles before it failed.
  private static let feedFailedLater = TemporaryFeed(
    id: "https://example.com/later",
    document: FeedDocument(title: "Failed later", articles: [articles[1]], omittedCount: 1),
    error: FetchError(address: .file("later.xml"), reason: .timedOut))

  private static let fullFeed = TemporaryFeed(
    id: "https://example.com/full",
    document: FeedDocument(title: "Full", articles: articles, omittedCount: 2))
}
