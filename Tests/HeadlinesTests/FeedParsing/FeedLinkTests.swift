import Testing

@testable import Headlines

@Suite struct `Feed links and author names` {
  @Test(arguments: [
    ("https://example.org/a", nil, "https://example.org/a"), ("/a?b=c", nil, "/a?b=c"),
    ("/a?b=c", "https://example.org/x/y", "https://example.org/a?b=c"),
    ("a", "https://example.org/x/", "https://example.org/x/a"),
    ("//example.com/a", "https://example.org/", "https://example.com/a"),
    (" https://example.org/\n\ta ", "x", "https://example.org/a"),
    ("a\u{9B}b\u{7F}c", nil, "abc"), ("a", "::no base::", "a"), ("", nil, ""),
  ])
  func `a relative link is resolved against its base`(
    _ link: String, _ base: String?, _ absolute: String
  ) {
    #expect(FeedLink.resolve(link, against: base) == absolute)
  }

  @Test func `a relative base of a feed is resolved against the address of the feed`() throws {
    let atom = """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="/blog/"><title>A</title>
      <entry><id>1</id><title>B</title><link href="post"/></entry></feed>
      """
    let json = """
      {"version": "https://jsonfeed.org/version/1", "title": "A", "home_page_url": "/",
       "items": [{"id": "1", "title": "B", "url": "blog/post"}]}
      """

    let links = try [atom, json].map { feed in
      try FeedReader().document(
        bytes: Array(feed.utf8), file: "feed", address: "https://example.org/feed"
      ).articles.map(\.link)
    }

    #expect(links == [["https://example.org/blog/post"], ["https://example.org/blog/post"]])
  }

  @Test(arguments: [
    ("anna@example.org (Anna Nowak)", "Anna Nowak"), ("Anna Nowak", "Anna Nowak"),
    ("\"Anna Nowak\" <anna@example.org>", "Anna Nowak"),
    ("anna@example.org", "anna@example.org"), ("a@b ()", "a@b ()"), ("", ""),
  ])
  func `the name is extracted from an email address`(_ text: String, _ name: String) {
    #expect(AuthorName.name(in: text) == name)
  }
}
