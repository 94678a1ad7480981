import Sternik

/// Fetches feeds, off the main actor.
struct FeedUpdater: Sendable {
  private let fetcher: ConcurrentFetcher

  init(fetcher: ConcurrentFetcher = ConcurrentFetcher(FeedFetcher())) { self.fetcher = fetcher }

  /// Yields the result of each fetch.
  func updates(of feeds: [LoadedFeed]) -> AsyncStream<FeedUpdate> {
    AsyncStream { stream in
      let updating = Task.detached(priority: .utility) {
        await fetch(feeds) { stream.yield($0) }
        stream.finish()
      }
      stream.onTermination = { _ in updating.cancel() }
    }
  }

  private func fetch(_ feeds: [LoadedFeed], report: (FeedUpdate) -> Void) async {
    var requests: [(id: Feed.ID, request: ConcurrentFetcher.Request)] = []
    for feed in feeds {
      do throws(FeedAddressError) {
        let address = try FeedAddress(feed.address)
        let request = ConcurrentFetcher.Request(
          address: address, validators: feed.validators ?? HTTPValidators())
        requests.append((feed.id, request))
      } catch {
        // The address was valid when it was added: it was a file, which is now missing.
        let missing = FeedError(file: feed.address, reason: .missing)
        let error = FetchError(address: .file(feed.address), reason: .unreadable(missing))
        report(.failed(feed.id, error))
      }
    }
    for await completion in fetcher.completions(of: requests.map(\.request)) {
      let id = requests[completion.index].id
      switch completion.result {
      case .success(let response): report(.fetched(id, response))
      case .failure(let error): report(.failed(id, error))
      }
    }
  }
}
