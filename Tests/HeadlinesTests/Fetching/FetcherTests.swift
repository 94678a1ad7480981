import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Feed fetcher` {
  private let fetcher = FeedFetcher(limits: .patient)

  @Test func `a feed comes with what its server said about its version`() async throws {
    try await LoopbackServer.run { _ in
      .feed(titled: "News", [.eTag: "\"a\"", .lastModified: "Mon, 02 Nov 2026 08:30:00 GMT"])
    } _: { server in
      let answer = try await fetcher.answer(for: SourceAddress(server.address + "/feed"))

      guard case .feed(let feed, let validators) = answer.content else {
        Issue.record("\(answer)")
        return
      }
      #expect(feed.title == "News")
      #expect(feed.articles.map(\.title) == ["One"])
      #expect(
        validators
          == Validators(etag: "\"a\"", lastModified: "Mon, 02 Nov 2026 08:30:00 GMT"))
      #expect(answer.movedTo == nil)
    }
  }

  @Test func `a feed that has not changed is not sent again`() async throws {
    let known = Validators(etag: "\"a\"", lastModified: "Mon, 02 Nov 2026 08:30:00 GMT")
    try await LoopbackServer.run { request in
      let isKnown =
        request.headers[HTTPHeader("If-None-Match")] == known.etag
        && request.headers[HTTPHeader("If-Modified-Since")] == known.lastModified
      return isKnown ? HTTPResponse(statusCode: .notModified) : .feed(titled: "New")
    } _: { server in
      let answer = try await fetcher.answer(
        for: SourceAddress(server.address), validators: known)

      #expect(answer == FeedAnswer(content: .unchanged))
    }
  }

  @Test func `a request says who asks, and what can be read`() async throws {
    try await LoopbackServer.run { request in
      .feed(
        titled: [HTTPHeader("User-Agent"), HTTPHeader("Accept"), HTTPHeader("Accept-Encoding")]
          .map { request.headers[$0] ?? "nothing" }.joined(separator: "|"))
    } _: { server in
      let title = try await title(at: server.address) ?? ""

      #expect(title.hasPrefix("headlines/"))
      #expect(title.contains("|application/rss+xml, application/atom+xml"))
      #expect(title.contains("gzip"))
    }
  }

  @Test func `cookies are not kept`() async throws {
    try await LoopbackServer.run { request in
      .feed(
        titled: request.headers[HTTPHeader("Cookie")] ?? "none",
        [HTTPHeader("Set-Cookie"): "a=b; Path=/"])
    } _: { server in
      let titles = [try await title(at: server.address), try await title(at: server.address)]

      #expect(titles == ["none", "none"])
    }
  }

  @Test func `a compressed feed is expanded`() async throws {
    try await LoopbackServer.run { _ in
      HTTPResponse(
        statusCode: .ok, headers: [HTTPHeader("Content-Encoding"): "gzip"],
        body: Data(Gzip.stored(Array(SampleFeed.titled("Packed").utf8))))
    } _: { server in
      let title = try await title(at: server.address)

      #expect(title == "Packed")
    }
  }

  @Test func `a path of a file is read as one`() async throws {
    let answer = try await fetcher.answer(for: SourceAddress(Fixture.path("daily.rss.xml")))

    guard case .feed(let feed, Validators()) = answer.content else {
      Issue.record("\(answer)")
      return
    }
    #expect(feed.title == "The Daily Example")
  }

  @Test func `what the server says of the encoding counts where the feed says nothing`()
    async throws
  {
    let polish = SampleFeed.titled("Za??").utf8.map { $0 == 0x3F ? 0xB3 : $0 }
    try await LoopbackServer.run { request in
      request.path == "/plain"
        ? .text(SampleFeed.titled("Żółw"), [.contentType: "text/xml; charset=ISO-8859-2"])
        : HTTPResponse(
          statusCode: .ok, headers: [.contentType: "text/xml; Charset=\"iso-8859-2\""],
          body: Data(polish))
    } _: { server in
      let titles = [
        try await title(at: server.address), try await title(at: server.address + "/plain"),
      ]

      #expect(titles == ["Załł", "Żółw"])
    }
  }

  private func title(at address: String) async throws -> String? {
    let answer = try await fetcher.answer(for: SourceAddress(address))
    return answer.title
  }
}
