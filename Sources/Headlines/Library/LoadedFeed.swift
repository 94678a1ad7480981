import LocalizableStrings

/// A feed in memory, with its articles and the result of the last fetch.
struct LoadedFeed: Sendable, Identifiable {
  var feed: Feed
  /// The articles, newest first.
  var articles: [Article] = []
  /// The number of items beyond the parser's limit.
  var omittedCount = 0
  /// The number of unread articles per filter.
  var unreadCounts: [ArticleFilter: Int] = [:]
  /// Why the last fetch failed; nil after a success.
  var error: FetchError?
  /// Until when the server asked for no request; nil after any other response.
  var retryAt: Timestamp?
  /// The validators of the last response, for a conditional request.
  var validators: HTTPValidators?
  /// The new address after a permanent redirect.
  var movedTo: String?
  /// Whether the feed is from `--feed`: it is neither cached nor saved.
  var isTemporary = false

  var id: Feed.ID { feed.id }

  /// The address to fetch from.
  var address: String { movedTo ?? id }

  /// Whether the feed has an address to fetch; the bundled feed has none.
  var isRefreshable: Bool { !id.isEmpty }

  /// Replaces the articles by those of a document; up to `earlierLimit` earlier ones stay, unless
  /// the feed is temporary.
  mutating func update(with document: FeedDocument, now: Timestamp, earlierLimit: Int = 5_000) {
    if !document.title.isEmpty { feed.title = document.title }
    let earlier = isTemporary ? [] : Array(articles.prefix(earlierLimit))
    articles = Article.articles(in: document, of: feed, keeping: earlier, now: now)
    omittedCount = document.omittedCount
    error = nil
  }
}
