import Sternik

/// Leads from the list of feeds to the articles of one of them.
final class FeedListCoordinator: NavigationCoordinator<FeedListScreen>, LinkHandler {
  private let library: Library
  private let actions: ArticleActions
  private let now: () -> Timestamp

  init(
    library: Library, actions: ArticleActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = FeedListScreen(library: library, actions: actions)
    screen.didSelect = showArticles
    show(screen)
  }

  /// Leads to a feed by its one-based number in the list.
  func follow(_ number: Int) throws -> LinkStep {
    guard number >= 1, number <= library.feeds.count else { return .unknown }
    let feed = library.feeds[number - 1].feed
    return try leadToChild(orStart: articleList(of: feed)) { $0.list.kind == .feed(feed.id) }
  }

  func showArticles(of feed: Feed) { start(child: articleList(of: feed)) }

  private func articleList(of feed: Feed) -> ArticleListCoordinator {
    ArticleListCoordinator(
      ArticleList(.feed(feed.id), of: library), actions: actions, now: now, presenter: presenter)
  }
}

extension FeedListCoordinator: Restorable {
  private static let restorationPrefix = "source "

  /// Prefixed, since the id of the bundled feed is empty and a restoration ID must not be.
  func restorationID(of child: Coordinator) -> String? {
    guard case .feed(let id) = (child as? ArticleListCoordinator)?.list.kind else { return nil }
    return Self.restorationPrefix + id
  }

  /// Shows the articles of a feed again.
  ///
  /// - Throws: ``FeedMissing`` when the user has unsubscribed from it.
  func restore(_ id: String) throws {
    let id = id.dropFirst(Self.restorationPrefix.count)
    guard let loaded = library.feed(String(id)) else { throw FeedMissing() }
    showArticles(of: loaded.feed)
  }
}

/// The feed to restore is no longer among the user's feeds.
struct FeedMissing: Error {}
