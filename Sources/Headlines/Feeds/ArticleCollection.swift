import LocalizableStrings

/// The articles of a feed in the making, each with an identifier of its own.
///
/// An item with the identifier and the title or link of an earlier one is the same article again:
/// the newer of the two stays, in the place of the first. Where a feed gives one identifier to
/// different articles, the later ones get their link or title added to it.
struct ArticleCollection {
  private var articles: [Article] = []
  private var places: [String: Int] = [:]

  var count: Int { articles.count }

  /// Adds what can be read of the item; one without any text or link is left out.
  mutating func add(_ item: FeedItem) {
    guard var article = Article(item) else { return }
    if let place = places[article.id] {
      if article.isAgain(articles[place]) {
        replace(at: place, by: article)
        return
      }
      article = article.with(id: "\(article.id)#\(article.link ?? article.title)")
      if let place = places[article.id] {
        replace(at: place, by: article)
        return
      }
    }
    places[article.id] = articles.count
    articles.append(article)
  }

  /// All articles; those without an author get `author`.
  func articles(author: String?) -> [Article] {
    guard let author else { return articles }
    return articles.map { $0.author == nil ? $0.with(author: author) : $0 }
  }

  private mutating func replace(at place: Int, by article: Article) {
    let earliest = Timestamp(secondsSince1970: -.infinity)
    if article.published ?? earliest > articles[place].published ?? earliest {
      articles[place] = article
    }
  }
}

extension Article {
  fileprivate func isAgain(_ other: Article) -> Bool {
    title == other.title || (link != nil && link == other.link)
  }

  fileprivate func with(id: String? = nil, author: String? = nil) -> Article {
    Article(
      id: id ?? self.id, title: title, summary: summary, body: body, section: section,
      author: author ?? self.author, published: published, link: link, duration: duration)
  }
}
