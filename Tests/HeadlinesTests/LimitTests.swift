import Foundation
import Sternik
import Testing

@testable import Headlines

/// Each limit that a user can notice, one below it, at it and one above it.
@MainActor
struct `The limits of the program` {
  @Test func `an alert names eight things, or nine`() {
    Localizer.withCurrent(TestApp.localizer("en")) {
      for count in [0, 1, 8, 9] {
        #expect(
          AlertLines.joined(Self.numbers(count)) == Self.numbers(count).joined(separator: "\n"))
      }
      let lines = AlertLines.joined(Self.numbers(10)).split(separator: "\n").map(String.init)
      #expect(lines.dropLast() == Self.numbers(8)[...])
      #expect(lines.last == "… and 2 more")
    }
  }

  @Test(arguments: [
    (0, nil), (1, 1), (100, 1), (299, 1), (300, 2), (499, 2), (500, 3), (40_000, 200),
  ])
  func `200 words take a minute to read`(words: Int, minutes: Int?) {
    let text = [String](repeating: "x", count: words)
    let content = ArticleContent(id: "1", title: "", body: text)
    let paragraph = ArticleContent(id: "1", title: "", body: [text.joined(separator: " ")])

    #expect(content.readingMinutes == minutes)
    #expect(paragraph.readingMinutes == minutes)
  }

  @Test(arguments: [
    (0, "0:00"), (59, "0:59"), (60, "1:00"), (119.9, "1:59"), (3599.9, "59:59"), (3600, "1:00:00"),
    (36_061, "10:01:01"),
  ])
  func `playing times of an hour show the hours`(seconds: Double, text: String) {
    #expect(Duration.seconds(seconds).playingTime == text)
  }

  @Test func `a code has six digits, and is valid for ten minutes and five attempts`() {
    // A random number below a million is the upper half of the product with a million.
    for number in [UInt64(1) << 50, .max / 7, .max / 1_000_000 * 7, .max] {
      var generator = ConstantGenerator(number: number)
      let code = OneTimeCode(now: TestApp.now, using: &generator)
      #expect(code.digits.count == 6 && code.digits.allSatisfy(\.isNumber))
    }
    var generator = ConstantGenerator(number: 1 << 43)
    var code = OneTimeCode(now: TestApp.now, using: &generator)
    #expect(code.digits == "000000")

    var copy = code
    #expect(copy.check(" 000 000\n", now: Self.later(599)) == .correct)
    #expect(copy.check("000000", now: Self.later(600)) == .expired)
    #expect(copy.check("00000", now: TestApp.now) == .incomplete)
    #expect(copy.check("0000000", now: TestApp.now) == .incomplete)
    for left in [4, 3, 2, 1] {
      #expect(code.check("111111", now: TestApp.now) == .incorrect(attemptsLeft: left))
    }
    copy = code
    #expect(code.check("111111", now: TestApp.now) == .expired)
    #expect(code.check("000000", now: TestApp.now) == .expired)
    #expect(copy.check("000000", now: TestApp.now) == .correct)
    #expect(copy.check("000000", now: TestApp.now) == .expired)
  }

  @Test func `a recovery key has five groups of four letters or digits`() {
    var issuer = CodeIssuer()
    issuer.generator = ConstantGenerator(number: 1 << 50)

    #expect(issuer.makeRecoveryKey() == "AAAA-AAAA-AAAA-AAAA-AAAA")
    #expect(throws: (any Error).self) { try issuer.deliver(issuer.makeCode(), "Anna") }
  }

  @Test(arguments: [499, 500, 501])
  func `a search stops at 500 articles`(count: Int) {
    let feed = Feed(id: "a")
    let articles = (0..<count).map {
      Article(ArticleContent(id: "\($0)", title: "x"), from: feed, date: TestApp.now)
    }
    let results = SearchResults()

    results.begin("x")
    #expect(results.isSearching && results.articles.isEmpty && results.query == "x")
    results.add(articles.dropLast())
    results.add(articles.suffix(1))
    results.add([])
    results.end()

    #expect(results.articles.count == min(count, 500))
    #expect(results.isTruncated == (count >= 500))
    #expect(!results.isSearching)
    results.begin("")
    #expect(results.articles.isEmpty)
  }

  @Test(arguments: [
    (0, []), (1, [1]), (200, [200]), (201, [200, 1]), (600, [200, 200, 200]),
    (601, [200, 200, 200]),
  ])
  func `a search returns batches of 200 articles until it has 500`(
    count: Int, expected: [Int]
  ) async {
    let articles = (0..<count).map {
      Article(ArticleContent(id: "\($0)", title: "x"), from: Feed(id: "a"), date: TestApp.now)
    }
    var found: [[Article]] = []

    for await batch in ArticleSearch("x").matches(among: articles) { found.append(batch) }

    #expect(found.map(\.count) == expected)
    #expect(Array(found.joined()) == Array(articles.prefix(600)))
    for await batch in ArticleSearch("y").matches(among: articles) {
      Issue.record("\(batch.count) articles without the word")
    }
  }

  @Test func `a search finds words in every part of an article`() {
    let content = ArticleContent(
      id: "1", title: "Title", summary: "Summary", body: ["first", "second"], section: "Section",
      author: "Author")
    let article = Article(content, from: Feed(id: "a", title: "Źródło"), date: TestApp.now)

    for query in ["TITLE", "summary", "second", "section", "author", "zrodło", "", "title FIRST"] {
      #expect(ArticleSearch(query).matches(article), "\(query)")
    }
    for query in ["x", "title x", "first x", "titlesummary"] {
      #expect(!ArticleSearch(query).matches(article), "\(query)")
    }
  }

  @Test func `read marks keep the last ones of too many`() {
    var marks = ReadMarks(of: "a")
    for number in 0..<200_000 { marks.insert("\(number)") }
    #expect(marks.articles.count == 200_000)
    #expect(marks.contains("0"))

    marks.insert("new")

    #expect(marks.articles.count == 100_000)
    #expect(!marks.contains("0") && !marks.contains("100000"))
    #expect(marks.contains("100001") && marks.contains("new"))
    #expect(marks.articles.first == "100001")
  }

  @Test(arguments: [(5000, 5001), (5001, 5001), (1, 2)])
  func `a feed keeps 5000 articles that its server no longer sends`(count: Int, expected: Int) {
    var feed = LoadedFeed(feed: Feed(id: "a"))
    feed.update(with: TestApp.document(articleCount: count), now: TestApp.now)

    feed.update(
      with: FeedDocument(title: "", articles: [ArticleContent(id: "x", title: "x")]),
      now: TestApp.now)

    #expect(feed.articles.count == expected)
    #expect(feed.feed.title == "Numbers")
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
    let middle = ArticlePosition(of: articles[1], in: articles)

    #expect(middle.moved(by: 1)?.article.id == "a 2")
    #expect(middle.moved(by: -1)?.article.id == "a 0")
    #expect(middle.moved(by: 2) == nil && middle.moved(by: -2) == nil)
    #expect(middle.moved(by: 1)?.moved(by: -2)?.article.id == "a 0")
    let alone = ArticlePosition(of: other, in: articles)
    #expect(alone.article.id == "a x")
    #expect(alone.moved(by: 1) == nil && alone.moved(by: -1) == nil)
  }

  private static func numbers(_ count: Int) -> [String] { (0..<count).map { "line \($0)" } }

  private static func later(_ seconds: Double) -> Timestamp {
    Timestamp(secondsSince1970: TestApp.now.secondsSince1970 + seconds)
  }
}

private struct ConstantGenerator: RandomNumberGenerator {
  let number: UInt64

  mutating func next() -> UInt64 { number }
}
