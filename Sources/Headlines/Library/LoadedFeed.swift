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
  /// The number of articles that words hide.
  var hiddenCount = 0
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
  /// The folders that the feed is in; none on the first level of the list.
  var folders: [FeedFolder] = []
  /// The words that hide articles of the feed, as the user has typed them.
  var hiddenWords = ""
  /// What an imported outline said beside the title and the address, by the names of its attributes in JSON.
  var outline: String?

  var id: Feed.ID { feed.id }

  /// The address to fetch from.
  var address: String { movedTo ?? id }

  /// The number of articles.
  var count: Int { counts[.all] ?? 0 }

  /// Whether the feed has an address to fetch; the bundled feed has none.
  var isRefreshable: Bool { !id.isEmpty }

  /// Whether the last fetch failed because the server asks for a sign-in.
  var isLocked: Bool { error?.reason.protectionSpace != nil }

  /// The mistake in the file of the last fetch, which was read before and after it.
  var mistake: FetchError? { error.flatMap { $0.isMistakeOfFile ? $0 : nil } }

  init(feed: Feed) { self.feed = feed }

  /// All feeds, in the user's order.
  static func all(_ db: Database) throws -> [LoadedFeed] {
    let counts = try allCounts(db)
    return try Row.fetchAll(db, sql: "SELECT * FROM feeds ORDER BY position, id").map { row in
      var loaded = LoadedFeed(row)
      for (kind, count) in counts[loaded.row] ?? [] { loaded.add(count, kind) }
      return loaded
    }
  }

  /// A feed that the user has subscribed to, without its counts.
  static func subscribed(_ id: Feed.ID, _ db: Database) throws -> LoadedFeed? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT * FROM feeds WHERE address = ? AND language = '' AND isSubscribed"),
      arguments: [id]
    ).map(LoadedFeed.init)
  }

  private static func allCounts(_ db: Database) throws -> [Int64: [(kind: Int, count: Int)]] {
    var counts: [Int64: [(kind: Int, count: Int)]] = [:]
    // A damaged database may have any counts.
    let last = try Int.fetchOne(
      db,
      sql: """
        SELECT max(ifnull(max(id), 0),
          ifnull((SELECT CAST(seq AS INTEGER) FROM sqlite_sequence WHERE name = 'articles'), 0)) FROM articles
        """)
    let most = max(0, min(last ?? 0, 1 << 32))
    for row in try Row.fetchAll(db, sql: "SELECT feed, kind, count FROM counts") {
      counts[row.rowID("feed"), default: []].append(
        (row.integer("kind"), min(max(row.integer("count"), 0), most)))
    }
    return counts
  }

  private init(_ row: Row) {
    self.init(
      feed: Feed(
        id: row.text("address") ?? "", title: row.text("title") ?? "",
        name: row.text("name") ?? ""))
    self.row = row.rowID("id")
    validators = HTTPValidators(etag: row.text("etag"), lastModified: row.text("lastModified"))
    movedTo = row.text("movedTo")
    retryAt = row.time("retryAt")
    language = row.text("language") ?? ""
    isSubscribed = row.flag("isSubscribed")
    folders = FeedFolder.list(row.text("folders") ?? "")
    outline = row.text("outline")
    hiddenWords = row.text("hiddenWords") ?? ""
    error = row.text("error").flatMap(FetchError.init(json:))
  }

  /// Adds articles of a kind, as ``Schema`` numbers them.
  private mutating func add(_ count: Int, _ kind: Int) {
    let isUnread = kind & 1 == 0
    if kind == Schema.hiddenKind {
      hiddenCount = count
      return
    }
    if kind >= Schema.droppedKind {
      dropped.count += count
      if isUnread { dropped.unread += count }
      return
    }
    let filters: [(ArticleFilter, Bool)] = [
      (.all, true), (.world, kind & 2 != 0), (.video, kind & 4 != 0),
    ]
    for (filter, hasArticle) in filters {
      counts[filter, default: 0] += hasArticle ? count : 0
      unreadCounts[filter, default: 0] += hasArticle && isUnread ? count : 0
    }
  }
}
