import GRDB
import LocalizableStrings

extension Library {
  /// More articles are marked in pieces.
  private static let synchronousMarks = 500
  /// A piece of a long change takes some milliseconds.
  private static let articlesPerPiece = 100

  /// Whether any feed can be fetched.
  var canRefresh: Bool { feeds.contains { $0.isRefreshable } }

  /// Whether feeds are fetched without being asked for, as those of `--feed` always are.
  var refreshesByItself: Bool { isTemporary || settings.refreshInterval != .never }

  /// The feed with this address, before or after a permanent redirect.
  func feed(at address: String) -> LoadedFeed? {
    feeds.first { $0.id == address || $0.address == address }
  }

  /// Whether the bundled feed is not among the feeds, which it could be.
  var lacksBundledFeed: Bool { !isTemporary && feed(Feed.bundled.id) == nil }

  /// Changes and saves what the user has chosen.
  func changeSettings(_ change: (inout Settings) -> Void) {
    let before = settings
    var settings = before
    change(&settings)
    guard settings != before else { return }
    if settings.theme != before.theme { configured.theme = nil }
    if settings.refreshInterval != before.refreshInterval { configured.refreshInterval = nil }
    userStore.change { [settings] db in try settings.write(to: db, since: before) }
  }

  /// Calls `report` when state cannot be saved; ``takeStateError()`` returns the error.
  func reportStateErrors(_ report: @escaping () -> Void) { userStore.didFail = report }

  /// Returns and clears the last error in loading or saving state.
  func takeStateError() -> StateError? { userStore.takeError() }

  /// Marks an article as read.
  func markAsRead(_ article: Article) {
    let (key, address) = (article.content.id, article.feed.id)
    let known = store.read(else: false) { db in
      try Bool.fetchOne(
        db, sql: "SELECT isRead FROM articles WHERE id = ? AND key = ?",
        arguments: [article.row.article, key]) ?? false
    }
    guard !known else { return }
    if settings.showsUnreadOnly { readRows.insert(article.row.article) }
    let marked = StoredArticle(article.content)
    change { try ArticleTables(db: $0).mark(marked, of: address) }
  }

  /// Marks all articles of a list as read.
  func markAllAsRead(_ kind: ArticleList.Kind) {
    readRows = []
    if kind == .saved {
      let unread = articles(.saved).filter { !$0.isRead }
      let marks = unread.map { (StoredArticle($0.content), $0.feed.id) }
      return change { db in
        for (article, feed) in marks { try ArticleTables(db: db).mark(article, of: feed) }
      }
    }
    var query = query(kind)
    // Not what a refresh brings meanwhile.
    query.lastRow = lastRow
    let (list, limit) = (query, Self.synchronousMarks)
    let piece: @Sendable (Database) throws -> Bool = { try list.markAsRead($0, limit: limit) }
    if isTemporary { markForUser(query) }
    // Also if the change is not made now.
    var isUnfinished = true
    store.change { isUnfinished = try piece($0) }
    guard isUnfinished else { return }
    work { [store] in
      // Unlike what a refresh brings, the marks are kept until they can be saved.
      if await !store.change(inPieces: [piece]) { store.change { while try piece($0) {} } }
    }
  }

  /// Keeps the read marks of temporary feeds.
  private func markForUser(_ query: ArticleQuery) {
    let unread = store.read(else: []) { try query.unread($0) }
    let feeds = feedsByRow
    userStore.change { db in
      for (feed, article) in unread {
        try ArticleTables(db: db).mark(article, of: feeds[feed]?.id ?? "")
      }
    }
  }

  /// Saves an article, or removes it if it is saved; with the text that is shown, since the article may have been removed.
  func toggleSaved(_ article: Article, text: ArticleText? = nil) {
    let isSaved = isSaved(article)
    let (key, feed) = (article.content.id, article.feed)
    let (summary, body) = text ?? self.text(of: article)
    let content = article.content.with(summary: summary, body: body)
    let sections = ArticleFilter.worldSections
    userStore.change { db in
      let tables = ArticleTables(db: db)
      let feedRow = try tables.feed(of: feed, for: key)
      let known = try Row.fetchOne(
        db, sql: "SELECT id FROM articles WHERE feed = ? AND key = ?", arguments: [feedRow, key])
      if known == nil { try tables.forgetDropped(key, of: (feedRow, feed.id)) }
      let article =
        try known?.rowID("id")
        ?? tables.write(
          content, of: (feedRow, feed.id), date: article.date, worldSections: sections)
      try db.execute(
        sql: isSaved
          ? "DELETE FROM saved WHERE article = ?"
          : "INSERT OR IGNORE INTO saved (article) VALUES (?)",
        arguments: [article])
    }
  }

