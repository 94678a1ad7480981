import GRDB
import LocalizableStrings

/// A feed of the list, with the counts of its articles and the result of the last fetch.
struct LoadedFeed: Sendable, Identifiable {
  var feed: Feed
  /// The number of articles, and of those that are unread, per filter.
  var counts: [ArticleFilter: Int] = [:]
  var unreadCounts: [ArticleFilter: Int] = [:]
  /// The number of articles that the user's limit has removed, and of those that were unread.
  var dropped = (count: 0, unread: 0)
  /// The number of items beyond the parser's limit.
  var omittedCount = 0
  /// Why the last fetch failed; nil after a success.
  var error: FetchError?
  /// Until when the server asked for no request; nil after any other response.
  var retryAt: Timestamp?
  /// The validators of the last response, for a conditional request.
  var validators: HTTPValidators?
  /// The new address after a permanent redirect.
  var movedTo: String?
  /// Where the database has the feed.
  var row: Int64 = 0
  /// The language of a feed that comes with the program, else empty.
  var language = ""
  var isSubscribed = true

  var id: Feed.ID { feed.id }

  /// The address to fetch from.
  var address: String { movedTo ?? id }

  /// The number of articles.
  var count: Int { counts[.all] ?? 0 }

  /// Whether the feed has an address to fetch; the bundled feed has none.
  var isRefreshable: Bool { !id.isEmpty }

  init(feed: Feed) { self.feed = feed }

  /// All feeds, in the user's order.
  static func all(_ db: Database) throws -> [LoadedFeed] {
    // A damaged database may have any counts.
    let most = try Int.fetchOne(db, sql: "SELECT max(id) FROM articles") ?? 0
    return try Row.fetchAll(
      db, sql: "SELECT * FROM feeds LEFT JOIN counts ON feed = id ORDER BY position, id"
    ).map { row in
      let count = { (column: String) in min(max(row.integer(column), 0), most) }
      var loaded = LoadedFeed(
        feed: Feed(id: row.text("address") ?? "", title: row.text("title") ?? ""))
      loaded.counts = [
        .all: count("total"), .world: count("world"), .video: count("video"),
      ]
      loaded.unreadCounts = [
        .all: count("unread"), .world: count("unreadWorld"),
        .video: count("unreadVideo"),
      ]
      loaded.dropped = (max(row.integer("dropped"), 0), max(row.integer("unreadDropped"), 0))
      loaded.validators = HTTPValidators(
        etag: row.text("etag"), lastModified: row.text("lastModified"))
      loaded.movedTo = row.text("movedTo")
      loaded.retryAt = row.number("retryAt").map { Timestamp(secondsSince1970: $0) }
      loaded.row = row.rowID("id")
      loaded.language = row.text("language") ?? ""
      loaded.isSubscribed = row.flag("isSubscribed")
      return loaded
    }
  }
}
