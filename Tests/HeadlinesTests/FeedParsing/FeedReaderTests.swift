import LocalizableStrings
import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `Feed reader` {
  @Test func `reads RSS with extensions`() throws {
    let document = try Fixture.document("daily.rss.xml")

    #expect(document.title == "The Daily Example")
    #expect(document.language == "en-gb")
    #expect(document.articles.count == 3)
    let bridge = try #require(document.articles.first)
    #expect(bridge.id == "bridge-1")
    #expect(bridge.title == "Bridge & river: “a new start”")
    #expect(bridge.summary == "The town has opened its bridge.")
    #expect(
      bridge.body.paragraphs == [
        "The bridge", "First\u{A0}paragraph with a link.",
        "Second paragraph,\nwith a line break – and an em—dash.", "• One", "• Two",
      ])
    #expect(bridge.author == "Anna Example, Ben Sample")
    #expect(bridge.section == "World")
    #expect(bridge.link == "https://news.example.org/bridge?a=1&b=2")
    #expect(bridge.published == Timestamp(secondsSince1970: 1_793_604_600))
    #expect(bridge.duration == .seconds(125))
  }

  @Test func `converts escaped and twice escaped HTML to text`() throws {
    let article = try Fixture.document("daily.rss.xml").articles[1]

    #expect(article.title == "Rock & roll at 5 < 6 \u{A0}o'clock")
    #expect(article.body.paragraphs == ["Escaped HTML here.", "Twice éscaped."])
    #expect(article.author == "Ben Sample")
    #expect(article.link == "https://news.example.org/rock")
    #expect(article.published == nil)
  }

  @Test func `an item without a title gets its first words as title`() throws {
    let article = try Fixture.document("daily.rss.xml").articles[2]

    #expect(article.title == "An item without a title has to be called by the first words…")
    #expect(article.link == "https://news.example.org/relative/path")
    #expect(article.id == article.link)
  }

  @Test func `reads Atom with text, HTML and XHTML`() throws {
    let document = try Fixture.document("weekly.atom.xml")

    #expect(document.title == "Tygodnik Przykład")
    #expect(document.language == "pl")
    let first = document.articles[0]
    #expect(first.title == "1 < 2 & <b>")
    #expect(first.id == "tag:example.org,2026:1")
    #expect(first.link == "https://tygodnik.example.org/wpis-1")
    #expect(first.summary == "Zwykły tekst &amp; nic więcej.")
    #expect(first.body.paragraphs == ["Akapit pierwszy & 1 < 2.", "Akapit\ndrugi."])
    #expect(first.author == "Zofia Żółć, Jan Gęś")
    #expect(first.section == "Nauka")
    #expect(first.published == Timestamp(secondsSince1970: 1_793_604_600))
    #expect(document.articles[1].title == "Gruby tytuł — tak")
    #expect(document.articles[1].author == "Redakcja")
    #expect(document.articles[1].published == Timestamp(secondsSince1970: 1_793_491_200))
    #expect(document.articles[2].body.paragraphs == [])
  }

  @Test func `reads RSS 1.0`() throws {
    let document = try Fixture.document("old.rdf.xml")

    #expect(document.title == "Old News")
    #expect(document.language == "en")
    let article = try #require(document.articles.first)
    #expect(article.id == "https://old.example.org/1")
    #expect(article.author == "Clara")
    #expect(article.section == "Culture")
    #expect(article.published == Timestamp(secondsSince1970: 1_793_836_800))
  }

  @Test func `reads undeclared namespace prefixes`() throws {
    let document = try Fixture.document("podcast.rss.xml")

    #expect(document.articles[0].author == "Dora")
    #expect(document.articles[0].duration == .seconds(3725))
    #expect(document.articles[0].body.paragraphs == ["What was said."])
    #expect(
      document.articles[1].body.paragraphs == ["Somebody forgot to escape.", "Second & last."])
  }

  @Test(arguments: [
    "polish.iso-8859-2.xml", "polish.windows-1250.xml", "polish.utf-16.xml", "polish.bom.xml",
  ])
  func `reads Polish letters in every encoding`(_ file: String) throws {
    let document = try Fixture.document(file)

    #expect(document.title == "Zażółć gęślą jaźń")
    #expect(document.articles.first?.title.hasPrefix("Łódź") == true)
    #expect(document.articles.first?.body.paragraphs == ["ŻÓŁĆ"])
  }

  @Test func `entities of a document type are neither expanded nor fetched`() throws {
    let document = try Fixture.document("bomb.xml")

    #expect(document.articles.first?.title == "&c; and &file;")
  }

  @Test func `different articles with one identifier get different ones`() throws {
    let xml = """
      <rss><channel><item><guid>x</guid><title>A</title><link>http://example.org/a</link></item>
      <item><guid>x</guid><title>B</title><link>http://example.org/b</link></item>
      <item><guid>x</guid><title>B</title><link>http://example.org/b</link></item></channel></rss>
      """

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.id) == ["x", "x#http://example.org/b"])
  }

  @Test func `items with equal titles and neither identifier nor link are different articles`()
    throws
  {
    func ids(_ items: String...) throws -> [String] {
      let xml = "<rss><channel>\(items.joined())</channel></rss>"
      return try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml").articles.map(\.id)
    }
    let monday = "<item><title>Weather</title><pubDate>2026-11-02</pubDate></item>"
    let tuesday = "<item><title>Weather</title><pubDate>2026-11-03</pubDate></item>"
    let rain = "<item><title>Weather</title><description>Rain</description></item>"
    let sun = "<item><title>Weather</title><description>Sun</description></item>"
    let later = tuesday.replacing("</item>", with: "<description>Sun</description></item>")

    let dated = try ids(tuesday, monday, monday, later)
    let undated = try ids(rain, sun, rain)

    #expect(Set(dated).count == 3 && dated.count == 3)
    #expect(Set(undated).count == 2 && undated.count == 2)
    // New items before an old one do not change its identifier.
    #expect(try ids(monday) == [dated[1]])
    #expect(try ids(sun) == [undated[1]])
    #expect(try ids("<item><title>Weather</title></item>") == ["Weather"])
  }

  @Test func `the newer of two duplicates stays, or else the first`() throws {
    let xml = """
      <feed><entry><id>x</id><title>A</title><updated>2026-11-01</updated></entry>
      <entry><id>y</id><title>Y</title></entry>
      <entry><id>x</id><title>A</title><updated>2026-11-02</updated>
      <content>New</content></entry>
      <entry><id>x</id><title>A</title><updated>2026-11-02</updated>
      <content>Later</content></entry></feed>
      """

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.id) == ["x", "y"])
    #expect(document.articles.first?.body.paragraphs == ["New"])
  }

  @Test func `all items stay of an identifier with several titles`() throws {
    let items = [("A", "02"), ("A", "01"), ("B", "01"), ("A", "01")].map { title, day in
      "<entry><id>x</id><title>\(title)</title><updated>2026-11-\(day)</updated></entry>"
    }
    let xml = "<feed>\(items.joined())</feed>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == ["A", "A", "B"])
    #expect(Set(document.articles.map(\.id)).count == 3)
  }

  @Test func `counts items beyond the limit`() throws {
    let xml = "<rss><channel>" + (1...5).map { "<item><title>\($0)</title></item>" }.joined()
    let reader = FeedReader(itemLimit: 3)

    let document = try reader.document(
      bytes: Array((xml + "</channel></rss>").utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == ["1", "2", "3"])
    #expect(document.omittedCount == 2)
  }

  @Test func `removes control characters and references to them`() throws {
    let article = try Fixture.article(
      "<title>a\u{1B}[31mb&#27;c&#x7F;d&amp;#27;e\u{0}</title>".replacing("\0", with: "&#0;"))

    #expect(article.title == "a [31mb\u{FFFD}cde\u{FFFD}")
  }

  @Test func `reads a feed without items`() throws {
    let xml = "<rss version='2.0'><channel><title>Nothing yet</title></channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document == FeedDocument(title: "Nothing yet"))
  }

  @Test func `reads ten thousand items`() throws {
    let items = (1...10_000).map { "<item><title>\($0)</title><guid>\($0)</guid></item>\n" }
    let xml = "<rss><channel>\(items.joined())</channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == (1...10_000).map(String.init))
  }

  @Test func `many items with one identifier take linear time`() throws {
    let items = (1...5_000).map { "<item><title>\($0)</title><guid>same</guid></item>" }
    let xml = "<rss><channel>\(items.joined())\(items.joined())</channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.count == 5_000)
  }

  @Test func `a long lead is truncated at a word`() throws {
    let article = try Fixture.article(
      "<title>T</title><description>\(String(repeating: "słowo ", count: 100))</description>")

    #expect(article.summary.hasSuffix("słowo…"))
    #expect(article.summary.count <= 401)
    #expect(article.body.paragraphs.first?.count == 599)
  }
}
