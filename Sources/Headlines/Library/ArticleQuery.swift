import GRDB
import LocalizableStrings

/// Which articles a list has, in SQL, and their order.
struct ArticleQuery: Sendable {
  /// The rows of the feeds that lists leave out.
  let hiddenFeeds: Set<Int64>
  var filter = ArticleFilter.all
  /// The row of the only feed, if the list is of one.
  var feed: Int64?
  var order = ArticleOrder.newest
  /// The rows of read articles that a list of unread ones has; nil for a list of all.
  var readRows: Set<Int64>?
  /// The last row that is marked as read.
  var lastRow = Int64.max

  private var condition: String {
    var conditions = ["1"]
    if let feed {
      conditions = ["feed = \(feed)"]
    } else if !hiddenFeeds.isEmpty {
      conditions = ["feed NOT IN (\(Self.list(hiddenFeeds)))"]
    }
    switch filter {
    case .all: break
    case .world: conditions.append("isWorld")
    case .video: conditions.append("duration IS NOT NULL")
    }
    conditions.append("NOT isHidden")
    if let readRows { conditions.append("(NOT isRead OR id IN (\(Self.list(readRows))))") }
    return conditions.joined(separator: " AND ")
  }

  /// The rows after an article or, in reverse order, those before it.
  func rows(_ db: Database, after article: Article, isReversed: Bool, limit: Int) throws -> [Row] {
    let (date, row) = (article.date.secondsSince1970, article.row)
    let sign = isReversed == (order == .oldest) ? "<" : ">"
    guard order == .feed else {
      return try rows(
        db, "(date, feed, id) \(sign) (?, ?, ?)", isReversed, limit, 0,
        [date, row.feed, row.article])
    }
    let next = isReversed ? "<" : ">"
    // The first comparison is what the index finds.
    return try rows(
      db, "feed \(next)= ? AND (feed \(next) ? OR (date, id) \(sign) (?, ?))", isReversed, limit, 0,
      [row.feed, row.feed, date, row.article])
  }

  /// The rows from an offset on, counted from the end in reverse order.
  func rows(_ db: Database, from offset: Int, isReversed: Bool, limit: Int) throws -> [Row] {
    try rows(db, "1", isReversed, limit, offset, [])
  }

  func contains(_ article: Article, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT 1 FROM articles WHERE id = ? AND \(condition)",
      arguments: [article.row.article]) != nil
  }

  /// Marks up to `limit` articles as read, in the order of their rows; returns whether there may be more.
  func markAsRead(_ db: Database, limit: Int) throws -> Bool {
    try db.execute(
      sql: """
        UPDATE articles SET isRead = 1
          WHERE id IN (
            SELECT id FROM articles WHERE NOT isRead AND id <= ? AND \(condition) ORDER BY id LIMIT ?)
        """, arguments: [lastRow, limit])
    return db.changesCount == limit
  }

  /// The number of articles that are read, of those that a list of unread ones has.
  func readCount(_ db: Database) throws -> Int {
    guard readRows?.isEmpty == false else { return 0 }
    return try Int.fetchOne(db, sql: "SELECT count(*) FROM articles WHERE isRead AND \(condition)")
      ?? 0
  }

  /// The number of unread articles that were stored after a row.
  func unreadCount(_ db: Database, after row: Int64) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM articles WHERE NOT isRead AND id > ? AND \(condition)",
      arguments: [row]) ?? 0
  }

  /// All unread articles, and their feeds.
  func unread(_ db: Database) throws -> [(feed: Int64, article: StoredArticle)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT feed, key, title, link, published FROM articles WHERE NOT isRead AND \(condition)
        """
    ).map { ($0.rowID("feed"), StoredArticle($0)) }
  }

  private func rows(
    _ db: Database, _ start: String, _ isReversed: Bool, _ limit: Int, _ offset: Int,
    _ arguments: StatementArguments
  ) throws -> [Row] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT * FROM articles WHERE \(condition) AND \(start)
          ORDER BY \(columns(isReversed: isReversed)) LIMIT ? OFFSET ?
        """)
    return try Row.fetchAll(statement, arguments: arguments + [limit, offset])
  }

  private func columns(isReversed: Bool) -> String {
    let (up, down) = isReversed ? ("DESC", "ASC") : ("ASC", "DESC")
    return switch order {
    case .newest: "date \(down), feed \(down), id \(down)"
    case .oldest: "date \(up), feed \(up), id \(up)"
    case .feed: "feed \(up), date \(down), id \(down)"
    }
  }

  private static func list(_ rows: Set<Int64>) -> String {
    rows.sorted().map(String.init).joined(separator: ", ")
  }
}
