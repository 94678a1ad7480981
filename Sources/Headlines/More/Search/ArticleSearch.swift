import GRDB

/// A search for the newest articles with all words of a query, ignoring case and accents.
struct ArticleSearch: Sendable {
  /// The most articles that a search finds; more than these are not counted.
  static let limit = 50

  let words: [String]
  /// The rows of the feeds that lists leave out.
  let hiddenFeeds: Set<Int64>
  let feeds: [Int64: Feed]
  /// The user whose saved articles are found in hidden feeds.
  let profile: String

  /// The articles that are found, newest first; none without a word.
  func articles(_ db: Database) throws -> [Article] {
    guard !words.isEmpty else { return [] }
    var rows = try found(words, in: nil, db)
    // The words may also be in the title of the feed.
    for (row, feed) in feeds {
      let title = SearchText.words(of: feed.title)
      let rest = words.filter { word in !title.contains { $0.hasPrefix(word) } }
      if rest.count < words.count { rows += try found(rest, in: row, db) }
    }
    var known: Set<Int64> = []
    let articles = rows.filter { known.insert($0.rowID("id")).inserted }
      .sorted { $0.rowID("id") > $1.rowID("id") }.prefix(Self.limit)
      .map { Article($0, from: feeds[$0.rowID("feed")] ?? Article.missing.feed) }
    return articles.sorted {
      ($0.date, $0.row.feed, $0.row.article) > ($1.date, $1.row.feed, $1.row.article)
    }
  }

  private func found(_ words: [String], in feed: Int64?, _ db: Database) throws -> [Row] {
    let hidden = hiddenFeeds.map(String.init).joined(separator: ", ")
    let condition = """
      \(feed.map { "articles.feed = \($0)" } ?? "1") AND (articles.feed NOT IN (\(hidden))
        OR articles.id IN (SELECT article FROM saved WHERE profile = ?))
      """
    if words.isEmpty {
      return try Row.fetchAll(
        db, sql: "SELECT * FROM articles WHERE \(condition) ORDER BY id DESC LIMIT \(Self.limit)",
        arguments: [profile])
    }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT articles.* FROM search CROSS JOIN articles ON articles.id = search.rowid
          WHERE search MATCH ? AND \(condition) ORDER BY search.rowid DESC LIMIT \(Self.limit)
        """, arguments: [SearchText.expression(words), profile])
  }
}

extension Library {
  private nonisolated static let searchablePerPiece = 200

  /// The newest articles with all words of a query.
  func search(_ query: String) -> [Article] {
    let search = ArticleSearch(
      words: SearchText.words(of: query), hiddenFeeds: self.query(.headlines).hiddenFeeds,
      feeds: feedsByRow, profile: settings.currentProfile ?? "")
    return store.read(else: [], search.articles)
  }

  /// Makes articles searchable that are new: a few at once, many between the keys.
  func updateSearch() {
    let isNeeded = store.read(else: false) { try ArticleTables(db: $0).hasUnsearchable }
    guard isNeeded else { return }
    let piece: @Sendable (Database) throws -> Bool = {
      try ArticleTables(db: $0).addToSearch(limit: Self.searchablePerPiece)
    }
    var isUnfinished = false
    store.change { isUnfinished = try piece($0) }
    guard isUnfinished else { return }
    work { [store] in await store.change(inPieces: [piece]) }
  }
}
