import Sternik
import Testing

@testable import Headlines

@Suite struct `Feed elements` {
  @Test(
    arguments: [
      ("http://www.w3.org/2005/Atom", .core), ("http://purl.org/atom/ns#", .core),
      ("http://purl.org/rss/1.0/", .core), ("http://my.netscape.com/rdf/simple/0.9/", .core),
      ("http://channel.netscape.com/rdf/simple/0.9/", .core),
      ("http://backend.userland.com/rss2", .core), ("http://backend.userland.com/RSS2", .core),
      ("http://purl.org/dc/elements/1.1/", .dublinCore),
      ("http://purl.org/dc/elements/1.0/", .dublinCore), ("http://purl.org/dc/terms/", .dublinCore),
      ("http://purl.org/rss/1.0/modules/content/", .content),
      ("http://search.yahoo.com/mrss/", .media), ("http://search.yahoo.com/mrss", .media),
      ("http://www.itunes.com/dtds/podcast-1.0.dtd", .itunes),
      ("http://www.itunes.com/DTDs/Podcast-1.0.dtd", .itunes),
      ("http://www.w3.org/1999/02/22-rdf-syntax-ns#", .rdf), ("http://example.org/", .other),
      ("", .core),
    ] as [(String, FeedElement.Namespace)])
  func `have a namespace by its address`(_ uri: String, _ namespace: FeedElement.Namespace) {
    #expect(FeedElement(name: "x", uri: uri, qualifiedName: "x").namespace == namespace)
  }

  @Test(
    arguments: [
      ("atom:x", .core), ("a10:x", .core), ("dc:x", .dublinCore), ("dcterms:x", .dublinCore),
      ("content:x", .content), ("media:x", .media), ("itunes:x", .itunes), ("rdf:x", .rdf),
      ("y:x", .other), ("x", .core), (nil, .core),
    ] as [(String?, FeedElement.Namespace)])
  func `have a namespace by an undeclared prefix`(
    _ name: String?, _ namespace: FeedElement.Namespace
  ) {
    #expect(FeedElement(name: "x", uri: nil, qualifiedName: name).namespace == namespace)
    #expect(FeedElement(name: "x", uri: "", qualifiedName: name).namespace == namespace)
  }

  @Test(arguments: [
    ("<pubDate>2026-11-02</pubDate><dc:date>2020</dc:date>", "2026-11-02"),
    ("<dc:created>2026-11-02</dc:created>", "2026-11-02"),
    ("<issued>2026-11-02</issued>", "2026-11-02"), ("<created>2026-11-02</created>", "2026-11-02"),
    ("<dc:issued>2026-11-02</dc:issued>", "2026-11-02"),
    ("<published>2026-11-02</published><updated>2027</updated>", "2026-11-02"),
    ("<pubDate></pubDate><updated>2027</updated><modified></modified>", "2027"),
    ("<dc:modified>2027</dc:modified>", "2027"),
    ("<pubDate>soon</pubDate><updated>2027</updated>", "2027"),
  ])
  func `give the date`(_ item: String, _ date: String) throws {
    let article = try Fixture.article("<title>T</title>" + item)

    #expect(article.published == Timestamp(feedDate: date))
  }

  @Test(arguments: [
    ("<author>anna@example.org (Anna)</author>", "Anna"),
    ("<author>\"Anna  B\" &lt;a@b.c&gt;</author>", "Anna B"), ("<author>a@b.c</author>", "a@b.c"),
    ("<author>(a@b.c)</author>", "a@b.c"), ("<author>a@b.c ()</author>", "a@b.c ()"),
    ("<author>&lt;a@b.c&gt;</author>", nil), ("<author>Anna (B)</author>", "Anna (B)"),
    ("<author>a@b.c )Anna(</author>", "a@b.c )Anna("),
    ("<dc:creator>Anna</dc:creator><itunes:author>Bo</itunes:author>", "Anna, Bo"),
    ("<dc:creator>Anna</dc:creator><dc:creator>Anna</dc:creator>", "Anna"),
    ("<author><name>Anna</name></author>", "Anna"), ("<x><author><name>A</name></author></x>", nil),
    ("<dc:creator> </dc:creator>", nil),
  ])
  func `give the author`(_ item: String, _ author: String?) throws {
    #expect(try Fixture.article("<title>T</title>" + item).author == author)
  }

  @Test func `give at most twenty authors`() throws {
    let authors = (1...21).map { "<dc:creator>\($0)</dc:creator>" }.joined()

    let article = try Fixture.article("<title>T</title>" + authors)

    #expect(article.author == (1...20).map(String.init).joined(separator: ", "))
  }

