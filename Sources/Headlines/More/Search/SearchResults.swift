import Observation

/// The results of a search; they are found again when the database changes.
@MainActor @Observable
final class SearchResults {
  /// Empty before the first search.
  var query = ""
  @ObservationIgnored private let library: Library
  @ObservationIgnored private var known: (query: String, revision: Int, articles: [Article])?

  init(in library: Library) { self.library = library }

  var articles: [Article] {
    if let known, known.query == query, known.revision == library.store.revision {
      return known.articles
    }
    let articles = query.isEmpty ? [] : library.search(query)
    known = (query, library.store.revision, articles)
    return articles
  }

  /// Whether there may be further results.
  var isTruncated: Bool { articles.count >= ArticleSearch.limit }
}
