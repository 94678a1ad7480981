import GRDB
import LocalizableStrings

/// Writes articles, their texts and the search index.
struct ArticleTables {
  let db: Database

  /// The row of a feed, which this adds if there is none; a new feed is not subscribed to.
  func feed(_ address: String, language: String = "", title: String = "") throws -> Int64 {
    let known = try Int64.fetchOne(
      db, sql: "SELECT id FROM feeds WHERE address = ? AND language = ?",
      arguments: [address, language])
    if let known { return known }
    try db.execute(
      sql: "INSERT INTO feeds (address, language, title) VALUES (?, ?, ?)",
      arguments: [address, language, title])
    return db.lastInsertedRowID
  }

  /// The row of the feed of an article; the articles of the bundled feed have the language in their keys.
  func feed(of feed: Feed, for key: ArticleContent.ID) throws -> Int64 {
    let language = feed.id.isEmpty ? String(key.prefix { $0 != "/" }) : ""
    return try self.feed(feed.id, language: language, title: feed.title)
  }

  /// Subscribes to a feed, as the last one of the list.
  @discardableResult
  func subscribe(_ feed: Feed) throws -> Int64 {
    let row = try self.feed(feed.id)
    try db.execute(
      sql: """
        UPDATE feeds SET isSubscribed = 1, title = CASE ? WHEN '' THEN title ELSE ? END,
          position = (SELECT 1 + max(position) FROM feeds) WHERE id = ? AND NOT isSubscribed
        """, arguments: [feed.title, feed.title, row])
    return row
  }

  /// Inserts an article, or updates it if its content has changed; returns its row.
  @discardableResult
  func write(
    _ content: ArticleContent, of feed: (row: Int64, address: String), date: Timestamp,
    worldSections: Set<String>, hidden: HiddenWords = HiddenWords()
  ) throws -> Int64 {
    let row = try writeContent(content, of: feed, date: date, worldSections: worldSections)
    if !hidden.isEmpty { try setHidden(hidden.hide(content.title), row) }
    return row
  }

