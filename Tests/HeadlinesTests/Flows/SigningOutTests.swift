import ConsoleTesting
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// The end of a sign-in.
@Suite(.releasesEverything) @MainActor
struct `Signing out of a server` {
  private let temporary = TemporaryFolder()
  private var folder: StateFolder { StateFolder(temporary.url.path()) }

  @Test func `is for all feeds of the server, which then offer it again`() async throws {
    try await LockedServer.run { server in
      let feeds = ["/own/a", "/own/b"].map { server.address + $0 }
      folder.library.signIn(try Credentials(for: feeds[0]))
      let program = OnlineTestApp(feeds, in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      #expect(program.library.feeds.map(\.count) == [1, 1])

      console.press("5 down down enter down down enter")
      #expect(console.screen.contains(Texts.sources.signOut))
      #expect(!console.screen.contains(Texts.sources.signIn))
      console.press("tab enter")
      #expect(console.screen.contains("anna") && console.screen.contains("Feed /own/b"))
      console.press("enter")
      #expect(console.screen.contains("Signed out of 127.0.0.1"))
      #expect(program.library.credentials == Credentials())
      await program.waitUntil { $0.feeds.allSatisfy(\.isLocked) }
      await program.waitUntilRefreshed()
      #expect(!console.screen.contains(Texts.refresh.failed(sources: 2)))

      console.press("enter")
      #expect(console.screen.contains(Texts.sources.signIn))
      #expect(!console.screen.contains(Texts.sources.signOut))
      console.press("escape 2 enter i")
      await console.waitForSignIn()
      console.typeCredential()
      await program.waitUntil { $0.feeds.allSatisfy { $0.error == nil } }
      #expect(console.screen.contains("Signed in to 127.0.0.1"))
      await program.end()
    }
  }

  @Test func `is offered by a feed without articles, and by signing out also while it is refused`()
    async throws
  {
    try await LockedServer.run { server in
      let feed = server.address + "/own/a"
      folder.library.signIn(
        try Credentials(Credential(scheme: .basic, name: "anna", secret: "old"), for: feed))
      let program = OnlineTestApp([feed], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("escape 2 enter")
      #expect(console.screen.contains("i   sign in") && console.screen.contains("H hidden words"))

      console.press("5 down down enter end enter")
      #expect(console.screen.contains(Texts.sources.signIn))
      #expect(console.screen.contains(Texts.sources.signOut))
      await program.end()
    }
  }

  @Test func `is also for what a refresh has not fetched yet`() async throws {
    let feeds = ["https://a.org/1", "https://a.org/2"]
    folder.library.signIn(try Credentials(for: feeds[0]))
    let fetched = Mutex<[(feeds: Int, credentials: Int)]>([])
    await Localizer.withCurrent(TestApp.localizer("en")) {
      let program = OnlineTestApp(
        feeds, in: folder, columns: 80,
        fetchingBy: { feeds, credentials, _ in
          let number = fetched.withLock {
            $0.append((feeds.count, credentials.entries.count))
            return $0.count
          }
          // The first refresh has no end.
          return AsyncStream { if number > 1 { $0.finish() } }
        })
      program.console.press("5 down down enter down down enter tab enter enter")
      #expect(program.console.screen.contains("Signed out of a.org"))
      await program.waitUntilRefreshed()
      let (counts, credentials) = fetched.withLock { all in
        (all.map(\.feeds), all.map(\.credentials))
      }
      #expect(counts == [2, 2] && credentials == [1, 0])
      await program.end()
    }
  }

  @Test func `names each account of a feed, with its feeds`() async throws {
    let feeds = ["https://a.org/one/x", "https://a.org/two/x"]
    var credentials = Credentials()
    for (feed, name) in zip(feeds, ["anna", ""]) {
      let space = ProtectionSpace(try #require(FeedAddress.url(feed)), realm: name)
      credentials.set(
        Credential(scheme: name.isEmpty ? .bearer : .basic, name: name, secret: "x"), for: space,
        at: try FeedAddress(feeds[0]))
    }
    folder.library.signIn(credentials)
    await Localizer.withCurrent(TestApp.localizer("en")) {
      let program = OnlineTestApp(
        feeds, in: folder, columns: 80, fetchingBy: { _, _, _ in AsyncStream { $0.finish() } })

      program.console.press("5 down down enter down down enter tab enter")

      #expect(program.console.screen.contains("to a.org as anna, for:"))
      #expect(program.console.screen.contains("to a.org with a token,"))
      await program.end()
    }
  }
}
