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

  @Test(arguments: [
    ("anna@example.org (Anna Nowak)", "Anna Nowak"), ("Anna Nowak", "Anna Nowak"),
    ("\"Anna Nowak\" <anna@example.org>", "Anna Nowak"),
    ("anna@example.org", "anna@example.org"), ("a@b ()", "a@b ()"), ("", ""),
  ])
  func `the name is extracted from an email address`(_ text: String, _ name: String) {
    #expect(AuthorName.name(in: text) == name)
  }
}
