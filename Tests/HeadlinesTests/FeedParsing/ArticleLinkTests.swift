import Testing

@testable import Headlines

@Suite struct `Links of articles` {
  @Test(arguments: [
    ("", "https://x.org/a/b.html", "c.jpg", "https://x.org/a/c.jpg"),
    ("", "", "/c", "https://home.org/c"), ("", "", "//y.org/c", "https://y.org/c"),
    ("xml:base='https://base.org/d/'", "https://x.org/a/b", "c", "https://base.org/d/c"),
    ("", "https://x.org/a", "#n1", "https://x.org/a#n1"),
    ("", "https://x.org/a", "a b", "https://x.org/a%20b"),
  ])
  func `are relative to their base, the article or the feed`(
    _ attributes: String, _ link: String, _ address: String, _ expected: String
  ) throws {
    let xml = """
      <feed xmlns="http://www.w3.org/2005/Atom"><link href="https://home.org/"/><entry>
      <title>T</title>\(link.isEmpty ? "" : "<link href='\(link)'/>")
      <content type="xhtml" \(attributes)><div><a href="\(address)">t</a></div></content></entry></feed>
      """

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(Self.addresses(document) == [expected])
  }

  @Test
  func `are relative to the address of the feed without its password, if nothing else is known`()
    throws
  {
    let xml =
      "<rss><channel><item><description>&lt;a href='b'>t&lt;/a></description></item></channel></rss>"

    let document = try FeedReader().document(
      bytes: Array(xml.utf8), file: "f", address: "https://x.org/feeds/a.xml")

    #expect(Self.addresses(document) == ["https://x.org/feeds/b"])
  }

  @Test func `have the files of the item, each once, by name`() throws {
    let document = try FeedReader().document(
      bytes: Array(
        """
        <rss xmlns:media="http://search.yahoo.com/mrss/"><channel><link>https://x.org</link><item>
        <title>T</title><description>&lt;img src="https://x.org/i.png" alt="I"></description>
        <enclosure url="/a%20b.mp3" type="audio/mpeg"/><enclosure url="/a%20b.mp3"/>
        <enclosure url="javascript:x" type="audio/mpeg"/>
        <media:content url="https://x.org/i.png" medium="image"/>
        <media:content url="https://x.org/" type="video/mp4"/></item></channel></rss>
        """.utf8), file: "test.xml")

    let blocks = try #require(document.articles.first).body.blocks
    #expect(
      blocks.map { BodyLayout.words(of: $0).joined() + "|" + $0.line } == [
        "I0-1@https://x.org/i.png|I", "A0-7@https://x.org/a%20b.mp3|a b.mp3",
        "V0-3@https://x.org/|\u{FFFC}",
      ])
  }

  @Test func `of JSON feeds have attachments by title`() throws {
    let json = """
      {"version": "https://jsonfeed.org/version/1.1", "home_page_url": "https://x.org/", "items": [
      {"id": "1", "url": "/a/1", "content_html": "<a href='2'>t</a>",
      "attachments": [{"url": "s.mp3", "mime_type": "audio/mpeg", "title": "Sound"}]}]}
      """

    let document = try FeedReader().document(bytes: Array(json.utf8), file: "test.json")

    #expect(Self.addresses(document) == ["https://x.org/a/2", "https://x.org/s.mp3"])
    #expect(document.articles[0].body.blocks.map(\.line) == ["t", "Sound"])
  }

  private static func addresses(_ document: FeedDocument) -> [String] {
    document.articles.flatMap { $0.body.blocks.flatMap(\.text.spans).compactMap(\.mark.address) }
  }
}
