import LocalizableStrings

/// The articles of a document during parsing.
///
/// Items that are equal are one, and so are versions of an entry, of which the newest stays at the index of the first. The
/// ids are those of a feed of which nothing is stored; see ``ItemMatching``.
struct UniqueArticles {
  private var articles: [ArticleContent] = []
  private var indices: [[String?]: Int] = [:]

  var count: Int { articles.count }

  /// Adds an item, whose links are relative to `base`; ignores one with neither text nor link.
  mutating func add(_ item: FeedItem, base: String? = nil) {
    guard let article = ArticleContent(item, base: base) else { return }
    // Only a date of change says that an entry has versions.
    let isVersion = item.id != nil && item.updated != nil
    let identity = [
      item.id, article.link, article.title, isVersion ? nil : article.dateText,
      isVersion ? item.published ?? "" : article.textHash,
    ]
    if let index = indices[identity] { return replaceIfNewer(at: index, by: article) }
    indices[identity] = articles.count
    articles.append(article)
  }

  /// All articles, with `author` for those that name none.
  func articles(defaultAuthor author: String?) -> [ArticleContent] {
    let ids = ItemMatching(articles).matches().map(\.key)
    return zip(articles, ids).map { article, id in
      article.with(id: id, author: article.author == nil ? author : nil)
    }
  }

  private mutating func replaceIfNewer(at index: Int, by article: ArticleContent) {
    let earliest = Timestamp(secondsSince1970: -.infinity)
    if article.published ?? earliest > articles[index].published ?? earliest {
      articles[index] = article
    }
  }
}
