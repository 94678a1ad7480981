import Foundation
import GRDB
import LocalizableStrings

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
        if let file = read(Settings.self, "state.json", &damaged) { try file.takeOver(into: db) }
        for name in names(in: "feeds") {
          if let file = read(CachedFeed.self, name, &damaged) { try file.takeOver(into: db) }
        }
        if let file = read(Saved.self, "saved.json", &damaged) { try file.takeOver(into: db) }
        for name in names(in: "read") {
          if let file = read(Marks.self, name, &damaged) { try file.takeOver(into: db) }
        }
      }
    } catch {
      throw StateError(error, file: folder.path)
    }
    if let damaged { throw StateError(file: damaged, reason: .oldDamaged) }
  }

  private func names(in subfolder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + subfolder)
    return (names ?? []).sorted().filter { $0.hasSuffix(".json") }.map { subfolder + "/" + $0 }
  }

  private func read<Content: Decodable>(
    _ type: Content.Type, _ name: String, _ damaged: inout String?
  ) -> Content? {
    let path = folder.path + "/" + name
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let content = FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
    if content == nil { damaged = damaged ?? path }
    return content
  }

  /// The settings, feeds and profiles, of version 1 or 2.
  private struct Settings: Decodable {
    struct Profile: Decodable { let name, recoveryKey: String }

    let language, look, profile: String?
    let compactRows, wasWelcomed, readsBundled: Bool?
    let sources: [Feed]?
    let moved: [String: String]?
    let profiles: [Profile]?
    let readArticles: [String]

    func takeOver(into db: Database) throws {
      var settings = Headlines.Settings()
      (settings.language, settings.theme, settings.currentProfile) = (language, look, profile)
      settings.hasCompactRows = compactRows ?? false
      settings.wasWelcomed = wasWelcomed ?? false
      settings.includesBundledFeed = readsBundled ?? true
      try settings.write(to: db, since: Headlines.Settings())
      for profile in profiles ?? [] {
        try Headlines.Profile(name: profile.name, recoveryKey: profile.recoveryKey).write(to: db)
      }
      for feed in sources ?? [] {
        try ArticleTables(db: db).subscribe(feed)
        try db.execute(
          sql: "UPDATE feeds SET movedTo = ? WHERE address = ?",
          arguments: [moved?[feed.id], feed.id])
      }
      for id in readArticles {
        // The address of the feed, a blank, and the id in the feed; without an address for the bundled feed.
        let feed = (sources ?? []).first { id.hasPrefix($0.id + " ") }
        let key = feed.map { String(id.dropFirst($0.id.count + 1)) } ?? id
        try Marks(source: feed?.id ?? "", articles: [key]).takeOver(into: db)
      }
    }
  }

  private struct Article: Decodable {
    struct Content: Decodable {
      let id, title: String
      let summary, section, author, link: String?
      let body: [String]?
      let published, duration: Double?
    }

    let article: Content
    let source: Feed
    let date: Double

    func takeOver(into db: Database) throws -> Int64 {
      let feed = try ArticleTables(db: db).feed(of: source, for: article.id)
      let known = try Int64.fetchOne(
        db, sql: "SELECT id FROM articles WHERE feed = ? AND key = ?",
        arguments: [feed, article.id])
      if let known { return known }
      let content = ArticleContent(
        id: article.id, title: article.title, summary: article.summary ?? "",
        body: article.body ?? [], section: article.section, author: article.author,
        published: article.published.map { Timestamp(secondsSince1970: $0) }, link: article.link,
        // The file may be edited by hand: ignore durations out of range.
        duration: article.duration.flatMap { (0...1e9).contains($0) ? .seconds($0) : nil })
      return try ArticleTables(db: db).write(
        content, of: (feed, source.id), date: Timestamp(secondsSince1970: date), worldSections: [])
    }
  }

  /// The articles of a feed, newest first.
  private struct CachedFeed: Decodable {
    let source: Feed
    let stories: [Article]
    let validators: HTTPValidators?

    func takeOver(into db: Database) throws {
      let feed = try ArticleTables(db: db).feed(source.id, title: source.title)
      for article in stories.reversed() { _ = try article.takeOver(into: db) }
      try db.execute(
        sql: "UPDATE feeds SET etag = ?, lastModified = ? WHERE id = ?",
        arguments: [validators?.etag, validators?.lastModified, feed])
    }
  }

  /// The saved articles of each profile, last saved first.
  private struct Saved: Decodable {
    let shelves: [String: [Article]]

    func takeOver(into db: Database) throws {
      for (profile, articles) in shelves {
        for article in articles.reversed() {
          let row = try article.takeOver(into: db)
          try db.execute(
            sql: "INSERT OR IGNORE INTO saved (profile, article) VALUES (?, ?)",
            arguments: [profile, row])
        }
      }
    }
  }

  private struct Marks: Decodable {
    let source: String
    let articles: [String]

    func takeOver(into db: Database) throws {
      for key in articles { try ArticleTables(db: db).mark(key, of: source) }
    }
  }
}
