import Sternik

/// A list of articles of the library and its texts, evaluated each time it is drawn.
@MainActor
struct ArticleList {
  /// Which articles a list shows.
  enum Kind: Hashable {
    case headlines
    case world
    case video
    case feed(Feed.ID)
    case saved
  }

  let kind: Kind
  let library: Library

  init(_ kind: Kind, of library: Library) {
    self.kind = kind
    self.library = library
  }

  var title: String {
    switch kind {
    case .headlines: Texts.tab.headlines
    case .world: Texts.tab.world
    case .video: Texts.tab.video
    case .feed(let id): library.feed(id)?.feed.displayName ?? Texts.tab.sources
    case .saved: Texts.more.saved
    }
  }

  var articles: [Article] {
    switch kind {
    case .headlines: library.articles(.all)
    case .world: library.articles(.world)
    case .video: library.articles(.video)
    case .feed(let id): library.feed(id)?.articles ?? []
    case .saved: library.savedArticles
    }
  }

  /// What an empty list shows.
  var emptyMessage: EmptyMessage {
    switch kind {
    case .headlines where library.feeds.isEmpty:
      EmptyMessage(Texts.headlines.noSources, hint: Texts.headlines.noSourcesHint)
    case .feed(let id):
      if let error = library.feed(id)?.error {
        EmptyMessage(error.text, isError: true)
      } else {
        EmptyMessage(Texts.headlines.emptyFeed)
      }
    case .headlines: EmptyMessage(Texts.headlines.emptyFeed)
    case .world: EmptyMessage(Texts.world.empty)
    case .video: EmptyMessage(Texts.video.empty)
    case .saved: EmptyMessage(Texts.saved.empty, hint: Texts.saved.hint)
    }
  }

  var unreadCount: Int {
    switch kind {
    case .headlines: library.unreadCount(.all)
    case .world: library.unreadCount(.world)
    case .video: library.unreadCount(.video)
    case .feed(let id): library.feed(id)?.unreadCounts[.all] ?? 0
    case .saved: articles.count { !library.isRead($0) }
    }
  }

  /// The number of items that were beyond the parser's limit.
  var omittedCount: Int {
    switch kind {
    case .headlines: library.omittedCount
    case .feed(let id): library.feed(id)?.omittedCount ?? 0
    case .world, .video, .saved: 0
    }
  }

  /// Whether each row names the feed of its article.
  var showsFeedNames: Bool {
    if case .feed = kind { false } else { library.feeds.count > 1 }
  }

  /// Whether a refresh can change the list.
  var isRefreshable: Bool { kind != .saved }
}
