/// Reads many sources, several at once.
///
///     for await arrival in FeedRefresh(fetcher).arrivals(of: sources) {
///       progress = "\(arrival.done) of \(arrival.total)"
///     }
///
/// A source that takes long holds up nothing but itself. Who stops iterating ends everything that is
/// under way.
struct FeedRefresh: Sendable {
  /// How many sources are read at once.
  var width = 8
  /// How many of them may be of one server.
  var hostWidth = 4
  private let fetcher: FeedFetcher

  init(_ fetcher: FeedFetcher) { self.fetcher = fetcher }

  /// A source, with what came with the version of it that is known already.
  struct Source: Sendable, Hashable {
    var address: SourceAddress
    var validators = Validators()
  }

  /// What came of one source.
  struct Arrival: Sendable {
    /// The place of the source among those that were asked for.
    let index: Int
    let source: Source
    let result: Result<FeedAnswer, FetchError>
    /// How many have arrived, this one included, and how many there are.
    let done: Int
    let total: Int
  }

  /// Reads all sources; they arrive as they are ready.
  func arrivals(of sources: [Source]) -> AsyncStream<Arrival> {
    AsyncStream { continuation in
      let work = Task(priority: .utility) {
        await read(sources) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func read(_ sources: [Source], report: (Arrival) -> Void) async {
    var schedule = FetchSchedule(hosts: sources.map(\.address.host), hostWidth: hostWidth)
    var done = 0
    await withTaskGroup { group in
      var running = 0
      while true {
        while running < max(width, 1), let index = schedule.next() {
          running += 1
          group.addTask { (index, await result(sources[index])) }
        }
        guard let (index, result) = await group.next(), !Task.isCancelled else { return }
        running -= 1
        done += 1
        schedule.finish(index)
        report(
          Arrival(
            index: index, source: sources[index], result: result, done: done,
            total: sources.count))
      }
    }
  }

  private func result(_ source: Source) async -> Result<FeedAnswer, FetchError> {
    do throws(FetchError) {
      return .success(try await fetcher.answer(for: source.address, validators: source.validators))
    } catch {
      return .failure(error)
    }
  }
}
