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
    case folder(FeedFolder)
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
    case .folder(let folder): folder.name
    case .saved: Texts.more.saved
    }
  }

  var articles: Articles { library.articles(kind) }

  /// What an empty list shows.
  func emptyMessage(_ keys: Keymap) -> EmptyMessage {
    if showsUnreadOnly, library.count(of: library.query(kind)) > 0 {
      return EmptyMessage(
        Texts.articles.noUnread,
        keys: [EmptyMessage.Key(keys[.unreadOnly].name, Texts.keys.showAll)])
    }
    if let message = errorMessage(keys) { return message }
    if library.areAllHidden(in: feeds) {
      return EmptyMessage(
        Texts.articles.allHidden,
        keys: [EmptyMessage.Key(keys[.hiddenWords].name, Texts.keys.hiddenWords)])
    }
    return switch kind {
    case .headlines where library.feeds.isEmpty:
      EmptyMessage(Texts.headlines.noSources, hint: Texts.headlines.noSourcesHint)
    case .headlines, .feed, .folder: EmptyMessage(Texts.headlines.emptyFeed)
    case .world: EmptyMessage(Texts.world.empty)
    case .video: EmptyMessage(Texts.video.empty)
    case .saved: EmptyMessage(Texts.saved.empty, hint: Texts.saved.hint)
    }
  }

  /// Whether the list has the articles of all feeds or of a folder.
  var hasSeveralFeeds: Bool {
    switch kind {
    case .headlines, .world, .video, .folder: true
    case .feed, .saved: false
    }
  }

  /// The only feed of the list, if it is of one.
  var feedID: Feed.ID? {
    if case .feed(let id) = kind { id } else { nil }
  }

  /// The feed whose hidden words the user edits; nil for those of all feeds, also where these leave out all articles of the feed.
  var feedOfHiddenWords: Feed.ID? {
    guard let feed = feedID.flatMap({ library.feed($0) }) else { return nil }
    return feed.hiddenWords.isEmpty && library.areAllHidden(in: [feed]) ? nil : feed.id
  }

  /// Why the feed of the list could not be refreshed.
  var error: FetchError? { feedID.flatMap { library.feed($0) }?.error }

  /// Whether the server of the only feed asks for a sign-in.
  var isLocked: Bool {
    guard let feed = feedID.flatMap({ library.feed($0) }) else { return false }
    // Some servers answer a wrong password as if there was nothing.
    return feed.isLocked
      || feed.error?.signInSpace != nil && !library.credentials(for: feed.id).isEmpty
  }

  /// The feeds whose articles the list may have.
  private var feeds: [LoadedFeed] {
    switch kind {
    case .headlines, .world, .video: library.feeds
    case .feed(let id): [library.feed(id)].compactMap(\.self)
    case .folder(let folder): library.feeds(in: folder)
    case .saved: []
    }
  }

  /// What an empty list shows if that is due to feeds that could not be read.
  private func errorMessage(_ keys: Keymap) -> EmptyMessage? {
    // During a refresh its key does nothing, and Escape ends it.
    let again = EmptyMessage.Key(keys[.refresh].name, Texts.keys.again)
    let canRetry = library.refreshProgress == nil
    if let error {
      let signIn = EmptyMessage.Key(keys[.signIn].name, Texts.keys.signIn)
      return EmptyMessage(
        error: Texts.headlines.failed, reason: error.text,
        keys: canRetry
          ? [isLocked ? signIn : again, EmptyMessage.Key("esc", Texts.keys.back)] : [])
    }
    let failed = library.feeds.filter { $0.error != nil }
    guard isRefreshable, !failed.isEmpty, library.articles(.headlines).isEmpty else { return nil }
    switch kind {
    case .feed, .folder: return nil
    case .headlines, .world, .video, .saved: break
    }
    return EmptyMessage(
      error: Texts.refresh.failed(sources: failed.count),
      reason: AlertLines.reasons(of: failed),
      keys: canRetry ? [again] : [])
  }

  var unreadCount: Int {
    switch kind {
    case .headlines: library.unreadCount(.all)
    case .world: library.unreadCount(.world)
    case .video: library.unreadCount(.video)
    case .feed(let id): library.feed(id)?.unreadCounts[.all] ?? 0
    case .folder(let folder): library.feeds(in: folder).unreadCount
    case .saved: articles.count { !$0.isRead }
    }
  }

  /// The number of items that were beyond the parser's limit.
  var omittedCount: Int {
    switch kind {
    case .headlines: library.omittedCount
    case .feed(let id): library.feed(id)?.omittedCount ?? 0
    case .folder(let folder): library.feeds(in: folder).reduce(0) { $0 + $1.omittedCount }
    case .world, .video, .saved: 0
    }
  }

  /// The number of articles of these feeds that the user's limit has removed, and of those that were unread.
  var dropped: (count: Int, unread: Int) {
    switch kind {
    case .headlines: library.feeds.dropped
    case .folder(let folder): library.feeds(in: folder).dropped
    case .feed(let id): library.feed(id)?.dropped ?? (0, 0)
    case .world, .video, .saved: (0, 0)
    }
  }

  /// The number of articles of these feeds that words hide.
  private var hiddenCount: Int {
    switch kind {
    case .headlines, .folder, .feed: feeds.reduce(0) { $0 + $1.hiddenCount }
    case .world, .video, .saved: 0
    }
  }

  /// The lines above the list about articles that it does not have.
  var missing: [String] {
    let (omitted, dropped, hidden) = (omittedCount, dropped, hiddenCount)
    var lines: [String] = []
    if omitted > 0 { lines.append(Texts.articles.omitted(articles: omitted)) }
    if dropped.count > 0 {
      let text = Texts.limit.dropped(articles: dropped.count)
      lines.append(
        dropped.unread == 0 ? text : Texts.limit.droppedUnread(text, unread: dropped.unread))
    }
    if hidden > 0 { lines.append(Texts.articles.hidden(articles: hidden)) }
    return lines
  }

  /// Whether each row names the feed of its article.
  var showsFeedNames: Bool {
    if case .feed = kind { false } else { library.feeds.count > 1 }
  }

  /// Whether the articles of each feed have its name above them.
  var hasFeedSections: Bool {
    kind != .saved && showsFeedNames && library.settings.order == .feed
  }

  /// Whether the list leaves out what was read before.
  var showsUnreadOnly: Bool { kind != .saved && library.settings.showsUnreadOnly }

  /// Whether a refresh can change the list.
  var isRefreshable: Bool { kind != .saved }
}
