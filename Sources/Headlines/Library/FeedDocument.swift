/// What a server sent for a feed, parsed.
struct FeedDocument: Sendable, Hashable {
  /// The title; empty when the document has none.
  let title: String
  /// The language tag that the document declares, such as `pl` or `en-gb`.
  let language: String?
  /// The articles in document order, with unique `id`s.
  let articles: [ArticleContent]
  /// The number of items beyond the parser's limit.
  let omittedCount: Int
  /// What is wrong with the file, which was read before and after it.
  var mistake: ElementReader.Failure?

  /// Whether it has neither a title nor an article.
  var isEmpty: Bool { title.isEmpty && articles.isEmpty }

  init(
    title: String, language: String? = nil, articles: [ArticleContent] = [], omittedCount: Int = 0
  ) {
    self.title = title
    self.language = language
    self.articles = articles
    self.omittedCount = omittedCount
  }
}
