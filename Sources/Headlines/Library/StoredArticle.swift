import LocalizableStrings

/// What identifies an article of a feed in the database, also after the article was removed.
struct StoredArticle: Sendable {
  let key: ArticleContent.ID
  /// Nil if only the key is known.
  var title: String?
  var link: String?
  /// In seconds since 1970, as is the date.
  var published: Double?
  var date: Double?
  /// Where its text is, if it has one.
  var row: Int64?

  init(
    key: ArticleContent.ID, title: String? = nil, link: String? = nil, published: Double? = nil,
    date: Double? = nil, row: Int64? = nil
  ) {
    self.key = key
    self.title = title
    self.link = link
    self.published = published
    self.date = date
    self.row = row
  }

  init(_ content: ArticleContent) {
    self.init(
      key: content.id, title: content.title, link: content.link,
      published: content.published?.secondsSince1970)
  }
}