  @Test(arguments: [
    ("<category>World</category><category>B</category>", "World"), ("<category/>", nil),
    ("<category term='t' label='L'/>", "L"), ("<category term='t'/>", "t"),
    ("<dc:subject>World</dc:subject>", "World"),
    ("<category> </category><dc:subject>B</dc:subject>", "B"),
  ])
  func `give the section`(_ item: String, _ section: String?) throws {
    #expect(try Fixture.article("<title>T</title>" + item).section == section)
  }

  @Test(arguments: [
    ("<guid>http://a/1</guid>", "http://a/1", "http://a/1"),
    ("<guid isPermaLink='true'>HTTP://a/1</guid>", "HTTP://a/1", "HTTP://a/1"),
    ("<guid isPermaLink='FALSE'>http://a/1</guid>", "http://a/1", nil),
    ("<guid>1</guid><link>http://a/</link>", "1", "http://a/"), ("<guid></guid>", "T", nil),
    ("<link>http://a/</link><link>http://b/</link>", "http://b/", "http://b/"),
    ("<link href='http://a/'/><link href='http://b/'/>", "http://a/", "http://a/"),
    ("<link rel='self' href='http://a/'/>", "T", nil),
    ("<link rel='alternate' href='http://a/'/>", "http://a/", "http://a/"),
    ("<link></link>", "T", nil),
  ])
  func `give the identifier and the link`(_ item: String, _ id: String, _ link: String?) throws {
    let article = try Fixture.article("<title>T</title>" + item)

    #expect(article.id == id)
    #expect(article.link == link)
  }

