/// The articles that users have saved, with their texts, so that they stay readable offline.
struct SavedArticles: Equatable {
  /// The articles of each profile, last saved first; the key is "" when signed out.
  private(set) var articlesByProfile: [String: [Article]] = [:]

  init() {}

  func articles(of profile: String?) -> [Article] { articlesByProfile[profile ?? ""] ?? [] }

  func contains(_ article: Article, of profile: String?) -> Bool {
    articlesByProfile[profile ?? ""]?.contains { $0.id == article.id } ?? false
  }

  /// Saves an article, or removes it if it is saved.
  mutating func toggle(_ article: Article, of profile: String?) {
    var articles = articles(of: profile)
    if let index = articles.firstIndex(where: { $0.id == article.id }) {
      articles.remove(at: index)
    } else {
      articles.insert(article, at: 0)
    }
    articlesByProfile[profile ?? ""] = articles.isEmpty ? nil : articles
  }
}

extension SavedArticles: StoredContent {
  static let version = 1

  private enum CodingKeys: String, CodingKey {
    case articlesByProfile = "shelves"
  }

  func merged(with theirs: SavedArticles, since base: SavedArticles) -> SavedArticles {
    var merged = SavedArticles()
    for profile in Set(articlesByProfile.keys).union(theirs.articlesByProfile.keys) {
      let ours = articlesByProfile[profile] ?? []
      let articles = ThreeWayMerge.list(
        ours: ours, theirs: theirs.articlesByProfile[profile] ?? [],
        base: base.articlesByProfile[profile] ?? [])
      // Our order wins.
      let order = Dictionary(
        ours.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      merged.articlesByProfile[profile] =
        articles.isEmpty ? nil : articles.sorted { order[$0.id] ?? .max < order[$1.id] ?? .max }
    }
    return merged
  }
}
