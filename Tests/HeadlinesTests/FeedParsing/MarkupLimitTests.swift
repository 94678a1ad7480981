import Synchronization
import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `Limits of markup` {
  private static let limits = MarkupLimits(
    attributes: 3, namespaces: 4, depth: 3, nameLength: 8, wordLength: 10)

  @Test(
    arguments: [
      ("<rss a='' b='' c=''>", nil), ("<rss\na='' b='' c='' d=''>", .attributes(limit: 3)),
      ("<rss a='b=c=d=e=f' b=\"=\">", nil),
      ("<a xmlns='x' xmlns:a='y'><b xmlns='x' xmlns:c='y'>", nil),
      ("<a xmlns='1' xmlns:a='2'>\n<b xmlns='3' xmlns:c='4'/><b xmlns='5'>", .namespaces(limit: 4)),
      ("<a xmlns='1' xmlns:a='2'>\n<b xmlns='3' xmlns:c='4'/><b xmlns='1'>", nil),
      ("<a><b><c></c><c></c><c/><c>", nil), ("<a><b><c>\n<d><e>", nil),
      ("<a><b><c><d/></c>", nil), ("<abcdefgh>", nil), ("\n<abcdefghi>", .nameLength(limit: 8)),
      ("<a abcdefgh='' b=''>", nil), ("<a\nabcdefghi=''>", .nameLength(limit: 8)),
      ("<a b='1234567890'>", nil), ("<a\nb='12345678901'>", .wordLength(limit: 10)),
      ("<a>1234567890 1234567890", nil), ("<a>\n12345678901", .wordLength(limit: 10)),
      ("<![CDATA[\n12345678901]]>", .wordLength(limit: 10)), ("<![CDATA[1 345 7890]]>", nil),
    ] as [(String, MarkupLimits.Excess?)])
  func `the limits are exact`(_ text: String, _ excess: MarkupLimits.Excess?) {
    var reader = ElementReader(Array(text.utf8), limits: Self.limits)
    var failure: ElementReader.Failure?

    do throws(ElementReader.Failure) {
      while try reader.next() != nil {}
    } catch {
      failure = error
    }

    #expect(failure?.reason == excess.map { .excessive($0) })
  }

  @Test func `an error says the line and the limit`() {
    let error = Fixture.error(of: "<rss>\n<" + String(repeating: "a", count: 1_001) + ">")

    #expect(
      error == FeedError(file: "test.xml", line: 2, reason: .excessive(.nameLength(limit: 1_000))))
    #expect(error?.description == "test.xml:2: error: a name is longer than 1000 bytes")
  }

  @Test func `elements that are too deep are passed over, and their text stays`() throws {
    let count = Cases.count(300, many: 100_000)
    let open = String(repeating: "<b>", count: count)
    let close = String(repeating: "</b>", count: count)

    let article = try Fixture.article(
      "<title>\(open)deep\(close) and flat</title><link>http://a.example</link>")

    #expect(article.title == "deep and flat")
    #expect(article.link == "http://a.example")
  }

  @Test func `attributes and namespaces without end are an error at once`() {
    let count = Cases.count(5_000, many: 100_000)
    let attributes = (1...count).map { " a\($0)=''" }.joined()
    let namespaces = (1...count).map { " xmlns:a\($0)='\($0)'" }.joined()
    let nested = (1...count).map { "<a xmlns:a\($0)='\($0)'>" }.joined()
    let siblings = (1...count).map { "<a xmlns:a='\($0)'/>" }.joined()
    let same = String(repeating: "<a xmlns:a='x'/>", count: count)

    #expect(
      Fixture.error(of: "<rss\(attributes)/>")?.reason == .excessive(.attributes(limit: 1_000)))
    #expect(
      Fixture.error(of: "<rss\(namespaces)/>")?.reason == .excessive(.attributes(limit: 1_000)))
    #expect(
      Fixture.error(of: "<rss><channel>\(siblings)</channel></rss>")?.reason
        == .excessive(.namespaces(limit: 1_000)))
    #expect(Fixture.error(of: "<rss><channel>\(same)</channel></rss>") == nil)
    // Those beyond the deepest are none.
    #expect(Fixture.error(of: "<rss>\(nested)</rss>")?.reason == .malformed)
  }

  @Test func `a limit that a feed reaches is read`() throws {
    let attributes = (1...1_000).map { " a\($0)=''" }.joined()
    let depth = 246
    let open = String(repeating: "<b>", count: depth)
    let close = String(repeating: "</b>", count: depth)
    let length = Cases.count(1, many: 8) << 20
    let text = String(repeating: "x", count: length)
    let xml =
      "<rss\(attributes)><channel t='\(text)'><item><description>\(open)\(text)\(close)"
      + "</description></item></channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    let paragraph = try #require(document.articles.first?.body.paragraphs.first)
    #expect(paragraph.utf8.count == min(length, TextLimits().bytes))
  }

  @Test(arguments: [0, 3, 5])
  func `cancelling stops reading at the next tag`(_ tagsBefore: Int) {
    let xml = "<rss><channel><title>A</title></channel></rss>"
    let asked = Mutex(0)
    let reader = FeedReader(isCancelled: {
      asked.withLock { count in
        count += 1
        return count > tagsBefore
      }
    })

    #expect(throws: FeedError(file: "t", line: 1, reason: .cancelled)) {
      try reader.document(bytes: Array(xml.utf8), file: "t")
    }
    #expect(asked.withLock(\.self) == tagsBefore + 1)
  }
}
