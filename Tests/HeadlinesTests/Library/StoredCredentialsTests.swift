import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Testing

@testable import Headlines

/// The credentials in the database.
@Suite(.releasesEverything) @MainActor
struct `Stored credentials` {
  private let temporary = TemporaryFolder()
  private var folder: StateFolder { StateFolder(temporary.url.appending(path: "state").path()) }

  @Test func `are removed with the last feed of the server`() async throws {
    let library = folder.library
    let feeds = ["https://example.com/a", "https://example.com/b", "https://other.org/c"]
    for feed in feeds { library.add(Feed(id: feed)) }
    var all = try Credentials(for: feeds[0])
    let space = ProtectionSpace(try #require(FeedAddress.url("https://login.org/")))
    all.set(
      Credential(scheme: .bearer, secret: "t"), for: space, at: try FeedAddress(feeds[2]))
    library.signIn(all)

    library.remove(feeds[0])
    #expect(library.credentials.entries.count == 2)
    library.remove(feeds[1])
    #expect(library.credentials.entries.map(\.credential.scheme) == [.bearer])
    // The feed redirects to the server with the token.
    library.remove(feeds[2])
    #expect(library.credentials == Credentials())
  }

  @Test func `stay with each feed that has needed them`() async throws {
    let library = folder.library
    let feeds = ["https://a.org/feed", "https://b.org/feed"]
    for feed in feeds { library.add(Feed(id: feed)) }
    var credentials = Credentials()
    let space = ProtectionSpace(try #require(FeedAddress.url("https://login.org/")))
    credentials.set(
      Credential(scheme: .bearer, secret: "t"), for: space, at: try FeedAddress(feeds[0]))
    library.signIn(credentials)
    #expect(library.credentials(for: feeds[1]).isEmpty)

    let response = FeedResponse(content: .unchanged, signedInOrigins: [space.origin])
    await library.apply([.fetched(feeds[1], response)])
    library.remove(feeds[0])

    #expect(folder.library.credentials(for: feeds[1]).count == 1)
    #expect(library.signOut(of: feeds[1]) == [feeds[1]])
    #expect(folder.library.credentials == Credentials())
  }

  @Test func `of the feed alone are not those of others, whose sign-in stays`() throws {
    let library = folder.library
    var all = Credentials()
    let own = all.take(from: try FeedAddress("https://anna:x@a.org/b/own")).text
    for id in [own, "https://a.org/b/other"] { library.add(Feed(id: id)) }
    library.signIn(all.adding(try Credentials(for: "https://a.org/b/other")))

    #expect(library.credentials(for: own).map(\.feed) == [own])
    #expect(library.signOut(of: own) == [own])
    #expect(library.credentials(for: "https://a.org/b/other").count == 1)
  }

  @Test func `for feeds of the command line last for this run`() async throws {
    let feed = "https://example.com/a"
    let store = Store(folder)
    let library = Library(temporaryFeeds: [TemporaryFeed(id: feed)], store: store) { TestApp.now }

    library.signIn(try Credentials(for: feed))

    #expect(library.credentials(for: feed).count == 1)
    #expect(Library(store: store) { TestApp.now }.credentials == Credentials())
    #expect(library.signOut(of: feed) == [feed] && library.credentials == Credentials())
  }

  @Test func `that are removed are in no file, also if the program is killed then`() async throws {
    let library = folder.library
    let feed = "https://example.com/a"
    library.add(Feed(id: feed))
    library.signIn(try Credentials(Credential(scheme: .bearer, secret: "hunter2"), for: feed))
    library.store.finish()
    try #require(try filesWith("hunter2").count == 2)

    _ = library.signOut(of: feed)
    await library.finishWork()

    #expect(try filesWith("hunter2").isEmpty)
  }

  /// The files of the folder with a text.
  private func filesWith(_ text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      let bytes = try Data(contentsOf: URL(filePath: folder.path + "/" + name))
      return bytes.range(of: Data(text.utf8)) != nil
    }
  }

  @Test func `stay when a feed of the command line is removed`() async throws {
    let feed = "https://example.com/a"
    let store = Store(folder)
    let user = Library(store: store) { TestApp.now }
    user.add(Feed(id: feed))
    user.signIn(try Credentials(for: feed))
    let library = Library(temporaryFeeds: [TemporaryFeed(id: feed)], store: store) { TestApp.now }

    library.remove(feed)

    #expect(library.feeds.isEmpty && user.credentials.entries.count == 1)
  }

  @Test func `keep what another program has stored`() async throws {
    let (first, second) = (folder.library, folder.library)
    second.signIn(
      try Credentials(
        Credential(scheme: .basic, name: "second", secret: "x"), for: "https://a.org/"))

    first.signIn(
      try Credentials(Credential(scheme: .basic, name: "first", secret: "x"), for: "https://b.org/")
    )
    #expect(Set(folder.library.credentials.entries.map(\.credential.name)) == ["first", "second"])
  }

  @Test func `are in no export and no list of settings, and in files for the user alone`()
    async throws
  {
    let library = folder.library
    library.add(Feed(id: "https://example.com/feed"))
    library.signIn(
      try Credentials(
        Credential(scheme: .basic, name: "anna", secret: "hunter2"), for: "https://example.com/feed"
      ))
    await library.save()

    let export = try Program.run(["--state", folder.path, "--lang", "en", "--export", "-"])
    #expect(export.status == 0 && export.output.contains("https://example.com/feed"))
    #expect(!export.output.contains("hunter2") && !export.output.contains("anna"))
    #expect(!"\(library.settings)".contains("hunter2"))
    #expect(
      folder.library.credentials == library.credentials && library.credentials != Credentials())
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test func `stay when the database is damaged`() async throws {
    let library = await folder.library(articleCount: 300)
    let credentials = try Credentials(
      Credential(scheme: .basic, name: "anna", secret: "hunter2"), for: "https://example.com/feed")
    library.signIn(credentials)
    try await library.close()
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.write(contentsOf: Data(repeating: 7, count: 200))
    try handle.close()

    let after = folder.library

    #expect(after.takeStateError() != nil)
    #expect(after.credentials == credentials)
  }
}
