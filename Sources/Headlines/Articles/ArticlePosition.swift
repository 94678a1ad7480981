/// The position of an article in the list that it was opened from.
struct ArticlePosition {
  let article: Article
  private let articles: Articles

  /// Finds an article in a list; one that is not in the list becomes a list of its own.
  init(of article: Article, in articles: Articles) {
    self.init(
      article: article, articles: articles.contains(article) ? articles : Articles([article]))
  }

  private init(article: Article, articles: Articles) {
    self.article = article
    self.articles = articles
  }

  /// The position `step` articles further down; nil beyond an end of the list.
  func moved(by step: Int) -> ArticlePosition? {
    articles.article(step, from: article).map { ArticlePosition(article: $0, articles: articles) }
  }
}
