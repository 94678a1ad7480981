import GRDB

/// A search for the last articles with all words of a query, ignoring case and accents.
///
/// Of all that match, it finds those that were stored last, and orders them by date: a feed that was just added may
/// keep newer articles of others out.
struct ArticleSearch: Sendable {
  /// The most articles that a search finds; more than these are not counted.
  static let limit = 50
  /// How many of the newest articles with the other words are looked at for feeds with a word in their titles.
  private static let candidates = 2_000

  let words: [String]
  /// The rows of the feeds that lists leave out.
  let hiddenFeeds: Set<Int64>
  let feeds: [Int64: Feed]

  /// The articles that are found, newest first; none without a word.
  func articles(_ db: Database) throws -> [Article] {
    guard !words.isEmpty else { return [] }
    var found = Set(try rows(with: words, in: nil, db))
    // The words may also be in the titles of feeds.
    let feeds = Dictionary(grouping: feeds.keys) { row in
      let title = SearchText.words(of: self.feeds[row]?.title ?? "")
      return words.filter { word in !title.contains { $0.hasPrefix(word) } }
    }
    for (rest, feeds) in feeds where rest.count < words.count {
      found.formUnion(try rows(with: rest, in: feeds, db))
    }
    let newest = found.sorted(by: >).prefix(Self.limit)
    return try Row.fetchAll(
      db,
      sql:
        "SELECT * FROM articles WHERE id IN (\(list(newest))) ORDER BY date DESC, feed DESC, id DESC"
    ).map { Article($0, from: self.feeds[$0.rowID("feed")] ?? Article.missing.feed) }
  }

  /// The newest rows with all words in their texts, of some feeds or of all.
  private func rows(with words: [String], in feeds: [Int64]?, _ db: Database) throws -> [Int64] {
    var condition = """
      (feed NOT IN (\(list(hiddenFeeds))) AND NOT isHidden OR articles.id IN (SELECT article FROM saved))
      """
    guard words.isEmpty else {
      var (name, found) = ("search", "search")
      if let feeds {
        condition += " AND feed IN (\(list(feeds)))"
        // Of the newest ones only, since a feed with few articles would have all others read.
        name = "found"
        found = """
          (SELECT rowid FROM search WHERE search MATCH :words ORDER BY rowid DESC LIMIT \(Self.candidates)) AS found
          """
      } else {
        condition += " AND search MATCH :words"
      }
      return try Int64.fetchAll(
        db,
        sql: """
          SELECT articles.id FROM \(found) CROSS JOIN articles ON articles.id = \(name).rowid
            WHERE \(condition) ORDER BY \(name).rowid DESC LIMIT \(Self.limit)
          """, arguments: ["words": SearchText.expression(words)])
    }
    // From the index of each feed, since another order reads all its articles.
    return try (feeds ?? []).flatMap { feed in
      try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT id FROM articles WHERE feed = :feed AND \(condition) ORDER BY date DESC LIMIT \(Self.limit)
            """), arguments: ["feed": feed])
    }
  }

  private func list(_ rows: some Sequence<Int64>) -> String {
    rows.map(String.init).joined(separator: ", ")
  }
}

extension Library {
  private nonisolated static let searchablePerPiece = 200

  /// The newest articles with all words of a query.
  func search(_ query: String) -> [Article] {
    let search = ArticleSearch(
      words: SearchText.words(of: query), hiddenFeeds: self.query(.headlines).hiddenFeeds,
      feeds: feedsByRow)
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
    housekeep(inPieces: [piece])
  }
}
