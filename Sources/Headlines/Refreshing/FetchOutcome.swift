import LocalizableStrings

/// What came of asking a source for news.
enum FetchOutcome: Sendable {
  /// What was kept of the source; the source itself is still to answer.
  case kept(Shelf)
  case fetched(Shelf)
  case failed(FetchFailure)

  /// The source that was asked.
  var source: Source.ID {
    switch self {
    case .kept(let shelf), .fetched(let shelf): shelf.id
    case .failed(let failure): failure.source
    }
  }

  /// Whether the source itself has answered, or could not.
  var isAnswer: Bool { if case .kept = self { false } else { true } }

  var failure: FetchFailure? { if case .failed(let failure) = self { failure } else { nil } }

  /// The shelf of the source after this.
  func applied(to shelf: Shelf) -> Shelf {
    switch self {
    case .kept(let shelf), .fetched(let shelf): return shelf
    case .failed(let failure):
      var shelf = shelf
      shelf.failure = failure.error
      // Next time it is asked where it was at first.
      if failure.error.reason.isWrongPlace { shelf.movedTo = nil }
      return shelf
    }
  }
}

/// Why a source could not be read.
struct FetchFailure: Sendable {
  let source: Source.ID
  let error: FetchError
}

/// Asks sources for news; what comes is told as it comes, until nobody waits for it any more.
typealias FetchSources =
  @Sendable (_ shelves: [Shelf], _ now: Timestamp) -> AsyncStream<FetchOutcome>
