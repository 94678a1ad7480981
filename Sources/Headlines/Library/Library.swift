import LocalizableStrings
import Observation

/// The feeds and their articles, and what the user did with them: coordinators change it, screens
/// read it.
@MainActor @Observable
final class Library {
  /// The progress of the refresh that is running, if any.
  var refreshProgress: RefreshProgress?
  /// When the last refresh ended that could read a feed.
  var lastRefresh: Timestamp?
  private var index = ArticleIndex()
  @ObservationIgnored private let store: StateStore
  @ObservationIgnored private let bundledFeeds = BundledFeeds()
  @ObservationIgnored private let now: () -> Timestamp

  /// The maximum number of attempts off the main actor, before the update is computed on it.
  private static let maxConcurrentAttempts = 3

  /// Opens the library with the given feeds for this run or, without them, with the user's feeds.
  init(
    temporaryFeeds: [LoadedFeed]? = nil, store: StateStore = StateStore(),
    now: @escaping () -> Timestamp
  ) {
    self.store = store
    self.now = now
    store.didReceiveReadMarks = { [weak self] feed in self?.recount([feed]) }
    if let temporaryFeeds {
      insertOrReplace(temporaryFeeds)
    } else {
      if userState.includesBundledFeed { insertBundledFeed() }
      insertOrReplace(
        userState.feeds.map { LoadedFeed(feed: $0, movedTo: userState.movedAddresses[$0.id]) })
    }
  }

  /// The user's settings and feeds.
  var userState: UserState { store.userState.content }

  /// The feeds in the user's order, each with its articles.
  var feeds: [LoadedFeed] { index.feeds }

  var omittedCount: Int { feeds.reduce(0) { $0 + $1.omittedCount } }

  func feed(_ id: Feed.ID) -> LoadedFeed? { index.feed(id) }

  /// The articles of all feeds that pass a filter, newest first.
  func articles(_ filter: ArticleFilter) -> [Article] { index.articles(filter) }

  func unreadCount(_ filter: ArticleFilter) -> Int {
    feeds.reduce(0) { $0 + ($1.unreadCounts[filter] ?? 0) }
  }

  /// Finds an article in the feeds, among the saved ones, or in the bundled feed of any language.
  func article(_ id: Article.ID) -> Article? {
    articles(.all).first { $0.id == id } ?? savedArticles.first { $0.id == id }
      ?? Localizer.current.available.lazy.compactMap { language in
        self.bundledArticles(in: language).first { $0.id == id }
      }.first
  }

  func isRead(_ article: Article) -> Bool {
    store.readMarks(of: article.feed.id).content.contains(article.content.id)
      || userState.legacyReadIDs.contains(article.id)
  }

  /// The saved articles of the current profile, last saved first.
  var savedArticles: [Article] {
    store.savedArticles.content.articles(of: userState.currentProfile)
  }

  func isSaved(_ article: Article) -> Bool {
    store.savedArticles.content.contains(article, of: userState.currentProfile)
  }

  func toggleSaved(_ article: Article) {
    let profile = userState.currentProfile
    store.savedArticles.change { $0.toggle(article, of: profile) }
  }

  func markAsRead(_ articles: [Article]) {
    let legacyReadIDs = userState.legacyReadIDs
    for (feed, articles) in Dictionary(grouping: articles, by: \.feed.id) {
      let marks = store.readMarks(of: feed)
      let known = marks.content
      let unread = articles.filter {
        !known.contains($0.content.id) && !legacyReadIDs.contains($0.id)
      }
      guard !unread.isEmpty else { continue }
      // Newest last: the marks drop their first entries when there are too many.
      marks.change { marks in
        for article in unread.reversed() { marks.insert(article.content.id) }
      }
      index.subtractRead(unread, of: feed, using: indexer(for: [feed]))
    }
  }

  private func recount(_ ids: Set<Feed.ID>) {
    index.recount(ids, using: indexer(for: ids))
  }

  /// Changes and saves the user's settings and feeds.
  func changeUserState(_ change: (inout UserState) -> Void) { store.userState.change(change) }

  /// Calls `report` when state cannot be saved; ``takeStateError()`` returns the error.
  func reportStateErrors(_ report: @escaping () -> Void) { store.didFail = report }

  /// Returns and clears the last error in loading or saving state.
  func takeStateError() -> StateError? { store.takeError() }

  /// Waits until all changes are saved or have failed.
  func save() async { await store.save() }

  /// Replaces feeds with the same id, and appends the others.
  func insertOrReplace(_ feeds: [LoadedFeed]) {
    let ids = Set(feeds.lazy.filter { !$0.articles.isEmpty }.map(\.id))
    index.insertOrReplace(feeds, using: indexer(for: ids))
  }

  /// Applies `changes` to the index, which is rebuilt off the main actor.
  ///
  /// When the index has changed meanwhile, `changes` is called again with the new one.
  func update(_ ids: Set<Feed.ID>, _ changes: (ArticleIndex) -> [LoadedFeed]) async {
    await store.loadReadMarks(of: ids)
    for _ in 1...Self.maxConcurrentAttempts {
      let before = index
      let next = await indexer(for: ids).updated(before, with: changes(before))
      guard index.revision == before.revision else { continue }
      index = next
      return
    }
    // After three conflicts, apply on the main actor.
    index.insertOrReplace(changes(index), using: indexer(for: ids))
  }

  /// Removes a feed, its articles and its cache file.
  func removeArticles(of id: Feed.ID) {
    index.remove(id)
    removeCache(of: id)
  }

  func removeCache(of id: Feed.ID) { store.removeCache(of: id) }

  /// Inserts or replaces the bundled feed, in the current language.
  func insertBundledFeed() {
    let articles = bundledArticles(in: Localizer.current.language)
    insertOrReplace([LoadedFeed(feed: articles.first?.feed ?? .bundled, articles: articles)])
  }

  private func bundledArticles(in language: Language) -> [Article] {
    let document = bundledFeeds.document(in: language)
    return Article.articles(in: document, of: Feed(id: "", title: document.title), now: now())
  }

  private func indexer(for ids: Set<Feed.ID>) -> ArticleIndexer {
    let marks = ids.map { ($0, store.readMarks(of: $0).content) }
    return ArticleIndexer(
      worldSections: ArticleFilter.worldSections,
      readMarks: Dictionary(uniqueKeysWithValues: marks),
      legacyReadIDs: userState.legacyReadIDs)
  }
}
