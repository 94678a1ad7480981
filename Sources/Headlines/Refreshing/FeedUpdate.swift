import LocalizableStrings

/// The result of fetching a feed.
enum FeedUpdate: Sendable {
  case fetched(Feed.ID, FeedResponse)
  /// The server may have asked for no request before `retryAt`.
  case failed(Feed.ID, FetchError, retryAt: Timestamp? = nil)

  /// The feed that was fetched.
  var id: Feed.ID {
    switch self {
    case .fetched(let id, _), .failed(let id, _, _): id
    }
  }

  var error: FetchError? { if case .failed(_, let error, _) = self { error } else { nil } }
}

/// Fetches feeds; updates arrive as they are ready.
///
/// Ending the iteration cancels all fetches.
typealias FetchFeeds =
  @Sendable (_ feeds: [LoadedFeed], _ credentials: Credentials, _ now: Timestamp)
  -> AsyncStream<FeedUpdate>
