import TestCases
import Testing

@testable import Headlines

/// Feeds with mistakes: what stands before and after one is read.
@Suite struct `Feeds with mistakes` {
  private func document(_ channel: String) throws -> FeedDocument {
    let xml = "<rss version='2.0'>\n<channel><title>T</title>\n\(channel)</channel></rss>"
    return try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")
  }

  @Test(arguments: [
    ("a wrong end tag", "<item><title>A</titel></item>\n<item><title>B</title></item>", 3),
    ("a missing end tag", "<item><title>A</title>\n<item><title>B</title></item>", 4),
    ("stray end tags", "<item><title>A</title></b></i></u></item><item><title>B</title></item>", 3),
    (
      "an element that is never closed",
      "<item><title>A</title><b></item><item><title>B</title></item>", 3
    ),
    (
      "tags that overlap",
      "<item><title>A</title><b><i></b></i></item><item><title>B</title></item>", 3
    ),
  ])
  func `are read before and after one`(name: String, channel: String, line: Int) throws {
    let document = try document(channel)

    #expect(document.articles.map(\.title) == ["A", "B"], "\(name)")
    #expect(document.mistake == ElementReader.Failure(line: line, reason: .malformed), "\(name)")
  }

  @Test(arguments: [
    ("a lone &", "<item><title>A & B &nosuch; C</title></item>", "A & B &nosuch; C"),
    ("a lone <", "<item><title>1 < 2</title></item>", "1 < 2"),
    ("an attribute without quotes", "<item a=1><title>A</title></item>", "A"),
    ("an attribute without a value", "<item a><title b>A</title></item>", "A"),
    ("a blank in a namespace", "<item xmlns:a='http://a b'><title>A</title></item>", "A"),
    ("a prefix without a namespace", "<item><zz:y>1</zz:y><title>A</title></item>", "A"),
    ("a control character", "<item><title>A\u{1}B</title></item>", "A B"),
    ("a name of HTML", "<item><title>A&nbsp;&lstrok;</title></item>", "A ł"),
    ("a < in an attribute", "<item><a b='<x>'/><title>A</title></item>", "A"),
    ("another case of the end tag", "<item><Title2>x</title2><title>A</TITLE></item>", "A"),
    ("an entity that the file declares", "<item><title>A&a;</title></item>", "A&a;"),
  ])
  func `may have what is no mistake`(name: String, channel: String, title: String) throws {
    let document = try document(channel)

    #expect(document.articles.map { $0.title.replacing("\u{A0}", with: " ") } == [title], "\(name)")
    #expect(document.mistake == nil, "\(name)")
  }

  @Test func `elements that are never closed cost only their own item`() throws {
    let breaks = String(repeating: "x<br>", count: 300)
    let document = try document(
      "<item><title>A</title><description>\(breaks)</description></item><item><title>B</title></item>"
        + "<item><title>C</title><description>\(breaks)<item><title>D</title></item>")

    #expect(document.articles.map(\.title) == ["A", "B", "C", "D"])
  }

  @Test func `stray end tags with long names take linear time`() {
    // Each pair of names would take a million steps to compare.
    let names = ["ab", "cd"].map { String(repeating: $0, count: 400) }
    let tags = String(repeating: "</a\(names[1])>", count: Cases.count(200, many: 20_000))

    #expect(
      Fixture.error(of: "<rss><channel><title>T</title><a\(names[0])>\(tags)</channel></rss>")
        == nil)
  }

  @Test func `a misspelt end tag ends its element`() throws {
    let document = try document("<item><title>A</titel><link>http://a.example</link></item>")

    #expect(document.articles.map(\.link) == ["http://a.example"])
    #expect(document.mistake?.reason == .malformed)
  }

  @Test func `a file that is cut off is read up to there`() throws {
    let xml = "<rss><channel>\n<title>T</title>\n<item><title>A</title></item>\n<item><title>B"
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == ["A", "B"])
    #expect(document.mistake == ElementReader.Failure(line: 4, reason: .truncated))
  }

  @Test func `attributes may have the prefix of Atom`() throws {
    let xml = """
      <a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:title>T</a:title><a:entry><a:title a:type='html'>A &amp;amp; B</a:title>
      <a:link a:href='http://a.example/1'/></a:entry></a:feed>
      """
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == ["A & B"])
    #expect(document.articles.map(\.link) == ["http://a.example/1"])
  }
}
