import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Feed fetcher` {
  private let fetcher = FeedFetcher(limits: .patient)

  @Test func `a document comes with its validators`() async throws {
    try await LoopbackServer.run { _ in
      .feed(titled: "News", [.eTag: "\"a\"", .lastModified: "Mon, 02 Nov 2026 08:30:00 GMT"])
    } _: { server in
      let response = try await fetcher.fetch(FeedAddress(server.address + "/feed"))

      guard case .document(let document, let validators) = response.content else {
        Issue.record("\(response)")
        return
      }
      #expect(document.title == "News")
      #expect(document.articles.map(\.title) == ["One"])
      #expect(
        validators
          == HTTPValidators(etag: "\"a\"", lastModified: "Mon, 02 Nov 2026 08:30:00 GMT"))
      #expect(response.movedTo == nil)
    }
  }

  @Test func `an unchanged feed is not sent again`() async throws {
    let known = HTTPValidators(etag: "\"a\"", lastModified: "Mon, 02 Nov 2026 08:30:00 GMT")
    try await LoopbackServer.run { request in
      let isKnown =
        request.headers[HTTPHeader("If-None-Match")] == known.etag
        && request.headers[HTTPHeader("If-Modified-Since")] == known.lastModified
      return isKnown ? HTTPResponse(statusCode: .notModified) : .feed(titled: "New")
    } _: { server in
      let response = try await fetcher.fetch(
        FeedAddress(server.address), validators: known)

      #expect(response == FeedResponse(content: .unchanged))
    }
  }

  @Test func `a request has a user agent and accepts feeds`() async throws {
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

  @Test func `cookies are not stored`() async throws {
    try await LoopbackServer.run { request in
      .feed(
        titled: request.headers[HTTPHeader("Cookie")] ?? "none",
        [HTTPHeader("Set-Cookie"): "a=b; Path=/"])
    } _: { server in
      let titles = [try await title(at: server.address), try await title(at: server.address)]

      #expect(titles == ["none", "none"])
    }
  }

  @Test func `a compressed feed is decompressed`() async throws {
    try await LoopbackServer.run { _ in
      HTTPResponse(
        statusCode: .ok, headers: [HTTPHeader("Content-Encoding"): "gzip"],
        body: Data(Gzip.stored(Array(SampleFeed.titled("Packed").utf8))))
    } _: { server in
      let title = try await title(at: server.address)

      #expect(title == "Packed")
    }
  }

  @Test func `a path is read as a file`() async throws {
    let response = try await fetcher.fetch(FeedAddress(Fixture.path("daily.rss.xml")))

    guard case .document(let document, HTTPValidators()) = response.content else {
      Issue.record("\(response)")
      return
    }
    #expect(document.title == "The Daily Example")
  }

  @Test func `the charset of the server counts for a feed without a declared encoding`()
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
    let response = try await fetcher.fetch(FeedAddress(address))
    return response.title
  }
}
