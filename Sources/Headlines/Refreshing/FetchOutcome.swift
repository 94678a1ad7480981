import LocalizableStrings

/// What came of asking a source for news.
enum FetchOutcome: Sendable {
  /// What was kept of the source; the source itself is still to answer.
  case kept(Shelf)
  case fetched(Shelf)
  case failed(FetchFailure)
}

/// Why a source could not be read.
struct FetchFailure: Sendable {
  let source: Source.ID
  let error: FetchError
}

/// Asks sources for news; what comes is told as it comes, until nobody waits for it any more.
typealias FetchSources =
  @Sendable (_ shelves: [Shelf], _ now: Timestamp) -> AsyncStream<FetchOutcome>
