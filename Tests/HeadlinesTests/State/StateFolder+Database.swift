import Foundation
import GRDB
import Sternik

@testable import Headlines

extension StateFolder {
  /// A library of what the folder holds now.
  @MainActor var library: Library { Library(store: Store(self)) { TestApp.now } }

  /// Changes the settings before the program starts.
  @MainActor func change(_ change: (inout Settings) -> Void) { library.changeSettings(change) }

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
}
