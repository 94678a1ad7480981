import Sternik

/// Shows one article.
final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  /// The user pages to the next article (1) or to the previous one (-1).
  var didPage: (ArticleCoordinator, _ step: Int) -> Void = { _, _ in }
  /// The user goes on to the next unread article.
  var didTapNextUnread: (ArticleCoordinator) -> Void = { _ in }
  /// Whether the article was opened from the list of its feed.
  var isInListOfFeed = false
  let position: ArticlePosition
  private let library: Library
  private let actions: ArticleActions
  private let now: () -> Timestamp

  var article: Article { position.article }

  init(
    _ position: ArticlePosition, library: Library, actions: ArticleActions,
    now: @escaping () -> Timestamp, presenter: any Presenter
  ) {
    self.position = position
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let (position, article) = (position, position.article)
    let screen = ArticleScreen(article, library: library, now: now)
    screen.keys = actions.keys
    screen.isInListOfFeed = isInListOfFeed
    screen.didShow = { self.actions.didRead(article) }
    screen.didMarkUnread = { self.actions.didMarkUnread(article) }
    screen.didTapNextUnread = { self.didTapNextUnread(self) }
    screen.didToggleSaved = { self.actions.didToggleSaved(article, $0) }
    screen.didOpen = { self.actions.didOpen(.browse, $0) }
    screen.didOpenFile = open
    screen.didCopyLink = { self.window?.toast(Texts.article.copied, kind: .success) }
    screen.didPage = { self.didPage(self, $0) }
    screen.canPage = { position.moved(by: $0) != nil }
    show(screen)
  }

  /// Plays or saves a file of the article; the user chooses which one if there are several.
  private func open(_ files: [ArticleFile], _ action: LinkAction) {
    if files.count == 1 { return actions.didOpen(action, files[0].address) }
    let choosing = FileListCoordinator(files, action, presenter: Modal(over: presenter))
    choosing.done = { self.actions.didOpen(action, $0.address) }
    start(child: choosing)
  }
}
