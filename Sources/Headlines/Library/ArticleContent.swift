import LocalizableStrings

/// The content of an article.
///
/// All text is free of markup and control characters; a line feed inside a paragraph is a line
/// break of the author.
struct ArticleContent: Sendable, Hashable, Identifiable {
  /// Unique in its feed, and the same each time the feed is fetched.
  let id: String
  let title: String
  /// The lead, on one line; empty when the feed has none.
  let summary: String
  let body: ArticleBody
  /// The section of the paper, as the feed names it.
  let section: String?
  /// All authors, separated by commas.
  let author: String?
  let published: Timestamp?
  /// The address of the web page; relative only if the feed gives no base address.
  let link: String?
  /// The playing time of the sound or film; zero if it is unknown.
  let duration: Duration?
  /// What the document gives to recognize the item by.
  var identity: ItemIdentity

  init(
    id: String, title: String, summary: String = "", body: ArticleBody = [], section: String? = nil,
    author: String? = nil, published: Timestamp? = nil, link: String? = nil,
    duration: Duration? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.body = body
    self.section = section
    self.author = author
    self.published = published
    self.link = link
    self.duration = duration
    identity = .guid(id)
  }
}

/// The lead and the text of an article.
typealias ArticleText = (summary: String, body: ArticleBody)

extension ArticleContent {
  /// The content with a text.
  func with(summary: String, body: ArticleBody) -> ArticleContent {
    ArticleContent(
      id: id, title: title, summary: summary, body: body, section: section, author: author,
      published: published, link: link, duration: duration)
  }
}
