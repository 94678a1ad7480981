import Foundation
import Testing

@testable import Headlines

/// What is remembered while the program runs.
@MainActor
@Suite final class `What is kept` {
  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var folder: StateFolder { StateFolder(place.path()) }

  deinit { try? FileManager.default.removeItem(at: place) }

  @Test func `is changed at once, and saved whole when it is waited for`() async {
    let kept = Kept(in: folder.marks(of: "a"))

    for number in 1...50 { kept.change { $0.insert("\(number)") } }

    #expect(kept.content.articles.count == 50)
    await kept.saved()
    #expect(folder.marks(of: "a").load().content.articles == (1...50).map(String.init))
  }

  @Test func `is saved with what was changed while it was being saved`() async {
    let kept = Kept(in: folder.marks(of: "a"))

    kept.change { $0.insert("1") }
    // Lets the first saving begin.
    await Task.yield()
    kept.change { $0.insert("2") }
    await kept.saved()

    #expect(folder.marks(of: "a").load().content.articles == ["1", "2"])
  }

  @Test func `takes over what another program has changed`() async throws {
    let kept = Kept(in: folder.reader)
    var theirs = ReaderState()
    theirs.look = "colorful"
    try folder.reader.save(theirs)

    kept.change { $0.language = "pl" }
    await kept.saved()

    #expect(kept.content.look == "colorful")
    #expect(kept.content.language == "pl")
    #expect(folder.reader.load().content == kept.content)
  }

  @Test func `is not saved when nothing changes`() async {
    let kept = Kept(in: folder.reader)

    kept.change { $0.language = nil }
    await kept.saved()

    #expect(!FileManager.default.fileExists(atPath: folder.reader.path))
  }

  @Test func `is told when it cannot be saved, and saved with the next change`() async throws {
    try Data().write(to: place)
    let kept = Kept(in: folder.reader)
    var problems: [StateProblem] = []
    kept.didFail = { problems.append($0) }

    kept.change { $0.language = "pl" }
    await kept.saved()
    #expect(problems.count == 1)
    #expect(kept.content.language == "pl")

    try FileManager.default.removeItem(at: place)
    kept.change { $0.look = "colorful" }
    await kept.saved()
    #expect(problems.count == 1)
    #expect(folder.reader.load().content == kept.content)
  }

  @Test func `is saved at the end when it could not be before`() async throws {
    try Data().write(to: place)
    let memory = Memory(folder)
    memory.saved.change { $0.toggle(Self.story("1"), of: nil) }
    await memory.saved.saved()
    #expect(memory.takeProblem() != nil)

    try FileManager.default.removeItem(at: place)
    await memory.save()

    #expect(memory.takeProblem() == nil)
    #expect(folder.saved.load().content.stories(of: nil).map(\.article.id) == ["1"])
  }

  @Test func `is told once when nothing can be saved, and again after something could be`()
    async throws
  {
    try Data().write(to: place)
    let memory = Memory(folder)
    var told = 0
    memory.didFail = { told += 1 }

    for number in 1...3 {
      memory.saved.change { $0.toggle(Self.story("\(number)"), of: nil) }
      await memory.saved.saved()
      memory.marks(of: Self.source.id).change { $0.insert("\(number)") }
      await memory.marks(of: Self.source.id).saved()
    }
    #expect(told == 1)

    try FileManager.default.removeItem(at: place)
    memory.saved.change { $0.toggle(Self.story("4"), of: nil) }
    await memory.saved.saved()
    try FileManager.default.removeItem(at: place)
    try Data().write(to: place)
    memory.saved.change { $0.toggle(Self.story("5"), of: nil) }
    await memory.saved.saved()
    #expect(told == 2)
  }

