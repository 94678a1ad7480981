import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `The feeds of a page` {
  private func feeds(_ html: String) -> [Feed] {
    PageFeeds.feeds(in: Array(html.utf8), at: "https://example.org/news/today.html")
  }

  @Test func `are those of its links, with absolute addresses and their titles`() {
    let page = """
      <!doctype html><head><title>News</title>
      <link rel="stylesheet" type="text/css" href="style.css">
      <LINK REL='Alternate' TYPE='application/rss+xml; charset=utf-8' HREF='/feed?a=1&amp;b=2' title="R&amp;D&#10;news">
      <link href=atom.xml rel=alternate type=application/atom+xml>
      <link rel="alternate home" type="application/feed+json" href="//feeds.example.org/feed.json" title=''/>
      <link rel="alternate" hreflang="pl" type="text/html" href="/pl">
      <link rel="alternate" type="application/json" href="/wp-json/1">
      </head><body><a href="/other.rss">RSS</a>
      """

    let found = feeds(page)

    #expect(
      found == [
        Feed(id: "https://example.org/feed?a=1&b=2", title: "R&D news"),
        Feed(id: "https://example.org/news/atom.xml"),
        Feed(id: "https://feeds.example.org/feed.json"),
      ])
  }

  @Test func `are relative to the base of the page, and each is there once`() {
    let page = """
      <base href="/en/"><link rel=alternate type=application/rss+xml href=feed title=One>
      <link rel=alternate type=application/rss+xml href=/en/feed title=Two>
      """

    #expect(feeds(page) == [Feed(id: "https://example.org/en/feed", title: "One")])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "", "https://", "data:,a"])
  func `are on the web`(address: String) {
    let page = "<link rel=alternate type=application/rss+xml href='\(address)'>"

    #expect(feeds(page).allSatisfy { $0.id.hasPrefix("https://example.org/") })
  }

  @Test func `are not those of comments and scripts, and the first base counts`() {
    let link = "<link rel=alternate type=application/rss+xml href=feed"
    let page = """
      <!-- <base href=/old/> \(link)1> --><script>x = '\(link)2>'</SCRIPT><style>\(link)3></style>
      <base href=/en/><base href=/pl/>\(link)4>
      """

    #expect(feeds(page).map(\.id) == ["https://example.org/en/feed4"])
  }

  @Test func `are bounded, whatever the page is`() {
    let link = "<link rel=alternate type=application/rss+xml href=/"

    #expect(feeds((1...1_000).map { "\(link)\($0)>" }.joined()).count == 50)
    #expect(feeds(String(repeating: "<link rel='", count: 200_000)).isEmpty)
    #expect(feeds(String(repeating: "<", count: 1_000_000)).isEmpty)
    #expect(feeds(String(repeating: "<script><!--<style>", count: 100_000)).isEmpty)
  }
}
