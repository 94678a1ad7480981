import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Synchronization
import TestCases
import Testing

@testable import Headlines

@MainActor
@Suite final class `What the user has` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  @Test(arguments: ["", "trap '' XFSZ;"])
  func `stays when the program is killed or the disk is full while it is repaired`(
    trap: String
  ) async throws {
    let before = await folder.library(articleCount: 300)
    before.toggleSaved(before.articles(.headlines)[5])
    try await before.close()
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.write(contentsOf: Data(repeating: 7, count: 200))
    try handle.close()

    for blocks in [20, 200, 300] {
      _ = try Program.shell(
        "\(trap) ulimit -f \(blocks); exec \"$0\" --lang en --state '\(folder.path)' --keys down")
    }
    let library = folder.library

    guard case .damaged(_, _, let count) = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
    #expect(count > 300 && library.articles(.saved).count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.contains(".new") } == [])
  }

  @Test(.enabled(if: Cases.areMany, "the locked folder is waited for three times"))
  func `in a file that is too large to be copied is shown again as soon as it can be read`()
    async throws
  {
    let before = await folder.library(articleCount: 3)
    before.store.change {
      try $0.execute(
        sql: "CREATE TABLE ballast (bytes); INSERT INTO ballast VALUES (zeroblob(70000000))")
    }
    try await before.close()
    // While another program has locked the folder, the file can only be read.
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(lock, LOCK_EX) == 0)
    let library = folder.library
    func count() -> Int {
      library.store.read(else: -1) { try Int.fetchOne($0, sql: "SELECT count(*) FROM feeds") ?? 0 }
    }
    let all = count()
    #expect(library.articles(.headlines).count == 3 && library.takeStateError() != nil)

    // Nothing can be read: memory is shown, and the change in it.
    let (path, hidden) = (folder.database, folder.database + ".hidden")
    #expect(rename(path, hidden) == 0 && mkdir(path, 0o700) == 0)
    library.changeSettings { $0.theme = "night" }
    library.store.retrySaving()
    #expect(count() < all && count() >= 0)
    #expect(library.settings.theme == "night")
    guard case .unreadable = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }

    // It can be read again, then written.
    #expect(rmdir(path) == 0 && rename(hidden, path) == 0)
    library.store.retrySaving()
    #expect(library.articles(.headlines).count == 3)
    close(lock)
    library.store.retrySaving()
    #expect(folder.settings.theme == "night" && library.articles(.headlines).count == 3)
  }

  @Test func `and has removed does not come back from an old copy`() async throws {
    let before = await folder.library(articleCount: 300)
    before.toggleSaved(before.articles(.headlines)[5])
    before.changeSettings { $0.theme = "night" }
    await before.save()
    before.changeSettings { $0.theme = nil }
    before.toggleSaved(before.articles(.headlines)[5])
    try await before.store.connection.writeWithoutTransaction { db in
      _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try before.store.writer?.close()
    try before.store.connection.close()
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.write(contentsOf: Data(repeating: 7, count: 200))
    try handle.close()

    let library = folder.library

    #expect(library.takeStateError() != nil && library.articles(.headlines).count == 300)
    #expect(library.settings.theme == nil && library.articles(.saved).isEmpty)
  }

  @Test func `can be saved by another program while this one cannot save`() async throws {
    let ours = await folder.library(articleCount: 3)
    let theirs = folder.library
    let disk = FullDisk()
    ours.store.connection.add(transactionObserver: disk, extent: .databaseLifetime)

    ours.markAsRead(ours.articles(.headlines)[0])
    theirs.markAsRead(theirs.articles(.headlines)[1])
    ours.markAsRead(ours.articles(.headlines)[2])

    #expect(theirs.takeStateError() == nil && folder.library.unreadCount(.all) == 2)
    #expect(ours.unreadCount(.all) == 1)
    disk.isFull.withLock { $0 = false }
    await ours.save()
    #expect(ours.unreadCount(.all) == 0 && folder.library.unreadCount(.all) == 0)
  }

  @Test func `includes what a refresh brings while another program saves`() async throws {
    let library = await folder.library(articleCount: 1)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.database, configuration: configuration)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let saving = Task.detached {
      try await other.writeWithoutTransaction { db in
        try db.execute(sql: "BEGIN IMMEDIATE")
      }
      begin.finish()
      for await _ in ended {}
      try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }
    for await _ in begun {}
    library.markAsRead(library.articles(.headlines)[0])

    let refresh = Task {
      await library.apply([
        FeedUpdate.response([ArticleContent(id: "new", title: "New")])
      ])
    }
    await Task.yield()
    end.finish()
    try await saving.value
    await refresh.value

    #expect(library.takeStateError() == nil)
    #expect(
      try folder.value("SELECT count(*) FROM articles WHERE key = 'new' OR isRead") == 2)
  }

  @Test func `does not wait for what a refresh brings while the disk is full`() async throws {
    let library = await folder.library(articleCount: 3)
    let disk = FullDisk()
    library.store.connection.add(transactionObserver: disk, extent: .databaseLifetime)
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([.response(FeedUpdate.contents([4]))])
    library.markAllAsRead(.headlines)
    #expect(library.articles(.headlines).count == 4 && library.unreadCount(.all) == 0)
    disk.isFull.withLock { $0 = false }
    await library.save()

    #expect(folder.library.articles(.headlines).count == 3)
    #expect(folder.library.unreadCount(.all) == 0)
  }

  @Test func `and has removed goes with the next run if the program ends before`() async throws {
    let library = await folder.library(articleCount: 300)
    library.remove("a")
    await library.save()
    #expect(try folder.value("SELECT count(*) > 12 FROM articles") == true)

    await folder.library.finishWork()

    #expect(try folder.value("SELECT count(*) FROM articles") == 12)
  }

  @Test func `has no file if a program only shows something, else what that has fetched`() async {
    func shownOnce() async -> Library {
      let store = Store(folder)
      store.createsFile = false
      let library = Library(store: store) { TestApp.now }
      await library.apply([.response(FeedUpdate.contents([4]))])
      library.changeSettings { $0.theme = "night" }
      await library.save()
      return library
    }

    let first = await shownOnce()
    #expect(first.settings.theme == "night")
    #expect(!FileManager.default.fileExists(atPath: folder.path))

    _ = await folder.library(articleCount: 3)
    _ = await shownOnce()
    #expect(folder.library.unreadCount(.all) == 4 && folder.settings.theme == "night")
  }
}
