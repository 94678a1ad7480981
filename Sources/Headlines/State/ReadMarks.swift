/// Which articles of one feed the user has read.
struct ReadMarks: Sendable, Equatable {
  /// The feed; nil before the first save.
  private(set) var feed: Feed.ID?
  /// The read articles in the order of reading, so that the file only grows at its end.
  private(set) var articles: [ArticleContent.ID] = []
  private var known: Set<ArticleContent.ID> = []

  /// The number of marks that stay when old ones are dropped: as many articles as a feed can have.
  static let limit = 100_000

  init() {}

  init(of feed: Feed.ID) { self.feed = feed }

  func contains(_ article: ArticleContent.ID) -> Bool { known.contains(article) }

  /// Marks an article as read; does nothing if it is.
  mutating func insert(_ article: ArticleContent.ID) {
    guard known.insert(article).inserted else { return }
    articles.append(article)
    // Only at twice the limit, because dropping moves all marks that stay.
    if articles.count > Self.limit * 2 {
      for old in articles.prefix(articles.count - Self.limit) { known.remove(old) }
      articles.removeFirst(articles.count - Self.limit)
    }
  }
}

extension ReadMarks: StoredContent {
  static let version = 1

  func merged(with theirs: ReadMarks, since base: ReadMarks) -> ReadMarks {
    guard feed == theirs.feed else { return self }
    var merged = theirs
    // If `theirs` lacks a mark of `base`, the other program dropped it: do not add it again.
    for article in articles where !base.contains(article) { merged.insert(article) }
    return merged
  }
}

extension ReadMarks: Codable {
  private enum CodingKeys: String, CodingKey {
    case feed = "source"
    case articles
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    feed = try values.decode(Feed.ID.self, forKey: .feed)
    for article in try values.decode([ArticleContent.ID].self, forKey: .articles) {
      insert(article)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(feed ?? "", forKey: .feed)
    try values.encode(articles, forKey: .articles)
  }
}
