import GRDB

extension ArticleTables {
  /// Subscribes to a feed of an OPML file.
  func subscribe(_ imported: ImportedFeed) throws {
    let row = try subscribe(imported.feed)
    try setFolders(imported.folders, of: row)
    try db.execute(
      sql: "UPDATE feeds SET name = ?, outline = ? WHERE id = ?",
      arguments: [imported.feed.name, imported.outline, row])
  }

  /// Puts a feed into folders; ``FeedFolder`` without names is the first level.
  func setFolders(_ folders: [FeedFolder], of feed: Int64) throws {
    try db.execute(
      sql: "UPDATE feeds SET folders = ? WHERE id = ?",
      arguments: [folders.map(\.description).joined(separator: "\n"), feed])
  }

  /// Marks an article as unread, also one that is not here.
  func unmark(_ key: String, of address: String) throws {
    try db.execute(
      sql: """
        UPDATE articles SET isRead = 0 WHERE key = ?1 AND isRead
          AND feed IN (SELECT id FROM feeds WHERE address = ?2)
        """, arguments: [key, address])
    try db.execute(
      sql: "DELETE FROM marks WHERE address = ? AND key = ?", arguments: [address, key])
  }

  /// The words that hide articles of a feed, with those of all feeds.
  func hiddenWords(of feed: Int64, ofAll words: String) throws -> HiddenWords {
    let own = try String.fetchOne(
      db, sql: "SELECT hiddenWords FROM feeds WHERE id = ?", arguments: [feed])
    return HiddenWords(words, own ?? "")
  }

  /// Hides an article, or shows it again.
  func setHidden(_ isHidden: Bool, _ article: Int64) throws {
    try db.cachedStatement(
      sql: "UPDATE articles SET isHidden = ?1 WHERE id = ?2 AND isHidden <> ?1"
    )
    .execute(arguments: [isHidden, article])
  }
}
