import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Synchronization
import TestCases
import Testing

@testable import Headlines

@MainActor
@Suite final class `The database` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }
  /// .ci/check-store asks for more.
  private nonisolated static let rounds =
    ProcessInfo.processInfo.environment["STORE_ROUNDS"].flatMap(Int.init) ?? 8

  private func library(articleCount: Int) async -> Library {
    await folder.library(articleCount: articleCount)
  }

  @Test func `only its owner can read it`() async throws {
    _ = await library(articleCount: 1)

    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test(arguments: Seed.few(1, many: 10))
  func `counts as its triggers do after any changes`(seed: Seed) async throws {
    let library = await library(articleCount: 60)
    var generator = seed.generator

    for _ in 1...60 {
      let number = Int.random(in: 0..<60, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: library.markAsRead(library.articles(.headlines)[number])
      case 1: library.toggleSaved(library.articles(.headlines)[number])
      case 2:
        let content = ArticleContent(
          id: "\(number)", title: "New", section: number % 2 == 0 ? "World" : nil,
          duration: number % 2 == 0 ? nil : .seconds(1))
        await library.apply([FeedUpdate.response([content])])
      default:
        library.store.change { db in
          try db.execute(sql: "UPDATE articles SET isRead = 0 WHERE id = ?", arguments: [number])
        }
      }
    }
    let counted = try library.store.connection.unsafeRead { db in
      try Row.fetchOne(
        db,
        sql: """
          SELECT feed, count(*) AS total, sum(NOT isRead) AS unread, sum(isWorld) AS world,
            sum(duration IS NOT NULL) AS video, sum(NOT isRead AND isWorld) AS unreadWorld,
            sum(NOT isRead AND duration IS NOT NULL) AS unreadVideo
            FROM articles WHERE feed = (SELECT id FROM feeds WHERE address = 'a')
          """)
    }

    let row = try #require(counted)
    let feed = try #require(library.feed("a"))
    #expect(feed.counts[.all] == row["total"] && feed.unreadCounts[.all] == row["unread"])
    #expect(feed.counts[.world] == row["world"] && feed.counts[.video] == row["video"])
    #expect(feed.unreadCounts[.world] == row["unreadWorld"])
    #expect(feed.unreadCounts[.video] == row["unreadVideo"])

    library.remove("a")
    await library.finishWork()
    let saved: Int? = try folder.value("SELECT count(*) FROM saved")
    #expect(try folder.value("SELECT sum(count) FROM counts") ?? 0 == (saved ?? 0) + 12)
  }

  @Test func `a long list is the same from both ends and in the middle`() async {
    let library = await library(articleCount: 1_234)
    let expected = (1...1_234).reversed().map { "\($0)" }

    for positions in [Array(0..<1_234), Array((0..<1_234).reversed()), [700, 3, 1_233, 640, 699]] {
      library.toggleSaved(library.articles(.headlines)[0])
      let articles = library.articles(.headlines)
      #expect(positions.map { articles[$0].content.id } == positions.map { expected[$0] })
    }
    let articles = library.articles(.headlines)
    #expect(articles.article(1, from: articles[49])?.content.id == expected[50])
    #expect(articles.article(-1, from: articles[50])?.content.id == expected[49])
    #expect(articles.article(-1, from: articles[0]) == nil)
    #expect(library.text(of: articles[7]).body.paragraphs == ["Text of 1227", "and more"])
  }

  @Test func `many articles are marked as read between the keys`() async {
    let library = await library(articleCount: 1_600)

    library.markAllAsRead(.headlines)
    #expect(library.unreadCount(.all) == 1_100)
    await library.save()

    #expect(library.unreadCount(.all) == 0)
    #expect(folder.library.unreadCount(.all) == 0)
  }

  @Test func `two programs see each other's changes`() async {
    let ours = await library(articleCount: 3)
    let theirs = folder.library
    let article = ours.articles(.headlines)[0]

    theirs.markAsRead(article)
    theirs.toggleSaved(article)
    theirs.changeSettings { $0.theme = "night" }
    ours.changeSettings { $0.hasCompactRows = true }
    ours.store.noticeChanges()
    theirs.store.noticeChanges()

    for library in [ours, theirs] {
      #expect(library.articles(.headlines)[0].isRead && library.unreadCount(.all) == 2)
      #expect(library.articles(.saved).count == 1)
      #expect(library.settings.theme == "night" && library.settings.hasCompactRows)
    }
    let revision = ours.store.revision
    ours.store.noticeChanges()
    #expect(ours.store.revision == revision)
  }

  @Test func `what a full disk has no room for is shown, and saved when there is room`()
    async throws
  {
    let library = await library(articleCount: 3)
    var reports = 0
    library.reportStateErrors { reports += 1 }
    let disk = FullDisk()
    library.store.connection.add(transactionObserver: disk, extent: .databaseLifetime)

    library.changeSettings { $0.theme = "night" }
    library.markAsRead(library.articles(.headlines)[1])

    #expect(reports == 1)
    #expect(library.takeStateError()?.reason == .unwritable(.number(ENOSPC)))
    #expect(library.settings.theme == "night" && library.unreadCount(.all) == 2)
    #expect(folder.library.settings.theme == nil)

    disk.isFull.withLock { $0 = false }
    await library.save()

    #expect(library.takeStateError() == nil)
    #expect(folder.library.settings.theme == "night" && folder.library.unreadCount(.all) == 2)
  }

  @Test func `of a newer program is left alone`() async throws {
    let library = await library(articleCount: 1)
    library.store.change {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')")
    }

    let other = folder.library
    other.changeSettings { $0.theme = "night" }

    #expect(other.takeStateError()?.reason == .newer)
    #expect(other.settings.theme == "night")
    #expect(library.settings.theme == nil)
  }

  @Test(.enabled(if: getuid() != 0, "root can write everywhere"))
  func `in a folder that cannot be written is read, and that is reported`() async {
    _ = await library(articleCount: 3)
    for path in [folder.path, folder.database] { chmod(path, 0o500) }
    defer { chmod(folder.path, 0o700) }

    let library = folder.library
    library.markAsRead(library.articles(.headlines)[0])

    #expect(library.unreadCount(.all) == 2)
    guard case .unwritable = library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
  }

  /// The program as a user who owns nothing, and who may be unable to enter its folder: root opens it before.
  private nonisolated static let asAnotherUser =
    "exec 9<\"$0\"; exec setpriv --reuid=65534 --clear-groups env TMPDIR=/tmp HOME=/tmp /proc/self/fd/9"
  private nonisolated static let canRunAsAnotherUser =
    getuid() == 0 && (try? Program.shell("\(asAnotherUser) --help"))?.status == 0

  @Test(
    .enabled(
      if: canRunAsAnotherUser,
      "only root can run the program as another user, who must be able to read Swift's libraries"))
  func `that another user cannot change is shown, and that nothing is saved is said`() async throws
  {
    let before = await library(articleCount: 3)
    before.markAsRead(before.articles(.headlines)[0])
    try await before.close()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      chmod(folder.path + "/" + name, 0o644)
    }

    let warned = try Program.shell(
      "chmod 755 '\(folder.path)'; \(Self.asAnotherUser) --lang en --state '\(folder.path)' --keys down"
    )
    let dismissed = try Program.shell(
      "\(Self.asAnotherUser) --lang en --state '\(folder.path)' --keys 'enter A enter'")

    #expect(warned.error.contains("cannot be written (") && warned.output.contains("Number 3"))
    #expect(dismissed.status == 64 && dismissed.output.contains("Number 3"))
    #expect(folder.library.unreadCount(.all) == 2)
  }

  @MainActor
  @Test func `keeps what two programs write at the same time`() throws {
    let writes = Self.rounds * 10 + 1
    let keys = ["", "down "].map { $0 + "enter" + String(repeating: " s", count: writes) }

    let programs = try keys.map {
      try Program.start(["--lang", "en", "--state", folder.path, "--keys", $0])
    }
    for program in programs { program.waitUntilExit() }

    #expect(programs.map(\.terminationStatus) == [0, 0])
    #expect(try folder.value("SELECT count(*) FROM saved") == 2)
    #expect(try folder.value("SELECT count(*) FROM articles WHERE isRead") == 2)
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test(arguments: [0, 100, 5_000])
  func `that is cut off is set aside, and what can be read is kept`(length: Int) async throws {
    let before = await library(articleCount: 300)
    before.toggleSaved(before.articles(.headlines)[5])
    try await before.close()
    #expect(truncate(folder.database, off_t(length)) == 0)

    let library = folder.library

    if length > 0 {
      guard case .damaged(let name, _, _) = library.takeStateError()?.reason else {
        Issue.record("no error")
        return
      }
      #expect(FileManager.default.fileExists(atPath: name))
    }
    library.changeSettings { $0.theme = "night" }
    #expect(folder.settings.theme == "night")
    #expect(folder.library.takeStateError() == nil)
  }

  @Test(arguments: 1...rounds)
  func `with a damaged place is read, or set aside and read as far as possible`(
    round: Int
  ) async throws {
    let before = await library(articleCount: 300)
    before.toggleSaved(before.articles(.headlines)[5])
    before.updateSearch()
    try await before.close()
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: folder.database)[.size] as? Int)
    let place = round * 7_919_777 % size
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.seek(toOffset: UInt64(place))
    try handle.write(contentsOf: Data((0..<300).map { UInt8(truncatingIfNeeded: $0 &* round) }))
    try handle.close()

    let library = folder.library
    for kind in [ArticleList.Kind.headlines, .world, .video, .saved, .feed("a")] {
      for article in library.articles(kind) { _ = library.text(of: article) }
      _ = library.articles(kind).count
    }
    _ = library.search("text")
    library.markAllAsRead(.headlines)
    library.changeSettings { $0.theme = "night" }
    await library.save()

    if case .damaged(let name, let feeds, let count)? = library.takeStateError()?.reason {
      #expect(FileManager.default.fileExists(atPath: name))
      #expect(feeds == 1 && count > 200, "\(place)")
      #expect(library.feed("a") != nil && library.articles(.saved).count == 1, "\(place)")
    }
    #expect(library.settings.theme == "night")
    #expect(folder.settings.theme == "night")
  }

  @Test func `with damaged pages keeps all that is on other pages`() async throws {
    let before = await library(articleCount: 300)
    try await before.close()
    let count = try folder.value("SELECT count(*) FROM articles") ?? 0
    var file = try Data(contentsOf: URL(filePath: folder.database))
    var lost = 0
    for title in ["Number 20", "Number 280"] {
      let place = try #require(file.firstRange(of: Data(title.utf8))?.lowerBound)
      let page = place / 4_096 * 4_096
      // The number of rows on a page is in its header.
      lost += Int(file[page + 3]) << 8 + Int(file[page + 4])
      file.replaceSubrange(page..<(page + 4_096), with: Data(count: 4_096))
    }
    try file.write(to: URL(filePath: folder.database))

    folder.library.markAllAsRead(.headlines)

    #expect(lost > 2 && lost < count / 2)
    #expect(try folder.value("SELECT count(*) FROM articles") == count - lost)
  }

  @Test func `is read from its log, too, if both are damaged`() async throws {
    let before = await library(articleCount: 300)
    // Closing the database would empty the log.
    defer { withExtendedLifetime(before) {} }
    let copy = StateFolder(directory.appending(path: "copy").path())
    try FileManager.default.createDirectory(atPath: copy.path, withIntermediateDirectories: true)
    for (suffix, place) in [("", 0), ("-wal", 5_000)] {
      try FileManager.default.copyItem(
        atPath: folder.database + suffix, toPath: copy.database + suffix)
      let handle = try FileHandle(forWritingTo: URL(filePath: copy.database + suffix))
      try handle.seek(toOffset: UInt64(place))
      try handle.write(contentsOf: Data(repeating: 7, count: 200))
      try handle.close()
    }

    guard case .damaged(_, _, let count) = copy.library.takeStateError()?.reason else {
      Issue.record("no error")
      return
    }
    #expect(count > 200)
  }
}
