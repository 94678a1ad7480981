import LocalizableStrings
import Testing

@testable import Headlines

@Suite struct `Feed reader` {
  @Test func `RSS with all that news sites put in it gives clean articles`() throws {
    let feed = try Fixture.feed("daily.rss.xml")

    #expect(feed.title == "The Daily Example")
    #expect(feed.language == "en-gb")
    #expect(feed.articles.count == 3)
    let bridge = try #require(feed.articles.first)
    #expect(bridge.id == "bridge-1")
    #expect(bridge.title == "Bridge & river: “a new start”")
    #expect(bridge.summary == "The town has opened its bridge.")
    #expect(
      bridge.body == [
        "The bridge", "First\u{A0}paragraph with a link.",
        "Second paragraph,\nwith a line break – and an em—dash.", "• One", "• Two",
      ])
    #expect(bridge.author == "Anna Example, Ben Sample")
    #expect(bridge.section == "World")
    #expect(bridge.link == "https://news.example.org/bridge?a=1&b=2")
    #expect(bridge.published == Timestamp(secondsSince1970: 1_793_604_600))
    #expect(bridge.duration == .seconds(125))
  }

  @Test func `escaped and twice escaped HTML both become text`() throws {
    let article = try Fixture.feed("daily.rss.xml").articles[1]

    #expect(article.title == "Rock & roll at 5 < 6 \u{A0}o'clock")
    #expect(article.body == ["Escaped HTML here.", "Twice éscaped."])
    #expect(article.author == "Ben Sample")
    #expect(article.link == "https://news.example.org/rock")
    #expect(article.published == nil)
  }

  @Test func `an item without a title is called by its first words`() throws {
    let article = try Fixture.feed("daily.rss.xml").articles[2]

    #expect(article.title == "An item without a title has to be called by the first words…")
    #expect(article.link == "https://news.example.org/relative/path")
    #expect(article.id == article.link)
  }

  @Test func `Atom with text, HTML and XHTML gives clean articles`() throws {
    let feed = try Fixture.feed("weekly.atom.xml")

    #expect(feed.title == "Tygodnik Przykład")
    #expect(feed.language == "pl")
    let first = feed.articles[0]
    #expect(first.title == "1 < 2 & <b>")
    #expect(first.id == "tag:example.org,2026:1")
    #expect(first.link == "https://tygodnik.example.org/wpis-1")
    #expect(first.summary == "Zwykły tekst &amp; nic więcej.")
    #expect(first.body == ["Akapit pierwszy & 1 < 2.", "Akapit\ndrugi."])
    #expect(first.author == "Zofia Żółć, Jan Gęś")
    #expect(first.section == "Nauka")
    #expect(first.published == Timestamp(secondsSince1970: 1_793_604_600))
    #expect(feed.articles[1].title == "Gruby tytuł — tak")
    #expect(feed.articles[1].author == "Redakcja")
    #expect(feed.articles[1].published == Timestamp(secondsSince1970: 1_793_491_200))
    #expect(feed.articles[2].body == [])
  }

  @Test func `RSS 1 is read too`() throws {
    let feed = try Fixture.feed("old.rdf.xml")

    #expect(feed.title == "Old News")
    #expect(feed.language == "en")
    let article = try #require(feed.articles.first)
    #expect(article.id == "https://old.example.org/1")
    #expect(article.author == "Clara")
    #expect(article.section == "Culture")
    #expect(article.published == Timestamp(secondsSince1970: 1_793_836_800))
  }

  @Test func `prefixes that nobody declared are understood`() throws {
    let feed = try Fixture.feed("podcast.rss.xml")

    #expect(feed.articles[0].author == "Dora")
    #expect(feed.articles[0].duration == .seconds(3725))
    #expect(feed.articles[0].body == ["What was said."])
    #expect(feed.articles[1].body == ["Somebody forgot to escape.", "Second & last."])
  }

  @Test(arguments: [
    "polish.iso-8859-2.xml", "polish.windows-1250.xml", "polish.utf-16.xml", "polish.bom.xml",
  ])
  func `Polish letters survive every encoding`(_ file: String) throws {
    let feed = try Fixture.feed(file)

    #expect(feed.title == "Zażółć gęślą jaźń")
    #expect(feed.articles.first?.title.hasPrefix("Łódź") == true)
    #expect(feed.articles.first?.body == ["ŻÓŁĆ"])
  }

  @Test func `entities of a document type are neither expanded nor fetched`() throws {
    let feed = try Fixture.feed("bomb.xml")

    #expect(feed.articles.first?.title == "&c; and &file;")
  }

  @Test func `one identifier for different articles is made different`() throws {
    let xml = """
      <rss><channel><item><guid>x</guid><title>A</title><link>http://example.org/a</link></item>
      <item><guid>x</guid><title>B</title><link>http://example.org/b</link></item>
      <item><guid>x</guid><title>B</title><link>http://example.org/b</link></item></channel></rss>
      """

    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")

    #expect(feed.articles.map(\.id) == ["x", "x#http://example.org/b"])
  }

  @Test func `of an article that comes twice the newer one stays`() throws {
    let xml = """
      <feed><entry><id>x</id><title>A</title><updated>2026-11-01</updated></entry>
      <entry><id>y</id><title>Y</title></entry>
      <entry><id>x</id><title>A</title><updated>2026-11-02</updated>
      <content>New</content></entry></feed>
      """

    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")

    #expect(feed.articles.map(\.id) == ["x", "y"])
    #expect(feed.articles.first?.body == ["New"])
  }

  @Test func `items beyond the limit are counted`() throws {
    let xml = "<rss><channel>" + (1...5).map { "<item><title>\($0)</title></item>" }.joined()
    let reader = FeedReader(itemLimit: 3)

    let feed = try reader.feed(bytes: Array((xml + "</channel></rss>").utf8), file: "test.xml")

    #expect(feed.articles.map(\.title) == ["1", "2", "3"])
    #expect(feed.omitted == 2)
  }

  @Test func `control characters and character references to them never reach the text`() throws {
    let article = try Fixture.article(
      "<title>a\u{1B}[31mb&#27;c&#x7F;d&amp;#27;e\u{0}</title>".replacing("\0", with: "&#0;"))

    #expect(article.title == "a [31mb\u{FFFD}cde\u{FFFD}")
  }

  @Test func `a feed without items is a feed`() throws {
    let xml = "<rss version='2.0'><channel><title>Nothing yet</title></channel></rss>"

    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")

    #expect(feed == Feed(title: "Nothing yet"))
  }

  @Test func `ten thousand items all arrive, each once`() throws {
    let items = (1...10_000).map { "<item><title>\($0)</title><guid>\($0)</guid></item>\n" }
    let xml = "<rss><channel>\(items.joined())</channel></rss>"

    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")

    #expect(feed.articles.map(\.title) == (1...10_000).map(String.init))
  }

  @Test func `items with one identifier for all of them take linear time`() throws {
    let items = (1...5_000).map { "<item><title>\($0)</title><guid>same</guid></item>" }
    let xml = "<rss><channel>\(items.joined())\(items.joined())</channel></rss>"

    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")

    #expect(feed.articles.count == 5_000)
  }

  @Test func `a long lead is cut at a word`() throws {
    let article = try Fixture.article(
      "<title>T</title><description>\(String(repeating: "słowo ", count: 100))</description>")

    #expect(article.summary.hasSuffix("słowo…"))
    #expect(article.summary.count <= 401)
    #expect(article.body.first?.count == 599)
  }
}
