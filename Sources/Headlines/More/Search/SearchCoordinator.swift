import Sternik

/// Searches articles and opens them.
final class SearchCoordinator: ArticleOpeningCoordinator<SearchScreen>, Routing {
  private lazy var results = SearchResults(in: library)
  override func start() {
    let screen = SearchScreen(results, library: library, actions: actions, now: now)
    screen.didTapNextUnread = { self.showNextUnread() }
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

  /// The next unread article among the results.
  override func nextUnreadOfOwn(after article: Article?) -> ArticlePosition? {
    let articles = results.articles
    let start = articles.firstIndex { $0.id == article?.id }.map { $0 + 1 } ?? 0
    let next = (articles[start...] + articles[..<start]).first {
      !$0.isRead && $0.id != article?.id
    }
    return next.map { ArticlePosition(of: $0, in: Articles(articles)) }
  }

  private func search(_ query: String) {
    if query != results.query { screen?.highlighted = nil }
    results.query = query
  }
}
