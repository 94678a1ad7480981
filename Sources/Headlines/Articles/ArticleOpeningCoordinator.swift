import Sternik

/// A screen with a list of articles that the user can open.
@MainActor
protocol ArticleListing: Screen {
  /// The highlighted article, which is the one that was read last on the way back; nil until there is one.
  var highlighted: Article.ID? { get set }
}

/// A coordinator that opens articles from a list and pages through them.
class ArticleOpeningCoordinator<ListScreen: ArticleListing>: NavigationCoordinator<ListScreen> {
  let library: Library
  let actions: ArticleActions
  let now: () -> Timestamp

  /// The list in which the next unread article is looked for first.
  var kind: ArticleList.Kind { .headlines }

  init(
    library: Library, actions: ArticleActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  /// Shows an article, from which the user can page through the others.
  final func showArticle(_ article: Article, in articles: Articles) {
    start(child: articleCoordinator(of: article, in: articles))
  }

  final func articleCoordinator(of article: Article, in articles: Articles) -> ArticleCoordinator {
    screen?.highlighted = article.id
    return articleCoordinator(at: ArticlePosition(of: article, in: articles))
  }

  final func articleCoordinator(at position: ArticlePosition) -> ArticleCoordinator {
    let coordinator = ArticleCoordinator(
      position, library: library, actions: actions, now: now, presenter: Detail(of: presenter))
    coordinator.isInListOfFeed = kind == .feed(position.article.feed.id)
    coordinator.didPage = { self.page(from: $0, by: $1) }
    coordinator.didTapNextUnread = { coordinator in
      guard let next = self.nextUnread(after: coordinator.article) else { return }
      self.replace(coordinator, with: self.articleCoordinator(at: next))
    }
    return coordinator
  }

  /// Shows the next unread article after the highlighted one.
  final func showNextUnread() {
    let highlighted = screen?.highlighted.flatMap(library.article)
    guard let next = nextUnread(after: highlighted) else { return }
    start(child: articleCoordinator(at: next))
  }

  /// The position of the next unread article in a list that is none of the library's.
  func nextUnreadOfOwn(after article: Article?) -> ArticlePosition? { nil }

  /// The position of the next unread article, in this list if that has it, else in the one of all feeds.
  private func nextUnread(after article: Article?) -> ArticlePosition? {
    if let next = nextUnreadOfOwn(after: article) {
      screen?.highlighted = next.article.id
      return next
    }
    guard let next = library.nextUnread(after: article, in: kind) else {
      window?.toast(Texts.articles.noUnread)
      return nil
    }
    let articles = library.articles(kind)
    screen?.highlighted = next.id
    return ArticlePosition(
      of: next, in: articles.contains(next) ? articles : library.articles(.headlines))
  }

  /// Replaces an article by the next or the previous one.
  private func page(from coordinator: ArticleCoordinator, by step: Int) {
    guard let position = coordinator.position.moved(by: step) else { return }
    screen?.highlighted = position.article.id
    replace(coordinator, with: articleCoordinator(at: position))
  }
}
