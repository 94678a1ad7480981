import GRDB
import LocalizableStrings
import Observation

/// The feeds and their articles, and what the user did with them; everything is a query.
///
/// Coordinators change it, screens read it.
@MainActor @Observable
final class Library {
  /// The progress of the refresh that is running, if any.
  var refreshProgress: RefreshProgress?
  /// When the last refresh ended that could read a feed.
  var lastRefresh: Timestamp?
  /// The number of items of feeds beyond the parser's limit, as fetched in this run.
  private var omittedCounts: [Feed.ID: Int] = [:] {
    didSet { lists = nil }
  }
  /// The feeds and their articles.
  @ObservationIgnored let store: Store
  /// The settings, credentials, saved articles and read marks; only with temporary feeds another database.
  @ObservationIgnored let userStore: Store
  /// What the configuration file says, until the user chooses something else.
  @ObservationIgnored var configured: (theme: String?, refreshInterval: RefreshInterval?) {
    didSet { knownSettings = nil }
  }
  /// Whether articles start where the user has left them; a picture without a user starts at the top.
  @ObservationIgnored var keepsPlaces = true
  /// The sign-ins for temporary feeds.
  @ObservationIgnored var temporaryCredentials = Credentials()
  @ObservationIgnored let now: () -> Timestamp
  @ObservationIgnored let bundledFeeds = BundledFeeds()
  private nonisolated static let articlesPerSectionPiece = 5_000
  /// The rows of the articles that the user has read in a list of unread ones, and that stay there for now.
  @ObservationIgnored var readRows: Set<Int64> = []
  @ObservationIgnored private var lists: Lists?
  @ObservationIgnored private var knownSettings: (revision: Int, settings: Settings)?
  @ObservationIgnored private var working: [Task<Void, Never>] = []
  @ObservationIgnored private let housekeeping = Housekeeping()

  /// The feeds, and the lists of articles that were asked for, until something changes.
  private struct Lists {
    let revisions: [Int]
    let language: Language
    let all: [LoadedFeed]
    let visible: [LoadedFeed]
    var articles: [ArticleList.Kind: Articles] = [:]
  }

  /// Opens the library with the given feeds for this run or, without them, with the user's feeds.
  ///
  /// `keepsHouse` is false for a run that ends too soon for work such as removing articles beyond a limit.
  init(
    temporaryFeeds: [TemporaryFeed]? = nil, store: Store = Store(), keepsHouse: Bool = true,
    now: @escaping () -> Timestamp
  ) {
    userStore = store
    self.store = temporaryFeeds == nil ? store : Store()
    self.now = now
    if let temporaryFeeds {
      for feed in temporaryFeeds { insert(feed) }
    } else {
      updateWorldSections()
      insertBundledFeed()
      if keepsHouse { continueHousekeeping() }
    }
  }

  /// Whether the feeds are from `--feed`: they are not saved.
  var isTemporary: Bool { store !== userStore }

  /// What the user has chosen.
  var settings: Settings {
    if let known = knownSettings, known.revision == userStore.revision { return known.settings }
    var settings = userStore.read(else: Settings(), Settings.init)
    if let theme = configured.theme { settings.theme = theme }
    if let interval = configured.refreshInterval { settings.refreshInterval = interval }
    knownSettings = (userStore.revision, settings)
    return settings
  }

  /// The feeds in the user's order.
  var feeds: [LoadedFeed] { currentLists().visible }

  var omittedCount: Int { feeds.reduce(0) { $0 + $1.omittedCount } }

  func feed(_ id: Feed.ID) -> LoadedFeed? { feeds.first { $0.id == id } }

  /// A feed as the database has it, without its counts: while it changes, reading one costs less than the list of all.
  func subscribedFeed(_ id: Feed.ID) -> LoadedFeed? {
    var feed = store.read(else: nil) { try LoadedFeed.subscribed(id, $0) }
    feed?.omittedCount = omittedCounts[id] ?? 0
    return feed
  }

