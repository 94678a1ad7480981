import Sternik

/// A search field and its results.
final class SearchScreen: ArticleListing {
  var didSubmit: (_ query: String) -> Void = { _ in }
  var didSelect: (Article) -> Void = { _ in }

  var lastRead: Article.ID?

  private let results: SearchResults
  private let library: Library
  /// The time that ages are relative to.
  private var time: Timestamp

  init(_ results: SearchResults, library: Library, now: @escaping () -> Timestamp) {
    self.results = results
    self.library = library
    time = now()
    every(.seconds(10)) { $0.time = now() }
  }

  var title: String { Texts.more.search }

  var body: some View {
    VStack {
      TextField(Texts.search.words, text: results.query, didSubmit: { self.didSubmit($0) })
        .submitLabel(Texts.keys.search)
      if results.isSearching {
        Spinner(status).padding(columns: 2)
      } else {
        Text(status).dim().padding(columns: 2)
      }
      if !results.articles.isEmpty {
        List(results.articles) { article in
          ArticleRow(
            article: article, isRead: self.library.isRead(article),
            isSaved: self.library.isSaved(article),
            showsFeedName: self.library.feeds.count > 1, now: self.time)
        } didSelect: {
          self.didSelect($0)
        }
        .highlighted(lastRead)
        .didHighlight { _ in self.lastRead = nil }
      }
    }
  }

  /// The number of results so far, or a hint.
  private var status: String {
    if results.query.isEmpty { return Texts.search.hint }
    if results.isTruncated { return Texts.search.cut(articles: results.articles.count) }
    if results.articles.isEmpty, !results.isSearching { return Texts.search.nothing }
    return Texts.search.found(articles: results.articles.count)
  }
}
