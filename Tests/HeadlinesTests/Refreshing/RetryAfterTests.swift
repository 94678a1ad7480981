import FlyingFox
import LocalizableStrings
import Synchronization
import Testing

@testable import Headlines

@Suite struct `Busy servers` {
  private static let start = 1_793_604_600.0

  @Test(arguments: [429, 503])
  func `get no request before the time they ask for`(_ status: Int) async throws {
    let requests = Mutex(0)
    try await LoopbackServer.run { _ in
      requests.withLock { count in
        count += 1
        return count == 1
          ? .status(status, [HTTPHeader("Retry-After"): "120"]) : .feed(titled: "News")
      }
    } _: { server in
      let new = LoadedFeed(feed: Feed(id: server.address))

      let busy = await Self.refreshed(new, after: 0)
      let waiting = await Self.refreshed(busy, after: 119)
      #expect(requests.withLock(\.self) == 1)
      let late = await Self.refreshed(waiting, after: 120)

      #expect(busy.error?.reason == .busy(retryAfter: .seconds(120)))
      #expect(busy.retryAt == Timestamp(secondsSince1970: Self.start + 120))
      #expect(waiting.error?.reason == .busy(retryAfter: .seconds(1)))
      #expect(waiting.retryAt == busy.retryAt)
      #expect(requests.withLock(\.self) == 2)
      #expect(late.feed.title == "News" && late.error == nil && late.retryAt == nil)
    }
  }

  @Test func `that give no time, and other errors, are asked again at once`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/busy" ? .status(503) : .status(500, [HTTPHeader("Retry-After"): "120"])
    } _: { server in
      for path in ["/busy", "/broken"] {
        let feed = await Self.refreshed(LoadedFeed(feed: Feed(id: server.address + path)), after: 0)

        #expect(feed.error != nil)
        #expect(feed.retryAt == nil)
      }
    }
  }

  /// The feed after a refresh that begins so many seconds after the first.
  private static func refreshed(_ feed: LoadedFeed, after seconds: Double) async -> LoadedFeed {
    let updater = FeedUpdater(FeedFetcher(limits: .patient))
    var feed = feed
    let now = Timestamp(secondsSince1970: start + seconds)
    for await update in updater.updates(of: [feed], now: now) {
      switch update {
      case .failed(_, let error, let retryAt): (feed.error, feed.retryAt) = (error, retryAt)
      case .fetched(_, let response):
        (feed.error, feed.retryAt) = (nil, nil)
        if case .document(let document, _) = response.content { feed.feed.title = document.title }
      }
    }
    return feed
  }
}