  private func writeContent(
    _ content: ArticleContent, of feed: (row: Int64, address: String), date: Timestamp,
    worldSections: Set<String>
  ) throws -> Int64 {
    let known = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT id, hash, date FROM articles WHERE feed = ? AND key = ?"),
      arguments: [feed.row, content.id])
    let hash = content.stableHash
    if let known {
      let row = known.rowID("id")
      guard known.rowID("hash") != hash || known.number("date") != date.secondsSince1970 else {
        return row
      }
      // Before the title changes, since the search needs the words that it has.
      try db.cachedStatement(sql: "DELETE FROM texts WHERE id = ?").execute(arguments: [row])
    }
    let isWorld = content.section.map { worldSections.contains($0.lowercased()) } ?? false
    let row = try Int64.fetchOne(
      db.cachedStatement(
        sql: """
          INSERT INTO articles (feed, key, isRead, date, isWorld, title, section, author, published, link, duration, hash)
            VALUES (:feed, :key, EXISTS (SELECT 1 FROM marks WHERE address = :address AND key = :key), :date, :isWorld,
              :title, :section, :author, :published, :link, :duration, :hash)
            ON CONFLICT DO UPDATE SET date = :date, isWorld = :isWorld, title = :title, section = :section,
              author = :author, published = :published, link = :link, duration = :duration, hash = :hash
            RETURNING id
          """),
      arguments: [
        "feed": feed.row, "key": content.id, "address": feed.address, "date": date.secondsSince1970,
        "isWorld": isWorld, "title": content.title, "section": content.section,
        "author": content.author, "published": content.published?.secondsSince1970,
        "link": content.link, "duration": content.duration.map { $0 / .seconds(1) }, "hash": hash,
      ])
    guard let row else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    try db.cachedStatement(sql: "DELETE FROM marks WHERE address = ? AND key = ?")
      .execute(arguments: [feed.address, content.id])
    try db.cachedStatement(sql: "INSERT INTO texts VALUES (?, ?, ?)")
      .execute(arguments: [
        row, content.summary, BodyLayout.encoded(content.body),
      ])
    return row
  }

  /// Marks an article as read, also one that is not here.
  func mark(_ article: StoredArticle, of address: String) throws {
    try db.cachedStatement(
      sql: """
        UPDATE articles SET isRead = 1 WHERE key = ? AND NOT isRead
          AND feed IN (SELECT id FROM feeds WHERE address = ?)
        """
    ).execute(arguments: [article.key, address])
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO marks (address, key, title, link, published)
          SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (
            SELECT 1 FROM articles WHERE key = ?2 AND feed IN (SELECT id FROM feeds WHERE address = ?1))
        """
    ).execute(arguments: [address, article.key, article.title, article.link, article.published])
  }

  func isSubscribed(_ feed: Int64) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT isSubscribed FROM feeds WHERE id = ?", arguments: [feed])
      ?? false
  }

  /// Whether there are articles that nobody has saved, of feeds that the user has left.
  var hasUnsubscribed: Bool {
    get throws {
      try Bool.fetchOne(
        db,
        sql: """
          SELECT 1 FROM feeds CROSS JOIN articles ON feed = feeds.id
            WHERE NOT isSubscribed AND language = ''
              AND articles.id NOT IN (SELECT article FROM saved) LIMIT 1
          """) != nil
    }
  }

  /// Deletes articles that nobody has saved, of feeds that the user has left, then these feeds; returns
  /// whether there may be more.
  func deleteUnsubscribed(limit: Int) throws -> Bool {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT articles.id, address FROM feeds CROSS JOIN articles ON feed = feeds.id
          WHERE NOT isSubscribed AND language = ''
            AND articles.id NOT IN (SELECT article FROM saved) LIMIT ?
        """, arguments: [limit])
    for row in rows { try delete(row.rowID("id"), address: row.text("address") ?? "") }
    guard rows.count < limit else { return true }
    try db.execute(
      sql: """
        DELETE FROM feeds WHERE NOT isSubscribed AND language = ''
          AND NOT EXISTS (SELECT 1 FROM articles WHERE feed = feeds.id);
        DELETE FROM counts WHERE feed NOT IN (SELECT id FROM feeds);
        DELETE FROM dropped WHERE feed NOT IN (SELECT id FROM feeds);
        """)
    return false
  }

  /// Deletes an article; with the address of its feed its read mark stays.
  func delete(_ row: Int64, address: String?) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO marks (address, key, title, link, published)
          SELECT address, key, title, link, published FROM articles, (SELECT ? AS address)
            WHERE id = ? AND isRead AND address IS NOT NULL;
        DELETE FROM texts WHERE id = ?; DELETE FROM articles WHERE id = ?;
        """, arguments: [address, row, row, row])
  }

  /// Finds out anew which articles of a range of rows are world news.
  func updateWorldSections(_ sections: Set<String>, in rows: Range<Int>) throws {
    let known = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT section FROM articles WHERE id >= ? AND id < ? AND section IS NOT NULL
        """, arguments: [rows.lowerBound, rows.upperBound])
    let world = known.filter { sections.contains($0.lowercased()) }
    let isWorld = "ifnull(section IN (\(world.map { _ in "?" }.joined(separator: ", "))), 0)"
    try db.execute(
      sql: """
        UPDATE articles SET isWorld = NOT isWorld
          WHERE id >= ? AND id < ? AND isWorld IS NOT \(isWorld)
        """,
      arguments: [rows.lowerBound, rows.upperBound] + StatementArguments(world))
  }

  /// Whether the search does not find all articles yet.
  var hasUnsearchable: Bool {
    get throws {
      try Bool.fetchOne(
        db, sql: "SELECT 1 FROM articles WHERE id > (SELECT id FROM searchable) LIMIT 1") != nil
    }
  }

  /// Adds the words of articles that were inserted since the last call; false after the last ones.
  func addToSearch(limit: Int) throws -> Bool {
    let last = try Int64.fetchOne(
      db,
      sql: """
        SELECT max(id) FROM (
          SELECT id FROM articles WHERE id > (SELECT id FROM searchable) ORDER BY id LIMIT ?)
        """, arguments: [limit])
    guard let last else { return false }
    try db.execute(
      sql: """
        INSERT INTO search (rowid, words)
          SELECT id, words FROM articleWords WHERE id > (SELECT id FROM searchable) AND id <= ?;
        UPDATE searchable SET id = ?
        """, arguments: [last, last])
    return true
  }

  /// The text of an article.
  static func text(_ row: Row?) -> ArticleText {
    (row?.text("summary") ?? "", BodyLayout.body(row?.text("body") ?? ""))
  }
}

extension ArticleContent {
  /// A hash of everything but the id.
  fileprivate var stableHash: Int64 {
    let values = [title, summary, section ?? "", author ?? "", link ?? ""]
    let seconds = duration.map { $0 / .seconds(1) }
    // An unknown playing time differs from none, which has been 0 before there were unknown ones.
    let numbers = ["\(published?.secondsSince1970 ?? 0)", seconds == 0 ? "?" : "\(seconds ?? 0)"]
    // Texts without marks have the hash that they had before there were marks.
    let lines =
      body.isEmpty ? [] : BodyLayout.encoded(body).split(separator: "\u{1E}").map(String.init)
    let hash = (values + numbers + lines).reduce(StableHash.of([])) { hash, part in
      StableHash.of([0xFF], since: StableHash.of(part.utf8, since: hash))
    }
    return Int64(bitPattern: hash)
  }
}
