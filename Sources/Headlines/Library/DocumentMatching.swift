import LocalizableStrings
import Synchronization

/// The matching of a document with what is stored of its feed, in pieces between which others can write.
final class DocumentMatching: Sendable {
  private let work: Mutex<Work>
  /// What the user has of a feed for this run, by the names of the items.
  private let ofUser: [String: [StoredArticle]]

  private struct Work {
    var matching: ArticleMatching
    var names: ArraySlice<String>
    /// The dates of the items that are left after all names.
    var dates: ArraySlice<(published: Double?, items: [Int])>?
    var articles: [(content: ArticleContent, date: Timestamp)]?
  }

  private static let namesPerPiece = 200

  init(_ articles: [ArticleContent], ofUser: [String: [StoredArticle]] = [:]) {
    let matching = ArticleMatching(articles)
    work = Mutex(Work(matching: matching, names: matching.names[...]))
    self.ofUser = ofUser
  }

  /// Looks some items up; returns whether others are left.
  func advance(in tables: ArticleTables, of feed: (row: Int64, address: String)) throws -> Bool {
    try work.withLock { work in
      let names = work.names.prefix(Self.namesPerPiece)
      for name in names {
        let stored = try tables.stored(named: name, of: feed)
        let keys = Set(stored.map(\.key))
        let others = (ofUser[name] ?? []).filter { !keys.contains($0.key) }
        try work.matching.match(name, stored + others, textHash: tables.textHash)
      }
      work.names = work.names.dropFirst(names.count)
      guard names.isEmpty else { return true }
      let dates = work.dates ?? work.matching.unmatched.map { ($0, $1) }[...]
      for (published, items) in dates.prefix(Self.namesPerPiece) {
        let titles = Set(items.map { work.matching.items[$0].title })
        try work.matching.matchContents(
          of: items,
          tables.stored(published: published, titles: titles, of: feed.row),
          textHash: tables.textHash)
      }
      work.dates = dates.dropFirst(Self.namesPerPiece)
      return work.dates?.isEmpty == false
    }
  }

  /// The articles with the keys and dates that they have or get; the first call, after all items were looked up, decides.
  func articles(now: Timestamp) -> [(content: ArticleContent, date: Timestamp)] {
    work.withLock { work in
      let articles = work.articles ?? work.matching.articles(now: now)
      work.articles = articles
      return articles
    }
  }
}
