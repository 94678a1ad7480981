import Sternik

/// The feeds, each with its number of unread articles.
final class FeedListScreen: Screen {
  var didSelect: (Feed) -> Void = { _ in }

  private let library: Library
  private let actions: ArticleActions

  init(library: Library, actions: ArticleActions) {
    self.library = library
    self.actions = actions
  }

  var title: String { Texts.tab.sources }

  var commands: [KeyCommand] { KeyCommand.refreshing(library, actions) }

  var body: some View {
    VStack {
      if let progress = library.refreshProgress { RefreshBar(progress).padding(columns: 2) }
      if library.feeds.isEmpty {
        Text(Texts.headlines.noSources).padding(rows: 1, columns: 2)
      } else {
        List(library.feeds) { loaded in
          FeedRow(loaded, isRefreshing: self.library.refreshProgress != nil)
        } didSelect: {
          self.didSelect($0.feed)
        }
      }
    }
  }
}
