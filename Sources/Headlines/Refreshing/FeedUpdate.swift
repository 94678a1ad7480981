import LocalizableStrings

/// One step of refreshing a feed.
enum FeedUpdate: Sendable {
  /// The feed as it was cached; the fetch is still running.
  case cached(LoadedFeed)
  case fetched(LoadedFeed)
  /// The server asked for no request before `retryAt`.
  case failed(Feed.ID, FetchError, retryAt: Timestamp? = nil)

  /// The feed that was refreshed.
  var id: Feed.ID {
    switch self {
    case .cached(let feed), .fetched(let feed): feed.id
    case .failed(let id, _, _): id
    }
  }

  /// Whether the fetch has ended.
  var isFinal: Bool { if case .cached = self { false } else { true } }

  var error: FetchError? { if case .failed(_, let error, _) = self { error } else { nil } }

  /// The feed after this update.
  func applied(to feed: LoadedFeed) -> LoadedFeed {
    switch self {
    case .cached(let feed), .fetched(let feed): return feed
    case .failed(_, let error, let retryAt):
      var feed = feed
      feed.error = error
      feed.retryAt = retryAt
      // Next time, fetch from the original address.
      if error.reason.isWrongAddress { feed.movedTo = nil }
      return feed
    }
  }
}

/// Fetches feeds; updates arrive as they are ready.
///
/// Ending the iteration cancels all fetches.
typealias FetchFeeds =
  @Sendable (_ feeds: [LoadedFeed], _ now: Timestamp) -> AsyncStream<FeedUpdate>
