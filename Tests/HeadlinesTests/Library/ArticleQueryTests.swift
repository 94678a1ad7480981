import GRDB
import Testing

@testable import Headlines

@Suite struct `A query of articles` {
  private struct Plan: CustomTestStringConvertible {
    let feed: Int64?
    let index: String
    var testDescription: String { index }
  }

  @Test(arguments: [
    Plan(feed: nil, index: "unreadRows (id<?)"),
    Plan(feed: 7, index: "unreadArticles (feed=? AND rowid<?)"),
  ])
  private func `marks unread articles without looking at those that are read`(
    plan: Plan
  ) throws {
    let connection = try DatabaseQueue(configuration: Schema.configuration)
    try Schema.migrator.migrate(connection)
    var query = ArticleQuery(hiddenFeeds: [1, 2])
    query.feed = plan.feed
    var statements: [String] = []

    try connection.write { db in
      db.trace { event in
        if case .statement(let statement) = event { statements.append(statement.sql) }
      }
      _ = try query.markAsRead(db, limit: 500)
      db.trace()
    }

    let update = try #require(statements.first { $0.hasPrefix("UPDATE") })
    let steps = try connection.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + update, arguments: [9, 500])
        .map { $0["detail"] as String? ?? "" }
    }
    #expect(steps.contains { $0.hasSuffix(plan.index) }, "\(steps)")
    #expect(!steps.contains { $0.hasPrefix("USE TEMP B-TREE FOR ORDER BY") })
  }
}
