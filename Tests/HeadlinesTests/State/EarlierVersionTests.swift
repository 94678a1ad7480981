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
    let (known, twice) = ("https://example.com/c", "https://carol:x@example.com/c")
    let library = folder.library
    for id in [old, "https://bob@example.org/", "https://eve:y@example.org/a/c", twice, known] {
      library.add(Feed(id: id))
    }
    library.remove(known)
    await library.finishWork()
    library.store.change {
      try $0.execute(
        sql: """
          INSERT OR IGNORE INTO feeds (address) VALUES ('\(known)');
          INSERT INTO marks (address, key) VALUES ('\(old)', '1');
          DELETE FROM grdb_migrations WHERE identifier = 'no passwords in addresses';
          """)
    }

    let later = folder.library

    #expect(later.takeStateError() == nil)
    #expect(
      Set(later.feeds.map(\.id)) == [
        new, "https://bob@example.org/", "https://example.org/a/c", known,
      ])
    let secrets = [new, "https://example.org/a/c", known].map {
      later.credentials(for: $0).map(\.credential.secret)
    }
    #expect(secrets == [["hunter2"], ["y"], ["x"]])
    #expect(try folder.value("SELECT count(*) FROM marks WHERE address = '\(new)'") == 1)
    let places = "(SELECT address FROM feeds UNION SELECT address FROM marks)"
    #expect(try folder.value("SELECT count(*) FROM \(places) WHERE address LIKE '%://%:%@%'") == 0)
  }

  @Test
  func
    `prefers a later sign-in to the password of an address, and forgets that of a feed without user`()
    async throws
  {
    let (old, left) = ("https://anna:old@a.org/feed", "https://anna:old@b.org/feed")
    let library = folder.library
    for id in [old, left] { library.add(Feed(id: id)) }
    let space = ProtectionSpace(
      try #require(FeedAddress.url("https://a.org/feed")), realm: "News")
    var signIn = Credentials()
    signIn.set(
      Credential(scheme: .basic, name: "anna", secret: "new"), for: space, at: try FeedAddress(old))
    library.signIn(signIn)
    library.store.change {
      try $0.execute(
        sql: """
          UPDATE feeds SET isSubscribed = 0 WHERE address = '\(left)';
          UPDATE feeds SET movedTo = 'https://c.org/feed' WHERE address = '\(old)';
          INSERT INTO saved (profile, article) VALUES ('', 1);
          DELETE FROM grdb_migrations WHERE identifier = 'no passwords in addresses';
          """)
    }

    let later = folder.library

    #expect(later.credentials.entries.map(\.credential.secret) == ["new"])
    #expect(later.credentials(for: "https://a.org/feed").count == 1)
    #expect(later.feeds.map(\.movedTo) == ["https://c.org/feed"])
    #expect(try folder.value("SELECT count(*) FROM feeds WHERE address LIKE '%old%'") == 0)
    #expect(try folder.value("SELECT count(*) FROM settings WHERE value LIKE '%old%'") == 0)
  }

  @Test func `in JSON has none either`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let state =
      #"{"version": 2, "sources": [{"id": "https://anna:hunter2@a.org/feed", "title": ""}]}"#
    try Data(state.utf8).write(to: URL(filePath: folder.path + "/state.json"))

    let library = folder.library

    #expect(library.feeds.map(\.id) == ["https://a.org/feed"])
    #expect(library.credentials.entries.map(\.credential.secret) == ["hunter2"])
  }
}
