import Testing

@testable import Headlines

@Suite struct `Links and authors` {
  @Test(arguments: [
    ("https://example.org/a", nil, "https://example.org/a"), ("/a?b=c", nil, "/a?b=c"),
    ("/a?b=c", "https://example.org/x/y", "https://example.org/a?b=c"),
    ("a", "https://example.org/x/", "https://example.org/x/a"),
    ("//example.com/a", "https://example.org/", "https://example.com/a"),
    (" https://example.org/\n\ta ", "x", "https://example.org/a"),
    ("a\u{9B}b\u{7F}c", nil, "abc"), ("a", "::no base::", "a"), ("", nil, ""),
  ])
  func `a link is made whole by its base`(_ link: String, _ base: String?, _ whole: String) {
    #expect(Link.resolve(link, against: base) == whole)
  }

  @Test(arguments: [
    ("anna@example.org (Anna Nowak)", "Anna Nowak"), ("Anna Nowak", "Anna Nowak"),
    ("\"Anna Nowak\" <anna@example.org>", "Anna Nowak"),
    ("anna@example.org", "anna@example.org"), ("a@b ()", "a@b ()"), ("", ""),
  ])
  func `an author is called by name`(_ text: String, _ name: String) {
    #expect(Author.name(fromAddress: text) == name)
  }
}
