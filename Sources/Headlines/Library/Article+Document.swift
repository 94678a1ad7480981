import LocalizableStrings

extension Article {
  /// The articles of a document and the earlier ones that it no longer has, newest first.
  ///
  /// An article without a date gets the date of the one before it, and the first one `now`.
  static func articles(
    in document: FeedDocument, of feed: Feed, keeping earlier: [Article] = [], now: Timestamp
  ) -> [Article] {
    let known = Dictionary(
      earlier.map { ($0.content.id, $0) }, uniquingKeysWith: { first, _ in first })
    var date = now
    var articles: [Article] = []
    for content in document.articles {
      date = content.published ?? known[content.id]?.date ?? date
      articles.append(Article(content, from: feed, date: date))
    }
    let found = Set(document.articles.map(\.id))
    articles += earlier.filter { !found.contains($0.content.id) }
    return articles.newestFirst
  }
}

extension [Article] {
  /// The articles sorted by date; the sort is stable.
  fileprivate var newestFirst: [Article] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.date >= $1.date }
    return isSorted ? self : sorted { $0.date > $1.date }
  }
}
