import LocalizableStrings

/// The articles of a feed during parsing, with unique identifiers.
///
/// Items that are identical are one article. Items with one guid and one title are versions of an article (RFC 4287, section
/// 4.1.1), of which the newest stays, at the place of the first; but if a guid has several titles, all of its items stay.
struct UniqueArticles {
  private struct Item: Hashable {
    let name: String
    let title: String
    let published: Timestamp?
    let link: String?
    let textHash: String?
  }

  private var articles: [ArticleContent] = []
  private var known: Set<Item> = []

  /// The number of different items.
  var count: Int { articles.count }

  /// Adds an item, whose links are relative to `base`; ignores one with neither text nor link.
  mutating func add(_ item: FeedItem, base: String? = nil) {
    guard let article = ArticleContent(item, base: base) else { return }
    let item = Item(
      name: article.name, title: article.title, published: article.published, link: article.link,
      textHash: article.textHash)
    if known.insert(item).inserted { articles.append(article) }
  }

  /// All articles, with `author` for those that name none.
  func articles(defaultAuthor author: String?) -> [ArticleContent] {
    var ids: Set<ArticleContent.ID> = []
    return withoutOldVersions.map { article in
      let id = article.key(besides: ids)
      ids.insert(id)
      return article.with(id: id, author: article.author ?? author)
    }
  }

  private var withoutOldVersions: [ArticleContent] {
    var titles: [ItemIdentity: Set<String>] = [:]
    for article in articles { titles[article.identity, default: []].insert(article.title) }
    var unique: [ArticleContent] = []
    var indices: [ItemIdentity: Int] = [:]
    for article in articles {
      guard case .guid = article.identity, titles[article.identity]?.count == 1 else {
        unique.append(article)
        continue
      }
      if let index = indices[article.identity] {
        if article.isNewer(than: unique[index]) { unique[index] = article }
      } else {
        indices[article.identity] = unique.count
        unique.append(article)
      }
    }
    return unique
  }
}

extension ArticleContent {
  fileprivate func isNewer(than other: ArticleContent) -> Bool {
    let earliest = Timestamp(secondsSince1970: -.infinity)
    return published ?? earliest > other.published ?? earliest
  }
}
