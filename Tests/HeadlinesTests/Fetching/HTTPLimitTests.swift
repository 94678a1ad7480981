import Foundation
import Testing

@testable import Headlines

@Suite struct `Limits of fetching` {
  private static func response(
    _ lines: [String] = [], status: Int = 200, redirect: String? = nil
  ) -> HTTPClientResponse {
    HTTPClientResponse(
      status: status, headerLines: ["HTTP/1.1 \(status)"] + lines, body: [], redirect: redirect)
  }

  @Test(arguments: [
    ("text/xml; charset=utf-8", "utf-8"), ("text/xml;charset=\"l2\"", "l2"),
    ("text/xml; a=b; CHARSET = 'l2' ", "l2"), ("text/xml", nil), ("charset=l2", nil),
    ("text/xml; charset=", nil), ("text/xml; charset", nil), ("text/xml; charset=a=b", "a=b"),
    ("text/xml; charset=\"\"; charset=l2", nil), ("", nil),
  ])
  func `the type of the content names the charset`(_ value: String, _ charset: String?) {
    #expect(Self.response(["Content-Type:\t \(value)\t "]).charset == charset)
  }

  @Test func `header lines have names in any case`() {
    let response = Self.response(["x", "ETag: \"a:b\" ", "Etag: second", " a: b", ": c"])

    #expect(response.value(of: "etag") == "\"a:b\"")
    #expect(response.value(of: "http/1.1 200") == nil && response.value(of: "x") == nil)
    #expect(
      HTTPClientResponse(
        status: 200, headerLines: ["a: b"], body: [], redirect: nil
      ).value(of: "a") == nil)
  }

  @Test(arguments: [
    ("", nil), ("a", "a"),
    (String(repeating: "a", count: 1024), String(repeating: "a", count: 1024)),
    (String(repeating: "a", count: 1025), nil), ("a\u{1F}", nil), ("a\u{20}", "a\u{20}"),
    ("a~", "a~"), ("a\u{7F}", nil), ("ż", "ż"), ("a\n", nil),
  ])
  func `validators are short lines`(_ value: String, _ kept: String?) {
    #expect(HTTPValidators(etag: value).etag == kept)
    #expect(HTTPValidators(lastModified: value).lastModified == kept)
    #expect(
      HTTPValidators(etag: value).headerLines
        == [kept.map { "If-None-Match: \($0)" }].compactMap(\.self))
  }

  @Test func `only some statuses redirect`() {
    let redirects = (100...599).filter(RedirectChain.isRedirect)

    #expect(redirects == [301, 302, 303, 307, 308])
  }

  @Test(arguments: [0, 1, 2])
  func `the limit of redirects is exact`(limit: Int) throws {
    var chain = RedirectChain(from: try #require(URL(string: "http://a/")), limit: limit)

    for number in 0..<limit {
      try chain.follow(Self.response(status: 301, redirect: "http://a/\(number)"))
    }

    #expect(throws: FetchError.Reason.tooManyRedirects(limit: limit)) {
      try chain.follow(Self.response(status: 301, redirect: "http://a/x"))
    }
  }

  @Test(
    arguments: [
      ([301, 308], "3"), ([301, 302], "2"), ([302, 301], nil), ([307], nil), ([303], nil),
    ] as [([Int], String?)])
  func `a feed moves by permanent redirects from the start`(
    _ statuses: [Int], _ last: String?
  ) throws {
    var chain = RedirectChain(from: try #require(URL(string: "http://a/1")), limit: 9)

    for (index, status) in statuses.enumerated() {
      try chain.follow(Self.response(status: status, redirect: "http://a/\(index + 2)"))
    }

    #expect(chain.movedTo?.text == last.map { "http://a/\($0)" })
    #expect(chain.url.absoluteString == "http://a/\(statuses.count + 1)")
  }

  @Test(arguments: [
    ("https://a/", "http://a/", false), ("http://a/", "https://a/", true),
    ("HTTPS://a/", "HTTP://a/", false), ("http://a/", "http://b/", true),
    ("https://a/", "ftp://b/", false), ("https://a/", nil, false), ("https://a/", "", false),
  ])
  func `a redirect must not leave the encryption`(
    _ first: String, _ second: String?, _ isValid: Bool
  ) throws {
    var chain = RedirectChain(from: try #require(URL(string: first)), limit: 9)

    if isValid {
      try chain.follow(Self.response(status: 302, redirect: second))
    } else {
      #expect(throws: FetchError.Reason.badRedirect(second ?? "")) {
        try chain.follow(Self.response(status: 302, redirect: second))
      }
    }
  }

  @Test(
    arguments: [
      (401, .unknownSignIn), (403, .forbidden), (407, .status(407)), (402, .status(402)),
      (404, .notFound), (410, .gone), (429, .busy(retryAfter: .seconds(2))),
      (503, .busy(retryAfter: .seconds(2))), (500, .status(500)), (199, .status(199)),
    ] as [(Int, FetchError.Reason)])
  func `a status has a reason`(_ status: Int, _ reason: FetchError.Reason) {
    #expect(FetchError.Reason(Self.response(["Retry-After: 1.5"], status: status)) == reason)
  }

  @Test func `a wait is at most a day`() {
    for (text, seconds) in [("86399", 86_399), ("86400", 86_400), ("86401", 86_400), ("-1", 0)] {
      let response = Self.response(["retry-after: \(text)"], status: 429)
      #expect(FetchError.Reason(response) == .busy(retryAfter: .seconds(seconds)))
    }
  }

  @MainActor
  @Test(
    arguments: [
      (.notFound, true), (.gone, true), (.tooManyRedirects(limit: 1), true),
      (.badRedirect(""), true), (.invalidAddress, true), (.forbidden, false),
      (.busy(retryAfter: nil), false),
      (.status(500), false), (.timedOut, false), (.hostNotFound, false), (.cancelled, false),
      (.tooLarge(limit: 1), false),
    ] as [(FetchError.Reason, Bool)])
  func `a wrong address is forgotten`(_ reason: FetchError.Reason, _ isWrong: Bool) async throws {
    let library = Library { TestApp.now }
    library.add(Feed(id: "a"))
    let moved = FeedResponse(content: .unchanged, movedTo: .file("/b"))
    await library.apply([.fetched("a", moved)])
    #expect(library.feed("a")?.movedTo == "/b")
    let error = FetchError(address: .file("/b"), reason: reason)

    await library.apply([.failed("a", error)])

    #expect(reason.isWrongAddress == isWrong)
    #expect(library.feed("a")?.movedTo == (isWrong ? nil : "/b"))
    #expect(library.feed("a")?.error == error)
  }

  @Test func `a host is asked for a few feeds at a time`() {
    var schedule = FetchSchedule(hosts: ["a", "a", "a", nil, "b", nil], maxFetchesPerHost: 2)

    #expect((0..<6).map { _ in schedule.next() } == [0, 1, 3, 4, 5, nil])
    schedule.finish(3)
    #expect(schedule.next() == nil)
    schedule.finish(1)
    #expect(schedule.next() == 2)
    #expect(schedule.next() == nil)

    var one = FetchSchedule(hosts: ["a", "a"], maxFetchesPerHost: 0)
    #expect([one.next(), one.next()] == [0, nil])
  }

  @Test(arguments: [1, 65535, 0, 65536])
  func `a port has two bytes`(port: Int) {
    #expect((FeedAddress.url("http://a:\(port)/") != nil) == (1...65535).contains(port))
  }

  @Test(arguments: [
    ("feed:example.com", "https://example.com"), ("feed:https:", nil), ("FEED://a", "https://a"),
    ("a-b_c.d/e", "https://a-b_c.d/e"), ("a.b?c", "https://a.b?c"), ("a.b:8/c", "https://a.b:8/c"),
    ("a..b", nil), (".a", nil), ("a.", nil), ("a b.c", nil), ("a.txt/b", "https://a.txt/b"),
    ("a.JSON", nil), ("a.opml", nil), ("a.rdf", nil), ("a.atom", nil), ("a.rss", nil),
    ("LOCALHOST", "https://LOCALHOST"), ("[::1]", "https://[::1]"), ("a:80x/b", nil),
  ])
  func `an address without a scheme is that of a server, or a file`(_ typed: String, _ url: String?)
  {
    let address = try? FeedAddress(typed) { _ in false }
    let found: String? = if case .web(let found)? = address { found.absoluteString } else { nil }

    #expect(found == url)
  }

  @Test(arguments: [
    ("a.b:8/c", ["https://a.b:8/c", "http://a.b:8/c"]), ("https://a.b", ["https://a.b"]),
    ("http://a.b", ["http://a.b"]), ("feed://a", ["https://a", "http://a"]),
    ("feed:http://a", ["http://a"]), ("/a", ["/a"]), ("feed://a@b", ["https://a@b", "http://a@b"]),
    ("feed://a:b@c.d", ["https://a:b@c.d"]), ("http://a:b@c.d", ["http://a:b@c.d"]),
  ])
  func `only an address without a scheme is tried by both`(_ typed: String, _ urls: [String]) throws
  {
    #expect(try FeedAddress.all(typed).map(\.text) == urls)
  }

  @Test func `each host is compared in lower case`() throws {
    #expect(try FeedAddress("HTTP://Example.COM/A").host == "example.com")
    #expect(FeedAddress.file("/a").host == nil)
  }
}