  /// The articles of a list, newest first; saved ones in the order of saving, the last one first.
  func articles(_ kind: ArticleList.Kind) -> Articles {
    var lists = currentLists()
    if let articles = lists.articles[kind] { return articles }
    let articles = kind == .saved ? Articles(savedArticles()) : Articles(pages(of: kind))
    lists.articles[kind] = articles
    self.lists = lists
    return articles
  }

  func unreadCount(_ filter: ArticleFilter) -> Int {
    feeds.reduce(0) { $0 + ($1.unreadCounts[filter] ?? 0) }
  }

  /// Finds an article in the feeds, among the saved ones, or in the bundled feed of any language.
  func article(_ id: Article.ID) -> Article? {
    if let article = stored(id) { return article }
    guard !isTemporary,
      let language = Localizer.current.available.first(where: { id.hasPrefix($0.tag + "/") })
    else { return nil }
    insertBundledFeed(in: language)
    return stored(id)
  }

  /// The text of an article.
  func text(of article: Article) -> ArticleText {
    for store in isTemporary ? [store, userStore] : [store] {
      let row = store.read(else: nil) { db in
        try Row.fetchOne(
          db,
          sql: """
            SELECT texts.* FROM feeds CROSS JOIN articles ON articles.feed = feeds.id JOIN texts
              ON texts.id = articles.id WHERE address = ? AND key = ?
            """, arguments: [article.feed.id, article.content.id])
      }
      if let row { return ArticleTables.text(row) }
    }
    return ("", [])
  }

