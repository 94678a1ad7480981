import GRDB
import LocalizableStrings

extension ArticleTables {
  /// What is stored of a feed under keys that begin with a name: articles, and the marks of those that are not here.
  func stored(named name: String, of feed: (row: Int64, address: String)) throws -> [StoredArticle]
  {
    let statement = try db.cachedStatement(
      sql: """
        SELECT key, title, link, published, date, id FROM articles
          WHERE feed = ?1 AND key >= ?3 AND key < ?3 || '$'
        UNION ALL SELECT key, title, link, published, NULL, NULL FROM dropped
          WHERE feed = ?1 AND key >= ?3 AND key < ?3 || '$'
        UNION ALL SELECT key, title, link, published, NULL, NULL FROM marks
          WHERE address = ?2 AND key >= ?3 AND key < ?3 || '$'
        """)
    var known: Set<ArticleContent.ID> = []
    return try Row.fetchAll(statement, arguments: [feed.row, feed.address, name])
      .map(StoredArticle.init).filter {
        ($0.key == name || $0.key.utf8.starts(with: (name + "#").utf8))
          && known.insert($0.key).inserted
      }
  }

  /// The articles of a feed with a publication date, or without one, that have one of some titles.
  func stored(
    published: Double?, titles: Set<String>, of feed: Int64
  ) throws -> [StoredArticle] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT key, title, link, published, date, id FROM articles
          WHERE feed = ? AND \(published == nil ? "published IS ?" : "date = ? AND published = date")
        """)
    let rows = try Row.fetchCursor(statement, arguments: [feed, published])
    var articles: [StoredArticle] = []
    while let row = try rows.next() {
      if row.text("title").map(titles.contains) == true { articles.append(StoredArticle(row)) }
    }
    return articles
  }

  /// A hash of the text of a stored article, as ``ArticleContent/textHash``.
  func textHash(of article: StoredArticle) throws -> String? {
    guard let row = article.row else { return nil }
    let text = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT summary, body FROM texts WHERE id = ?"), arguments: [row])
    let (summary, body) = Self.text(text)
    return ArticleContent.textHash(summary: summary, body: body)
  }
}

extension StoredArticle {
  /// Reads the columns that identify an article; those that a query lacks are nil.
  init(_ row: Row) {
    self.init(
      key: row.text("key") ?? "", title: row.text("title"), link: row.text("link"),
      published: row.number("published"), date: row.seconds("date"),
      row: row.rowID("id") > 0 ? row.rowID("id") : nil)
  }
}
