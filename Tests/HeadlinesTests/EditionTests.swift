import Sternik
import Testing

@testable import Headlines

/// The articles of all sources together.
struct `An edition` {
  private static let sections: Set<String> = ["world", "świat"]

  @Test func `has the newest first, and those of one date by their sources`() {
    var edition = Edition()

    edition.put([shelf("b", [5, 3, 1]), shelf("a", [5, 4, 1])], by: editor())

    #expect(titles(edition) == ["a5", "b5", "a4", "b3", "a1", "b1"])
  }

  @Test func `is the same in whatever order its sources come`() {
    let shelves = (0..<7).map { number in
      shelf("\(number)", (0..<20).map { ($0 * (number + 3)) % 11 }.sorted(by: >))
    }
    var atOnce = Edition()
    atOnce.put(shelves, by: editor())
    var oneByOne = Edition()

    for shelf in shelves.reversed() { oneByOne.put([shelf], by: editor()) }

    #expect(titles(oneByOne) == titles(atOnce))
    #expect(titles(atOnce).count == 140)
    #expect(
      atOnce.stories(.all).map(\.date.secondsSince1970)
        == atOnce.stories(.all).map(\.date.secondsSince1970).sorted(by: >))
  }

  @Test func `puts what has come in the place of what was there`() {
    var edition = Edition()
    edition.put([shelf("a", [4, 2]), shelf("b", [3])], by: editor())

    edition.put([shelf("a", [5, 2])], by: editor())
    #expect(titles(edition) == ["a5", "b3", "a2"])
    #expect(edition.shelves.map(\.id) == ["a", "b"])

    edition.put([shelf("a", [9]), shelf("a", [8])], by: editor())
    #expect(titles(edition) == ["a8", "b3"])

    edition.takeAway("a")
    #expect(titles(edition) == ["b3"])
    #expect(edition.shelves.map(\.id) == ["b"])
  }

  @Test func `picks and counts each kind`() {
    let marks = {
      var marks = ReadMarks(of: "a")
      marks.insert("3")
      return marks
    }()
    var edition = Edition()
    edition.put(
      [
        shelf("a", [3, 2], section: "World", duration: nil),
        shelf("b", [4], section: "ŚWIAT", duration: .seconds(60)),
        shelf("c", [1], section: "Sport", duration: .seconds(60)),
      ], by: editor(marks: ["a": marks]))

    #expect(titles(edition, .world) == ["b4", "a3", "a2"])
    #expect(titles(edition, .video) == ["b4", "c1"])
    #expect(edition.shelf("a")?.unread == [.all: 1, .world: 1, .video: 0])
    #expect(edition.shelf("b")?.unread == [.all: 1, .world: 1, .video: 1])

    edition.count(["a"], by: editor())
    #expect(edition.shelf("a")?.unread[.all] == 2)

    let opened = edition.stories(.all).filter { $0.article.title == "b4" }
    edition.count(opened, of: "b", by: editor())
    #expect(edition.shelf("b")?.unread == [.all: 0, .world: 0, .video: 0])
  }

  @MainActor
  @Test func `that is made beside another change is made again with it`() async {
    let library = Library(given: [shelf("a", [1])]) { Reading.now }
    var tries = 0

    await library.put(["a"]) { _ in
      tries += 1
      // What the reader does meanwhile.
      if tries == 1 { Task { library.put([self.shelf("b", [7])]) } }
      return [shelf("a", [9])]
    }

    #expect(tries == 2)
    #expect(library.stories(.all).map(\.article.title) == ["a9", "b7"])
  }

  @MainActor
  @Test func `leaves out what comes of a source that was removed`() async {
    let library = Library(given: [shelf("a", [1]), shelf("b", [2])]) { Reading.now }

    library.takeAway("a")
    await library.take([.fetched(shelf("a", [3])), .fetched(shelf("b", [4]))])

    #expect(library.stories(.all).map(\.article.title) == ["b4"])
  }

  private func editor(marks: [Source.ID: ReadMarks] = [:]) -> Editor {
    Editor(worldSections: Self.sections, marks: marks, earlierReads: [])
  }

  private func shelf(
    _ source: String, _ dates: [Int], section: String? = nil, duration: Duration? = nil
  ) -> Shelf {
    let source = Source(id: source)
    let stories = dates.map { date in
      Story(
        Article(
          id: "\(date)", title: "\(source.id)\(date)", section: section, duration: duration),
        from: source, date: Timestamp(secondsSince1970: Double(date)))
    }
    return Shelf(source: source, stories: stories)
  }

  private func titles(_ edition: Edition, _ selection: StorySelection = .all) -> [String] {
    edition.stories(selection).map(\.article.title)
  }
}