  @Test(
    arguments: [
      ("<itunes:duration>1:00</itunes:duration><media:content duration='5'/>", 60),
      ("<media:content duration='5'/>", 5),
      ("<media:group><media:content duration='5'/></media:group>", 5),
      ("<media:content/>", nil), ("<media:thumbnail duration='5'/>", nil),
      ("<enclosure url='http://a/b' type='audio/mpeg'/>", 0),
      ("<enclosure url='http://a/b' type='video/mp4'/><itunes:duration>5</itunes:duration>", 5),
      ("<enclosure url='http://a/b' type='image/png'/>", nil),
    ] as [(String, Int?)])
  func `give the playing time`(_ item: String, _ seconds: Int?) throws {
    #expect(
      try Fixture.article("<title>T</title>" + item).duration == seconds.map { .seconds($0) })
  }

  @Test(arguments: [
    ("<title>A</title><media:title>B</media:title>", "A", "", []),
    ("<title></title><media:title>B</media:title>", "B", "", []),
    ("<media:group><media:title>B</media:title></media:group>", "B", "", []),
    ("<dc:title>B</dc:title>", "B", "", []),
    ("<title>A</title><title>B</title>", "A", "", []),
    ("<title>A</title><x><title>B</title></x>", "A", "", []),
    ("<description>One two</description>", "One two", "One two", ["One two"]),
    (
      "<title>A</title><description>D</description><content:encoded>C</content:encoded>", "A", "D",
      ["C"]
    ),
    ("<title>A</title><media:description>D</media:description>", "A", "D", ["D"]),
    ("<title>A</title><itunes:summary>D</itunes:summary>", "A", "D", ["D"]),
    ("<title>A</title><dc:description>D</dc:description>", "A", "D", ["D"]),
    ("<title>A</title><content:encoded>C&lt;p&gt;E</content:encoded>", "A", "C", ["C", "E"]),
    ("<title>A</title><description>D&lt;p&gt;E</description>", "A", "D", ["D", "E"]),
    (
      "<title>A</title><description>D&lt;p&gt;E</description><content:encoded>C</content:encoded>",
      "A", "D E", ["C"]
    ),
    ("<link>http://a/</link>", "http://a/", "", []),
  ])
  func `give the title, the summary and the text`(
    _ item: String, _ title: String, _ summary: String, _ body: [String]
  ) throws {
    let article = try Fixture.article(item)

    #expect(article.title == title)
    #expect(article.summary == summary)
    #expect(article.body.paragraphs == body)
  }

  @Test(arguments: [
    ("<title type='text'>a &lt;b&gt;</title>", "a <b>"), ("<title>a &lt;b&gt;</title>", "a <b>"),
    ("<title type='html'>a &lt;b&gt;</title>", "a"),
    ("<title type='HTML'>a &lt;b&gt;</title>", "a"),
    ("<title type='text/html; x'>a &lt;b&gt;</title>", "a"),
    ("<title type='xhtml'><div>a &lt;b&gt;</div></title>", "a <b>"),
    ("<title type='application/xhtml+xml'>a &lt;b&gt;</title>", "a"),
    ("<title type='text/plain' mode='escaped'>a &lt;b&gt;</title>", "a"),
    ("<title type='plain'>a &lt;b&gt;</title>", "a <b>"),
    ("<title type='text/x'>a &lt;b&gt;</title>", "a <b>"),
    ("<title>a &amp; <b>b</b><br/>&amp;</title>", "a & b &"),
  ])
  func `of Atom have types of text`(_ title: String, _ text: String) throws {
    let xml = "<feed><entry>\(title)</entry></feed>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.first?.title == text)
  }

  @Test(arguments: [
    ("List&lt;String&gt;", "List<String>"), ("The &lt;dialog&gt; element", "The <dialog> element"),
    ("if (a&lt;b &amp;&amp; c&gt;d)", "if (a<b && c>d)"), ("&lt;b&gt; or not", "<b> or not"),
    ("&lt;dialog&gt;", "<dialog>"), ("&lt;p&gt; and &lt;/p&gt;", "and"),
    ("Tea &amp; &lt;em&gt;cake&lt;/em&gt;", "Tea & cake"), ("A&lt;br/&gt;B&lt;br&gt;C", "A B C"),
    ("&lt;a href='x'&gt;&lt;i&gt;A&lt;/i&gt;&lt;/a&gt;", "A"),
    ("&lt;i&gt;A &lt;b&gt;&lt;/i&gt;&lt;/b&gt;", "<i>A <b></i></b>"),
    ("&lt;p&gt;A&lt;/p&gt;", "A"), ("&lt;p&gt;A", "A"),
    ("The &lt;p&gt; element", "The <p> element"), ("&lt;h2 class='x'&gt;A&lt;/h2&gt;", "A"),
    ("A&lt;!-- B --&gt;", "A"), ("1 &lt; 2 &gt; 1", "1 < 2 > 1"), ("&lt;3 you", "<3 you"),
    ("&lt;script&gt;x&lt;/script&gt;", "<script>x</script>"),
    ("<![CDATA[Use &lt;dialog&gt; &amp; &eacute;]]>", "Use <dialog> & é"),
    ("<![CDATA[The <b>bold</b> &lt;b&gt;]]>", "The bold <b>"),
    ("&amp;lt;b&amp;gt;A&amp;lt;/b&amp;gt;", "A"), ("R&amp;amp;D", "R&D"),
    ("My <em>first</em> <strong>title</strong>", "My first title"),
    ("A <a href='x\"'>B</a>", "A B"),
  ])
  func `of RSS have titles that are text, or HTML of a line`(_ title: String, _ text: String) throws
  {
    let item = "<title>\(title)</title><link>http://a/</link><category>\(title)</category>"
    let article = try Fixture.article(item)

    #expect(article.title == text)
    // A category has no elements.
    #expect(title.contains("<em>") || title.contains("<a ") || article.section == text)
  }

  @Test(arguments: [
    ("<enclosure url='http://a/b/pod%20cast.mp3?x=1' type='audio/mpeg'/>", "pod cast.mp3"),
    ("<description>&lt;img src='http://a/comic.png' alt='A comic'&gt;</description>", "A comic"),
    ("<description>&lt;img src='http://a/comic.png'&gt;</description>", "comic.png"),
    ("<enclosure url='http://a/'/>", "http://a/"),
  ])
  func `with nothing but a picture or a file are shown`(_ item: String, _ title: String) throws {
    #expect(try Fixture.article(item).title == title)
  }

  @Test(arguments: [
    "http://www.w3.org/2005/Atom", "https://www.w3.org/2005/Atom", "http://www.w3.org/2005/atom/",
    "http://purl.org/atom/ns#",
  ])
  func `of Atom have a namespace that may be misspelt`(_ namespace: String) throws {
    let xml = "<feed xmlns='\(namespace)'><title>T</title><entry><title>A</title></entry></feed>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.title == "T")
    #expect(document.articles.map(\.title) == ["A"])
  }

  @Test(arguments: [
    ("<feed><entry><title type=''>A</title></entry></feed>", "A"),
    ("<feed><entry><title mode='base64'>RcOp</title></entry></feed>", "Eé"),
    ("<feed><entry><title mode='base64' type='text/html'>PGI+QTwvYj4=</title></entry></feed>", "A"),
    ("<feed><entry><title mode='base64'>?</title></entry></feed>", "?"),
    ("<entry><title>A</title></entry>", "A"),
  ])
  func `of Atom that are rare`(_ xml: String, _ title: String) throws {
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.title) == [title])
  }

  @Test(arguments: [
    ("<dc:title>D</dc:title>", "D"), ("<dc:title>D</dc:title><title>A</title>", "A"),
    ("<title>A</title><dc:title>D</dc:title>", "A"),
  ])
  func `of Dublin Core name a feed without a title`(_ elements: String, _ title: String) throws {
    let xml = "<rss><channel>\(elements)<item><title>1</title></item></channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.title == title)
  }

  @Test(arguments: [
    ("<link rel='alternate'>http://a/</link><link rel='enclosure'>http://b/c</link>", "http://a/"),
    ("<link rel='enclosure'>http://b/c</link><link rel='alternate'>http://a/</link>", "http://a/"),
    ("<link rel='alternate' href='http://a/'/><link rel='self'>http://b/</link>", "http://a/"),
    ("<link href='http://b/'/><link>http://a/</link>", "http://a/"),
  ])
  func `link by their text, too`(_ links: String, _ link: String) throws {
    #expect(try Fixture.article("<title>A</title>" + links).link == link)
  }

  @Test func `of another language may be called as an item`() throws {
    let xml = """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>A</title>
      <content type="application/xml"><t xmlns="urn:t"><entry>x</entry></t></content>
      <link href="http://a/1"/></entry></feed>
      """

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.map(\.link) == ["http://a/1"])
    #expect(document.mistake == nil)
  }

  @Test func `a long base address is not copied to each link`() throws {
    let base = "http://a/" + String(repeating: "x", count: 100_000) + "/"
    let items = (0..<100).map { "<item><title>\($0)</title><link>b\($0)</link></item>" }.joined()
    let xml = "<rss><channel><link>\(base)</link>\(items)</channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.last?.link == "b99")
  }

  @Test func `a name of a file has no control characters`() throws {
    let article = try Fixture.article("<enclosure url='http://a/%1B%5D0;x%07.png'/>")

    #expect(article.title == "]0;x .png")
  }

  @Test func `a title is read up to 2,000 bytes`() throws {
    let article = try Fixture.article("<title>\(String(repeating: "ą ", count: 1_000_000))</title>")

    #expect(article.title.utf8.count <= 2_000)
    #expect(article.title.hasPrefix("ą ą"))
  }

  @Test func `of Atom that are not text are ignored`() throws {
    let xml = "<feed><entry><title>A</title><content type='image/png'>AAAA</content></entry></feed>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.articles.first?.body.paragraphs == [])
  }

  @Test(arguments: [
    ("<rss><channel><title>A</title><language>pl</language></channel></rss>", "A", "pl"),
    ("<rss><channel><image><title>B</title></image><title>A</title></channel></rss>", "A", nil),
    ("<rss><channel><title>A</title><language></language></channel></rss>", "A", nil),
    ("<rss><channel><dc:language>de</dc:language></channel></rss>", "", "de"),
    ("<rss xml:lang='en'><channel xml:lang='pl'/></rss>", "", "en"),
    ("<rss><other><title>B</title></other></rss>", "", nil),
    ("<feed xml:lang='en'><title>A</title><title>B</title></feed>", "A", "en"),
    ("<feed><x><title>B</title></x></feed>", "", nil),
  ])
  func `of the feed give its title and language`(
    _ xml: String, _ title: String, _ language: String?
  ) throws {
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document == FeedDocument(title: title, language: language))
  }

  @Test func `link relative to the feed`() throws {
    let xml = """
      <feed xml:base="http://a/x/"><link rel="self" href="http://s/"/><link href="http://b/y/"/>
      <entry xml:base="sub/"><title>1</title><link href="1"/></entry>
      <entry><title>2</title><link href="2"/></entry><author><name>Ann</name></author></feed>
      """
    let rss = """
      <rss><channel><link>no</link><link>http://b/y/</link><link>http://c/</link><item>
      <title>1</title><link>1</link></item></channel></rss>
      """

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")
    let other = try FeedReader().document(bytes: Array(rss.utf8), file: "test.xml")

    #expect(document.articles.map(\.link) == ["http://a/x/sub/1", "http://a/x/2"])
    #expect(document.articles.map(\.author) == ["Ann", "Ann"])
    #expect(other.articles.map(\.link) == ["http://b/y/1"])
  }
}
