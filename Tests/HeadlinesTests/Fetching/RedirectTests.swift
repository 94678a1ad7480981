import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Redirections` {
  private let fetcher = FeedFetcher(
    limits: FetchLimits(redirects: 4, silence: .seconds(3600), total: .seconds(3600)))

  @Test(arguments: [
    ([301, 308], "/2"), ([301, 302, 301], "/1"), ([302, 301], nil), ([307], nil), ([303], nil),
  ])
  func `a feed has moved as far as all is for good`(
    _ statuses: [Int], _ path: String?
  ) async throws {
    try await LoopbackServer.run { request in
      let step = Int(request.path.dropFirst()) ?? 0
      return step < statuses.count
        ? .redirect(statuses[step], to: "/\(step + 1)") : .feed(titled: "Here")
    } _: { server in
      let answer = try await fetcher.answer(for: SourceAddress(server.address + "/0"))

      #expect(answer.movedTo?.text == path.map { server.address + $0 })
      guard case .feed(let feed, _) = answer.content else {
        Issue.record("\(answer)")
        return
      }
      #expect(feed.title == "Here")
    }
  }

  @Test func `a feed that moved and did not change is told as both`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/old"
        ? .redirect(301, to: "new") : HTTPResponse(statusCode: .notModified)
    } _: { server in
      let answer = try await fetcher.answer(
        for: SourceAddress(server.address + "/old"), validators: Validators(etag: "\"a\""))

      #expect(
        answer
          == FeedAnswer(content: .unchanged, movedTo: try SourceAddress(server.address + "/new")))
    }
  }

  @Test func `redirections without end are ended`() async throws {
    try await LoopbackServer.run { request in
      .redirect(302, to: request.path + "x")
    } _: { server in
      let reason = await FetchError.Reason.met(by: fetcher, at: server.address)

      #expect(reason == .tooManyRedirects(limit: 4))
    }
  }

  @Test(arguments: [
    "ftp://example.com/", "file:///etc/passwd", "javascript:alert(1)", "http:///", "//%5B/",
    "//%2f%00/", "//a b/x y?q=%zz#%%", "http://127.0.0.1:99999999/", "",
  ])
  func `nobody is sent where there is no feed`(_ target: String) async throws {
    let server = try RawServer(
      saying: "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: \(target)\r\n\r\n")

    switch await FetchError.Reason.met(by: fetcher, at: server.address) {
    case .badRedirect?, .noHost?, .tooManyRedirects?: break
    case let other: Issue.record("\(target): \(String(describing: other))")
    }
  }

  @Test func `a server of an address in brackets is no fault`() async throws {
    let server = try RawServer(
      saying: "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: //[::1]:9/x\r\n\r\n")

    guard case .noConnection? = await FetchError.Reason.met(by: fetcher, at: server.address) else {
      Issue.record("connected")
      return
    }
  }

  @Test func `from https nobody is sent to http`() throws {
    var route = FetchRoute(from: try #require(URL(string: "https://example.com/feed")), limit: 4)
    let answer = TransferAnswer(
      status: 301, headerLines: [], body: [], redirect: "http://example.com/feed")

    #expect(throws: FetchError.Reason.badRedirect("http://example.com/feed")) {
      try route.follow(answer)
    }
  }

  @Test func `a password goes only to the server that it is for`() async throws {
    try await LoopbackServer.run { request in
      .feed(titled: request.headers[.authorization] ?? "none")
    } _: { other in
      try await LoopbackServer.run { request in
        guard request.headers[.authorization] != nil else { return .status(401) }
        return .redirect(302, to: other.address)
      } _: { server in
        let address = server.address.replacing("//", with: "//anna:secret@")

        let answer = try await fetcher.answer(for: SourceAddress(address))

        guard case .feed(let feed, _) = answer.content else { return }
        #expect(feed.title == "none")
      }
    }
  }
}
