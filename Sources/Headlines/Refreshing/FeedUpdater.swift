import Sternik

/// Fetches feeds and caches them in the state folder, off the main actor.
struct FeedUpdater: Sendable {
  /// The folder for the cache files; nil without a cache.
  private let folder: StateFolder?
  private let fetcher: ConcurrentFetcher

  init(folder: StateFolder?, fetcher: ConcurrentFetcher = ConcurrentFetcher(FeedFetcher())) {
    self.folder = folder
    self.fetcher = fetcher
  }

  /// Yields each cached feed, then the result of each fetch.
  func updates(of feeds: [LoadedFeed], now: Timestamp) -> AsyncStream<FeedUpdate> {
    AsyncStream { stream in
      let updating = Task.detached(priority: .utility) {
        var feeds = feeds
        for index in feeds.indices {
          if Task.isCancelled { return }
          if loadCache(into: &feeds[index]) { stream.yield(.cached(feeds[index])) }
        }
        await fetch(feeds, now: now) { stream.yield($0) }
        stream.finish()
      }
      stream.onTermination = { _ in updating.cancel() }
    }
  }

  private func fetch(
    _ feeds: [LoadedFeed], now: Timestamp, report: (FeedUpdate) -> Void
  ) async {
    var requests: [(feed: LoadedFeed, request: ConcurrentFetcher.Request)] = []
    for feed in feeds {
      do throws(FeedAddressError) {
        let address = try FeedAddress(feed.address)
        if let retryAt = feed.retryAt, now < retryAt {
          let wait = Duration.seconds(retryAt.secondsSince1970 - now.secondsSince1970)
          let error = FetchError(address: address, reason: .busy(retryAfter: wait))
          report(.failed(feed.id, error, retryAt: retryAt))
          continue
        }
        let request = ConcurrentFetcher.Request(
          address: address, validators: feed.validators ?? HTTPValidators())
        requests.append((feed, request))
      } catch {
        // The address was valid when it was added: it was a file, which is now missing.
        let missing = FeedError(file: feed.address, reason: .missing)
        let error = FetchError(address: .file(feed.address), reason: .unreadable(missing))
        report(.failed(feed.id, error))
      }
    }
    for await completion in fetcher.completions(of: requests.map(\.request)) {
      report(update(requests[completion.index].feed, with: completion.result, now: now))
    }
  }

  private func update(
    _ feed: LoadedFeed, with result: Result<FeedResponse, FetchError>, now: Timestamp
  ) -> FeedUpdate {
    var feed = feed
    switch result {
    case .failure(let error):
      guard case .busy(let wait?) = error.reason else { return .failed(feed.id, error) }
      let retryAt = Timestamp(secondsSince1970: now.secondsSince1970 + wait / .seconds(1))
      return .failed(feed.id, error, retryAt: retryAt)
    case .success(let response):
      feed.error = nil
      feed.retryAt = nil
      if let address = response.movedTo { feed.movedTo = address.text }
      if case .document(let document, let validators) = response.content {
        feed.update(with: document, now: now)
        feed.validators = validators
        saveCache(of: feed)
      }
      return .fetched(feed)
    }
  }

  /// Fills a feed without articles from its cache file; returns whether there was one.
  private func loadCache(into feed: inout LoadedFeed) -> Bool {
    guard let folder, !feed.isTemporary, feed.articles.isEmpty else { return false }
    let cached = folder.cachedFeed(feed.id).load().content
    guard let cachedFeed = cached.feed, cachedFeed.id == feed.id else { return false }
    feed.feed = cachedFeed
    feed.articles = cached.articles
    feed.validators = cached.validators
    return true
  }

  /// Saves the cache file of a feed; errors are ignored, since the next run fetches again.
  private func saveCache(of feed: LoadedFeed) {
    guard let folder, !feed.isTemporary else { return }
    var cached = CachedFeed()
    cached.feed = feed.feed
    cached.articles = feed.articles
    cached.validators = feed.validators
    _ = try? folder.cachedFeed(feed.id).save(cached)
  }
}
