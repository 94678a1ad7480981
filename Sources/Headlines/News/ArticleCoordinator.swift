import Sternik

/// Shows one article.
final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  let article: Article
  private let now: () -> Timestamp

  init(article: Article, now: @escaping () -> Timestamp, presenter: any Presenter) {
    self.article = article
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() { show(ArticleScreen(article: article, now: now)) }
}
