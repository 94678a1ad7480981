import Foundation
import Testing

@testable import Headlines

@MainActor
@Suite final class `Persisted state` {
  private let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var folder: StateFolder { StateFolder(directory.path()) }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test func `changes at once and is saved in the background`() async {
    let persisted = Persisted(in: folder.readMarks(of: "a"))

    for number in 1...50 { persisted.change { $0.insert("\(number)") } }

    #expect(persisted.content.articles.count == 50)
    await persisted.waitUntilSaved()
    #expect(folder.readMarks(of: "a").load().content.articles == (1...50).map(String.init))
  }

  @Test func `saves changes made during a save`() async {
    let persisted = Persisted(in: folder.readMarks(of: "a"))

    persisted.change { $0.insert("1") }
    // Lets the first save start.
    await Task.yield()
    persisted.change { $0.insert("2") }
    await persisted.waitUntilSaved()

    #expect(folder.readMarks(of: "a").load().content.articles == ["1", "2"])
  }

  @Test func `merges changes of another program`() async throws {
    let persisted = Persisted(in: folder.userState)
    var theirs = UserState()
    theirs.theme = "colorful"
    try folder.userState.save(theirs)

    persisted.change { $0.language = "pl" }
    await persisted.waitUntilSaved()

    #expect(persisted.content.theme == "colorful")
    #expect(persisted.content.language == "pl")
    #expect(folder.userState.load().content == persisted.content)
  }

  @Test func `is not saved when nothing changes`() async {
    let persisted = Persisted(in: folder.userState)

    persisted.change { $0.language = nil }
    await persisted.waitUntilSaved()

    #expect(!FileManager.default.fileExists(atPath: folder.userState.path))
  }

  @Test func `reports a failed save and retries with the next change`() async throws {
    try Data().write(to: directory)
    let persisted = Persisted(in: folder.userState)
    var errors: [StateError] = []
    persisted.didFail = { errors.append($0) }

    persisted.change { $0.language = "pl" }
    await persisted.waitUntilSaved()
    #expect(errors.count == 1)
    #expect(persisted.content.language == "pl")

    try FileManager.default.removeItem(at: directory)
    persisted.change { $0.theme = "colorful" }
    await persisted.waitUntilSaved()
    #expect(errors.count == 1)
    #expect(folder.userState.load().content == persisted.content)
  }

  @Test func `retries a failed save at the end`() async throws {
    try Data().write(to: directory)
    let store = StateStore(folder)
    store.savedArticles.change { $0.toggle(Self.article("1"), of: nil) }
    await store.savedArticles.waitUntilSaved()
    #expect(store.takeError() != nil)

    try FileManager.default.removeItem(at: directory)
    await store.save()

    #expect(store.takeError() == nil)
    #expect(folder.savedArticles.load().content.articles(of: nil).map(\.content.id) == ["1"])
  }

  @Test func `reports only the first of several failures, until a save succeeds`()
    async throws
  {
    try Data().write(to: directory)
    let store = StateStore(folder)
    var reports = 0
    store.didFail = { reports += 1 }

    for number in 1...3 {
      store.savedArticles.change { $0.toggle(Self.article("\(number)"), of: nil) }
      await store.savedArticles.waitUntilSaved()
      store.readMarks(of: Self.feed.id).change { $0.insert("\(number)") }
      await store.readMarks(of: Self.feed.id).waitUntilSaved()
    }
    #expect(reports == 1)

    try FileManager.default.removeItem(at: directory)
    store.savedArticles.change { $0.toggle(Self.article("4"), of: nil) }
    await store.savedArticles.waitUntilSaved()
    try FileManager.default.removeItem(at: directory)
    try Data().write(to: directory)
    store.savedArticles.change { $0.toggle(Self.article("5"), of: nil) }
    await store.savedArticles.waitUntilSaved()
    #expect(reports == 2)
  }

