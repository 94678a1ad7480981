import Coordinators
import TestCases
import Testing

/// Mistakes of other libraries: a slash or a `?` in a value splits the link, `+` and `%` are decoded twice, repeated names
/// of the query are lost, and a printed link leads somewhere else.
@MainActor
struct `The text of a link` {
  private typealias Query = DeepLink.QueryItem

  @Test(arguments: [
    ("orders/7", ["orders", "7"]), ("/orders/7/", ["orders", "7"]), ("", []), ("/", []),
    ("a//b", ["a", "", "b"]), ("//", [""]), ("a%2Fb/c", ["a/b", "c"]),
    ("50%25/%zz/%4", ["50%", "%zz", "%4"]),
    ("z%C5%82oto", ["złoto"]), ("%FF", ["\u{FFFD}"]), ("a+b", ["a+b"]), ("%2E%2E/x", ["..", "x"]),
    ("app://orders/7", ["orders", "7"]), ("app:///orders/7", ["orders", "7"]),
    ("https://example.org/orders/7", ["orders", "7"]), ("https://example.org", []),
    ("a:b/c", ["a:b", "c"]), ("e\u{301}/\u{301}x", ["é", "\u{301}x"]),
  ])
  func `has decoded segments`(text: String, segments: [String]) {
    #expect(DeepLink(text).segments == segments)
    #expect(DeepLink(DeepLink(text).description) == DeepLink(text))
  }

  @Test func `has a query with repeated names, and a fragment`() {
    let link = DeepLink("search?text=new+b%26b&tag=a&tag=b&empty&=x&a=b=c#top?#2")

    #expect(
      link.query == [
        Query("text", "new b&b"), Query("tag", "a"), Query("tag", "b"), Query("empty", ""),
        Query("", "x"), Query("a", "b=c"),
      ])
    #expect(link.fragment == "top?#2")
    #expect(link.description == "search?text=new%20b%26b&tag=a&tag=b&empty&=x&a=b=c#top?#2")
  }

  @Test func `keeps the scheme and the host`() {
    let web = DeepLink("HTTPS://Example.org:80/orders?x#y")
    let app = DeepLink("app://orders")

    #expect(web.scheme == "HTTPS" && web.host == "Example.org:80" && web.segments == ["orders"])
    #expect(app.scheme == "app" && app.host == nil)
    #expect(web.description == "HTTPS://Example.org:80/orders?x#y")
    #expect(app.description == "app://orders")
  }

  @Test(arguments: [
    ("./items", "a/b/items?q"), ("../c", "a/c"), ("../../c/d", "c/d"), ("../../../c", "c"),
    (".", "a/b"), ("..", "a"), ("?x=1", "a/b?x=1"), ("#end", "a/b?q#end"), ("c", "c"), ("/c", "c"),
    ("./.", "a/b"), ("./%2E", "a/b/%2E"),
  ])
  func `is resolved against another link if it is relative`(text: String, expected: String) {
    let resolved = DeepLink(text).resolved(against: DeepLink("a/b?q#f"))

    #expect(resolved.segments == DeepLink(expected).segments)
    #expect(DeepLink(DeepLink(text).description) == DeepLink(text))
    if text.hasPrefix("#") { #expect(resolved == DeepLink(expected)) }
  }

  @Test func `may be long`() {
    let link = DeepLink(String(repeating: "../", count: 200_000) + "a")

    #expect(link.levelsUp == 200_000 && link.segments == ["a"])
  }

  @Test(arguments: Seed.few(1, many: 20, from: 11))
  func `survives being printed, whatever it contains`(seed: Seed) {
    var random = seed.generator
    let pieces = [
      "", "a", "/", "?", "#", "&", "=", "+", "%", "%41", " ", ".", "..", ":", "://", "é", "\u{301}",
      "\u{200B}", "\u{FFFD}", "🙂", "\0", "\n", "{x}", "ż",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
    }
    for _ in 0..<1_000 {
      let segments = (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
      let query = (0..<Int.random(in: 0...2, using: &random)).map { _ in Query(text(), text()) }
      let fragment = Bool.random(using: &random) ? text() : nil
      let levels = Int.random(in: -3...2, using: &random)
      let link =
        levels < 0
        ? DeepLink(segments, query: query, fragment: fragment)
        : DeepLink(up: levels, segments, query: query, fragment: fragment)

      let parsed = DeepLink(link.description)

      #expect(parsed == link, "\(link.description)")
      if parsed != link { return }
    }
  }

  @Test(arguments: Seed.few(1, many: 20, from: 12))
  func `survives being printed, whatever it was parsed from`(seed: Seed) {
    var random = seed.generator
    let pieces = [
      "app://", "https://", "x", "/", ".", "..", "?", "#", "&", "=", "%", "%2F", ":", "+", "",
    ]
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 0...7, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let link = DeepLink(text)
      let parsed = DeepLink(link.description)
      #expect(parsed == link, "\(text)")
      if parsed != link { return }
    }
  }
}
