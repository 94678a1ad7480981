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
      self.actions.didMarkAllAsRead(self.list.kind)
    }
    return refresh + [markAllRead.disabled(list.unreadCount == 0)]
  }

  /// `4 unread of 12`, or only how many there are.
  var status: StyledText {
    let (count, unread) = (list.articles.count, list.unreadCount)
    guard count > 0 else { return "" }
    guard unread > 0 else { return StyledText(Texts.articles.count(articles: count)) }
    let total = Texts.articles.ofTotal(Localizer.current.number(count))
    return "\(Texts.articles.new(articles: unread), .unread) \(total)"
  }

  /// When the feeds were last read.
  var tabStatus: StyledText {
    guard list.isRefreshable, let time = library.lastRefresh else { return "" }
    return StyledText(Texts.refresh.updated(Localizer.current.time(time)))
  }

  var activity: some View {
    if let progress = library.refreshProgress {
      RefreshBar(progress)
    } else if let error = list.error, !list.articles.isEmpty {
      FeedErrorBar(error)
    }
  }

  var body: some View {
    let articles = list.articles
    VStack {
      if articles.isEmpty {
        list.emptyMessage
      } else {
        ForEach(list.missing, id: \.self) { line in
          Text(line).foreground(.faint).truncated().padding(columns: 4)
        }
        RoomReader { room in
          let layout = ArticleRow.Layout(in: room, isCompact: self.library.settings.hasCompactRows)
          List(articles) { article in
            ArticleRow(
              article: article,
              isSaved: self.list.kind != .saved && self.library.isSaved(article),
              showsFeedName: self.list.showsFeedNames, now: self.time, layout: layout)
          } didSelect: {
            self.didSelect($0)
          }
          .highlighted(self.highlighted)
          .didHighlight { self.highlighted = articles[$0].id }
          .rowSpacing(layout.spacing(in: room))
        }
      }
    }
  }

  var emptyDetail: some View {
    if !list.articles.isEmpty { Text(Texts.headlines.choose).foreground(.muted) }
  }
}
