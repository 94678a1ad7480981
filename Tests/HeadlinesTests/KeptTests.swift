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
