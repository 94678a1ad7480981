import Sternik

/// Fetches feeds, off the main actor.
struct FeedUpdater: Sendable {
  private let fetcher: ConcurrentFetcher

  init(_ fetcher: FeedFetcher) { self.fetcher = ConcurrentFetcher(fetcher) }

  /// Yields the result of each fetch.
  func updates(of feeds: [LoadedFeed], now: Timestamp) -> AsyncStream<FeedUpdate> {
    AsyncStream { stream in
      let updating = Task.detached(priority: .utility) {
        await fetch(feeds, now: now) { stream.yield($0) }
        stream.finish()
      }
      stream.onTermination = { _ in updating.cancel() }
    }
  }

  private func fetch(
    _ feeds: [LoadedFeed], now: Timestamp, report: (FeedUpdate) -> Void
  ) async {
    var requests: [(id: Feed.ID, request: ConcurrentFetcher.Request)] = []
    for feed in feeds {
      let address = FeedAddress(stored: feed.address)
      if let retryAt = feed.retryAt, now < retryAt {
        let wait = Duration.seconds(retryAt.secondsSince1970 - now.secondsSince1970)
        let error = FetchError(address: address, reason: .busy(retryAfter: wait))
        report(.failed(feed.id, error, retryAt: retryAt))
        continue
      }
      let request = ConcurrentFetcher.Request(
        address: address, validators: feed.validators ?? HTTPValidators(), feed: feed.id)
      requests.append((feed.id, request))
    }
    for await completion in fetcher.completions(of: requests.map(\.request)) {
      report(Self.update(of: requests[completion.index].id, with: completion.result, now: now))
    }
  }

  private static func update(
    of id: Feed.ID, with result: Result<FeedResponse, FetchError>, now: Timestamp
  ) -> FeedUpdate {
    switch result {
    case .success(let response): return .fetched(id, response)
    case .failure(let error):
      guard case .busy(let wait?) = error.reason else { return .failed(id, error) }
      return .failed(
        id, error, retryAt: Timestamp(secondsSince1970: now.secondsSince1970 + wait / .seconds(1)))
    }
  }
}
