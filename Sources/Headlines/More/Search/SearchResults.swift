import Observation

/// The results of a search, as far as it has run.
@MainActor @Observable
final class SearchResults {
  /// Empty before the first search.
  private(set) var query = ""
  private(set) var articles: [Article] = []
  private(set) var isSearching = false

  /// Whether further results are left out.
  var isTruncated: Bool { articles.count >= ArticleSearch.limit }

  func begin(_ query: String) {
    self.query = query
    articles = []
    isSearching = true
  }

  func add(_ found: [Article]) {
    articles += found.prefix(max(0, ArticleSearch.limit - articles.count))
  }

  func end() { isSearching = false }
}
