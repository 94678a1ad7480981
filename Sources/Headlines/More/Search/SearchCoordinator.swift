import Sternik

/// Searches articles and opens them.
final class SearchCoordinator: ArticleOpeningCoordinator<SearchScreen>, Routing {
  private let results = SearchResults()
  private var searching: ScreenTask?

  /// The number of articles that are searched before the screen is drawn.
  private static let synchronousLimit = 200

  override func start() {
    let screen = SearchScreen(results, library: library, now: now)
    screen.didSubmit = search
    screen.didSelect = { self.showArticle($0, in: self.results.articles) }
    show(screen)
  }

  var routes: [Route] {
    [
      Route("{article}", to: ArticleCoordinator.self) {
        $0.article.id
      } start: { id in
        let article = try self.library.articleOfPlace(id)
        return self.articleCoordinator(of: article, in: self.results.articles)
      }
    ]
  }

  private func search(_ query: String) {
    searching?.cancel()
    results.begin(query)
    screen?.highlighted = nil
    let search = ArticleSearch(query)
    let articles = query.isEmpty ? [] : library.allArticles
    // The first results are there at once; the rest arrive while the user continues.
    results.add(articles.prefix(Self.synchronousLimit).filter(search.matches))
    guard articles.count > Self.synchronousLimit else { return results.end() }
    let found = search.matches(among: Array(articles.dropFirst(Self.synchronousLimit)))
    searching = screen?.task { [results] _ in
      for await articles in found {
        if Task.isCancelled { return }
        results.add(articles)
      }
      if !Task.isCancelled { results.end() }
    }
  }
}
