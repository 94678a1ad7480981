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
      ("<a xmlns='x' xmlns:a='y'>\n<b xmlns='x' xmlns:c='y'><c xmlns:d=''>", .namespaces(limit: 4)),
      (
        "<a xmlns='x'><b xmlns='x' xmlns:c=''/><b xmlns='x' xmlns:c=''></b><b xmlns='' xmlns:c=''>",
        nil
      ),
      ("<a><b><c></c><c></c><c/><c>", nil), ("<a><b><c>\n<d>", .depth(limit: 3)),
      ("<a><b><c><d/></c>", nil), ("<abcdefgh>", nil), ("\n<abcdefghi>", .nameLength(limit: 8)),
      ("<a abcdefgh='' b=''>", nil), ("<a\nabcdefghi=''>", .nameLength(limit: 8)),
      ("<a b='1234567890'>", nil), ("<a\nb='12345678901'>", .wordLength(limit: 10)),
      ("1234567890 1234567890", nil), ("\n12345678901", .wordLength(limit: 10)),
      ("<![CDATA[\n12345678901]]>", .wordLength(limit: 10)), ("<![CDATA[1 345 7890]]>", nil),
    ] as [(String, MarkupLimits.Excess?)])
  func `the limits are exact`(_ text: String, _ excess: MarkupLimits.Excess?) {
    var repair = MarkupRepair(Array(text.utf8), limits: Self.limits)
    var failure: FeedParser.Failure?

    do throws(FeedParser.Failure) { _ = try repair.repaired() } catch { failure = error }

    #expect(failure?.reason == excess.map { .excessive($0) })
  }

  @Test func `an error says the line and the limit`() {
    let error = Fixture.error(of: "<rss>\n" + String(repeating: "<a>", count: 250))

    #expect(error == FeedError(file: "test.xml", line: 2, reason: .excessive(.depth(limit: 250))))
    #expect(error?.description == "test.xml:2: error: elements are nested more than 250 deep")
  }

  @Test func `attributes and namespaces without end are an error at once`() {
    let count = Cases.count(5_000, many: 100_000)
    let attributes = (1...count).map { " a\($0)=''" }.joined()
    let namespaces = (1...count).map { " xmlns:a\($0)='\($0)'" }.joined()
    let nested = (1...count).map { "<a xmlns:a\($0)='\($0)'>" }.joined()
    let siblings = (1...count).map { "<a xmlns:a='\($0)'/>" }.joined()

    #expect(
      Fixture.error(of: "<rss\(attributes)/>")?.reason == .excessive(.attributes(limit: 1_000)))
    #expect(
      Fixture.error(of: "<rss\(namespaces)/>")?.reason == .excessive(.attributes(limit: 1_000)))
    #expect(Fixture.error(of: "<rss>\(nested)</rss>")?.reason == .excessive(.depth(limit: 250)))
    #expect(Fixture.error(of: "<rss><channel>\(siblings)</channel></rss>") == nil)
  }

  @Test func `a limit that a feed reaches is read`() throws {
    let attributes = (1...1_000).map { " a\($0)=''" }.joined()
    let depth = 247
    let open = String(repeating: "<b>", count: depth)
    let close = String(repeating: "</b>", count: depth)
    let length = Cases.count(1, many: 8) << 20
    let text = String(repeating: "x", count: length)
    let xml =
      "<rss\(attributes)><channel t='\(text)'><title>\(open)\(text)\(close)</title></channel></rss>"

    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")

    #expect(document.title.utf8.count == length)
  }

  @Test(arguments: [0, 3, 7])
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