  @Test func `counts articles as read that another program has marked`() async throws {
    let articles = ["1", "2", "3"].map(Self.article)
    let library = Library(store: StateStore(folder)) { TestApp.now }
    library.insertOrReplace([LoadedFeed(feed: Self.feed, articles: articles)])
    #expect(library.unreadCount(.all) == 3 + 12)
    var theirs = ReadMarks(of: Self.feed.id)
    theirs.insert("2")
    try folder.readMarks(of: Self.feed.id).save(theirs)

    library.markAsRead([articles[0]])
    #expect(library.unreadCount(.all) == 2 + 12)
    await library.save()

    #expect(articles.map(library.isRead) == [true, true, false])
    #expect(library.unreadCount(.all) == 1 + 12)
    #expect(library.feed(Self.feed.id)?.unreadCounts[.all] == 1)
  }

  @Test func `reports damaged read marks`() async throws {
    let file = folder.readMarks(of: Self.feed.id)
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: URL(filePath: file.path))
    let store = StateStore(folder)
    var reports = 0
    store.didFail = { reports += 1 }

    await store.loadReadMarks(of: [Self.feed.id])

    #expect(reports == 1)
    #expect(store.takeError()?.file == file.path)
  }

  @Test func `merges the moved addresses of two programs`() throws {
    var (ours, theirs) = (UserState(), UserState())
    ours.movedAddresses = ["a": "b"]
    theirs.movedAddresses = ["c": "d"]

    try folder.userState.save(theirs)
    try folder.userState.save(ours)

    #expect(folder.userState.load().content.movedAddresses == ["a": "b", "c": "d"])
  }

  @Test func `drops read marks that another program has dropped`() {
    var (base, theirs) = (ReadMarks(of: "a"), ReadMarks(of: "a"))
    for id in ["1", "2", "3"] { base.insert(id) }
    for id in ["3", "4"] { theirs.insert(id) }
    var ours = base
    ours.insert("5")

    #expect(ours.merged(with: theirs, since: base).articles == ["3", "4", "5"])
  }

  @Test func `tolerates an article that is saved twice`() throws {
    let text = """
      {"version": 1, "shelves": {"": [\(Self.json), \(Self.json)]}}
      """
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder.savedArticles.path))
    var saved = folder.savedArticles.load().content
    try #require(saved.articles(of: nil).count == 2)
    #expect(saved.articles(of: nil)[0].content == ArticleContent(id: "1", title: "One"))

    saved.toggle(Self.article("2"), of: nil)

    #expect(try folder.savedArticles.save(saved).contains(Self.article("2"), of: nil))
  }

  private static let feed = Feed(id: "https://example.com/feed")

  private static let json = """
    {"article": {"id": "1", "title": "One"}, "source": {"id": "a", "title": "A"}, "date": 0}
    """

  private static func article(_ id: String) -> Article {
    Article(ArticleContent(id: id, title: id), from: feed, date: TestApp.now)
  }

  @Test func `marks an article that is read twice once`() {
    var marks = ReadMarks(of: "a")

    marks.insert("1")
    marks.insert("1")

    #expect(marks.articles == ["1"])
    #expect(marks.contains("1") && !marks.contains("2"))
  }

  @Test func `keeps the latest of many read marks`() throws {
    var marks = ReadMarks(of: "a")

    for number in 0...ReadMarks.limit * 2 { marks.insert("\(number)") }

    #expect(marks.articles.count == ReadMarks.limit)
    #expect(marks.contains("\(ReadMarks.limit * 2)") && !marks.contains("0"))
    let again = try JSONDecoder().decode(ReadMarks.self, from: JSONEncoder().encode(marks))
    #expect(again == marks)
  }

  @Test func `keeps the read articles of earlier versions`() throws {
    let id = "https://example.com/feed 7"
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("{\"version\": 2, \"readArticles\": [\"\(id)\"]}".utf8)
      .write(to: URL(filePath: folder.userState.path))

    let library = Library(store: StateStore(folder)) { TestApp.now }
    let feed = Feed(id: "https://example.com/feed")
    let articles = ["7", "8"].map {
      Article(ArticleContent(id: $0, title: $0), from: feed, date: TestApp.now)
    }
    library.insertOrReplace([LoadedFeed(feed: feed, articles: articles)])

    #expect(articles.map(library.isRead) == [true, false])
    #expect(library.feed(feed.id)?.unreadCounts[.all] == 1)
  }
}
