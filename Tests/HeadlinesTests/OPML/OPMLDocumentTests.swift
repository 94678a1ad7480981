import Foundation
import FoundationXML
import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `OPML documents` {
  @Test func `reads folders, titles and addresses`() throws {
    let document = try Self.document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="1.0"><head><title>My
        feeds &amp; more</title><ownerName>Anna</ownerName></head><body>
      <outline text="Daily" type="rss" xmlUrl="https://daily.example.com/feed?a=1&amp;b=2"
        htmlUrl="https://daily.example.com/"/>
      <outline title="News"><outline text="World"><outline text="T" title="Title"
        XMLURL="example.com/1"/></outline>
      <outline text="" xmlUrl="example.com/2"/></outline>
      <outline text="A link" type="link" url="https://example.com/"/>
      <outline text="Old" category="/Tech/Code,/Other" xmlUrl="example.com/3"/>
      </body></opml>
      """)

    #expect(
      document
        == OPMLDocument(
          title: "My feeds & more",
          feeds: [
            OPMLFeed(
              title: "Daily", address: "https://daily.example.com/feed?a=1&b=2",
              homePage: "https://daily.example.com/"),
            OPMLFeed(
              title: "Title", name: "T", address: "example.com/1", folders: ["News", "World"]),
            OPMLFeed(title: "", address: "example.com/2", folders: ["News"]),
            OPMLFeed(
              title: "Old", address: "example.com/3", folders: ["Tech", "Code"],
              others: ["category": "/Tech/Code,/Other"]),
          ]))
  }

  @Test(arguments: [
    "<x:a/>", "<a xmlns:b='u' xmlns:c='u' b:x='1' c:x='2'/>", "<a xmlns:b=''/>", "<:a/>", "<a:/>",
    "<a xmlns:b='u'><b:c:d/></a>", "<a xmlns:xml='u'/>",
  ])
  func `a mistake that concerns namespaces only is none`(element: String) throws {
    let document = try Self.document(
      "<opml><body>\(element)<outline xmlUrl='example.com'/></body></opml>")

    #expect(document.feeds.map(\.address) == ["example.com"])
  }

  @Test func `reads what it writes`() throws {
    let hostile = "</outline><x a=\"'&amp;]]>\u{1F469}\u{200D}\u{1F4BB} ąĄ \u{202E}<![CDATA["
    let document = OPMLDocument(
      title: hostile,
      feeds: [
        OPMLFeed(title: hostile, address: hostile, homePage: hostile),
        OPMLFeed(title: "", address: "example.com/\"1\"?a=1&b=2"),
        OPMLFeed(title: "", name: hostile, address: "example.com/4"),
        OPMLFeed(
          title: "More", address: "example.com/5", others: ["type": "atom", "own": hostile]),
        OPMLFeed(title: "In", address: "example.com/2", folders: [hostile, "World"]),
        OPMLFeed(title: "In", address: "example.com/2", folders: [hostile, "World", hostile]),
        OPMLFeed(title: "Other", name: "Mine", address: "example.com/3", folders: ["Tech"]),
      ], emptyFolders: [[hostile, "Empty"], ["Tech", "Old", "Older"], ["Later"]])

    #expect(try Self.document(document.opml) == document)
  }

  @Test func `a folder may be called a feed, if it contains something`() throws {
    let document = try Self.document(
      """
      <opml><body><outline text="A" type="rss"><outline text="B" type="rss">
      <outline xmlUrl="example.com/1" text="One"/></outline><outline text="C" type="rss"/></outline>
      <outline xmlUrl="example.com/2" text="Two"><outline xmlUrl="example.com/3" text="Three"/>
      </outline></body></opml>
      """)

    #expect(document.feeds.map(\.folders) == [["A", "B"], [], []])
    #expect(document.emptyFolders.isEmpty)
  }

  @Test func `a folder is empty only if nothing is in it anywhere in the file`() throws {
    let document = try Self.document(
      """
      <opml><body>
      <outline text="A"/><outline text="A"><outline xmlUrl="example.com/1" text="One"/></outline>
      <outline text="B"><outline text="C"></outline></outline><outline text="B"><outline text="C"/></outline>
      <outline text="Link" type="link" url="https://example.com/"/><outline/>
      </body></opml>
      """)

    #expect(document.emptyFolders == [["B", "C"]])
  }

  @Test func `writes well-formed XML for any text`() throws {
    let all = String(String.UnicodeScalarView((0...0xFFFF).compactMap(UnicodeScalar.init)))
    let document = OPMLDocument(
      title: all,
      feeds: [OPMLFeed(title: all, address: all, homePage: all, folders: [all])])

    let parser = XMLParser(data: Data(document.opml.utf8))

    #expect(parser.parse())
    #expect(parser.parserError == nil)
  }

  @Test func `writes the feeds of one folder together`() throws {
    let document = OPMLDocument(
      feeds: [("1", ["A"]), ("2", []), ("3", ["B"]), ("4", ["A"]), ("5", ["A", "B"])].map {
        OPMLFeed(title: $0, address: $0, folders: $1)
      })

    #expect(try Self.document(document.opml).feeds.map(\.title) == ["2", "1", "4", "5", "3"])
  }

  @Test func `ignores duplicates in a folder`() throws {
    let outline = "<outline text='A' xmlUrl='a'/>"

    let document = try Self.document(
      "<opml><body>\(outline)\(outline)<outline text='F'>\(outline)</outline></body></opml>")

    #expect(document.feeds.map(\.folders) == [[], ["F"]])
  }

  @Test(
    arguments: [
      ("", .empty, nil), ("{}", .notOPML(.json), 1), ("Hello", .notOPML(.text), 1),
      ("<!DOCTYPE html><html>", .notOPML(.webPage), 1),
      ("<?xml version='1.0'?>\n<rss></rss>", .notOPML(.xml("rss")), 2),
      ("<opml>\n<body>\n<outline text='A'", .truncated, 3), ("<opml><body></body>", .truncated, 1),
      ("<opml>\n<body>\n<outline></body></opml>", .malformed, 3),
      ("<?xml version='1.0' encoding='EBCDIC'?><opml/>", .unknownEncoding("EBCDIC"), 1),
    ] as [(String, FeedError.Reason, Int?)])
  func `an invalid or truncated document is an error with its line`(
    _ text: String, _ reason: FeedError.Reason, _ line: Int?
  ) {
    #expect(throws: FeedError(file: "a.opml", line: line, reason: reason)) {
      try Self.document(text)
    }
  }

  @Test func `limits the size, the number of feeds and the depth`() throws {
    let feeds = (0...OPMLDocument.feedLimit).map { "<outline xmlUrl='\($0)'/>" }
    let deep = String(repeating: "<outline text='A'>", count: 100_000)
    let limit = OPMLDocument.byteLimit

    #expect(throws: FeedError(file: "a.opml", line: 1, reason: .malformed)) {
      try Self.document("<opml>\(deep)</opml>")
    }
    #expect(throws: FeedError(file: "a.opml", line: 1, reason: .tooManyFeeds(limit: 10_000))) {
      try Self.document("<opml><body>\(feeds.joined())</body></opml>")
    }
    #expect(throws: FeedError(file: "a.opml", reason: .tooLarge(limit: limit))) {
      try Self.document(String(repeating: " ", count: limit + 1))
    }
  }

  @Test func `does not expand or fetch entities`() throws {
    let document = try Self.document(
      """
      <!DOCTYPE opml [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;"> <!ENTITY f SYSTEM "file:///etc/passwd"> ]>
      <opml><head><title>&b; &f;</title></head><body/></opml>
      """)

    #expect(document.title == "&b; &f;")
  }

  private static func document(_ text: String) throws(FeedError) -> OPMLDocument {
    try OPMLDocument(opml: Array(text.utf8), file: "a.opml")
  }
}
