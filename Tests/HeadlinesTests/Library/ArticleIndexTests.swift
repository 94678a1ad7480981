import Sternik
import Testing

@testable import Headlines

struct `An article index` {
  private static let sections: Set<String> = ["world", "świat"]

  @Test func `sorts articles by date, and those of one date by feed`() {
    var index = ArticleIndex()

    index.insertOrReplace([feed("b", [5, 3, 1]), feed("a", [5, 4, 1])], using: indexer())

    #expect(titles(index) == ["a5", "b5", "a4", "b3", "a1", "b1"])
  }

  @Test func `does not depend on the order in which feeds arrive`() {
    let feeds = (0..<7).map { number in
      feed("\(number)", (0..<20).map { ($0 * (number + 3)) % 11 }.sorted(by: >))
    }
    var atOnce = ArticleIndex()
    atOnce.insertOrReplace(feeds, using: indexer())
    var oneByOne = ArticleIndex()

    for feed in feeds.reversed() { oneByOne.insertOrReplace([feed], using: indexer()) }

    #expect(titles(oneByOne) == titles(atOnce))
    #expect(titles(atOnce).count == 140)
    #expect(
      atOnce.articles(.all).map(\.date.secondsSince1970)
        == atOnce.articles(.all).map(\.date.secondsSince1970).sorted(by: >))
  }

  @Test func `replaces the articles of a feed`() {
    var index = ArticleIndex()
    index.insertOrReplace([feed("a", [4, 2]), feed("b", [3])], using: indexer())

    index.insertOrReplace([feed("a", [5, 2])], using: indexer())
    #expect(titles(index) == ["a5", "b3", "a2"])
    #expect(index.feeds.map(\.id) == ["a", "b"])

    index.insertOrReplace([feed("a", [9]), feed("a", [8])], using: indexer())
    #expect(titles(index) == ["a8", "b3"])

    index.remove("a")
    #expect(titles(index) == ["b3"])
    #expect(index.feeds.map(\.id) == ["b"])
  }

  @Test func `filters and counts articles`() {
    let marks = {
      var marks = ReadMarks(of: "a")
      marks.insert("3")
      return marks
    }()
    var index = ArticleIndex()
    index.insertOrReplace(
      [
        feed("a", [3, 2], section: "World", duration: nil),
        feed("b", [4], section: "ŚWIAT", duration: .seconds(60)),
        feed("c", [1], section: "Sport", duration: .seconds(60)),
      ], using: indexer(readMarks: ["a": marks]))

    #expect(titles(index, .world) == ["b4", "a3", "a2"])
    #expect(titles(index, .video) == ["b4", "c1"])
    #expect(index.feed("a")?.unreadCounts == [.all: 1, .world: 1, .video: 0])
    #expect(index.feed("b")?.unreadCounts == [.all: 1, .world: 1, .video: 1])

    index.recount(["a"], using: indexer())
    #expect(index.feed("a")?.unreadCounts[.all] == 2)

    let read = index.articles(.all).filter { $0.content.title == "b4" }
    index.subtractRead(read, of: "b", using: indexer())
    #expect(index.feed("b")?.unreadCounts == [.all: 0, .world: 0, .video: 0])
  }

  @MainActor
  @Test func `is rebuilt when another change comes in between`() async {
    let library = Library(temporaryFeeds: [feed("a", [1])]) { TestApp.now }
    var attempts = 0

    await library.update(["a"]) { _ in
      attempts += 1
      // A change while the index is rebuilt.
      if attempts == 1 { Task { library.insertOrReplace([self.feed("b", [7])]) } }
      return [feed("a", [9])]
    }

    #expect(attempts == 2)
    #expect(library.articles(.all).map(\.content.title) == ["a9", "b7"])
  }

  @MainActor
  @Test func `ignores updates of a removed feed`() async {
    let library = Library(temporaryFeeds: [feed("a", [1]), feed("b", [2])]) { TestApp.now }

    library.removeArticles(of: "a")
    await library.apply([.fetched(feed("a", [3])), .fetched(feed("b", [4]))])

    #expect(library.articles(.all).map(\.content.title) == ["b4"])
  }

  private func indexer(readMarks: [Feed.ID: ReadMarks] = [:]) -> ArticleIndexer {
    ArticleIndexer(worldSections: Self.sections, readMarks: readMarks, legacyReadIDs: [])
  }

  private func feed(
    _ id: String, _ dates: [Int], section: String? = nil, duration: Duration? = nil
  ) -> LoadedFeed {
    let feed = Feed(id: id)
    let articles = dates.map { date in
      Article(
        ArticleContent(
          id: "\(date)", title: "\(feed.id)\(date)", section: section, duration: duration),
        from: feed, date: Timestamp(secondsSince1970: Double(date)))
    }
    return LoadedFeed(feed: feed, articles: articles)
  }

  private func titles(_ index: ArticleIndex, _ filter: ArticleFilter = .all) -> [String] {
    index.articles(filter).map(\.content.title)
  }
}
