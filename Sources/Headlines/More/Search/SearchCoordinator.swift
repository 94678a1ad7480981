import Sternik

/// Searches articles and opens them.
final class SearchCoordinator: ArticleOpeningCoordinator<SearchScreen>, Routing {
  private lazy var results = SearchResults(in: library)
  override func start() {
    let screen = SearchScreen(results, library: library, now: now)
    screen.didSearch = search
    screen.didSelect = { self.showArticle($0, in: Articles(self.results.articles)) }
    library.updateSearch()
    show(screen)
  }

  var routes: [Route] {
    [
      Route("{article}", to: ArticleCoordinator.self) {
        $0.article.id
      } start: { id in
        let article = try self.library.articleOfPlace(id)
        return self.articleCoordinator(of: article, in: Articles(self.results.articles))
      }
    ]
  }

  private func search(_ query: String) {
    if query != results.query { screen?.highlighted = nil }
    results.query = query
  }
}
