import Sternik

/// Shows one article.
final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  /// The reader has the article before them.
  var didRead: (Article) -> Void = { _ in }

  let article: Article
  private let now: () -> Timestamp

  init(article: Article, now: @escaping () -> Timestamp, presenter: any Presenter) {
    self.article = article
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ArticleScreen(article: article, now: now)
    screen.didShow = { self.didRead(self.article) }
    show(screen)
  }
}
