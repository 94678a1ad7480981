/// Which articles of one source the reader has opened.
struct ReadMarks: Sendable, Equatable {
  /// The source; nil where nothing was saved.
  private(set) var source: Source.ID?
  /// The articles in the order in which they were first opened, so that the file only grows at its end.
  private(set) var articles: [Article.ID] = []
  private var known: Set<Article.ID> = []

  /// As many as are taken of a feed: an article that so many were opened after has gone from it.
  static let most = 100_000

  init() {}

  init(of source: Source.ID) { self.source = source }

  func contains(_ article: Article.ID) -> Bool { known.contains(article) }

  /// Remembers an article by its identifier; doing so again changes nothing.
  mutating func insert(_ article: Article.ID) {
    guard known.insert(article).inserted else { return }
    articles.append(article)
    // Seldom, because each time all that stay are moved.
    if articles.count > Self.most * 2 {
      for old in articles.prefix(articles.count - Self.most) { known.remove(old) }
      articles.removeFirst(articles.count - Self.most)
    }
  }
}

extension ReadMarks: StoredContent {
  static let version = 1

  func merged(with theirs: ReadMarks, since base: ReadMarks) -> ReadMarks {
    guard source == theirs.source else { return self }
    var merged = theirs
    // What we have known from before, they have forgotten if they do not have it.
    for article in articles where !base.contains(article) { merged.insert(article) }
    return merged
  }
}

extension ReadMarks: Codable {
  private enum CodingKeys: CodingKey {
    case source, articles
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    source = try values.decode(Source.ID.self, forKey: .source)
    for article in try values.decode([Article.ID].self, forKey: .articles) { insert(article) }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(source ?? "", forKey: .source)
    try values.encode(articles, forKey: .articles)
  }
}