  @Test func `is counted as opened when another program has opened it`() async throws {
    let stories = ["1", "2", "3"].map(Self.story)
    let library = Library(memory: Memory(folder)) { Reading.now }
    library.put([Shelf(source: Self.source, stories: stories)])
    #expect(library.unreadCount(.all) == 3 + 12)
    var theirs = ReadMarks(of: Self.source.id)
    theirs.insert("2")
    try folder.marks(of: Self.source.id).save(theirs)

    library.markAsRead([stories[0]])
    #expect(library.unreadCount(.all) == 2 + 12)
    await library.save()

    #expect(stories.map(library.isRead) == [true, true, false])
    #expect(library.unreadCount(.all) == 1 + 12)
    #expect(library.shelf(Self.source.id)?.unread[.all] == 1)
  }

  @Test func `of a source that was damaged is told`() async throws {
    let file = folder.marks(of: Self.source.id)
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: URL(filePath: file.path))
    let memory = Memory(folder)
    var told = 0
    memory.didFail = { told += 1 }

    await memory.loadMarks(of: [Self.source.id])

    #expect(told == 1)
    #expect(memory.takeProblem()?.file == file.path)
  }

  @Test func `of two programs that know where feeds have moved is joined`() throws {
    var (ours, theirs) = (ReaderState(), ReaderState())
    ours.moved = ["a": "b"]
    theirs.moved = ["c": "d"]

    try folder.reader.save(theirs)
    try folder.reader.save(ours)

    #expect(folder.reader.load().content.moved == ["a": "b", "c": "d"])
  }

  @Test func `of marks that both programs know is theirs, also what they forgot`() {
    var (base, theirs) = (ReadMarks(of: "a"), ReadMarks(of: "a"))
    for id in ["1", "2", "3"] { base.insert(id) }
    for id in ["3", "4"] { theirs.insert(id) }
    var ours = base
    ours.insert("5")

    #expect(ours.merged(with: theirs, since: base).articles == ["3", "4", "5"])
  }

  @Test func `twice by mistake is no harm`() throws {
    let text = """
      {"version": 1, "shelves": {"": [\(Self.json), \(Self.json)]}}
      """
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder.saved.path))
    var saved = folder.saved.load().content
    try #require(saved.stories(of: nil).count == 2)

    saved.toggle(Self.story("2"), of: nil)

    #expect(try folder.saved.save(saved).contains(Self.story("2"), of: nil))
  }

  private static let source = Source(id: "https://example.com/feed")

  private static let json = """
    {"article": {"id": "1", "title": "One"}, "source": {"id": "a", "title": "A"}, "date": 0}
    """

  private static func story(_ id: String) -> Story {
    Story(Article(id: id, title: id), from: source, date: Reading.now)
  }

  @Test func `of an article that is opened twice is one mark`() {
    var marks = ReadMarks(of: "a")

    marks.insert("1")
    marks.insert("1")

    #expect(marks.articles == ["1"])
    #expect(marks.contains("1") && !marks.contains("2"))
  }

  @Test func `of many opened articles is the latest`() throws {
    var marks = ReadMarks(of: "a")

    for number in 0...ReadMarks.most * 2 { marks.insert("\(number)") }

    #expect(marks.articles.count == ReadMarks.most)
    #expect(marks.contains("\(ReadMarks.most * 2)") && !marks.contains("0"))
    let again = try JSONDecoder().decode(ReadMarks.self, from: JSONEncoder().encode(marks))
    #expect(again == marks)
  }

  @Test func `of what was read before there were marks stays read`() throws {
    let id = "https://example.com/feed 7"
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("{\"version\": 2, \"readArticles\": [\"\(id)\"]}".utf8)
      .write(to: URL(filePath: folder.reader.path))

    let library = Library(memory: Memory(folder)) { Reading.now }
    let source = Source(id: "https://example.com/feed")
    let stories = ["7", "8"].map {
      Story(Article(id: $0, title: $0), from: source, date: Reading.now)
    }
    library.put([Shelf(source: source, stories: stories)])

    #expect(stories.map(library.isRead) == [true, false])
    #expect(library.shelf(source.id)?.unread[.all] == 1)
  }
}
