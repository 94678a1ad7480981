import ConsoleTesting
import FlyingFox
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// Feeds of servers that ask for a name and a password, or for a token.
@Suite(.releasesEverything) @MainActor
struct `Signing in to a server` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url }
  private var folder: StateFolder { StateFolder(directory.path()) }

  private nonisolated static let password =
    "Basic " + Data("anna:secret".utf8).base64EncodedString()

  /// Runs a server with feeds below `/own/` for one header line, and others for all.
  private func serve(
    _ line: String = password, challenge: String = #"Basic realm="News""#,
    language: String = "en", _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    try await Localizer.withCurrent(TestApp.localizer(language)) {
      try await LoopbackServer.run { request in
        let isKnown = request.headers[HTTPHeader("Authorization")] == line
        return request.path.hasPrefix("/own") && !isKnown
          ? .status(401, [HTTPHeader("WWW-Authenticate"): challenge])
          : .feed(titled: "Feed \(request.path)")
      } _: {
        try await body($0)
      }
    }
  }

  @Test(arguments: ["en", "pl"])
  func `follows a refresh that failed, which then goes on`(language: String) async throws {
    try await expectNoLeaks { probe in
      try await serve(language: language) { server in
        let feeds = ["/own/a", "/own/b", "/free"].map { server.address + $0 }
        let program = OnlineTestApp(feeds, in: folder, observing: probe.watch)
        let console = program.console
        await program.waitUntilRefreshed()
        #expect(console.screen.contains(Texts.refresh.failed(sources: 2)))

        console.press("enter")
        console.expectSnapshot(named: "password", language: language)
        console.type("anna")
        console.press("enter")
        console.type("wrong")
        console.press("enter")
        await console.wait { console.screen.contains(Texts.signIn.rejectedPassword) }
        #expect(!console.screen.contains("wrong"))
        console.press("ctrl-u")
        console.type("secret")
        console.press("enter")
        await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
        await program.waitUntilRefreshed()

        console.press("2")
        #expect(console.screen.contains("Feed /own/b"))
        await program.end()
      }
    }
    #expect(folder.library.credentials.all.map(\.credential.name) == ["anna"])
  }

  @Test func `by a token`() async throws {
    try await serve("Bearer t0ken") { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("enter")
      console.press("tab tab tab tab enter")
      console.expectSnapshot(named: "token")
      console.press("enter")
      #expect(console.screen.contains(Texts.signIn.invalidToken))
      console.type("t0ke")
      console.press("enter")
      await console.wait { console.screen.contains(Texts.signIn.rejectedToken) }
      console.type("n")
      console.press("enter")
      await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
      await program.end()
    }
    #expect(folder.library.credentials.all.map(\.credential.scheme) == [.bearer])
  }

  @Test func `asks for a token at once where the server accepts nothing else`() async throws {
    try await serve(challenge: #"Bearer realm="News""#) { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      await program.waitUntilRefreshed()
      program.console.press("enter")

      #expect(program.console.screen.contains("Enter an access token for 127.0.0.1."))
      await program.end()
    }
  }

  @Test func `is part of adding a feed, and keeps nothing without one`() async throws {
    try await serve { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      console.type(server.address + "/own/new")
      console.press("enter")
      await console.wait { console.screen.contains("asks for your name and password") }
      console.press("escape")
      #expect(console.screen.contains(Texts.fetch.error.unauthorized))
      #expect(program.library.credentials == Credentials())

      console.press("enter")
      await console.wait { console.screen.contains("asks for your name and password") }
      console.type("anna")
      console.press("enter")
      console.type("secret")
      console.press("enter")
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()
    }
    #expect(folder.feeds.map(\.count) == [1])
    #expect(folder.library.credentials.all.count == 1)
  }

  @Test func `is undone by signing out, or with the last feed of the server`() async throws {
    try await serve { server in
      let feeds = ["/own/a", "/own/b"].map { server.address + $0 }
      var credentials = Credentials()
      credentials.set(
        Credential(scheme: .basic, name: "anna", secret: "secret"),
        for: ProtectionSpace(try #require(FeedAddress.url(feeds[0])), realm: "News"))
      folder.library.signIn(credentials)
      let program = OnlineTestApp(feeds, in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      #expect(program.library.feeds.map(\.count) == [1, 1])

      console.press("5 down down enter down down enter")
      #expect(console.screen.contains(Texts.sources.signOut))
      console.press("tab tab enter")
      #expect(console.screen.contains("Signed out of 127.0.0.1"))
      #expect(program.library.credentials == Credentials())

      program.library.signIn(credentials)
      program.library.remove(feeds[0])
      #expect(program.library.credentials == credentials)
      program.library.remove(feeds[1])
      #expect(program.library.credentials == Credentials())
      await program.end()
    }
  }

  @Test func `is in no export, no saved state and no list of settings`() async throws {
    var credentials = Credentials()
    let url = try #require(FeedAddress.url("https://example.com/feed"))
    credentials.set(
      Credential(scheme: .basic, name: "anna", secret: "hunter2"), for: ProtectionSpace(url))
    let library = folder.library
    library.add(Feed(id: url.absoluteString))
    library.signIn(credentials)
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

  @Test func `stays when the database is damaged`() async throws {
    let library = await folder.library(articleCount: 300)
    var credentials = Credentials()
    let url = try #require(FeedAddress.url("https://example.com/feed"))
    credentials.set(
      Credential(scheme: .basic, name: "anna", secret: "hunter2"), for: ProtectionSpace(url))
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
