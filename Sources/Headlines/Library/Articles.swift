import GRDB
import Synchronization

/// The articles of a list, which are read in pages when they are needed.
struct Articles: RandomAccessCollection, Sendable {
  let endIndex: Int
  private let source: Source

  private enum Source {
    case array([Article])
    case pages(ArticlePages)
  }

  var startIndex: Int { 0 }

  init(_ articles: [Article] = []) { (endIndex, source) = (articles.count, .array(articles)) }

  init(_ pages: ArticlePages) { (endIndex, source) = (pages.count, .pages(pages)) }

  subscript(position: Int) -> Article {
    switch source {
    case .array(let articles): articles[position]
    case .pages(let pages): pages.article(at: position)
    }
  }

  /// Whether the list has an article; takes no longer in a long list.
  func contains(_ article: Article) -> Bool {
    switch source {
    case .array(let articles): articles.contains { $0.id == article.id }
    case .pages(let pages): pages.contains(article)
    }
  }

  /// The article `step` rows below another one, also if that has left the list meanwhile; nil beyond an end.
  func article(_ step: Int, from article: Article) -> Article? {
    switch source {
    case .array(let articles):
      guard let index = articles.firstIndex(where: { $0.id == article.id }) else { return nil }
      return articles.indices.contains(index + step) ? articles[index + step] : nil
    case .pages(let pages): return pages.article(step, from: article)
    }
  }
}

/// The pages of a list of articles as they are read; another program may change the list meanwhile.
final class ArticlePages: Sendable {
  let count: Int
  private let connection: DatabaseQueue
  private let query: ArticleQuery
  private let feeds: [Int64: Feed]
  private let didFail: @Sendable (any Error) -> Void
  private let pages = Mutex<[Int: [Article]]>([:])

  private static let pageSize = 50
  private static let maxPages = 400

  init(
    _ query: ArticleQuery, count: Int, feeds: [Int64: Feed], in connection: DatabaseQueue,
    didFail: @escaping @Sendable (any Error) -> Void
  ) {
    self.query = query
    self.count = count
    self.feeds = feeds
    self.connection = connection
    self.didFail = didFail
  }

  func article(at position: Int) -> Article {
    let page = page(position / Self.pageSize)
    let index = position % Self.pageSize
    return index < page.count ? page[index] : .missing
  }

  func contains(_ article: Article) -> Bool {
    read(else: false) { try query.contains(article, $0) }
  }

  func article(_ step: Int, from article: Article) -> Article? {
    read(else: []) {
      try query.rows($0, after: article, isReversed: step < 0, limit: abs(step))
    }
    .dropFirst(abs(step) - 1).first.map { self.article($0) }
  }

  private func page(_ number: Int) -> [Article] {
    pages.withLock { pages in
      if let page = pages[number] { return page }
      let page = read(else: []) { try rows(ofPage: number, beside: pages, $0) }.map(article)
      if pages.count >= Self.maxPages { pages = [:] }
      pages[number] = page
      return page
    }
  }

  /// Continues from a page beside it if there is one, else skips the rows from the nearer end.
  private func rows(
    ofPage number: Int, beside pages: [Int: [Article]], _ db: Database
  ) throws -> [Row] {
    let first = number * Self.pageSize
    let limit = min(Self.pageSize, count - first)
    if let before = pages[number - 1]?.last {
      return try query.rows(db, after: before, isReversed: false, limit: limit)
    }
    if let after = pages[number + 1]?.first {
      return try query.rows(db, after: after, isReversed: true, limit: limit).reversed()
    }
    let isNearEnd = first > count / 2
    let rows = try query.rows(
      db, from: isNearEnd ? count - first - limit : first, isReversed: isNearEnd, limit: limit)
    return isNearEnd ? rows.reversed() : rows
  }

  private func article(_ row: Row) -> Article {
    Article(row, from: feeds[row.rowID("feed")] ?? Article.missing.feed)
  }

  private func read<Value>(else fallback: Value, _ query: (Database) throws -> Value) -> Value {
    do {
      return try connection.unsafeRead(query)
    } catch {
      didFail(error)
      return fallback
    }
  }
}
