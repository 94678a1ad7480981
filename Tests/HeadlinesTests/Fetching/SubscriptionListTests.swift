import Foundation
import FoundationXML
import Testing

@testable import Headlines

@Suite struct `Lists of sources` {
  @Test func `folders, names and addresses are read`() throws {
    let list = try Self.list(
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
      list
        == SubscriptionList(
          title: "My feeds & more",
          subscriptions: [
            Subscription(
              title: "Daily", feed: "https://daily.example.com/feed?a=1&b=2",
              page: "https://daily.example.com/"),
            Subscription(title: "Title", feed: "example.com/1", folders: ["News", "World"]),
            Subscription(title: "", feed: "example.com/2", folders: ["News"]),
            Subscription(title: "Old", feed: "example.com/3", folders: ["Tech", "Code"]),
          ]))
  }

  @Test func `what is written is read as the same`() throws {
    let hostile = "</outline><x a=\"'&amp;]]>\u{1F469}\u{200D}\u{1F4BB} ąĄ \u{202E}<![CDATA["
    let list = SubscriptionList(
      title: hostile,
      subscriptions: [
        Subscription(title: hostile, feed: hostile, page: hostile),
        Subscription(title: "", feed: "example.com/\"1\"?a=1&b=2"),
        Subscription(title: "In", feed: "example.com/2", folders: [hostile, "World"]),
        Subscription(title: "In", feed: "example.com/2", folders: [hostile, "World", hostile]),
        Subscription(title: "Other", feed: "example.com/3", folders: ["Tech"]),
      ])

    #expect(try Self.list(list.opml) == list)
  }

  @Test func `what is written is well-formed, whatever is in it`() throws {
    let all = String(String.UnicodeScalarView((0...0xFFFF).compactMap(UnicodeScalar.init)))
    let list = SubscriptionList(
      title: all,
      subscriptions: [Subscription(title: all, feed: all, page: all, folders: [all])])

    let parser = XMLParser(data: Data(list.opml.utf8))

    #expect(parser.parse())
    #expect(parser.parserError == nil)
  }

  @Test func `sources of one folder stand together`() throws {
    let list = SubscriptionList(
      subscriptions: [("1", ["A"]), ("2", []), ("3", ["B"]), ("4", ["A"]), ("5", ["A", "B"])].map {
        Subscription(title: $0, feed: $0, folders: $1)
      })

    #expect(try Self.list(list.opml).subscriptions.map(\.title) == ["2", "1", "4", "5", "3"])
  }

  @Test func `a source that comes twice in a folder is one`() throws {
    let outline = "<outline text='A' xmlUrl='a'/>"

    let list = try Self.list(
      "<opml><body>\(outline)\(outline)<outline text='F'>\(outline)</outline></body></opml>")

    #expect(list.subscriptions.map(\.folders) == [[], ["F"]])
  }

  @Test(
    arguments: [
      ("", .empty, nil), ("{}", .notAList(.json), 1), ("Hello", .notAList(.text), 1),
      ("<!DOCTYPE html><html>", .notAList(.webPage), 1),
      ("<?xml version='1.0'?>\n<rss></rss>", .notAList(.xml("rss")), 2),
      ("<opml>\n<body>\n<outline text='A'", .cutOff, 3), ("<opml><body></body>", .cutOff, 1),
      ("<opml>\n<body>\n<outline></body></opml>", .malformed, 3),
      ("<opml>\n<body a=1></body></opml>", .malformed, 2),
      ("<?xml version='1.0' encoding='EBCDIC'?><opml/>", .unknownEncoding("EBCDIC"), 1),
    ] as [(String, FeedError.Reason, Int?)])
  func `what is no whole list is one error with its line`(
    _ text: String, _ reason: FeedError.Reason, _ line: Int?
  ) {
    #expect(throws: FeedError(file: "a.opml", line: line, reason: reason)) {
      try Self.list(text)
    }
  }

  @Test func `a list is bounded in size, number and depth`() throws {
    let sources = (0...SubscriptionList.sourceLimit).map { "<outline xmlUrl='\($0)'/>" }
    let deep = String(repeating: "<outline text='A'>", count: 100_000)
    let limit = SubscriptionList.byteLimit

    #expect(throws: FeedError(file: "a.opml", line: 1, reason: .malformed)) {
      try Self.list("<opml>\(deep)</opml>")
    }
    #expect(throws: FeedError(file: "a.opml", line: 1, reason: .tooManySources(limit: 10_000))) {
      try Self.list("<opml><body>\(sources.joined())</body></opml>")
    }
    #expect(throws: FeedError(file: "a.opml", reason: .tooLarge(limit: limit))) {
      try Self.list(String(repeating: " ", count: limit + 1))
    }
  }

  @Test func `entities are neither expanded nor fetched`() throws {
    let list = try Self.list(
      """
      <!DOCTYPE opml [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;"> <!ENTITY f SYSTEM "file:///etc/passwd"> ]>
      <opml><head><title>&b; &f;</title></head><body/></opml>
      """)

    #expect(list.title == "&b; &f;")
  }

  private static func list(_ text: String) throws(FeedError) -> SubscriptionList {
    try SubscriptionList(opml: Array(text.utf8), file: "a.opml")
  }
}
