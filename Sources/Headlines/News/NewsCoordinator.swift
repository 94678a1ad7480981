import Sternik

/// Leads from the list of articles to an article and back.
final class NewsCoordinator: NavigationCoordinator<ArticleListScreen> {
  /// The reader has opened an article.
  var didRead: (Article) -> Void = { _ in }

  let library: Library
  private let now: () -> Timestamp

  init(library: Library, now: @escaping () -> Timestamp, presenter: any Presenter) {
    self.library = library
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ArticleListScreen(library: library, now: now)
    screen.didSelect = showArticle
    show(screen)
  }

  func showArticle(_ article: Article) {
    didRead(article)
    start(child: ArticleCoordinator(article: article, now: now, presenter: presenter))
  }
}
