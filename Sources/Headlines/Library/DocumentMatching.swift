import LocalizableStrings
import Synchronization

/// The matching of a document with what is stored of its feed, in pieces between which others can write.
final class DocumentMatching: Sendable {
  private let work: Mutex<Work>

  private struct Work {
    var matching: ItemMatching
    var articles: [(content: ArticleContent, date: Timestamp)]?
  }

  init(_ articles: [ArticleContent]) {
    work = Mutex(Work(matching: ItemMatching(articles)))
  }

  /// Looks items up.
  func find(
    _ range: Range<Int>, of feed: (row: Int64, address: String), in tables: ArticleTables
  ) throws {
    try work.withLock { work in
      for index in range {
        try work.matching.find(index) {
          try tables.stored($0, $1, of: feed)
        } isLinkShared: {
          try tables.isShared($0, in: feed.row)
        }
      }
    }
  }

  /// The articles with the keys that they have or get, and their dates, from the last of the document to the first.
  ///
  /// An article without a date keeps that with which it was found, else it has that of the article before it, and the first
  /// one has `now`. The first call decides.
  func articles(now: Timestamp) -> [(content: ArticleContent, date: Timestamp)] {
    work.withLock { work in
      if work.articles == nil { work.articles = Self.articles(of: work.matching, now: now) }
      return work.articles ?? []
    }
  }

  private static func articles(
    of matching: ItemMatching, now: Timestamp
  ) -> [(content: ArticleContent, date: Timestamp)] {
    var date = now
    return zip(matching.items, matching.matches()).map { item, match in
      if let published = item.published {
        date = published
      } else if let found = match.stored?.date {
        date = Timestamp(secondsSince1970: found)
      }
      return (item.with(id: match.key), date)
    }
    .reversed()
  }
}
