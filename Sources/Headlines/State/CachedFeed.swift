/// The articles of a feed as of its last fetch, for reading offline.
struct CachedFeed: Equatable {
  /// The feed; nil before the first save.
  var feed: Feed?
  var articles: [Article] = []
  /// The validators of the last response, for a conditional request.
  var validators: HTTPValidators?
}

extension CachedFeed: StoredContent {
  static let version = 1

  private enum CodingKeys: String, CodingKey {
    case feed = "source"
    case articles = "stories"
    case validators
  }

  /// The later fetch wins.
  func merged(with theirs: CachedFeed, since base: CachedFeed) -> CachedFeed { self }
}
