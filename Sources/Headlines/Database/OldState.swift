import Foundation
import GRDB

/// The JSON files of earlier versions, which are taken over once and stay where they are.
struct OldState {
  private let folder: StateFolder

  init(_ folder: StateFolder) { self.folder = folder }

  /// Copies everything into an empty database, or nothing.
  ///
  /// - Throws: ``StateError``: with `oldDamaged` when a file could not be taken over, but the others were.
  func takeOver(into connection: DatabaseQueue) throws(StateError) {
    var damaged: String?
    do {
      // Without a write, which would wait for other programs.
      let isTakenOver = try connection.read { db in
        try Bool.fetchOne(db, sql: "SELECT 1 FROM settings WHERE name = 'isTakenOver'") ?? false
      }
      guard !isTakenOver else { return }
      try connection.write { db in
        try db.execute(sql: "INSERT INTO settings VALUES ('isTakenOver', '1')")
        let files =
          [("state.json", Self.settings)] + (try names(in: "feeds")).map { ($0, Self.articles) }
          + [("saved.json", Self.articles)] + (try names(in: "read")).map { ($0, Self.marks) }
        for (name, sql) in files {
          let file = folder.path + "/" + name
          guard let json = try Self.unlessMissing({ try Data(contentsOf: URL(filePath: file)) })
          else { continue }
          do {
            try db.inSavepoint {
              try db.execute(
                sql: sql, arguments: ["json": String(decoding: json, as: UTF8.self)])
              return .commit
            }
          } catch  where error.isOfTheData {
            // No JSON, or JSON with values that the tables forbid.
            damaged = damaged ?? file
          }
        }
        try db.execute(sql: Self.read + Schema.withoutProfiles)
        try Credentials.moveFromAddresses(in: db)
      }
    } catch {
      throw StateError(error, file: folder.path)
    }
    if let damaged { throw StateError(file: damaged, reason: .oldDamaged) }
  }

  private func names(in subfolder: String) throws -> [String] {
    let names = try Self.unlessMissing {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + subfolder)
    }
    return (names ?? []).sorted().filter { $0.hasSuffix(".json") }.map { subfolder + "/" + $0 }
  }

  private static func unlessMissing<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch  where error.systemError == .number(ENOENT) {
      return nil
    }
  }

  /// Inserts the settings and feeds, of version 1 or 2.
  private static let settings = """
    INSERT OR IGNORE INTO settings SELECT * FROM (
      SELECT 'language', json_extract(:json, '$.language') AS value
      UNION ALL SELECT 'theme', json_extract(:json, '$.look')
      UNION ALL SELECT 'compactRows', iif(json_extract(:json, '$.compactRows'), '1', NULL)
      UNION ALL SELECT 'wasWelcomed', iif(json_extract(:json, '$.wasWelcomed'), '1', NULL)
      UNION ALL SELECT 'lacksBundledFeed', iif(json_extract(:json, '$.readsBundled') = 0, '1', NULL)
    ) WHERE value IS NOT NULL;
    INSERT OR IGNORE INTO feeds (address, title, movedTo, isSubscribed, position)
      SELECT json_extract(source.value, '$.id'), json_extract(source.value, '$.title'), moved.value, 1, source.key + 1
        FROM json_each(:json, '$.sources') AS source LEFT JOIN json_each(:json, '$.moved') AS moved
          ON moved.key = json_extract(source.value, '$.id');
    -- The address of the feed, a blank, and the id in the feed; without an address for the bundled feed.
    INSERT OR IGNORE INTO marks (address, key)
      SELECT ifnull(address, ''), substr(value, ifnull(length(address) + 2, 1))
        FROM json_each(:json, '$.readArticles') LEFT JOIN feeds ON value LIKE '% %'
          AND substr(value, 1, length(address) + 1) = address || ' ';
    """

  /// Inserts the articles of a feed, newest first, or the saved articles of each profile, last saved first.
  private static let articles = """
    CREATE TEMP TABLE old AS
      SELECT NULL AS profile, key AS place, value AS story FROM json_each(:json, '$.stories')
      UNION ALL SELECT shelf.key, story.key, story.value
        FROM json_each(:json, '$.shelves') AS shelf, json_each(shelf.value) AS story;
    CREATE TEMP VIEW oldArticles AS
      SELECT *, json_extract(story, '$.article.id') AS id, json_extract(story, '$.source.id') AS address,
        iif(json_extract(story, '$.source.id') = '', substr(json_extract(story, '$.article.id'), 1,
          instr(json_extract(story, '$.article.id'), '/') - 1), '') AS language FROM old;
    INSERT OR IGNORE INTO feeds (address, language, title)
      SELECT address, language, json_extract(story, '$.source.title') FROM oldArticles;
    INSERT OR IGNORE INTO articles (feed, key, date, title, section, author, published, link, duration, hash)
      SELECT feeds.id, old.id, json_extract(story, '$.date'), json_extract(story, '$.article.title'),
        json_extract(story, '$.article.section'), json_extract(story, '$.article.author'),
        json_extract(story, '$.article.published'), json_extract(story, '$.article.link'),
        iif(json_extract(story, '$.article.duration') BETWEEN 0 AND 1e9,
          json_extract(story, '$.article.duration'), NULL), 0
        FROM oldArticles AS old JOIN feeds USING (address, language) ORDER BY place DESC;
    INSERT OR IGNORE INTO texts
      SELECT articles.id, ifnull(json_extract(story, '$.article.summary'), ''), ifnull(
        (SELECT group_concat(value, char(30)) FROM json_each(story, '$.article.body')), '')
        FROM oldArticles AS old JOIN feeds USING (address, language)
          JOIN articles ON feed = feeds.id AND articles.key = old.id;
    INSERT OR IGNORE INTO saved (profile, article)
      SELECT profile, articles.id
        FROM oldArticles AS old JOIN feeds USING (address, language)
          JOIN articles ON feed = feeds.id AND articles.key = old.id
        WHERE profile IS NOT NULL ORDER BY place DESC;
    UPDATE feeds SET etag = json_extract(:json, '$.validators.etag'),
      lastModified = json_extract(:json, '$.validators.lastModified')
      WHERE address = json_extract(:json, '$.source.id') AND language = '';
    DROP VIEW oldArticles;
    DROP TABLE old;
    """

  private static let marks = """
    INSERT OR IGNORE INTO marks (address, key)
      SELECT json_extract(:json, '$.source'), value FROM json_each(:json, '$.articles');
    """

  /// Moves the marks of articles that are here to them.
  private static let read = """
    CREATE TEMP TABLE known AS SELECT articles.id, marks.rowid AS mark FROM marks JOIN feeds USING (address)
      JOIN articles ON feed = feeds.id AND articles.key = marks.key;
    UPDATE articles SET isRead = 1 WHERE id IN (SELECT id FROM known);
    DELETE FROM marks WHERE rowid IN (SELECT mark FROM known);
    DROP TABLE known;
    """
}
