import Foundation
import Sternik
import Testing

@testable import Headlines

/// Each limit that a user can notice, one below it, at it and one above it.
@MainActor
struct `The limits of the program` {
  @Test func `an alert names a hundred things, or one more`() {
    Localizer.withCurrent(TestApp.localizer("en")) {
      for count in [0, 1, 100, 101] {
        #expect(
          AlertLines.joined(Self.numbers(count)) == Self.numbers(count).joined(separator: "\n"))
      }
      let lines = AlertLines.joined(Self.numbers(102)).split(separator: "\n").map(String.init)
      #expect(lines.dropLast() == Self.numbers(100)[...])
      #expect(lines.last == "… and 2 more")
    }
  }

  @Test(arguments: [
    (0, nil), (1, 1), (100, 1), (299, 1), (300, 2), (499, 2), (500, 3), (40_000, 200),
  ])
  func `200 words take a minute to read`(words: Int, minutes: Int?) {
    let text = [String](repeating: "x", count: words)
    #expect(ArticleContent.readingMinutes(of: ArticleBody(paragraphs: text)) == minutes)
    #expect(ArticleContent.readingMinutes(of: [text.joined(separator: " ")]) == minutes)
  }

  @Test(arguments: [
    (0, nil), (0.9, nil), (1, "0:01"), (59, "0:59"), (60, "1:00"), (119.9, "1:59"),
    (3599.9, "59:59"),
    (3600, "1:00:00"),
    (36_061, "10:01:01"),
  ])
  func `playing times of an hour show the hours`(seconds: Double, text: String?) {
    #expect(Duration.seconds(seconds).playingTime == text)
  }

  @Test(arguments: [
    ("", true), (" \u{A0}", true), ("\u{3164}", true), ("\u{115F} \u{200B}", true), ("가", false),
  ])
  func `a title that cannot be seen has words in its place`(title: String, isInvisible: Bool) {
    Localizer.withCurrent(TestApp.localizer("en")) {
      #expect((ArticleContent(id: "1", title: title).displayTitle == "Untitled") == isInvisible)
    }
    #expect((Feed(id: "a", title: title).displayName == "a") == isInvisible)
    #expect((Feed(id: "a", title: "T", name: title).displayName == "T") == isInvisible)
  }

  @Test(arguments: [49, 50, 51])
  func `a search finds the newest 50 articles`(count: Int) {
    let library = Library(temporaryFeeds: [
      TestApp.temporaryFeed(with: TestApp.document(articleCount: count))
    ]) { TestApp.now }
    library.updateSearch()
    let results = SearchResults(in: library)

    results.query = "article"

    #expect(results.articles.map(\.content.id) == (1...min(count, 50)).map { "\($0)" })
    #expect(results.isTruncated == (count >= 50))
  }

  @Test func `a search finds words in every part of an article`() {
    let content = ArticleContent(
      id: "1", title: "Title in Łódź", summary: "Summary", body: ["first 東京都", "second"],
      section: "Section", author: "Author")
    let library = Library(temporaryFeeds: [
      TemporaryFeed(id: "a", document: FeedDocument(title: "Źródło", articles: [content]))
    ]) { TestApp.now }
    library.updateSearch()

    for query in [
      "TITLE", "summary", "second", "section", "author", "zrodło", "title FIRST", "lodz", "s",
      "zrod title", "京都", "title*",
    ] {
      #expect(library.search(query).count == 1, "\(query)")
    }
    for query in [
      "x", "title x", "first x", "titlesummary", "", "\"", "*", "AND", "zrodlo x", "都京",
    ] {
      #expect(library.search(query).isEmpty, "\(query)")
    }
  }

  @Test func `a feed keeps the articles that its server no longer sends`() async {
    let library = Library { TestApp.now }
    library.changeSettings { $0.includesBundledFeed = false }
    library.add(Feed(id: "a"))
    let first = FeedResponse(
      content: .document(TestApp.document(articleCount: 5_001), HTTPValidators()))
    await library.apply([.fetched("a", first)])
    let second = FeedDocument(title: "", articles: [ArticleContent(id: "x", title: "x")])

    await library.apply([
      .fetched("a", FeedResponse(content: .document(second, HTTPValidators())))
    ])

    #expect(library.feed("a")?.count == 5_002)
    #expect(library.feed("a")?.feed.title == "Numbers")
  }

  @Test(arguments: [
    (0, 0, 1.0), (0, 3, 0), (1, 4, 0.25), (4, 4, 1),
  ])
  func `the progress of refreshing`(completed: Int, total: Int, fraction: Double) {
    #expect(RefreshProgress(completed: completed, total: total).fraction == fraction)
  }

  @Test func `positions in a list end with its articles`() {
    let feed = Feed(id: "a")
    let articles = (0..<3).map {
      Article(ArticleContent(id: "\($0)", title: "x"), from: feed, date: TestApp.now)
    }
    let other = Article(ArticleContent(id: "x", title: "x"), from: feed, date: TestApp.now)
    let middle = ArticlePosition(of: articles[1], in: Articles(articles))

    #expect(middle.moved(by: 1)?.article.id == "a 2")
    #expect(middle.moved(by: -1)?.article.id == "a 0")
    #expect(middle.moved(by: 2) == nil && middle.moved(by: -2) == nil)
    #expect(middle.moved(by: 1)?.moved(by: -2)?.article.id == "a 0")
    let alone = ArticlePosition(of: other, in: Articles(articles))
    #expect(alone.article.id == "a x")
    #expect(alone.moved(by: 1) == nil && alone.moved(by: -1) == nil)
  }

  private static func numbers(_ count: Int) -> [String] { (0..<count).map { "line \($0)" } }
}
