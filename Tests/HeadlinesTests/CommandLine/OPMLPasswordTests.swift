import ConsoleTesting
import Foundation
import GRDB
import Testing

@testable import Headlines

/// Passwords in the addresses of `--import`.
extension `Feeds in OPML` {
  @MainActor
  @Test func `give their passwords to the credentials, and to no export`() throws {
    let file = try write(
      """
      <opml><body><outline text="https://anna:hunter%202@one.example/a/feed"
        xmlUrl="https://anna:hunter%202@one.example/a/feed" htmlUrl="https://anna:hunter@one.example/"/>
      <outline text="Two" xmlUrl="https://anna@two.example/feed"/>
      <outline text="Three" xmlUrl="https://bob:hunter3@one.example/feed"/></body></opml>
      """)

    let first = try run("--import", file)
    let again = try run("--import", file)
    let export = try run("--export", "-")

    #expect(first.error == "3 feeds were added.\n")
    #expect(again.error == "0 feeds were added.\nIn your list already: 3.\n")
    #expect(!export.output.contains("hunter"))
    let document = try OPMLDocument(opml: Array(export.output.utf8), file: "-")
    #expect(
      document.feeds.map(\.address) == [
        "https://one.example/a/feed", "https://anna@two.example/feed", "https://one.example/feed",
      ])
    let folder = StateFolder(directory.appending(path: "state").path())
    let url = try #require(FeedAddress.url("https://one.example/a/feed"))
    #expect(
      folder.library.credentials.entry(for: url, of: "https://one.example/a/feed")?.credential
        == Credential(scheme: .basic, name: "anna", secret: "hunter 2"))
    #expect(!folder.library.feeds.contains { $0.id.contains("hunter") })
    // An address is no name.
    #expect(folder.library.feeds.first?.feed.name == "")
  }

  @MainActor
  @Test func `give a feed that has moved the password for its new address`() async throws {
    let folder = StateFolder(directory.appending(path: "state").path())
    let library = folder.library
    library.add(Feed(id: "https://old.example/feed"))
    var response = FeedResponse(content: .document(FeedDocument(title: "T"), HTTPValidators()))
    response.movedTo = try FeedAddress("https://new.example/feed")
    await library.apply([.fetched("https://old.example/feed", response)])
    await library.save()

    let file = try write(
      "<opml><body><outline xmlUrl='https://anna:1@new.example/feed'/></body></opml>")
    #expect(try run("--import", file).error == "0 feeds were added.\nIn your list already: 1.\n")

    let url = try #require(FeedAddress.url("https://new.example/feed"))
    let sent = folder.library.credentials.entry(for: url, of: "https://old.example/feed")
    #expect(sent?.credential.secret == "1")
    #expect(try run("--import", file).error == "0 feeds were added.\nIn your list already: 1.\n")
  }

  @MainActor
  @Test func `give known feeds a password, but none in the place of a sign-in`() async throws {
    let folder = StateFolder(directory.appending(path: "state").path())
    func importing(_ user: String) throws -> String {
      let address = "https://\(user)one.example/feed"
      return try run(
        "--import", write("<opml><body><outline xmlUrl='\(address)'/></body></opml>")
      ).error
    }
    func secrets() -> [String] { folder.library.credentials.entries.map(\.credential.secret) }

    for user in ["", "anna:1@", "anna:2@"] {
      #expect(!(try importing(user)).contains("password"))
    }
    #expect(secrets() == ["2"])

    let library = folder.library
    var signIn = Credentials()
    let url = try #require(FeedAddress.url("https://one.example/feed"))
    signIn.set(
      Credential(scheme: .basic, name: "anna", secret: "3"), for: ProtectionSpace(url),
      at: .web(url))
    library.signIn(signIn)
    await library.save()

    #expect(
      try importing("anna:4@").hasPrefix(
        "headlines: https://one.example/feed: the password in the file was left out"))
    #expect(secrets() == ["3"])
  }

  @MainActor
  @Test func `keep the consent to send the same password in clear`() async throws {
    let folder = StateFolder(directory.appending(path: "state").path())
    let file = try write(
      "<opml><body><outline xmlUrl='http://anna:1@one.example/feed'/></body></opml>")
    _ = try run("--import", file)
    let library = folder.library
    var agreed = Credentials()
    let entry = try #require(library.credentials.entries.first)
    agreed.confirm(entry.credential, for: entry.feed ?? "", at: entry.origin)
    library.signIn(agreed)
    await library.save()

    _ = try run("--import", file)

    #expect(folder.library.credentials.entries.map(\.isConfirmed) == [true])
  }

  @Test func `with a password in an invalid address do not show it`() throws {
    let run = try run(
      "--import",
      try write("<opml><body><outline text='A' xmlUrl='ftp://anna:hunter2@a.org/b'/></body></opml>")
    )

    #expect(run.error.contains("ftp://anna:…@a.org/b") && !run.error.contains("hunter2"))
  }
}
