import Sternik

/// Leads from a list of articles to an article and back.
final class ArticleListCoordinator: ArticleOpeningCoordinator<ArticleListScreen>, Routing {
  let list: ArticleList
  override var kind: ArticleList.Kind { list.kind }

  init(
    _ list: ArticleList, actions: ArticleActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.list = list
    super.init(library: list.library, actions: actions, now: now, presenter: presenter)
  }

  override func start() {
    let screen = ArticleListScreen(list, actions: actions, now: now)
    screen.didSelect = showArticle
    screen.didTapNextUnread = { self.showNextUnread() }
    show(screen)
  }

  var routes: [Route] {
    [
      // For the command line, the one-based position in the list.
      Route("{position}") { (number: Int) in
        let articles = self.list.articles
        guard articles.indices.contains(number - 1) else { throw PlaceError.noSuchPlace }
        let position = ArticlePosition(of: articles[number - 1], in: articles)
        return try self.leadToChild(orStart: self.articleCoordinator(at: position)) {
          $0.article.id == position.article.id
        }
      },
      Route("{article}", to: ArticleCoordinator.self) {
        $0.article.id
      } start: { id in
        let article = try self.list.library.articleOfPlace(id)
        return self.articleCoordinator(of: article, in: self.list.articles)
      },
    ]
  }

  func showArticle(_ article: Article) { showArticle(article, in: list.articles) }
}
