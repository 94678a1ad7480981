import Sternik

extension NewsCoordinator: Restorable {
  func waypoint(to child: Coordinator) -> Article.ID? {
    (child as? ArticleCoordinator)?.article.id
  }

  /// Opens an article again.
  ///
  /// - Throws: ``ArticleMissing`` when the feed has it no more.
  func lead(to id: Article.ID) throws {
    guard let article = library.article(id) else { throw ArticleMissing() }
    showArticle(article)
  }
}

/// An article that was open is in the feed no more.
struct ArticleMissing: Error {}