  /// Subscribes to a feed; does nothing if there is one with its address.
  func add(_ feed: Feed) {
    guard self.feed(at: feed.id) == nil else { return }
    if feed.id.isEmpty {
      changeSettings { $0.includesBundledFeed = true }
    } else {
      store.change { try ArticleTables(db: $0).subscribe(feed) }
    }
  }

  /// Unsubscribes from a feed; its articles go, but for those that are saved.
  func remove(_ id: Feed.ID) {
    if id.isEmpty { return changeSettings { $0.includesBundledFeed = false } }
    let credentials = credentials(for: id)
    store.change { db in
      try db.execute(
        sql: """
          UPDATE feeds SET isSubscribed = 0, movedTo = NULL, etag = NULL, lastModified = NULL,
            retryAt = NULL, error = NULL, folders = '', outline = NULL
            WHERE address = ?
          """, arguments: [id])
    }
    setOmittedCount(nil, of: id)
    removeUnused(credentials)
    deleteRemovedFeeds()
  }

  /// Gives a feed the user's own name, or an empty one.
  func setName(_ name: String, of id: Feed.ID) {
    store.change { db in
      try db.execute(
        sql: "UPDATE feeds SET name = ? WHERE address = ?", arguments: [name, id])
    }
  }

  /// Puts a feed into a folder instead of the first that it is in.
  func setFolder(_ folder: FeedFolder, of id: Feed.ID) {
    guard let feed = feed(id) else { return }
    let others = feed.folders.dropFirst().filter { $0 != folder }
    store.change { try ArticleTables(db: $0).setFolders([folder] + others, of: feed.row) }
  }

  /// Goes on with the work that the end of the program has interrupted.
  func continueHousekeeping() {
    let areLeft = store.read(else: false) { try ArticleTables(db: $0).hasUnsubscribed }
    if areLeft { deleteRemovedFeeds() }
    if settings.limit != .all || settings.forgetsDropped { applyLimit() }
    if settings.nextRowToHide != nil { hideByWords() }
  }

  /// Removes the articles of feeds that the user has removed, also those that were left when the program ended.
  func deleteRemovedFeeds() {
    let limit = Self.articlesPerPiece
    housekeep(inPieces: [{ try ArticleTables(db: $0).deleteUnsubscribed(limit: limit) }])
  }

  /// Applies what a refresh has brought, and calls `didApply` after each feed; skips feeds that the user removed meanwhile.
  func apply(
    _ updates: [FeedUpdate], didApply: (FeedUpdate) -> Void = { _ in }
  ) async {
    for update in updates {
      if let feed = subscribedFeed(update.id) { await apply(update, to: feed) }
      didApply(update)
    }
    await store.change(inPieces: removalBeyondLimit)
  }

  private func apply(_ update: FeedUpdate, to feed: LoadedFeed) async {
    switch update {
    case .failed(_, let error, let retryAt):
      // Next time, fetch from the original address.
      let movedTo = error.reason.isWrongAddress ? nil : feed.movedTo
      guard error != feed.error || movedTo != feed.movedTo || retryAt != feed.retryAt else {
        return
      }
      store.change { db in
        try db.execute(
          sql: "UPDATE feeds SET error = ?, movedTo = ?, retryAt = ? WHERE id = ?",
          arguments: [error.json, movedTo, retryAt?.secondsSince1970, feed.row])
      }
    case .fetched(_, let response):
      await apply(response, to: feed)
      guard subscribedFeed(feed.id) != nil else { return }
      noteSignIns(at: response.signedInOrigins, for: feed)
      if case .document(let document, _) = response.content {
        setOmittedCount(document.omittedCount, of: feed.id)
      }
    }
  }

