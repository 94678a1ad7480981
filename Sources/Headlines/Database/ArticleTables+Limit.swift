import GRDB
import LocalizableStrings

extension ArticleTables {
  /// Whether a limit has removed an article.
  func isDropped(_ key: ArticleContent.ID, of feed: Int64) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT 1 FROM dropped WHERE feed = ? AND key = ?")
    return try Bool.fetchOne(statement, arguments: [feed, key]) != nil
  }

  /// Deletes articles beyond a limit that nobody has saved, and remembers their keys; returns whether
  /// there may be more.
  func drop(beyond limit: ArticleLimit, now: Timestamp, atMost count: Int) throws -> Bool {
    var left = count
    for feed in try subscribedFeeds where left > 0 {
      guard let oldest = try oldest(limit, in: feed, now: now) else { continue }
      let rows = try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM articles WHERE feed = ? AND (date, id) < (?, ?)
            AND id NOT IN (SELECT article FROM saved) LIMIT ?
          """, arguments: [feed, oldest.date, oldest.row, left])
      for row in rows {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO dropped (feed, key, isRead, title, link, published)
              SELECT feed, key, isRead, title, link, published FROM articles WHERE id = ?
            """, arguments: [row])
        try delete(row, address: nil)
      }
      left -= rows.count
    }
    return left == 0
  }

  /// The number of articles that a limit would remove.
  func count(beyond limit: ArticleLimit, now: Timestamp) throws -> Int {
    var saved: [Int64: [(date: Double, row: Int64)]] = [:]
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT feed, date, id FROM articles WHERE id IN (SELECT article FROM saved)
        """)
    for row in rows {
      saved[row.rowID("feed"), default: []].append((row.number("date") ?? 0, row.rowID("id")))
    }
    return try subscribedFeeds.reduce(0) { sum, feed in
      guard let oldest = try oldest(limit, in: feed, now: now) else { return sum }
      let older = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM articles WHERE feed = ? AND (date, id) < (?, ?)",
        arguments: [feed, oldest.date, oldest.row])
      return sum + (older ?? 0) - (saved[feed] ?? []).count { $0 < oldest }
    }
  }

  private var subscribedFeeds: [Int64] {
    get throws {
      try Int64.fetchAll(db, sql: "SELECT id FROM feeds WHERE language = '' AND isSubscribed")
    }
  }

  var hasDropped: Bool {
    get throws { try Bool.fetchOne(db, sql: "SELECT 1 FROM dropped LIMIT 1") != nil }
  }

  /// Lets articles that a limit has removed come back with the next refresh; returns whether there may be more.
  func forgetDropped(atMost count: Int) throws -> Bool {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT dropped.rowid AS row, feed, key, address FROM dropped JOIN feeds ON id = feed LIMIT ?
        """, arguments: [count])
    for row in rows {
      try forgetDropped(
        row.text("key") ?? "", of: (row.rowID("feed"), row.text("address") ?? ""))
      // A key that cannot be read.
      try db.execute(sql: "DELETE FROM dropped WHERE rowid = ?", arguments: [row.rowID("row")])
    }
    // Else a feed that has not changed would not send them.
    for feed in Set(rows.map { $0.rowID("feed") }) {
      try db.execute(
        sql: "UPDATE feeds SET etag = NULL, lastModified = NULL WHERE id = ?", arguments: [feed])
    }
    guard rows.count < count else { return true }
    try Settings.change(in: db) { $0.forgetsDropped = false }
    return false
  }

  /// Lets an article come back now that a limit has removed, as it was.
  func forgetDropped(_ key: ArticleContent.ID, of feed: (row: Int64, address: String)) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO marks (address, key, title, link, published)
          SELECT ?1, key, title, link, published FROM dropped WHERE feed = ?2 AND key = ?3 AND isRead;
        """, arguments: [feed.address, feed.row, key])
    try db.execute(
      sql: """
        UPDATE counts SET count = count - 1
          WHERE feed = ?1 AND kind = (SELECT \(Schema.droppedKind) + isRead FROM dropped WHERE feed = ?1 AND key = ?2)
        """, arguments: [feed.row, key])
    try db.execute(
      sql: "DELETE FROM dropped WHERE feed = ? AND key = ?", arguments: [feed.row, key])
  }

  /// The date and row of the oldest article of a feed that is kept; nil if all are.
  private func oldest(
    _ limit: ArticleLimit, in feed: Int64, now: Timestamp
  ) throws -> (date: Double, row: Int64)? {
    if let days = limit.days { return (now.secondsSince1970 - Double(days * 86_400), 0) }
    guard let count = limit.count else { return nil }
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT date, id FROM articles WHERE feed = ? ORDER BY date DESC, id DESC LIMIT 1 OFFSET ?
        """, arguments: [feed, count - 1])
    return row.map { ($0.number("date") ?? 0, $0.rowID("id")) }
  }
}
