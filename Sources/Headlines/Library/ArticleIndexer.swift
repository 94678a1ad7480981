/// Filters articles and counts the unread ones for an ``ArticleIndex``.
struct ArticleIndexer: Sendable {
  /// The section names for world news, in lower case.
  let worldSections: Set<String>
  /// The read marks of the feeds to index.
  let readMarks: [Feed.ID: ReadMarks]
  /// The articles that earlier versions of the program marked as read in `state.json`.
  let legacyReadIDs: Set<Article.ID>

  func isRead(_ article: Article) -> Bool {
    readMarks[article.feed.id]?.contains(article.content.id) ?? false
      || legacyReadIDs.contains(article.id)
  }

  /// The articles that pass a filter, in their order.
  func articles(matching filter: ArticleFilter, in articles: [Article]) -> [Article] {
    switch filter {
    case .all: articles
    case .world:
      articles.filter { article in
        article.content.section.map { worldSections.contains($0.lowercased()) } ?? false
      }
    case .video: articles.filter { $0.content.duration != nil }
    }
  }

  /// The number of unread articles per filter.
  func unreadCounts(of articles: [Article]) -> [ArticleFilter: Int] {
    let unread = articles.filter { !isRead($0) }
    return Dictionary(
      uniqueKeysWithValues: ArticleFilter.allCases.map {
        ($0, self.articles(matching: $0, in: unread).count)
      })
  }

  /// A copy of an index with some feeds inserted or replaced; runs off the main actor.
  @concurrent
  func updated(_ index: ArticleIndex, with feeds: [LoadedFeed]) async -> ArticleIndex {
    var next = index
    next.insertOrReplace(feeds, using: self)
    return next
  }
}
