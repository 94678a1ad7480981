import CCurl
import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Fetch errors` {
  @Test(
    arguments: [
      (404, .notFound), (410, .gone), (407, .status(407)), (403, .forbidden), (500, .status(500)),
      (418, .status(418)), (300, .status(300)), (304, .status(304)), (503, .busy(retryAfter: nil)),
    ] as [(Int, FetchError.Reason)])
  func `a status other than a success is an error`(
    _ status: Int, _ reason: FetchError.Reason
  ) async throws {
    try await LoopbackServer.run { _ in
      .status(status)
    } _: { server in
      #expect(await failure(at: server.address) == reason)
    }
  }

  @Test(
    arguments: [
      ("120", .seconds(120)), ("Mon, 02 Nov 2020 08:30:00 GMT", .zero), ("soon", nil),
      ("99999999999999999999", .seconds(86_400)), ("-5", .zero), ("nan", nil),
      ("Mon, 02 Nov 2999 08:30:00 GMT", .seconds(86_400)),
    ] as [(String, Duration?)])
  func `a busy server sets the time to wait`(_ text: String, _ delay: Duration?) async throws {
    try await LoopbackServer.run { _ in
      .status(429, [HTTPHeader("Retry-After"): text])
    } _: { server in
      #expect(await failure(at: server.address) == .busy(retryAfter: delay))
    }
  }

  @Test(
    arguments: [
      ("<!DOCTYPE html><html></html>", .notAFeed(.webPage)), ("{}", .notAFeed(.json)),
      ("", .empty), ("Hello", .notAFeed(.text)), ("<svg/>", .notAFeed(.xml("svg"))),
      ("<rss><channel>", .truncated), ("\u{0}\u{1}", .notAFeed(.binary)),
    ] as [(String, FeedError.Reason)])
  func `a body that is not a feed is an error with its address`(
    _ text: String, _ reason: FeedError.Reason
  ) async throws {
    try await LoopbackServer.run { _ in
      .text(text)
    } _: { server in
      guard case .unreadable(let error)? = await failure(at: server.address) else {
        Issue.record("no error")
        return
      }
      #expect(error.reason == reason)
      #expect(error.file == server.address)
    }
  }

  @Test func `a closed port refuses the connection`() async throws {
    let address = try {
      let server = try RawServer { _ in }
      return server.address
    }()

    #expect(await failure(at: address) == .connectionFailed(.number(ECONNREFUSED)))
  }

  @Test func `an unknown host is an error`() async {
    #expect(await failure(at: "http://no-such-server.invalid/feed") == .hostNotFound)
  }

  @Test(arguments: ["http://a%20b/feed", "http://a%2Fb/feed", "http://a%5Bb/feed"])
  func `an address that cannot be requested is an error of its own`(address: String) async {
    #expect(await failure(at: address) == .invalidAddress)
  }

  @Test func `a request that is not sent says why`() {
    let error = HTTPClientError(CURLE_OUT_OF_MEMORY, message: "", systemError: 0)
    let other = HTTPClientError(CURLE_NOT_BUILT_IN, message: "no digests", systemError: 0)

    #expect(error == HTTPClientError(kind: .notSent, cause: .number(ENOMEM)))
    #expect(other == HTTPClientError(kind: .notSent, cause: .message("no digests")))
  }

  @Test func `a server without TLS behind an https address is an error`() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\n\r\n")
    let address = server.address.replacing("http:", with: "https:")

    guard case .noTLS? = await failure(at: address) else {
      Issue.record("connected to \(address)")
      return
    }
  }

  @Test func `a missing file is unreadable`() async {
    let error = await failure(at: "/nowhere/news.xml")

    #expect(error == .unreadable(FeedError(file: "/nowhere/news.xml", reason: .missing)))
  }

  @Test func `the description is a line for the log`() throws {
    let address = try FeedAddress("https://anna:secret@example.com/feed")

    let descriptions = [
      FetchError(address: address, reason: .notFound),
      FetchError(
        address: address, reason: .unreadable(FeedError(file: "a.xml", line: 3, reason: .malformed))
      ),
    ].map(\.description)

    #expect(
      descriptions == [
        "https://anna:…@example.com/feed: error: not found (404)",
        "a.xml:3: error: not well-formed XML",
      ])
  }

  private func failure(at address: String) async -> FetchError.Reason? {
    await FetchError.Reason.from(FeedFetcher(limits: .patient), at: address)
  }
}

extension FetchError.Reason {
  /// The error of fetching an address; nil for a feed.
  static func from(_ fetcher: FeedFetcher, at address: String) async -> Self? {
    do {
      _ = try await fetcher.fetch(FeedAddress(address))
      return nil
    } catch {
      return (error as? FetchError)?.reason
    }
  }
}
