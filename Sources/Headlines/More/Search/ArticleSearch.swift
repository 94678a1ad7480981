import GRDB

/// A search for the last articles with all words of a query, ignoring case and accents.
///
/// Of all that match, it finds those that were stored last, and orders them by date: a feed that was just added may
/// keep newer articles of others out.
struct ArticleSearch: Sendable {
  /// The most articles that a search finds; more than these are not counted.
  static let limit = 50
  /// How many of the newest articles with the other words a search in feeds with a word in their titles reads.
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
    let condition = """
      (feed NOT IN (\(list(hiddenFeeds))) AND NOT isHidden OR articles.id IN (SELECT article FROM saved))
      """
    let arguments: StatementArguments =
      words.isEmpty ? [:] : ["words": SearchText.expression(words)]
    guard let feeds else {
      if let rows = try indexedRows(with: words, condition, db) { return rows }
      return try Int64.fetchAll(
        db,
        sql: """
          SELECT articles.id FROM search CROSS JOIN articles ON articles.id = search.rowid
            WHERE \(condition) AND search MATCH :words ORDER BY search.rowid DESC LIMIT \(Self.limit)
          """, arguments: arguments)
    }
    // Of the newest ones only, since a feed with few articles would have all others read.
    let all =
      words.isEmpty
      ? "SELECT id AS rowid FROM articles" : "SELECT rowid FROM search WHERE search MATCH :words"
    let newest = try Int64.fetchAll(
      db,
      sql: """
        SELECT articles.id
          FROM (\(all) ORDER BY rowid DESC LIMIT \(Self.candidates)) AS found
            CROSS JOIN articles ON articles.id = found.rowid
          WHERE \(condition) AND feed IN (\(list(feeds)))
          ORDER BY found.rowid DESC LIMIT \(Self.limit)
        """, arguments: arguments)
    guard words.isEmpty, newest.count < Self.limit else { return newest }
    // From the index of each feed, since another order reads all its articles.
    return try feeds.flatMap { feed in
      try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT id FROM articles WHERE feed = :feed AND \(condition) ORDER BY date DESC LIMIT \(Self.limit)
            """), arguments: ["feed": feed])
    }
  }

  /// The newest rows with long words, by the indexes of their beginnings; nil if there is no long word, or if too few
  /// articles with the beginnings have the words.
  ///
  /// The search has no index of long beginnings, and would read all rows with them before the newest.
  private func indexedRows(
    with words: [String], _ condition: String, _ db: Database
  ) throws -> [Int64]? {
    let beginnings = words.map(SearchText.indexedBeginning)
    guard beginnings != words else { return nil }
    let articles = try Row.fetchCursor(
      db,
      sql: """
        SELECT articles.id, articleWords.words
          FROM search CROSS JOIN articles ON articles.id = search.rowid
            CROSS JOIN articleWords ON articleWords.id = articles.id
          WHERE \(condition) AND search MATCH ? ORDER BY search.rowid DESC LIMIT \(Self.candidates)
        """, arguments: [SearchText.expression(beginnings)])
    let long = zip(words, beginnings).filter { $0 != $1 }.map(\.0)
    var (rows, count): ([Int64], Int) = ([], 0)
    while rows.count < Self.limit, let article = try articles.next() {
      count += 1
      if SearchText.has(long, in: article.text("words") ?? "") { rows.append(article.rowID("id")) }
    }
    return rows.count == Self.limit || count < Self.candidates ? rows : nil
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
