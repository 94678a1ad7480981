import LocalizableStrings

/// The articles of a feed during parsing, with unique identifiers.
///
/// An item with the identifier and the title or link of an earlier one is a duplicate: the newer of
/// the two stays, at the index of the first. If a feed gives different articles the same identifier,
/// the later ones get their link or title appended to it. Items with neither identifier nor link are
/// distinguished by their title and date or, without a date, by their text. Items with a link only are the same if they have
/// the link and the title or the date in common.
struct UniqueArticles {
  private var articles: [ArticleContent] = []
  private var indices: [String: Int] = [:]

  var count: Int { articles.count }

  /// Adds an item, whose links are relative to `base`; ignores one with neither text nor link.
  mutating func add(_ item: FeedItem, base: String? = nil) {
    guard var article = ArticleContent(item, base: base) else { return }
    if item.hasNoIdentity { article = article.with(id: article.idFromContent) }
    if let index = indices[article.id] {
      if article.isDuplicate(of: articles[index], comparesText: item.hasNoIdentity) {
        replaceIfNewer(at: index, by: article)
        return
      }
      let difference =
        if item.hasNoIdentity {
          article.textHash
        } else if article.sharedLink != nil {
          article.dateText ?? article.title
        } else {
          article.link ?? article.title
        }
      article = article.with(id: "\(article.id)#\(difference)")
      if let index = indices[article.id] {
        replaceIfNewer(at: index, by: article)
        return
      }
    }
    indices[article.id] = articles.count
    articles.append(article)
  }

  /// All articles, with `author` for those that name none.
  func articles(defaultAuthor author: String?) -> [ArticleContent] {
    guard let author else { return articles }
    return articles.map { $0.author == nil ? $0.with(author: author) : $0 }
  }

  private mutating func replaceIfNewer(at index: Int, by article: ArticleContent) {
    let earliest = Timestamp(secondsSince1970: -.infinity)
    if article.published ?? earliest > articles[index].published ?? earliest {
      articles[index] = article
    }
  }
}

extension FeedItem {
  fileprivate var hasNoIdentity: Bool { id == nil && link == nil && permanentLink == nil }
}

extension ArticleContent {
  /// The title and the date or, without a date, a hash of the text.
  fileprivate var idFromContent: String {
    if let dateText { return "\(title)#\(dateText)" }
    return body.paragraphs.isEmpty && summary.isEmpty ? title : "\(title)#\(textHash)"
  }

  /// A hash of the text, in hexadecimal.
  fileprivate var textHash: String {
    let paragraphs = body.paragraphs
    let text = paragraphs.isEmpty ? summary : paragraphs.joined(separator: "\n")
    return String(StableHash.of(text.utf8), radix: 16)
  }

  fileprivate func isDuplicate(of other: ArticleContent, comparesText: Bool) -> Bool {
    if comparesText { return title == other.title && body == other.body }
    if sharedLink != nil { return title == other.title || published == other.published }
    return title == other.title || (link != nil && link == other.link)
  }

  /// The date in whole seconds.
  var dateText: String? { published.map { "\(Int64($0.secondsSince1970))" } }

  func with(id: String? = nil, author: String? = nil) -> ArticleContent {
    var content = ArticleContent(
      id: id ?? self.id, title: title, summary: summary, body: body, section: section,
      author: author ?? self.author, published: published, link: link, duration: duration)
    content.sharedLink = sharedLink
    return content
  }
}
