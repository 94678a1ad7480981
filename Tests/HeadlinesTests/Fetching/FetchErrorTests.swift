import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Fetch errors` {
  @Test(
    arguments: [
      (404, .notFound), (410, .gone), (401, .forbidden), (403, .forbidden), (500, .status(500)),
      (418, .status(418)), (300, .status(300)), (304, .status(304)), (503, .busy(retryAfter: nil)),
    ] as [(Int, FetchError.Reason)])
  func `a status that is no success is told`(
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
  func `a busy server says how long to wait`(_ text: String, _ wait: Duration?) async throws {
    try await LoopbackServer.run { _ in
      .status(429, [HTTPHeader("Retry-After"): text])
    } _: { server in
      #expect(await failure(at: server.address) == .busy(retryAfter: wait))
    }
  }

  @Test func `an unknown password is told, whatever the server wants for it`() async throws {
    for challenge in ["Basic realm=\"x\"", "Negotiate", "Digest realm=\"x\"", "", "realm="] {
      try await LoopbackServer.run { _ in
        .status(401, [HTTPHeader("WWW-Authenticate"): challenge])
      } _: { server in
        #expect(await failure(at: server.address) == .forbidden)
      }
    }
  }

  @Test(
    arguments: [
      ("<!DOCTYPE html><html></html>", .notAFeed(.webPage)), ("{}", .notAFeed(.json)),
      ("", .empty), ("Hello", .notAFeed(.text)), ("<svg/>", .notAFeed(.xml("svg"))),
      ("<rss><channel>", .cutOff), ("\u{0}\u{1}", .notAFeed(.binary)),
    ] as [(String, FeedError.Reason)])
  func `what is no feed is told with its address`(
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

  @Test func `a port where nobody listens is told`() async throws {
    let address = try {
      let server = try RawServer { _ in }
      return server.address
    }()

    #expect(await failure(at: address) == .noConnection(.number(ECONNREFUSED)))
  }

  @Test func `a name that does not exist is told`() async {
    #expect(await failure(at: "http://no-such-server.invalid/feed") == .noHost)
  }

  @Test func `a server without encryption where there should be some is told`() async throws {
    let server = try RawServer(saying: "HTTP/1.1 200 OK\r\n\r\n")
    let address = server.address.replacing("http:", with: "https:")

    guard case .insecure? = await failure(at: address) else {
      Issue.record("connected to \(address)")
      return
    }
  }

  @Test func `a missing file is told as before`() async {
    let error = await failure(at: "/nowhere/news.xml")

    #expect(error == .unreadable(FeedError(file: "/nowhere/news.xml", reason: .missing)))
  }

  @Test func `the description is a line for a log`() throws {
    let address = try SourceAddress("https://anna:secret@example.com/feed")

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
    await FetchError.Reason.met(by: FeedFetcher(limits: .patient), at: address)
  }
}

extension FetchError.Reason {
  /// What asking for an address ends with; nil when that is a feed.
  static func met(by fetcher: FeedFetcher, at address: String) async -> Self? {
    do {
      _ = try await fetcher.answer(for: SourceAddress(address))
      return nil
    } catch {
      return (error as? FetchError)?.reason
    }
  }
}
