import Testing

@testable import Headlines

@Suite struct `Feed errors` {
  @Test(arguments: [
    ("", FeedError.Reason.empty, nil), (" \n\n ", .empty, nil),
    ("{\"items\": []}", .notAFeed(.json), 1), ("Hello", .notAFeed(.text), 1),
    ("\n<!doctype HTML><p>", .notAFeed(.webPage), 1),
    (
      "<?xml version='1.0'?>\n<!DOCTYPE html>\n<html xmlns='x'><p>a<br></html>",
      .notAFeed(.webPage), 3
    ),
    ("<svg><g/></svg>", .notAFeed(.xml("svg")), 1),
    ("<?xml version='1.0' encoding='EBCDIC'?><rss/>", .unknownEncoding("EBCDIC"), 1),
    ("<rss>\n<channel>\n<item></channel></rss>", .malformed, 3),
    ("<rss>\n<channel>\n<item></item>\n<item><tit", .truncated, 4),
    ("<rss>\n<channel>\n<![CDATA[ x", .truncated, 3), ("<rss><channel><!-- x", .truncated, 1),
    ("<rss><channel></channel>\n", .truncated, 1), ("<?xml version='1.0'?>", .truncated, 1),
    ("<rs", .truncated, 1),
  ])
  func `an invalid or truncated feed is an error with its line`(
    _ text: String, _ reason: FeedError.Reason, _ line: Int?
  ) {
    #expect(Fixture.error(of: text) == FeedError(file: "test.xml", line: line, reason: reason))
  }

  @Test(arguments: [
    "<x:a/>", "<a xmlns:b='u' xmlns:c='u' b:x='1' c:x='2'/>", "<a xmlns:b=''/>", "<:a/>", "<a:/>",
    "<a xmlns:b='u'><b:c:d/></a>", "<a xmlns:xml='u'/>",
  ])
  func `a mistake that concerns namespaces only is none`(element: String) {
    #expect(Fixture.error(of: "<rss><channel><title>T</title>\(element)</channel></rss>") == nil)
  }

  @Test func `errors name the file`() throws {
    let page = try Fixture.path("page.html")
    let cut = try Fixture.document("cut-off.xml")

    #expect(throws: FeedError(file: page, line: 1, reason: .notAFeed(.webPage))) {
      try FeedReader().document(at: page)
    }
    #expect(cut.mistake == ElementReader.Failure(line: 42, reason: .truncated))
    #expect(!cut.articles.isEmpty)
    #expect(throws: FeedError(file: "/nowhere/x.xml", reason: .missing)) {
      try FeedReader().document(at: "/nowhere/x.xml")
    }
    #expect(throws: FeedError(file: "/tmp", reason: .folder)) {
      try FeedReader().document(at: "/tmp")
    }
  }

  @Test func `a feed truncated after any byte is an error, or read up to there`() throws {
    let text =
      "<?xml version='1.0'?><!DOCTYPE rss [ <!ENTITY a 'b'> ]><rss a='1>'><channel>"
      + "<!-- c --><item><title>x &amp; y</title><description><![CDATA[<p>z]]></description>"
      + "</item></channel></rss>"
    let bytes = Array(text.utf8)

    for length in 0..<bytes.count {
      let document = try? FeedReader().document(bytes: Array(bytes[..<length]), file: "t")
      #expect(document == nil || document?.mistake != nil, "\(length)")
    }
    let whole = try FeedReader().document(bytes: bytes, file: "t")
    #expect(whole.mistake == nil && whole.articles.count == 1)
  }

  @Test func `binary files are detected`() {
    let image: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]

    #expect(Fixture.error(of: image)?.reason == .notAFeed(.binary))
  }

  @Test func `a file over the limit is an error`() {
    let reader = FeedReader(byteLimit: 10)

    #expect(throws: FeedError(file: "big.xml", reason: .tooLarge(limit: 10))) {
      try reader.document(bytes: Array("<rss></rss>".utf8), file: "big.xml")
    }
  }

  @Test func `the description has the format of a compiler error`() {
    let error = FeedError(file: "a.xml", line: 3, reason: .notAFeed(.webPage))

    #expect(error.description == "a.xml:3: error: a web page, not a feed")
  }
}
