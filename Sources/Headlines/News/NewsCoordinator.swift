import Sternik

/// Leads from the list of articles to an article and back.
final class NewsCoordinator: NavigationCoordinator<ArticleListScreen>, LinkHandler {
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

  /// Leads to an article by its number in the list, counted from one.
  func follow(_ number: Int) throws -> LinkStep {
    let articles = library.feed.articles
    guard number >= 1, number <= articles.count else { return .unknown }
    let article = articles[number - 1]
    return try leadToChild(orStart: reading(of: article)) { $0.article.id == article.id }
  }

  func showArticle(_ article: Article) { start(child: reading(of: article)) }

  private func reading(of article: Article) -> ArticleCoordinator {
    let reading = ArticleCoordinator(article: article, now: now, presenter: presenter)
    reading.didRead = { self.didRead($0) }
    return reading
  }
}
