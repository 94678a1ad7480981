import ConsoleTesting
import Foundation
import GRDB
import Testing

@testable import Headlines

@MainActor
@Suite final class `A database without the page that leads to others` {
  private let temporary = TemporaryFolder()
  private var folder: StateFolder { StateFolder(temporary.url.appending(path: "state").path()) }

  // A table of 600 articles of which each fills a page has three levels of pages.
  @Test(arguments: [(count: 300, length: 500), (600, 3_900)], ["articles", "texts"])
  func `keeps the rows of a table whose first page is damaged`(
    articles: (count: Int, length: Int), table: String
  ) throws {
    let articleCount = articles.count
    try write(articleCount: articleCount, length: articles.length)

    try damage(try firstPage(of: table))

    let library = folder.library
    let articles = library.articles(.feed("a"))
    #expect(articles.count == articleCount)
    #expect(library.text(of: articles[0]).body.paragraphs == ["Text"])
    guard case .damaged(_, _, let count)? = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
    #expect(count == articleCount)
    #expect(try textCount == articleCount)
  }

  @Test func `has the feeds and the settings of the copy, not what looks like them`() async throws {
    let before = await folder.library(articleCount: 300)
    before.changeSettings { $0.theme = "night" }
    before.toggleSaved(before.articles(.headlines)[5])
    before.updateSearch()
    await before.finishWork()
    before.store.finish()
    withExtendedLifetime(before) {}
    let count: Int? = try folder.value("SELECT count(*) FROM feeds")

    for table in ["feeds", "settings"] { try damage(try firstPage(of: table)) }

    let library = folder.library
    guard case .damaged(_, let feeds, let articles)? = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
    #expect(feeds == 1 && articles >= 300)
    #expect(try folder.value("SELECT count(*) FROM feeds") == count)
    #expect(library.settings.theme == "night")
    #expect(library.articles(.saved).count == 1)
  }

  @Test func `does not bring removed articles back`() throws {
    try write(articleCount: 1_000)
    let store = Store(folder)
    store.change { db in
      // Some systems build SQLite so that it overwrites what is removed.
      try db.execute(
        sql: """
          PRAGMA secure_delete = OFF;
          DELETE FROM texts WHERE id > 400; DELETE FROM articles WHERE id > 400;
          """)
    }
    store.finish()
    #expect(try folder.value("SELECT freelist_count FROM pragma_freelist_count") ?? 0 > 50)

    try damage(try firstPage(of: "articles"))

    #expect(folder.library.articles(.feed("a")).count == 400)
    #expect(try textCount == 400)
  }

  @Test func `keeps all rows without the page that names the tables`() throws {
    try write(articleCount: 200)

    try damage(1)

    let library = folder.library
    #expect(library.articles(.feed("a")).count == 200)
    #expect(try textCount == 200)
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  /// Writes a database with one feed, "a", whose articles have titles and summaries of a length.
  private func write(articleCount: Int, length: Int = 500) throws {
    try folder.create()
    let connection = try DatabaseFile(folder: folder).connection()
    try Schema.migrator.migrate(connection)
    try connection.write { db in
      try db.execute(
        sql: """
          INSERT INTO feeds (id, address, isSubscribed) VALUES (7, 'a', 1);
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(articleCount))
            INSERT INTO articles (feed, key, date, title, hash) SELECT 7, n, n, printf('Number %0\(length)d', n), n FROM numbers;
          INSERT INTO texts SELECT id, printf('%0\(length)d', id), 'Text' FROM articles;
          """)
    }
    try connection.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    try connection.close()
  }

  private var textCount: Int? {
    get throws {
      try folder.value(
        "SELECT count(*) FROM texts WHERE id IN (SELECT id FROM articles WHERE feed = 7)")
    }
  }

  private func firstPage(of table: String) throws -> Int {
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    return try #require(try folder.value(sql))
  }

  private func damage(_ page: Int) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try file.seek(toOffset: UInt64((page - 1) * TablePage.size))
    try file.write(contentsOf: Data(count: TablePage.size))
    try file.close()
  }
}
