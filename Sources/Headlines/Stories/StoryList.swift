import Sternik

/// A list of articles out of the library, and what is said about it; asked for each time it is drawn.
@MainActor
struct StoryList {
  /// Which articles a list shows.
  enum Kind: Hashable {
    case headlines
    case world
    case video
    case source(Source.ID)
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
    case .source(let id): library.shelf(id)?.source.displayName ?? Texts.tab.sources
    case .saved: Texts.more.saved
    }
  }

  var stories: [Story] {
    switch kind {
    case .headlines: library.stories(.all)
    case .world: library.stories(.world)
    case .video: library.stories(.video)
    case .source(let id): library.shelf(id)?.stories ?? []
    case .saved: library.savedStories
    }
  }

  /// What stands in place of the list when there is no article.
  var emptyText: String {
    switch kind {
    case .headlines where library.shelves.isEmpty: Texts.headlines.noSources
    case .source(let id):
      library.shelf(id)?.failure?.text ?? Texts.headlines.emptyFeed
    case .headlines: Texts.headlines.emptyFeed
    case .world: Texts.world.empty
    case .video: Texts.video.empty
    case .saved: Texts.saved.empty
    }
  }

  /// How many articles of the list were not opened yet.
  var unread: Int {
    switch kind {
    case .headlines: library.unreadCount(.all)
    case .world: library.unreadCount(.world)
    case .video: library.unreadCount(.video)
    case .source(let id): library.shelf(id)?.unread[.all] ?? 0
    case .saved: stories.count { !library.isRead($0) }
    }
  }

  /// How many articles its sources have besides those that are shown.
  var omitted: Int {
    switch kind {
    case .headlines: library.omittedCount
    case .source(let id): library.shelf(id)?.omitted ?? 0
    case .world, .video, .saved: 0
    }
  }

  /// Whether each article says which source it is from.
  var namesSources: Bool {
    if case .source = kind { false } else { library.shelves.count > 1 }
  }

  /// Whether there are sources whose news it shows.
  var isFetched: Bool { kind != .saved }
}
