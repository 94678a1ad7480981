import Foundation
import GRDB
import Sternik

@testable import Headlines

extension StateFolder {
  /// A library of what the folder holds now.
  @MainActor var library: Library { Library(store: Store(self)) { TestApp.now } }

  /// Changes the settings before the program starts.
  @MainActor func change(_ change: (inout Settings) -> Void) { library.changeSettings(change) }

  /// Writes the state of a program that has shown its welcome, if there is none yet.
  func skipWelcome() throws {
    let connection = try DatabaseFile(folder: self).open().connection
    try connection.write {
      try $0.execute(sql: "INSERT OR IGNORE INTO settings VALUES ('wasWelcomed', '1')")
    }
    try connection.close()
  }

  /// What the program saved.
  @MainActor var settings: Settings { library.settings }

  /// The user's feeds, without the one that comes with the program.
  @MainActor var feeds: [LoadedFeed] { library.feeds.filter(\.isRefreshable) }

  /// The first value of a query.
  @MainActor func value<Value: DatabaseValueConvertible>(_ sql: String) throws -> Value? {
    try Store(self).connection.read { try Value.fetchOne($0, sql: sql) }
  }

  /// The number of articles of feeds that were fetched.
  @MainActor var fetchedArticleCount: Int? {
    try? value(
      "SELECT count(*) FROM articles WHERE feed IN (SELECT id FROM feeds WHERE language = '')")
  }

  var database: String { DatabaseFile(folder: self).path }

  /// A library with one feed, "a", of articles whose ids and titles are numbers; the highest is the newest.
  @MainActor func library(articleCount: Int) async -> Library {
    let library = library
    library.changeSettings { $0.includesBundledFeed = false }
    library.add(Feed(id: "a"))
    await library.apply([.response(FeedUpdate.contents((1...articleCount).reversed()))])
    return library
  }
}

extension FeedUpdate {
  static func response(_ articles: [ArticleContent], of feed: Feed.ID = "a") -> FeedUpdate {
    let document = FeedDocument(title: feed.uppercased(), articles: articles)
    return .fetched(feed, FeedResponse(content: .document(document, HTTPValidators())))
  }

  static func contents(_ numbers: some Sequence<Int>) -> [ArticleContent] {
    numbers.map { number in
      ArticleContent(
        id: "\(number)", title: "Number \(number)", body: ["Text of \(number)", "and more"],
        section: number % 3 == 0 ? "World" : nil,
        published: Timestamp(secondsSince1970: Double(number) * 60),
        duration: number % 5 == 0 ? .seconds(60) : nil)
    }
  }
}

extension Library {
  /// Moves everything into the file itself, and closes it.
  func close() async throws {
    await save()
    try await store.connection.writeWithoutTransaction { db in
      _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try store.writer?.close()
    try store.connection.close()
  }
}
