import FlyingFox
import Foundation
import Synchronization
import Testing

@testable import Headlines

@Suite struct `Finding feeds` {
  private let fetcher = FeedFetcher(limits: .patient)

  private static func page(_ links: String) -> HTTPResponse {
    .text("<!doctype html><title>Site</title>\(links)<p>Text</p>")
  }

  private static func link(_ path: String, _ title: String) -> String {
    "<link rel=alternate type=application/rss+xml href='\(path)' title='\(title)'>"
  }

  @Test func `a feed is itself`() async throws {
    try await LoopbackServer.run { _ in
      .feed(titled: "News")
    } _: { server in
      let found = try await fetcher.find(FeedAddress(server.address + "/a"))

      guard case .feed(let feed, let response) = found,
        case .document(let document, _) = response.content
      else {
        Issue.record("\(found)")
        return
      }
      #expect(feed.id == server.address + "/a" && document.title == "News")
    }
  }

  @Test func `the only feed of a page is fetched, also after a redirect`() async throws {
    try await LoopbackServer.run { request in
      switch request.path {
      case "/": .redirect(302, to: "/blog/index")
      case "/blog/index": Self.page(Self.link("news.rss", "Blog"))
      case "/blog/news.rss": .feed(titled: "News")
      default: .status(404)
      }
    } _: { server in
      let found = try await fetcher.find(FeedAddress(server.address))

      guard case .feed(let feed, _) = found else {
        Issue.record("\(found)")
        return
      }
      #expect(feed == Feed(id: server.address + "/blog/news.rss", title: "Blog"))
    }
  }

  @Test func `several feeds of a page are choices`() async throws {
    try await LoopbackServer.run { _ in
      Self.page(Self.link("/news", "News") + Self.link("/comments", "Comments"))
    } _: { server in
      let found = try await fetcher.find(FeedAddress(server.address))

      #expect(
        found
          == .choices([
            Feed(id: server.address + "/news", title: "News"),
            Feed(id: server.address + "/comments", title: "Comments"),
          ]))
    }
  }

  @Test func `a page that names none may have one at a usual path`() async throws {
    try await LoopbackServer.run { request in
      switch request.path {
      case "/about": Self.page("")
      case "/rss": Self.page("not found, says the page with status 200")
      case "/atom.xml": .feed(titled: "Atom")
      default: .status(404)
      }
    } _: { server in
      let found = try await fetcher.find(FeedAddress(server.address + "/about"))

      guard case .feed(let feed, _) = found else {
        Issue.record("\(found)")
        return
      }
      #expect(feed.id == server.address + "/atom.xml")
    }
  }

  @Test(arguments: ["text/html", "application/xhtml+xml; charset=utf-8", "none"])
  func `a page without any is an error that names the typed address`(type: String) async throws {
    let requests = Mutex<[String]>([])
    try await LoopbackServer.run { request in
      requests.withLock { $0.append(request.path) }
      return request.path == "/site"
        ? .text(
          "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><p>No</html>",
          type == "none" ? [:] : [HTTPHeader("Content-Type"): type]) : .status(404)
    } _: { server in
      let address = try FeedAddress(server.address + "/site")

      let error = await #expect(throws: FetchError.self) { try await fetcher.find(address) }

      #expect(error?.address == address)
      guard case .unreadable? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(requests.withLock { $0.count } == 8)
    }
  }

  @Test func `an address without an answer has one error`() async throws {
    try await LoopbackServer.run { _ in
      .status(404)
    } _: { server in
      let address = try FeedAddress(server.address + "/a")

      await #expect(throws: FetchError(address: address, reason: .notFound)) {
        try await fetcher.find(address)
      }
    }
  }
}
