/// Fetches many feeds, several at a time.
///
///     for await completion in ConcurrentFetcher(fetcher).completions(of: requests) {
///       progress = "\(completion.completed) of \(completion.total)"
///     }
///
/// A slow feed delays no other. Ending the iteration cancels all fetches.
struct ConcurrentFetcher: Sendable {
  /// The most fetches at a time.
  var maxFetches = 8
  /// The most fetches at a time from one server.
  var maxFetchesPerHost = 4
  private let fetcher: FeedFetcher

  init(_ fetcher: FeedFetcher) { self.fetcher = fetcher }

  /// A feed to fetch, with the validators of its last response.
  struct Request: Sendable, Hashable {
    var address: FeedAddress
    var validators = HTTPValidators()
    /// The id of the feed, if it has moved to the address.
    var feed: Feed.ID?
  }

  /// A fetch that has ended.
  struct Completion: Sendable {
    /// The index of the request.
    let index: Int
    let request: Request
    let result: Result<FeedResponse, FetchError>
    /// The number of completions so far, this one included.
    let completed: Int
    let total: Int
  }

  /// Fetches all feeds; completions arrive as they are ready.
  func completions(of requests: [Request]) -> AsyncStream<Completion> {
    AsyncStream { continuation in
      let work = Task(priority: .utility) {
        await fetch(requests) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func fetch(_ requests: [Request], report: (Completion) -> Void) async {
    var schedule = FetchSchedule(
      hosts: requests.map(\.address.host), maxFetchesPerHost: maxFetchesPerHost)
    var completed = 0
    await withTaskGroup { group in
      var running = 0
      while true {
        while running < max(maxFetches, 1), let index = schedule.next() {
          running += 1
          group.addTask { (index, await result(requests[index])) }
        }
        guard let (index, result) = await group.next(), !Task.isCancelled else { return }
        running -= 1
        completed += 1
        schedule.finish(index)
        report(
          Completion(
            index: index, request: requests[index], result: result, completed: completed,
            total: requests.count))
      }
    }
  }

  private func result(_ request: Request) async -> Result<FeedResponse, FetchError> {
    do throws(FetchError) {
      return .success(
        try await fetcher.fetch(
          request.address, validators: request.validators, of: request.feed))
    } catch {
      return .failure(error)
    }
  }
}
