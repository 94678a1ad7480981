import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Redirects` {
  private let fetcher = FeedFetcher(
    limits: FetchLimits(redirects: 4, silence: .seconds(3600), total: .seconds(3600)))

  @Test(arguments: [
    ([301, 308], "/2"), ([301, 302, 301], "/1"), ([302, 301], nil), ([307], nil), ([303], nil),
  ])
  func `a feed has moved as far as all redirects are permanent`(
    _ statuses: [Int], _ path: String?
  ) async throws {
    try await LoopbackServer.run { request in
      let step = Int(request.path.dropFirst()) ?? 0
      return step < statuses.count
        ? .redirect(statuses[step], to: "/\(step + 1)") : .feed(titled: "Here")
    } _: { server in
      let response = try await fetcher.fetch(FeedAddress(server.address + "/0"))

      #expect(response.movedTo?.text == path.map { server.address + $0 })
      guard case .document(let document, _) = response.content else {
        Issue.record("\(response)")
        return
      }
      #expect(document.title == "Here")
    }
  }

  @Test func `an unchanged feed can have moved`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/old"
        ? .redirect(301, to: "new") : HTTPResponse(statusCode: .notModified)
    } _: { server in
      let response = try await fetcher.fetch(
        FeedAddress(server.address + "/old"), validators: HTTPValidators(etag: "\"a\""))

      #expect(
        response
          == FeedResponse(content: .unchanged, movedTo: try FeedAddress(server.address + "/new")))
    }
  }

  @Test func `endless redirects are an error`() async throws {
    try await LoopbackServer.run { request in
      .redirect(302, to: request.path + "x")
    } _: { server in
      let reason = await FetchError.Reason.from(fetcher, at: server.address)

      #expect(reason == .tooManyRedirects(limit: 4))
    }
  }

  @Test(arguments: [
    "ftp://example.com/", "file:///etc/passwd", "javascript:alert(1)", "http:///", "//%5B/",
    "//%2f%00/", "//a b/x y?q=%zz#%%", "http://127.0.0.1:99999999/", "",
  ])
  func `a redirect to an invalid address is an error`(_ target: String) async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: \(target)\r\n\r\n")

    switch await FetchError.Reason.from(fetcher, at: server.address) {
    case .badRedirect?, .invalidAddress?, .hostNotFound?, .tooManyRedirects?: break
    case let other: Issue.record("\(target): \(String(describing: other))")
    }
  }

  @Test func `a redirect to an IPv6 address does not crash`() async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: //[::1]:9/x\r\n\r\n")

    guard case .connectionFailed? = await FetchError.Reason.from(fetcher, at: server.address) else {
      Issue.record("connected")
      return
    }
  }

  @Test func `a redirect from https to http is refused`() throws {
    var redirects = RedirectChain(
      from: try #require(URL(string: "https://example.com/feed")), limit: 4)
    let response = HTTPClientResponse(
      status: 301, headerLines: [], body: [], redirect: "http://example.com/feed")

    #expect(throws: FetchError.Reason.badRedirect("http://example.com/feed")) {
      try redirects.follow(response)
    }
  }

  @Test func `a password is not sent to another server`() async throws {
    try await LoopbackServer.run { request in
      .feed(titled: request.headers[.authorization] ?? "none")
    } _: { other in
      try await LoopbackServer.run { request in
        guard request.headers[.authorization] != nil else { return .status(401) }
        return .redirect(302, to: other.address)
      } _: { server in
        let fetcher = FeedFetcher(
          limits: .patient, credentials: try Credentials(for: server.address))

        let response = try await fetcher.fetch(FeedAddress(server.address))

        guard case .document(let document, _) = response.content else { return }
        #expect(document.title == "none")
      }
    }
  }
}
