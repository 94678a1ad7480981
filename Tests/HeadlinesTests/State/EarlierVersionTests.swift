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

  @Test func `has no more passwords in the addresses of feeds`() async throws {
    let (old, new) = ("https://anna:hunter2@example.org/a/b", "https://example.org/a/b")
    let library = folder.library
    for id in [old, "https://bob@example.org/", "https://carol:x@example.com/c"] {
      library.add(Feed(id: id))
    }
    library.add(Feed(id: "https://example.com/c"))
    library.store.change {
      try $0.execute(
        sql: """
          INSERT INTO marks (address, key) VALUES ('\(old)', '1');
          DELETE FROM grdb_migrations WHERE identifier = 'no passwords in addresses';
          """)
    }

    let later = folder.library

    #expect(later.takeStateError() == nil)
    #expect(later.feed(new) != nil && later.feed("https://bob@example.org/") != nil)
    #expect(later.credentials(for: new).map(\.credential.secret) == ["hunter2"])
    // There is a feed with this address.
    #expect(
      later.feed("https://carol:x@example.com/c")?.entries.first?.address == "https://example.com/c"
    )
    #expect(try folder.value("SELECT count(*) FROM marks WHERE address = '\(new)'") == 1)
  }
}
