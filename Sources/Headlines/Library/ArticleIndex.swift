/// All feeds, and their articles merged into one sorted list per filter.
///
/// A value, so that the next index is built off the main actor while this one is shown.
struct ArticleIndex: Sendable {
  /// The feeds in the user's order.
  private(set) var feeds: [LoadedFeed] = []
  /// Increases with each change.
  private(set) var revision = 0
  private var filtered: [ArticleFilter: [Article]] = [:]

  /// The articles that pass a filter, newest first; those of equal date by the id of their feed.
  func articles(_ filter: ArticleFilter) -> [Article] { filtered[filter] ?? [] }

  func feed(_ id: Feed.ID) -> LoadedFeed? { feeds.first { $0.id == id } }

  /// Replaces feeds with the same id, and appends the others.
  mutating func insertOrReplace(_ changed: [LoadedFeed], using indexer: ArticleIndexer) {
    revision += 1
    var new: [Feed.ID: [Article]] = [:]
    var replaced: Set<Feed.ID> = []
    for var feed in changed {
      feed.unreadCounts = indexer.unreadCounts(of: feed.articles)
      guard let index = feeds.firstIndex(where: { $0.id == feed.id }) else {
        new[feed.id] = feed.articles
        feeds.append(feed)
        continue
      }
      // Most refreshes bring nothing new.
      if !feeds[index].articles.elementsEqual(feed.articles, by: ===) {
        if !feeds[index].articles.isEmpty { replaced.insert(feed.id) }
        new[feed.id] = feed.articles
      }
      feeds[index] = feed
    }
    for filter in ArticleFilter.allCases {
      var articles = filtered[filter] ?? []
      if !replaced.isEmpty { articles.removeAll { replaced.contains($0.feed.id) } }
      let added = new.values.map { indexer.articles(matching: filter, in: $0) }
      filtered[filter] = .merged([articles, .merged(added)])
    }
  }

  /// Removes a feed and its articles.
  mutating func remove(_ id: Feed.ID) {
    revision += 1
    feeds.removeAll { $0.id == id }
    for filter in ArticleFilter.allCases {
      filtered[filter]?.removeAll { $0.feed.id == id }
    }
  }

  /// Subtracts articles of a feed that were just marked as read from its unread counts.
  mutating func subtractRead(_ read: [Article], of id: Feed.ID, using indexer: ArticleIndexer) {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else { return }
    let articles = feeds[index].articles
    guard read.count <= Self.subtractionLimit,
      read.allSatisfy({ article in articles.contains { $0 === article } })
    else { return recount([id], using: indexer) }
    revision += 1
    for filter in ArticleFilter.allCases {
      let count = indexer.articles(matching: filter, in: read).count
      feeds[index].unreadCounts[filter, default: 0] -= count
    }
  }

  /// For more articles than this, recounting the feed is faster.
  private static let subtractionLimit = 8

  /// Counts the unread articles of some feeds again.
  mutating func recount(_ ids: Set<Feed.ID>, using indexer: ArticleIndexer) {
    revision += 1
    for index in feeds.indices where ids.contains(feeds[index].id) {
      feeds[index].unreadCounts = indexer.unreadCounts(of: feeds[index].articles)
    }
  }
}

extension [Article] {
  /// Merges lists that are each sorted newest first.
  fileprivate static func merged(_ lists: [[Article]]) -> [Article] {
    var lists = lists.filter { !$0.isEmpty }
    // Pairwise merge: each element moves O(log n) times.
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { index in
        index + 1 < lists.count ? lists[index].merged(with: lists[index + 1]) : lists[index]
      }
    }
    return lists.first ?? []
  }

  private func merged(with others: [Article]) -> [Article] {
    func isBefore(_ first: Article, _ second: Article) -> Bool {
      first.date == second.date
        ? first.feed.id < second.feed.id : first.date > second.date
    }
    var merged: [Article] = []
    merged.reserveCapacity(count + others.count)
    var next = 0
    for article in self {
      while next < others.count, isBefore(others[next], article) {
        merged.append(others[next])
        next += 1
      }
      merged.append(article)
    }
    return merged + others[next...]
  }
}