  private func apply(_ response: FeedResponse, to feed: LoadedFeed) async {
    var (pieces, title, validators):
      ([@Sendable (Database) throws -> Bool], String, HTTPValidators?)
    (pieces, title, validators) = ([], "", feed.validators)
    let row = feed.row
    if case .document(let document, let new) = response.content {
      title = document.title
      // The rest of a file that was cut off comes with the next request.
      validators = document.mistake?.reason == .truncated ? nil : new
      let (matching, now) = (matching(of: document.articles, in: feed.id), now())
      pieces.append { try matching.advance(in: ArticleTables(db: $0), of: (row, feed.id)) }
      let sections = ArticleFilter.worldSections
      let hidden = HiddenWords(settings.hiddenWords, feed.hiddenWords)
      let count = Self.articlesPerPiece
      for start in stride(from: 0, to: document.articles.count, by: count) {
        pieces.append { db in
          let tables = ArticleTables(db: db)
          guard try tables.isSubscribed(row) else { return false }
          let bringsBack = try Settings(from: db).forgetsDropped
          // The newest last, so that it has the highest row.
          let articles = matching.articles(now: now).reversed().dropFirst(start)
          for (content, date) in articles.prefix(count) {
            if try tables.isDropped(content.id, of: row) {
              guard bringsBack else { continue }
              try tables.forgetDropped(content.id, of: (row, feed.id))
            }
            try tables.write(
              content, of: (row, feed.id), date: date, worldSections: sections, hidden: hidden)
          }
          return false
        }
      }
    }
    let movedTo = response.movedTo?.text ?? feed.movedTo
    let error = response.content == .unchanged ? feed.mistake : response.mistake(of: feed)
    let hasTitle = title.isEmpty || (title == feed.feed.title && title != feed.feed.name)
    let isKnown = hasTitle && validators == feed.validators && movedTo == feed.movedTo
    if !isKnown || feed.retryAt != nil || feed.error != error {
      pieces.append { [title, validators] db in
        try db.execute(
          sql: """
            UPDATE feeds SET title = CASE ?1 WHEN '' THEN title ELSE ?1 END,
              -- A name that the user has imported is none if the feed has it, too.
              name = CASE ?1 WHEN name THEN '' ELSE name END, etag = ?2,
              lastModified = ?3, movedTo = ?4, retryAt = NULL, error = ?6 WHERE id = ?5 AND isSubscribed
            """,
          arguments: [
            title, validators?.etag, validators?.lastModified, movedTo, row, error?.json,
          ])
        return false
      }
    }
    await store.change(inPieces: pieces)
  }

  /// Changes which articles are kept, and removes the others.
  func setLimit(_ limit: ArticleLimit) {
    guard limit != settings.limit else { return }
    change { db in
      let hasDropped = try ArticleTables(db: db).hasDropped
      try Settings.change(in: db) { ($0.limit, $0.forgetsDropped) = (limit, hasDropped) }
    }
    applyLimit()
  }

  /// The number of the user's articles that a limit would remove now.
  func count(beyond limit: ArticleLimit) -> Int {
    let now = now()
    return userStore.read(else: 0) { try ArticleTables(db: $0).count(beyond: limit, now: now) }
  }

  /// Has the articles back that an earlier limit has removed, then removes those beyond the user's.
  private func applyLimit() {
    let count = Self.articlesPerPiece
    let forgetting: [@Sendable (Database) throws -> Bool] =
      settings.forgetsDropped ? [{ try ArticleTables(db: $0).forgetDropped(atMost: count) }] : []
    housekeep(inPieces: forgetting + removalBeyondLimit)
  }

  /// Removes the articles beyond the user's limit.
  private var removalBeyondLimit: [@Sendable (Database) throws -> Bool] {
    let (now, count) = (now(), Self.articlesPerPiece)
    guard settings.limit != .all else { return [] }
    let fixed = isTemporary ? settings.limit : nil
    return [
      { db in
        // The user may have chosen another limit since the last piece.
        let limit = try fixed ?? Settings(from: db).limit
        return try ArticleTables(db: db).drop(beyond: limit, now: now, atMost: count)
      }
    ]
  }

  /// Stores the user's language, and has the bundled feed in it.
  func setLanguage(_ language: Language) {
    if settings.language != language.tag { changeSettings { $0.language = language.tag } }
    if !isTemporary { insertBundledFeed() }
  }
}
