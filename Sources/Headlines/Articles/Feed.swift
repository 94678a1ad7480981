/// Articles from one source, in the order in which the source gives them.
struct Feed: Sendable, Hashable {
  /// The name of the source; empty when it has none.
  let title: String
  /// The language tag that the source claims for itself, such as `pl` or `en-gb`.
  let language: String?
  /// The articles, no two with the same `id`.
  let articles: [Article]
  /// How many items were left out because the feed has more than the reader takes.
  let omitted: Int

  init(title: String, language: String? = nil, articles: [Article] = [], omitted: Int = 0) {
    self.title = title
    self.language = language
    self.articles = articles
    self.omitted = omitted
  }
}
