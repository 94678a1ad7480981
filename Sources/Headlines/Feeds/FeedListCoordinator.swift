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
    screen.didSelect = { self.start(child: self.articleList(.feed($0.id))) }
    screen.didSelectFolder = { self.start(child: self.articleList(.folder($0))) }
    screen.didTapNextUnread = { self.showNextUnread() }
    show(screen)
  }

  /// Opens the first unread article of all feeds, in the list of its feed.
  private func showNextUnread() {
    guard let article = library.nextUnread(after: nil, in: .headlines) else { return }
    let list = articleList(.feed(article.feed.id))
    start(child: list)
    list.showNextUnread()
  }

  var routes: [Route] {
    [
      // For the command line, the one-based position in the list.
      Route("{position}") { (number: Int) in
        guard self.library.feeds.indices.contains(number - 1) else { throw PlaceError.noSuchPlace }
        let feed = self.library.feeds[number - 1].feed
        return try self.leadToChild(orStart: self.articleList(.feed(feed.id))) {
          $0.list.kind == .feed(feed.id)
        }
      },
      Route("{feed}", to: ArticleListCoordinator.self) {
        FeedPlace($0.list.kind)
      } start: { (feed: FeedPlace) in
        guard self.library.feed(feed.id) != nil else { throw PlaceError.noSuchPlace }
        return self.articleList(.feed(feed.id))
      },
      Route("{folder}", to: ArticleListCoordinator.self) {
        FolderPlace($0.list.kind)
      } start: { (place: FolderPlace) in
        guard !self.library.feeds(in: place.folder).isEmpty else { throw PlaceError.noSuchPlace }
        return self.articleList(.folder(place.folder))
      },
    ]
  }

  private func articleList(_ kind: ArticleList.Kind) -> ArticleListCoordinator {
    ArticleListCoordinator(
      ArticleList(kind, of: library), actions: actions, now: now, presenter: presenter)
  }
}
