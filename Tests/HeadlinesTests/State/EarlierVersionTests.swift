import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Testing

@testable import Headlines

@MainActor
struct `A database of an earlier version` {
  private let temporary = TemporaryFolder()
  private var folder: StateFolder { StateFolder(temporary.url.appending(path: "state").path()) }

  @Test func `gets its texts anew from the servers, with their marks`()
    async throws
  {
    let library = await folder.library(articleCount: 2)
    library.store.change {
      try $0.execute(
        sql: """
          UPDATE feeds SET etag = 'e', lastModified = 'm';
          DELETE FROM grdb_migrations WHERE identifier = '2';
          """)
    }

    let later = folder.library

    #expect(later.takeStateError() == nil)
    #expect(later.feeds.map(\.validators) == [HTTPValidators()])
    #expect(later.articles(.headlines).map { later.text(of: $0).body.paragraphs }.count == 2)
  }

  @Test func `has the saved articles of all profiles`() async throws {
    let library = await folder.library(articleCount: 3)
    library.store.change {
      try $0.execute(
        sql: """
          INSERT INTO settings VALUES ('profile', 'Ada'), ('profile Ada', 'key');
          INSERT INTO saved (profile, article) SELECT 'Ada', id FROM articles WHERE key IN ('1', '2');
          INSERT INTO saved (profile, article) SELECT '', id FROM articles WHERE key IN ('2', '3');
          DELETE FROM grdb_migrations WHERE identifier = 'no profiles';
          """)
    }

    let later = folder.library

    #expect(later.takeStateError() == nil)
    #expect(Set(later.articles(.saved).map(\.content.id)) == ["1", "2", "3"])
    #expect(later.articles(.saved).count == 3)
    #expect(try folder.value("SELECT count(*) FROM settings WHERE name LIKE 'profile%'") == 0)
    later.toggleSaved(later.articles(.saved)[0])
    #expect(later.articles(.saved).count == 2)
  }
}
