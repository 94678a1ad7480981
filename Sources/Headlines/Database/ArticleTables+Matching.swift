import GRDB
import LocalizableStrings

extension ArticleTables {
  /// What is stored of a feed under at most four keys, compared with an item.
  func stored(
    _ keys: [ArticleContent.ID], _ item: ArticleContent, of feed: (row: Int64, address: String)
  ) throws -> [ArticleContent.ID: ItemMatching.Stored] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT key, title, link, published, date, id, hash FROM articles
          WHERE feed = ?1 AND key IN (?3, ?4, ?5, ?6)
        UNION ALL SELECT key, title, link, published, NULL, NULL, NULL FROM dropped
          WHERE feed = ?1 AND key IN (?3, ?4, ?5, ?6)
        UNION ALL SELECT key, title, link, published, NULL, NULL, NULL FROM marks
          WHERE address = ?2 AND key IN (?3, ?4, ?5, ?6)
        """)
    let places = (0..<4).map { $0 < keys.count ? keys[$0] : nil }
    let arguments: StatementArguments = [
      feed.row, feed.address, places[0], places[1], places[2], places[3],
    ]
    var all: [ArticleContent.ID: ItemMatching.Stored] = [:]
    for row in try Row.fetchAll(statement, arguments: arguments) {
      guard let key = row.text("key"), all[key] == nil else { continue }
      var stored = ItemMatching.Stored(row)
      if stored.date != nil { stored.hasSameText = try hasText(of: item, in: row) }
      all[key] = stored
    }
    return all
  }

  /// Whether a row of an article has the text of an item.
  private func hasText(of item: ArticleContent, in row: Row) throws -> Bool {
    if row.rowID("hash") == item.stableHash { return true }
    return try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT 1 FROM texts WHERE id = ? AND summary = ? AND body = ?"),
      arguments: [row.rowID("id"), item.summary, BodyLayout.encoded(item.body)]) ?? false
  }

  /// Whether several of the newest articles of a feed have a link.
  func isShared(_ link: String, in feed: Int64) throws -> Bool {
    let count = try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT count(*) FROM (
            SELECT link FROM articles WHERE feed = ? ORDER BY date DESC, id DESC LIMIT 1000)
            WHERE link = ?
          """), arguments: [feed, link])
    return count ?? 0 > 1
  }
}

extension ItemMatching.Stored {
  init(_ row: Row) {
    self.init(
      title: row.text("title"), link: row.text("link"), published: row.number("published"),
      date: row.seconds("date"))
  }

  init(_ content: ArticleContent) {
    self.init(
      title: content.title, link: content.link, published: content.published?.secondsSince1970)
  }
}
