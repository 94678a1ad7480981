import Foundation
import Testing

@testable import Headlines

@Suite struct `Limits of feeds` {
  @Test(arguments: [
    (59, 59), (60, 60), (61, 60),
  ])
  func `a title made of the text has at most sixty characters`(count: Int, expected: Int) throws {
    let text = String(repeating: "x", count: count)

    let article = try Fixture.article("<description>\(text)</description>")

    #expect(article.title == String(text.prefix(expected)) + (count > 60 ? "…" : ""))
  }

  @Test(arguments: ["x, ", "x; ", "x: ", "x – ", "x — ", "x - ", "x ,;"])
  func `truncated text ends with a word`(_ end: String) throws {
    let start = String(repeating: "a ", count: 28)

    let article = try Fixture.article("<description>\(start)\(end)\(start)</description>")

    #expect(article.title == start + "x…")
  }

  @Test func `the summary has at most 400 characters`() throws {
    for (count, isTruncated) in [(400, false), (401, true)] {
      let text = String(repeating: "ż", count: count)

      let article = try Fixture.article("<title>T</title><description>\(text)</description>")

      #expect(article.summary == text.prefix(400) + (isTruncated ? "…" : ""))
      #expect(article.body.paragraphs == [text])
    }
  }

  @Test func `the limits of bytes and articles are exact`() throws {
    let xml = Array("<rss><channel><item><title>1</title></item></channel></rss>".utf8)

    for (bytes, items) in [(xml.count, 1), (xml.count, 0)] {
      let reader = FeedReader(byteLimit: bytes, itemLimit: items)
      let document = try reader.document(bytes: xml, file: "test.xml")
      #expect(document.articles.count == items)
      #expect(document.omittedCount == 1 - items)
    }
    #expect(throws: FeedError(file: "t", reason: .tooLarge(limit: xml.count - 1))) {
      try FeedReader(byteLimit: xml.count - 1).document(bytes: xml, file: "t")
    }
    #expect(FeedReader().byteLimit == 67_108_864)
    #expect(FeedReader().itemLimit == 100_000)
    #expect(
      FetchLimits()
        == FetchLimits(
          bytes: 16_777_216, redirects: 10, silence: .seconds(15), total: .seconds(60)))
  }

  @Test(
    arguments: [
      ("iso-8859-1", 0xE9, "é"), ("iso8859-1", 0xE9, "é"), ("l1", 0xE9, "é"), ("cp1252", 0x80, "€"),
      ("iso8859-2", 0xB1, "ą"), ("latin2", 0xB1, "ą"), ("l2", 0xB1, "ą"), ("cp1250", 0xB9, "ą"),
      ("cp1251", 0xE6, "ж"), ("windows-1253", 0xE1, "α"), ("cp1253", 0xE1, "α"),
      ("windows-1254", 0xFD, "ı"), ("cp1254", 0xFD, "ı"), ("iso-8859-9", 0xFD, "ı"),
      ("latin-9", 0xA4, "€"), ("iso-8859-15", 0xA6, "Š"), ("latin-9", 0xA8, "š"),
      ("latin-9", 0xB4, "Ž"), ("latin-9", 0xB8, "ž"), ("latin-9", 0xBC, "Œ"),
      ("latin-9", 0xBD, "œ"),
      ("latin-9", 0xBE, "Ÿ"), ("macintosh", 0x61, "a"), ("macintosh", 0x80, "Ä"),
      ("macintosh", 0x8E, "é"), ("macintosh", 0xCA, "\u{A0}"), ("macintosh", 0xDB, "€"),
      ("macintosh", 0xFF, "ˇ"),
    ] as [(String, UInt8, String)])
  func `encodings have several names`(_ name: String, _ byte: UInt8, _ text: String) {
    let declaration = Array("<?xml encoding='\(name)'?>".utf8)
    let result = FeedEncoding.utf8(declaration + [byte])
    let expected = declaration + Array(text.utf8)

    #expect(result == .text(expected))
    #expect(FeedEncoding.utf8([byte], charset: name) == .text(Array(text.utf8)))
  }

  @Test(arguments: [
    "utf-8", "UTF8", "us-ascii", "ascii", "utf-16", "utf16", "utf-16le", "utf-16be", "ucs-2",
  ])
  func `a declared Unicode encoding is read as UTF-8`(_ name: String) {
    let text = Array("<?xml encoding = \"\(name)\" ?>ą".utf8)

    #expect(FeedEncoding.utf8(text) == .text(text))
    #expect(FeedEncoding.utf8(text, charset: "iso-8859-2") == .text(text))
  }

  @Test(arguments: [
    "<?xml encoding=x-own?>ą", "<?xml encoding='x-own'", "<x encoding='x-own'?>", "<?xml?>",
  ])
  func `without a declaration it is UTF-8, what the server says, or windows-1252`(_ text: String) {
    #expect(FeedEncoding.utf8(Array(text.utf8)) == .text(Array(text.utf8)))
    #expect(FeedEncoding.utf8(Array(text.utf8), charset: "x-own") == .text(Array(text.utf8)))
    #expect(
      FeedEncoding.utf8(Array(text.utf8) + [0xB1], charset: "LATIN2")
        != .text(Array((text + "\u{FFFD}").utf8)))
    #expect(
      FeedEncoding.utf8(Array(text.utf8) + [0xB1], charset: "x-own")
        == .text(Array((text + (text.contains("ą") ? "\u{FFFD}" : "±")).utf8)))
  }

  @Test(
    arguments: [
      ([0x3C, 0x00], "<"), ([0x00, 0x3C], "<"), ([0x0A, 0x00], "\n"), ([0x00, 0x0A], "\n"),
      ([0x20, 0x00], " "), ([0x00, 0x20], " "), ([0xFE, 0xFF, 0x01, 0x05, 0x00], "ą"),
      ([0xFF, 0xFE, 0x05, 0x01], "ą"), ([0xEF, 0xBB, 0xBF, 0x61], "a"),
      ([0xEF, 0xBB, 0x61], "ï»a"),
      ([], ""), ([0x61], "a"),
    ] as [([UInt8], String)])
  func `the first bytes tell the encoding`(_ bytes: [UInt8], _ text: String) {
    #expect(FeedEncoding.utf8(bytes) == .text(Array(text.utf8)))
  }

  @Test(
    arguments: [
      [0x61, 0x00], [0x00], [0xEF, 0xBB, 0xBF, 0x00], [0xFE, 0xFF, 0x00, 0x00], [0x3C, 0, 0, 0],
    ] as [[UInt8]])
  func `zeros are binary`(_ bytes: [UInt8]) {
    #expect(FeedEncoding.utf8(bytes) == .binary)
  }

  @Test func `the declaration is within the first 512 bytes`() {
    for (padding, isRead) in [(478, true), (479, false)] {
      let space = String(repeating: " ", count: padding)
      let text = "\n<?xml\(space)version='1.0' encoding='l2'?>".utf8
      // The end of the declaration is the last byte of the 512.
      #expect(text.count - 1 == padding + 34)
      let expected = isRead ? "ą" : "±"
      #expect(FeedEncoding.utf8(Array(text) + [0xB1]) == .text(Array(text) + Array(expected.utf8)))
    }
  }

  @Test(arguments: [
    ("<a>&nbsp;&amp;&#60;&#1;&b;&c</a>", "<a>\u{A0}&<\u{FFFD}&b;&c</>"),
    ("<a b='&quot;>&amp;'>", "<a b=\">&></>"), ("a < b", "a < b"), ("<1", "<1"),
    ("</a><_a/><:a/><A/>", "<_a></><:a></><A></>"), ("<[<{<`<@", "<[<{<`<@"),
    ("a\u{1}b\tc\u{FFFE}\u{FFFF}\u{FF01}d", "a b\tc\u{FFFD}\u{FFFD}\u{FF01}d"),
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("<a b=' c\nd\t'/>", "<a b= c d ></>"),
    ("<![CDATA[&<\u{1}]]>&", "&< &"), ("<!--a\n-->b", "b"),
    ("<!DOCTYPE a [<!ENTITY b \"]>\">\n<!--]>-->]>c", "c"),
    ("<?a?>b", "b"), ("<a b=\"'>\" c='\">'>d", "<a b='> c=\">>d</>"), ("a<", "a"),
    ("<x t=\"a<b\" u='<i>'>", "<x t=a<b u=<i>></>"), ("<![CDATA[a]]", "a]]"),
    ("<a:b xmlns:a='u'><a:b/></a:b>", "<b><b></></>"), ("<a b=1 b=2/>", "<a b=1></>"),
  ])
  func `markup is read`(_ text: String, _ expected: String) throws {
    var reader = ElementReader(Array("<r>\(text)".utf8))
    var read = ""
    while let event = try reader.next() {
      switch event {
      case .start(let element, let attributes):
        let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        read += "<\(element.name)\(values.joined())>"
      case .end: read += "</>"
      case .text(let text): read += String(decoding: text, as: UTF8.self)
      }
    }

    #expect(read == "<r>\(expected)</>")
  }
}
