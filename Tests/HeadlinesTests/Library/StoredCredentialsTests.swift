import ConsoleTesting
import Foundation
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
    #expect(library.credentials.all.count == 2)
    library.remove(feeds[1])
    #expect(library.credentials.all.map(\.credential.scheme) == [.bearer])
    // The feed redirects to the server with the token.
    library.remove(feeds[2])
    #expect(library.credentials == Credentials())
  }

  @Test func `stay when a feed of the command line is removed`() async throws {
    let feed = "https://example.com/a"
    let store = Store(folder)
    let user = Library(store: store) { TestApp.now }
    user.add(Feed(id: feed))
    user.signIn(try Credentials(for: feed))
    let library = Library(temporaryFeeds: [TemporaryFeed(id: feed)], store: store) { TestApp.now }

    library.remove(feed)

    #expect(library.feeds.isEmpty && user.credentials.all.count == 1)
  }

  @Test func `keep what another program has stored`() async throws {
    let (first, second) = (folder.library, folder.library)
    second.signIn(
      try Credentials(
        Credential(scheme: .basic, name: "second", secret: "x"), for: "https://a.org/"))

    first.signIn(
      try Credentials(Credential(scheme: .basic, name: "first", secret: "x"), for: "https://b.org/")
    )
    #expect(Set(folder.library.credentials.all.map(\.credential.name)) == ["first", "second"])
  }

  @Test func `are in no export, no recorded keys, no navigation state and no list of settings`()
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
