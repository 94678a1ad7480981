import CodableState
import Sternik

/// A list of articles, newest first.
final class ArticleListScreen: ArticleListing, CodableStatePreserving {
  var didSelect: (Article) -> Void = { _ in }

  var highlighted: Article.ID?
  var preservedValue: Article.ID? {
    get { highlighted }
    set { highlighted = newValue }
  }

  private let list: ArticleList
  private let actions: ArticleActions
  /// The time that ages are relative to.
  private var time: Timestamp

  init(_ list: ArticleList, actions: ArticleActions, now: @escaping () -> Timestamp) {
    self.list = list
    self.actions = actions
    time = now()
    every(.seconds(10)) { $0.time = now() }
  }

  private var library: Library { list.library }

  var title: String { list.title }

  var commands: [KeyCommand] {
    let refresh = list.isRefreshable ? KeyCommand.refreshing(library, actions) : []
    let markAllRead = KeyCommand(.character("A"), Texts.keys.markAllRead) {
      self.actions.didMarkAllAsRead(self.list.articles)
    }
    return refresh + [markAllRead.disabled(list.unreadCount == 0)]
  }

  var body: some View {
    let articles = list.articles
    VStack {
      if let progress = library.refreshProgress { RefreshBar(progress).padding(columns: 2) }
      if articles.isEmpty {
        Text(list.emptyText).padding(rows: 1, columns: 2)
      } else {
        let summary = summary(of: articles)
        Text(summary.joined(separator: " · ")).truncated().dim().padding(columns: 2)
          .accessibilityLabel(summary.joined(separator: ", "))
        List(articles) { article in
          ArticleRow(
            article: article, isRead: self.library.isRead(article),
            isSaved: self.list.kind != .saved && self.library.isSaved(article),
            showsFeedName: self.list.showsFeedNames, now: self.time)
        } didSelect: {
          self.didSelect($0)
        }
        .highlighted(highlighted)
        .didHighlight { self.highlighted = articles[$0].id }
      }
    }
  }

  var emptyDetail: some View {
    if !list.articles.isEmpty { Text(Texts.headlines.choose).dim() }
  }

  private func summary(of articles: [Article]) -> [String] {
    var parts = [
      Texts.articles.count(articles: articles.count),
      Texts.articles.unread(articles: list.unreadCount),
    ]
    let omittedCount = list.omittedCount
    if omittedCount > 0 { parts.append(Texts.articles.omitted(articles: omittedCount)) }
    return parts
  }
}