  /// Whether the user has saved an article.
  func isSaved(_ article: Article) -> Bool {
    userStore.read(else: false) { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT 1 FROM feeds CROSS JOIN articles ON articles.feed = feeds.id JOIN saved
            ON article = articles.id WHERE address = ? AND key = ?
          """)
      return try Bool.fetchOne(
        statement, arguments: [article.feed.id, article.content.id]) != nil
    }
  }

  /// The query for a list of articles in the feeds.
  func query(_ kind: ArticleList.Kind) -> ArticleQuery {
    let lists = currentLists()
    let visible = Set(lists.visible.map(\.row))
    var query = ArticleQuery(hiddenFeeds: Set(lists.all.map(\.row)).subtracting(visible))
    switch kind {
    case .headlines, .saved: break
    case .world: query.filter = .world
    case .video: query.filter = .video
    case .feed(let id): query.feed = lists.visible.first { $0.id == id }?.row ?? 0
    case .folder(let folder):
      let rows = lists.visible.filter { $0.isIn(folder) }.map(\.row)
      query = ArticleQuery(hiddenFeeds: Set(lists.all.map(\.row)).subtracting(rows))
    }
    return query
  }

  /// The feed of each row.
  var feedsByRow: [Int64: Feed] {
    Dictionary(currentLists().all.map { ($0.row, $0.feed) }) { first, _ in first }
  }

  /// Starts work that ends before the program.
  func work(_ work: @escaping @MainActor () async -> Void) {
    working.append(Task { await work() })
  }

  /// Starts work in pieces that goes on when the program runs again, such as that on the search index.
  func housekeep(inPieces pieces: [@Sendable (Database) throws -> Bool]) {
    housekeeping.start(pieces, in: store)
  }

  /// Waits until the work that was started is done.
  func finishWork() async {
    while !working.isEmpty { await working.removeFirst().value }
    await housekeeping.finish()
  }

  /// Waits until what the user did is saved, or has failed.
  func save() async {
    await housekeeping.interrupt()
    while !working.isEmpty { await working.removeFirst().value }
    userStore.retrySaving()
    userStore.finish()
  }

  func setOmittedCount(_ count: Int?, of id: Feed.ID) { omittedCounts[id] = count }

  /// Makes a change of what belongs to the user, also of what temporary feeds show of it.
  func change(_ change: @escaping Store.Change) {
    userStore.change(change)
    if isTemporary { store.change(change) }
  }

  private func currentLists() -> Lists {
    let language = Localizer.current.language
    let (omittedCounts, settings) = (omittedCounts, settings)
    let revisions = [store.revision, userStore.revision]
    if let lists, lists.revisions == revisions, lists.language == language { return lists }
    var all = store.read(else: [], LoadedFeed.all)
    for index in all.indices {
      all[index].omittedCount = omittedCounts[all[index].id] ?? 0
    }
    let includesBundled =
      settings.includesBundledFeed ?? !all.contains { $0.language.isEmpty && $0.isSubscribed }
    let code = isTemporary || !includesBundled ? nil : BundledFeeds.code(of: language)
    let visible = all.filter { $0.language.isEmpty ? $0.isSubscribed : $0.language == code }
    let lists = Lists(
      revisions: [store.revision, userStore.revision], language: language, all: all,
      visible: visible)
    self.lists = lists
    return lists
  }

  private func pages(of kind: ArticleList.Kind) -> ArticlePages {
    let query = listQuery(kind)
    let (count, connection) = (count(of: query), store.connection)
    return ArticlePages(query, count: count, feeds: feedsByRow, in: connection) { error in
      Task { @MainActor [weak self] in _ = self?.store.recover(from: error, of: connection) }
    }
  }

  private func savedArticles() -> [Article] {
    userStore.read(else: []) { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT articles.*, feeds.address, feeds.title AS feedTitle, feeds.name AS feedName
            FROM saved JOIN articles ON articles.id = article JOIN feeds ON feeds.id = feed
            ORDER BY saved.id DESC
          """
      ).map {
        let feed = Feed(
          id: $0.text("address") ?? "", title: $0.text("feedTitle") ?? "",
          name: $0.text("feedName") ?? "")
        return Article($0, from: feed)
      }
    }
  }

  private func stored(_ id: Article.ID) -> Article? {
    for store in isTemporary ? [store, userStore] : [store] {
      let article: Article? = store.read(else: nil) { db in
        for loaded in try LoadedFeed.all(db) {
          let prefix = loaded.id.isEmpty ? "" : loaded.id + " "
          guard id.hasPrefix(prefix) else { continue }
          let row = try Row.fetchOne(
            db, sql: "SELECT * FROM articles WHERE feed = ? AND key = ?",
            arguments: [loaded.row, String(id.dropFirst(prefix.count))])
          if let row { return Article(row, from: loaded.feed) }
        }
        return nil
      }
      if let article { return article }
    }
    return nil
  }

  /// Finds out anew which articles are world news, after a change of the names of its sections.
  private func updateWorldSections() {
    let sections = ArticleFilter.worldSections
    let names = sections.sorted().joined(separator: ",")
    let isKnown = store.read(else: true) { db in
      try String.fetchOne(db, sql: "SELECT value FROM settings WHERE name = 'worldSections'")
        == names
    }
    guard !isKnown else { return }
    let size = Self.articlesPerSectionPiece
    let numbers = store.read(else: []) {
      // A damaged database may have any numbers.
      try Int.fetchAll(
        $0, sql: "SELECT DISTINCT id / ? FROM articles WHERE id BETWEEN 0 AND 1 << 40",
        arguments: [size])
    }
    let ranges = numbers.map { ($0 * size)..<(($0 + 1) * size) }
    let pieces = ranges.map { range in
      { @Sendable (db: Database) throws -> Bool in
        try ArticleTables(db: db).updateWorldSections(sections, in: range)
        return false
      }
    }
    housekeep(
      inPieces: pieces + [
        { db in
          try db.execute(
            sql: "INSERT OR REPLACE INTO settings VALUES ('worldSections', ?)", arguments: [names])
          return false
        }
      ])
  }
}
