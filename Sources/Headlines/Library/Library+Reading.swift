import GRDB

extension Library {
  /// The query for a list as the user wants to see it.
  func listQuery(_ kind: ArticleList.Kind) -> ArticleQuery {
    var query = query(kind)
    query.order = settings.order
    if settings.showsUnreadOnly { query.readRows = readRows }
    return query
  }

  /// The number of articles that a query finds.
  func count(of query: ArticleQuery) -> Int {
    let counts = feeds.filter { feed in
      query.feed.map { $0 == feed.row } ?? !query.hiddenFeeds.contains(feed.row)
    }
    guard query.readRows != nil else {
      return counts.reduce(0) { $0 + ($1.counts[query.filter] ?? 0) }
    }
    let read = store.read(else: 0, query.readCount)
    return counts.reduce(read) { $0 + ($1.unreadCounts[query.filter] ?? 0) }
  }

  /// Whether an article is read now; lists may have it as it was.
  func isRead(_ article: Article) -> Bool {
    store.read(else: article.isRead) { db in
      try Bool.fetchOne(
        db, sql: "SELECT isRead FROM articles WHERE id = ? AND key = ?",
        arguments: [article.row.article, article.content.id])
    } ?? article.isRead
  }

  func markAsUnread(_ article: Article) {
    let (key, address) = (article.content.id, article.feed.id)
    change { try ArticleTables(db: $0).unmark(key, of: address) }
  }

  /// Shows unread articles only, or all again.
  func toggleUnreadOnly() {
    readRows = []
    changeSettings { $0.showsUnreadOnly.toggle() }
  }

  /// The next unread article of a list after another one, else the first; when there is none, that of all feeds.
  func nextUnread(after article: Article?, in kind: ArticleList.Kind) -> Article? {
    let kinds = kind == .saved || kind == .headlines ? [.headlines] : [kind, .headlines]
    let feeds = feedsByRow
    return store.read(else: nil) { db in
      for kind in kinds {
        var query = listQuery(kind)
        query.readRows = []
        let after = try article.map {
          try query.rows(db, after: $0, isReversed: false, limit: 1)
        }
        let rows = try (after ?? []) + query.rows(db, from: 0, isReversed: false, limit: 2)
        let row = rows.first { $0.rowID("id") != article?.row.article }
        if let row { return Article(row, from: feeds[row.rowID("feed")] ?? Article.missing.feed) }
      }
      return nil
    }
  }

  /// The row of the article that was stored last.
  var lastRow: Int64 {
    store.read(else: 0) { try Int64.fetchOne($0, sql: "SELECT max(id) FROM articles") ?? 0 }
  }

  /// The number of unread articles in lists that were stored after one.
  func unreadCount(after row: Int64) -> Int {
    store.read(else: 0) { [query = query(.headlines)] in
      try query.unreadCount($0, after: row)
    }
  }
}
