import Sternik

/// Leads from a list of articles to an article and back.
final class ArticleListCoordinator: ArticleOpeningCoordinator<ArticleListScreen>, LinkHandler {
  let list: ArticleList

  init(
    _ list: ArticleList, actions: ArticleActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.list = list
    super.init(library: list.library, actions: actions, now: now, presenter: presenter)
  }

  override func start() {
    let screen = ArticleListScreen(list, actions: actions, now: now)
    screen.didSelect = showArticle
    show(screen)
  }

  /// Leads to an article by its one-based number in the list.
  func follow(_ number: Int) throws -> LinkStep {
    let articles = list.articles
    guard number >= 1, number <= articles.count else { return .unknown }
    let position = ArticlePosition(of: articles[number - 1], in: articles)
    return try leadToChild(orStart: articleCoordinator(at: position)) {
      $0.article.id == position.article.id
    }
  }

  func showArticle(_ article: Article) { showArticle(article, in: list.articles) }
}

extension ArticleListCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> Article.ID? {
    (child as? ArticleCoordinator)?.article.id
  }

  /// Opens an article again.
  ///
  /// - Throws: ``ArticleMissing`` when neither a feed nor the saved articles have it.
  func restore(_ id: Article.ID) throws {
    guard let article = list.library.article(id) else { throw ArticleMissing() }
    showArticle(article)
  }
}

/// The article to restore no longer exists.
struct ArticleMissing: Error {}
