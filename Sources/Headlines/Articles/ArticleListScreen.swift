import Sternik
import SternikFoundation

/// A list of articles.
final class ArticleListScreen: ArticleListing, CodableStatePreserving {
  var didSelect: (Article) -> Void = { _ in }
  var didTapNextUnread: () -> Void = {}

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
    let keys = actions.keys
    let refresh = list.isRefreshable ? KeyCommand.refreshing(library, actions) : []
    let signIn = KeyCommand(keys[.signIn], Texts.keys.signIn) {
      if let id = self.list.feedID { self.actions.didTapSignIn(id) }
    }
    let markAllRead = KeyCommand(keys[.markAllRead], Texts.keys.markAllRead) {
      self.actions.didMarkAllAsRead(self.list.kind)
    }
    let isEmpty = list.articles.isEmpty
    let showsUnreadOnly = library.settings.showsUnreadOnly
    let more = [
      KeyCommand(keys[.nextUnread], Texts.keys.nextUnread) { self.didTapNextUnread() }
        .disabled(library.unreadCount(.all) == 0),
      KeyCommand(keys[.toggleRead], Texts.keys.toggleRead) { self.toggleRead() }.disabled(isEmpty),
      KeyCommand(
        keys[.unreadOnly], showsUnreadOnly ? Texts.keys.showAll : Texts.keys.unreadOnly
      ) {
        self.actions.didToggleUnreadOnly()
      }.disabled(list.kind == .saved),
      KeyCommand(keys[.order], Texts.keys.order) { self.actions.didChangeOrder() }
        .disabled(isEmpty || list.kind == .saved),
      KeyCommand(keys[.hiddenWords], Texts.keys.hiddenWords) {
        self.actions.didTapHiddenWords(self.list.feedOfHiddenWords)
      }.disabled(list.kind == .saved),
    ]
    return refresh + (list.isLocked ? [signIn] : [])
      + [markAllRead.disabled(list.unreadCount == 0)] + more
  }

  private func toggleRead() {
    let highlighted = highlighted.flatMap(library.article)
    if let article = highlighted ?? list.articles.first { actions.didToggleRead(article) }
  }

  /// `4 unread of 12`, or only how many there are.
  var status: StyledText {
    let (count, unread) = (list.articles.count, list.unreadCount)
    if list.showsUnreadOnly {
      return StyledText(Texts.articles.unreadOnly(Localizer.current.number(unread)), .unread)
    }
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
    } else if let error = list.error, !error.isMistakeOfFile, !list.articles.isEmpty {
      FeedErrorBar(error)
    }
  }

  var body: some View {
    let articles = list.articles
    VStack {
      if articles.isEmpty {
        list.emptyMessage(actions.keys)
      } else {
        ForEach(list.missing, id: \.self) { line in
          Text(line).foreground(.faint).padding(columns: 4)
        }
        RoomReader { room in
          let layout = ArticleRow.Layout(in: room, isCompact: self.library.settings.hasCompactRows)
          let rows = self.rows(articles, layout: layout).rowSpacing(layout.spacing(in: room))
          if self.list.hasFeedSections {
            rows.sections(by: \.feed) {
              Text($0.displayName).truncated().styled(.heading).padding(columns: 2)
            }
          } else {
            rows
          }
        }
      }
    }
  }

  private func rows(_ articles: Articles, layout: ArticleRow.Layout) -> List<Articles> {
    List(articles) { article in
      ArticleRow(
        article: article,
        isSaved: self.list.kind != .saved && self.library.isSaved(article),
        showsFeedName: self.list.showsFeedNames && !self.list.hasFeedSections, now: self.time,
        layout: layout)
    } didSelect: {
      self.didSelect($0)
    }
    .highlighted(highlighted)
    .didHighlight { self.highlighted = $0.id }
  }

  var emptyDetail: some View {
    if !list.articles.isEmpty { Text(Texts.headlines.choose).foreground(.muted) }
  }
}
