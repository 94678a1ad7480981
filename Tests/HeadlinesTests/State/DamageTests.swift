import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Testing

@testable import Headlines

/// What happens to odd files and values, and after a damaged file was replaced.
@MainActor
@Suite final class `A damaged state` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test func `is replaced once, however many lists of before it are read`() async throws {
    let library = await folder.library(articleCount: 300)
    let (lists, connection) = (library.articles(.headlines), library.store.connection)
    try await connection.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    let corrupt = DatabaseError(resultCode: .SQLITE_CORRUPT)

    #expect(library.store.recover(from: corrupt, of: connection))
    #expect(library.store.recover(from: corrupt, of: connection))

    #expect(try names.filter { $0.contains("damaged") && !$0.hasSuffix("wal") }.count == 1)
    #expect(lists[299].content.title == "Number 1" && library.articles(.headlines).count == 300)
  }

  @Test func `of another file with the same number does not replace a healthy one`() async throws {
    let before = await folder.library(articleCount: 3)
    before.toggleSaved(before.articles(.headlines)[0])
    try await before.close()
    let identity = try #require(DatabaseFile(folder: folder).identity)
    let other = folder.database + ".damaged-\(identity)"
    try Data("old".utf8).write(to: URL(filePath: other))

    let healthy = folder.library
    #expect(healthy.articles(.saved).count == 1 && healthy.takeStateError() == nil)
    try await healthy.close()
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.write(contentsOf: Data(repeating: 7, count: 200))
    try handle.close()

    #expect(folder.library.articles(.saved).count == 1)
    #expect(try String(decoding: Data(contentsOf: URL(filePath: other)), as: UTF8.self) == "old")
    #expect(FileManager.default.fileExists(atPath: other + "-2"))
  }

  @Test func `without its file is that of the copy`() async throws {
    let before = await folder.library(articleCount: 9)
    before.changeSettings { $0.theme = "night" }
    before.toggleSaved(before.articles(.headlines)[5])
    before.store.change { try $0.execute(sql: "UPDATE feeds SET etag = 'e'") }
    await before.save()
    before.store.finish()
    try await before.close()
    for name in try names where !name.hasSuffix(".own") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }

    let library = folder.library

    #expect(library.takeStateError()?.reason == .missing(feeds: 1, articles: 1))
    #expect(library.settings.theme == "night" && library.feeds.map(\.id) == ["a"])
    // So that the server sends its articles again.
    #expect(library.feeds[0].validators == HTTPValidators())
    #expect(library.articles(.saved).map(\.content.id) == ["4"])
    try await library.close()
    #expect(folder.library.takeStateError() == nil)
  }

  @Test func `without its file is that of the copy, also while a program has it open`() async throws
  {
    let library = await folder.library(articleCount: 9)
    library.toggleSaved(library.articles(.headlines)[5])
    await library.save()
    library.store.finish()
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: folder.database + suffix)
    }

    library.store.noticeChanges()

    #expect(library.takeStateError()?.reason == .missing(feeds: 1, articles: 1))
    #expect(library.articles(.saved).map(\.content.id) == ["4"])
    library.store.finish()
    #expect(folder.library.articles(.saved).count == 1)
  }

  @Test func `without its file is that of the copy, also where it cannot be written`() async throws
  {
    let before = await folder.library(articleCount: 9)
    before.toggleSaved(before.articles(.headlines)[5])
    await before.save()
    before.store.finish()
    try await before.close()
    for suffix in ["", "-wal", "-shm"] { unlink(folder.database + suffix) }

    let copy = try #require(DatabaseFile(folder: folder).temporaryCopy())

    let saved = try await copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM saved") }
    #expect(saved == 1)
    #expect(throws: DatabaseError.self) { try DatabaseFile(folder: folder).readingConnection() }
    #expect(!FileManager.default.fileExists(atPath: folder.database))
  }

  @Test func `is none when an older copy of the file is put back`() async throws {
    let older = await folder.library(articleCount: 3)
    await older.save()
    let copy = try Data(contentsOf: URL(filePath: folder.database))
    let newer = await folder.library(articleCount: 900)
    await newer.save()
    // The end of a program closes nothing.
    defer { withExtendedLifetime(newer) {} }

    let restored = StateFolder(directory.appending(path: "restored").path())
    try restored.create()
    for suffix in ["-wal", "-shm"] {
      try FileManager.default.copyItem(
        atPath: folder.database + suffix, toPath: restored.database + suffix)
    }
    try copy.write(to: URL(filePath: restored.database))

    let library = restored.library
    #expect(library.articles(.headlines).count == 3 && library.takeStateError() == nil)
    #expect(try restored.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `keeps its log over attempts to repair it that fail`() async throws {
    let before = await folder.library(articleCount: 300)
    // Closing the database would empty the log.
    defer { withExtendedLifetime(before) {} }
    let copy = StateFolder(directory.appending(path: "copy").path())
    try copy.create()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.database + suffix, toPath: copy.database + suffix)
    }
    // An attempt that was killed after it had moved the log.
    let identity = try #require(DatabaseFile(folder: copy).identity)
    let damaged = copy.database + ".damaged-\(identity)"
    try FileManager.default.linkItem(atPath: copy.database, toPath: damaged)
    try FileManager.default.moveItem(atPath: copy.database + "-wal", toPath: damaged + "-wal")

    _ = try Program.shell(
      "trap '' XFSZ; ulimit -f 20; exec \"$0\" --lang en --state '\(copy.path)' --keys down")

    #expect(copy.library.articles(.headlines).count == 300)
  }

  @Test func `with an article of a huge number is shown at once`() async throws {
    let before = await folder.library(articleCount: 3)
    try await before.store.connection.write { db in
      try db.execute(sql: "UPDATE articles SET id = 9223372036854775807 WHERE key = '3'")
      try db.execute(sql: "DELETE FROM settings WHERE name = 'worldSections'")
    }

    #expect(folder.library.articles(.headlines).count == 3)
  }

  @Test func `does not keep what another program writes since from being saved`() async {
    let ours = await folder.library(articleCount: 3)
    let theirs = folder.library
    let corrupt = DatabaseError(resultCode: .SQLITE_CORRUPT)

    #expect(ours.store.recover(from: corrupt, of: ours.store.connection))
    theirs.markAsRead(theirs.articles(.headlines)[0])

    #expect(folder.library.unreadCount(.all) == 2)
  }

  @Test(arguments: [
    "UPDATE sqlite_sequence SET seq = -5", "UPDATE sqlite_sequence SET seq = 'many'",
    "DELETE FROM sqlite_sequence", "UPDATE counts SET count = -1",
    "UPDATE counts SET kind = kind - 100",
    "UPDATE feeds SET retryAt = 1e300", "UPDATE feeds SET retryAt = 'soon'",
    "UPDATE articles SET date = 1e300, published = -1e300, duration = 1e300",
    "ALTER TABLE feeds RENAME COLUMN retryAt TO retryBt",
    "ALTER TABLE articles RENAME COLUMN author TO autor",
  ])
  func `with odd values is shown as far as it goes`(change: String) async throws {
    _ = await folder.library(articleCount: 3)
    try await Store(folder).connection.write { try $0.execute(sql: change) }

    let library = folder.library
    let shown = library.articles(.headlines).map(\.content.title)
    for feed in library.feeds {
      _ = FeedUpdater(FeedFetcher()).updates(of: [feed], now: TestApp.now)
    }
    for article in library.articles(.headlines) { library.markAsRead(article) }
    library.changeSettings { $0.theme = "night" }

    #expect(change.hasPrefix("UPDATE counts") || shown.count == 3)
    #expect(folder.settings.theme == "night")
  }

  @Test func `that is empty is filled with the copy of what is the user's own`() async throws {
    let before = await folder.library(articleCount: 3)
    before.toggleSaved(before.articles(.headlines)[0])
    try await before.close()
    #expect(truncate(folder.database, 0) == 0)

    let library = folder.library

    #expect(library.articles(.saved).count == 1)
    guard case .damaged = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
  }

  @Test func `is not repaired again at once when that has failed`() async throws {
    let library = await folder.library(articleCount: 3)
    let store = library.store
    let corrupt = DatabaseError(resultCode: .SQLITE_CORRUPT)
    // Nothing can be written where the new file belongs.
    try FileManager.default.createDirectory(
      atPath: folder.database + ".new/x", withIntermediateDirectories: true)

    #expect(!store.recover(from: corrupt, of: store.connection))
    try FileManager.default.removeItem(atPath: folder.database + ".new")

    #expect(!store.recover(from: corrupt, of: store.connection))
    #expect(library.articles(.headlines).count == 3)
  }
}
