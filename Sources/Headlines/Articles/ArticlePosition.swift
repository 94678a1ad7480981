/// The position of an article in the list that it was opened from.
///
/// The list is a copy: the user pages through what they saw, even if the feed or the saved articles
/// change meanwhile.
struct ArticlePosition {
  let article: Article
  private let articles: [Article]
  private let index: Int

  /// Finds an article in a list; one that is not in the list becomes a list of its own.
  init(of article: Article, in articles: [Article]) {
    let index = articles.firstIndex { $0.id == article.id }
    self.init(
      article: article, articles: index == nil ? [article] : articles, index: index ?? 0)
  }

  private init(article: Article, articles: [Article], index: Int) {
    self.article = article
    self.articles = articles
    self.index = index
  }

  /// The position `step` articles further down; nil beyond an end of the list.
  func moved(by step: Int) -> ArticlePosition? {
    guard articles.indices.contains(index + step) else { return nil }
    return ArticlePosition(
      article: articles[index + step], articles: articles, index: index + step)
  }
}
