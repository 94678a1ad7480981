import Sternik

/// Asks sources for news and keeps what comes, off the main actor.
struct SourceFetching: Sendable {
  /// Where what was fetched is kept for reading offline; nil where nothing is.
  private let folder: StateFolder?
  private let refresh: FeedRefresh

  init(folder: StateFolder?, refresh: FeedRefresh = FeedRefresh(FeedFetcher())) {
    self.folder = folder
    self.refresh = refresh
  }

  /// What was kept of each source, then what each answers.
  func outcomes(of shelves: [Shelf], now: Timestamp) -> AsyncStream<FetchOutcome> {
    AsyncStream { stream in
      let fetching = Task.detached(priority: .utility) {
        var shelves = shelves
        for index in shelves.indices {
          if Task.isCancelled { return }
          if restore(&shelves[index]) { stream.yield(.kept(shelves[index])) }
        }
        await fetch(shelves, now: now) { stream.yield($0) }
        stream.finish()
      }
      stream.onTermination = { _ in fetching.cancel() }
    }
  }

  private func fetch(
    _ shelves: [Shelf], now: Timestamp, tell: (FetchOutcome) -> Void
  ) async {
    var addressed: [(shelf: Shelf, source: FeedRefresh.Source)] = []
    for shelf in shelves {
      do throws(SourceAddressError) {
        let address = try SourceAddress(shelf.address)
        addressed.append(
          (
            shelf,
            FeedRefresh.Source(address: address, validators: shelf.validators ?? Validators())
          )
        )
      } catch {
        // A file that was there when it was added, and is not any more.
        let missing = FeedError(file: shelf.address, reason: .missing)
        let failure = FetchError(address: .file(shelf.address), reason: .unreadable(missing))
        tell(.failed(FetchFailure(source: shelf.id, error: failure)))
      }
    }
    for await arrival in refresh.arrivals(of: addressed.map(\.source)) {
      tell(outcome(of: arrival.result, for: addressed[arrival.index].shelf, now: now))
    }
  }

  private func outcome(
    of result: Result<FeedAnswer, FetchError>, for shelf: Shelf, now: Timestamp
  ) -> FetchOutcome {
    var shelf = shelf
    switch result {
    case .failure(let error):
      return .failed(FetchFailure(source: shelf.id, error: error))
    case .success(let answer):
      shelf.failure = nil
      if let place = answer.movedTo { shelf.movedTo = place.text }
      if case .feed(let feed, let validators) = answer.content {
        shelf.take(feed, now: now)
        shelf.validators = validators
        keep(shelf)
      }
      return .fetched(shelf)
    }
  }

  /// Fills a shelf with what was kept; false if nothing was, or it is filled already.
  private func restore(_ shelf: inout Shelf) -> Bool {
    guard let folder, !shelf.isGiven, shelf.stories.isEmpty else { return false }
    let kept = folder.archive(of: shelf.id).load().content
    guard let source = kept.source, source.id == shelf.id else { return false }
    shelf.source = source
    shelf.stories = kept.stories
    shelf.validators = kept.validators
    return true
  }

  /// Keeps a shelf for reading offline; one that cannot be kept is fetched again next time.
  private func keep(_ shelf: Shelf) {
    guard let folder, !shelf.isGiven else { return }
    var kept = ArchivedFeed()
    kept.source = shelf.source
    kept.stories = shelf.stories
    kept.validators = shelf.validators
    _ = try? folder.archive(of: shelf.id).save(kept)
  }
}
