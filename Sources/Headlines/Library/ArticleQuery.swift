import GRDB
import LocalizableStrings

/// Which articles a list has, in SQL, and their order: newest first.
struct ArticleQuery: Sendable {
  /// The rows of the feeds that lists leave out.
  let hiddenFeeds: Set<Int64>
  var filter = ArticleFilter.all
  /// The row of the only feed, if the list is of one.
  var feed: Int64?
  /// The last row that is marked as read.
  var lastRow = Int64.max

  private var condition: String {
    var conditions = ["1"]
    if let feed {
      conditions = ["feed = \(feed)"]
    } else if !hiddenFeeds.isEmpty {
      conditions = [
        "feed NOT IN (\(hiddenFeeds.sorted().map(String.init).joined(separator: ", ")))"
      ]
    }
    switch filter {
    case .all: break
    case .world: conditions.append("isWorld")
    case .video: conditions.append("duration IS NOT NULL")
    }
    return conditions.joined(separator: " AND ")
  }

  /// The rows after an article or, in reverse order, those before it.
  func rows(_ db: Database, after article: Article, isReversed: Bool, limit: Int) throws -> [Row] {
    try rows(
      db, "(date, feed, id) \(isReversed ? ">" : "<") (?, ?, ?)", isReversed, limit, 0,
      [article.date.secondsSince1970, article.row.feed, article.row.article])
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

  /// The feeds and keys of all unread articles.
  func unreadKeys(_ db: Database) throws -> [(feed: Int64, key: ArticleContent.ID)] {
    try Row.fetchAll(db, sql: "SELECT feed, key FROM articles WHERE NOT isRead AND \(condition)")
      .map {
        ($0.rowID("feed"), $0.text("key") ?? "")
      }
  }

  private func rows(
    _ db: Database, _ start: String, _ isReversed: Bool, _ limit: Int, _ offset: Int,
    _ arguments: StatementArguments
  ) throws -> [Row] {
    let order = isReversed ? "ASC" : "DESC"
    let statement = try db.cachedStatement(
      sql: """
        SELECT * FROM articles WHERE \(condition) AND \(start)
          ORDER BY date \(order), feed \(order), id \(order) LIMIT ? OFFSET ?
        """)
    return try Row.fetchAll(statement, arguments: arguments + [limit, offset])
  }
}
