import CodableState
import Sternik

/// The feeds, each with its number of unread articles.
final class FeedListScreen: Screen, CodableStatePreserving {
  var didSelect: (Feed) -> Void = { _ in }

  /// The highlighted feed.
  var preservedValue: Feed.ID?

  private let library: Library
  private let actions: ArticleActions

  init(library: Library, actions: ArticleActions) {
    self.library = library
    self.actions = actions
  }

  var title: String { Texts.tab.sources }

  var commands: [KeyCommand] { KeyCommand.refreshing(library, actions) }

  var activity: some View {
    if let progress = library.refreshProgress { RefreshBar(progress) }
  }

  var body: some View {
    let feeds = library.feeds
    VStack {
      if feeds.isEmpty {
        EmptyMessage(Texts.headlines.noSources, hint: Texts.headlines.noSourcesHint)
      } else {
        List(feeds) { loaded in
          FeedRow(loaded, isRefreshing: self.library.refreshProgress != nil)
        } didSelect: {
          self.didSelect($0.feed)
        }
        .highlighted(preservedValue)
        .didHighlight { self.preservedValue = feeds[$0].id }
      }
    }
  }
}
