import LocalizableStrings

extension Story {
  /// The articles of a feed and those that it had earlier, the newest first.
  ///
  /// An article without a date is as old as the one before it; the first one as when it was found.
  static func all(
    of feed: Feed, from source: Source, knowing earlier: [Story] = [], now: Timestamp
  ) -> [Story] {
    let known = Dictionary(
      earlier.map { ($0.article.id, $0) }, uniquingKeysWith: { first, _ in first })
    var date = now
    var stories: [Story] = []
    for article in feed.articles {
      date = article.published ?? known[article.id]?.date ?? date
      stories.append(Story(article, from: source, date: date))
    }
    let found = Set(feed.articles.map(\.id))
    stories += earlier.filter { !found.contains($0.article.id) }
    return stories.newestFirst
  }
}

extension [Story] {
  /// Sorted by date; those of the same date stay in their order.
  var newestFirst: [Story] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.date >= $1.date }
    return isSorted ? self : sorted { $0.date > $1.date }
  }
}
