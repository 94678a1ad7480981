import Sternik

/// Leads from the list of feeds to the articles of one of them.
final class FeedListCoordinator: NavigationCoordinator<FeedListScreen>, Routing {
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

  var routes: [Route] {
    [
      // For the command line, the one-based position in the list.
      Route("{position}") { (number: Int) in
        guard self.library.feeds.indices.contains(number - 1) else { throw NoSuchPlace() }
        let feed = self.library.feeds[number - 1].feed
        return try self.leadToChild(orStart: self.articleList(of: feed)) {
          $0.list.kind == .feed(feed.id)
        }
      },
      Route("{feed}", to: ArticleListCoordinator.self) {
        FeedPlace($0.list.kind)
      } start: { (feed: FeedPlace) in
        guard let loaded = self.library.feed(feed.id) else { throw NoSuchPlace() }
        return self.articleList(of: loaded.feed)
      },
    ]
  }

  func showArticles(of feed: Feed) { start(child: articleList(of: feed)) }

  private func articleList(of feed: Feed) -> ArticleListCoordinator {
    ArticleListCoordinator(
      ArticleList(.feed(feed.id), of: library), actions: actions, now: now, presenter: presenter)
  }
}

/// A feed in links and in the saved navigation state.
private struct FeedPlace: LinkValue {
  // The id of the bundled feed is empty, and a part of a link must not be.
  private static let prefix = "source "

  let id: Feed.ID

  init?(_ kind: ArticleList.Kind) {
    guard case .feed(let id) = kind else { return nil }
    self.id = id
  }

  init?(linkTexts: [String]) {
    guard let text = linkTexts.first, text.hasPrefix(Self.prefix) else { return nil }
    id = Feed.ID(text.dropFirst(Self.prefix.count))
  }

  var linkTexts: [String] { [Self.prefix + id] }
}
