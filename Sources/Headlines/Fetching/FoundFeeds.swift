/// What is at an address that a user typed.
enum FoundFeeds: Sendable, Hashable {
  case feed(Feed, FeedResponse)
  /// A web page that names several feeds.
  case choices([Feed])

  var ids: [Feed.ID] {
    switch self {
    case .feed(let feed, _): [feed.id]
    case .choices(let feeds): feeds.map(\.id)
    }
  }
}

/// Fetches a feed to add, or finds the feeds of a web page.
typealias FindFeeds =
  @Sendable (_ address: FeedAddress, _ credentials: Credentials) async throws(FetchError) ->
  FoundFeeds
