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
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  private nonisolated static let password =
    "Basic " + Data("anna:secret".utf8).base64EncodedString()

  /// Runs a server with feeds below `/own/` for one header line, and others for all; `redirect` gives the addresses to which it
  /// redirects those below `/own/`.
  private func serve(
    _ line: String = password, challenge: String = #"Basic realm="News""#,
    language: String = "en", _ body: (LoopbackServer) async throws -> Void,
    redirect: (@Sendable (_ path: String) -> String)? = nil
  ) async throws {
    try await Localizer.withCurrent(TestApp.localizer(language)) {
      try await LoopbackServer.run { request in
        let isKnown = request.headers[HTTPHeader("Authorization")] == line
        guard request.path.hasPrefix("/own") else { return .feed(titled: "Feed \(request.path)") }
        guard isKnown else { return .status(401, [HTTPHeader("WWW-Authenticate"): challenge]) }
        return redirect.map { .redirect(302, to: $0(request.path)) }
          ?? .feed(titled: "Feed \(request.path)")
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
      console.type("t0ken")
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

  private func typeCredential(on console: HeadlessConsole) {
    console.type("anna")
    console.press("enter")
    console.type("secret")
    console.press("enter")
  }

  private func waitForForm(on console: HeadlessConsole) async {
    await console.wait { console.screen.contains("asks for your user name and password") }
  }

  @Test func `is part of adding a feed, and keeps nothing without one`() async throws {
    try await serve { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      console.type(server.address + "/own/new")
      console.press("enter")
      await waitForForm(on: console)
      console.press("escape")
      #expect(console.screen.contains(Texts.fetch.error.unauthorized))
      #expect(program.library.credentials == Credentials())

      console.press("enter")
      await waitForForm(on: console)
      typeCredential(on: console)
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()
    }
    #expect(folder.feeds.map(\.count) == [1])
    #expect(folder.library.credentials.all.count == 1)
  }

  @Test func `while adding a feed that is known unlocks it`() async throws {
    try await serve { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("escape 5 down down enter enter")
      console.type(server.address + "/own/a")
      console.press("enter")
      await waitForForm(on: console)
      typeCredential(on: console)
      await console.wait { console.screen.contains("Already in your list") }
      await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
      #expect(program.library.credentials.all.count == 1)
      await program.end()
    }
  }

  @Test func `ends for all feeds of the server, which then offer it again`() async throws {
    try await serve { server in
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
      #expect(console.screen.contains("Signed out of 127.0.0.1"))
      #expect(program.library.credentials == Credentials())
      await program.waitUntil { $0.feeds.allSatisfy(\.isLocked) }
      await program.waitUntilRefreshed()

      console.press("enter")
      #expect(console.screen.contains(Texts.sources.signIn))
      #expect(!console.screen.contains(Texts.sources.signOut))
      console.press("escape 2 enter i")
      await waitForForm(on: console)
      typeCredential(on: console)
      await program.waitUntil { $0.feeds.allSatisfy { $0.error == nil } }
      #expect(console.screen.contains("Signed in to 127.0.0.1"))
      await program.end()
    }
  }

  @Test func `is offered by a feed without articles, and by signing out also while it is refused`()
    async throws
  {
    try await serve { server in
      let feed = server.address + "/own/a"
      folder.library.signIn(
        try Credentials(Credential(scheme: .basic, name: "anna", secret: "old"), for: feed))
      let program = OnlineTestApp([feed], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("escape 2 enter")
      #expect(console.screen.contains("i   sign in") && console.screen.contains("H hide words"))

      console.press("5 down down enter end enter")
      #expect(console.screen.contains(Texts.sources.signIn))
      #expect(console.screen.contains(Texts.sources.signOut))
      await program.end()
    }
  }

  /// The server and the path of each request, with the credential in it.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ server: String, _ request: HTTPRequest) {
      let line = request.headers[HTTPHeader("Authorization")] ?? "-"
      lines.withLock { $0.append("\(server)\(request.path) \(line)") }
    }

    var all: [String] { lines.withLock { $0 } }
  }

  @Test func `at two servers gives each only its own password, also after going back`() async throws
  {
    let (log, other) = (Log(), "Basic " + Data("eva:other".utf8).base64EncodedString())
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        log.add("second", request)
        return request.headers[HTTPHeader("Authorization")] == other
          ? .feed(titled: "Both") : .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=b"])
      } _: { second in
        try await serve { first in
          let program = OnlineTestApp([first.address + "/own/a"], in: folder)
          let console = program.console
          await program.waitUntilRefreshed()
          console.press("enter")
          typeCredential(on: console)
          await console.wait { log.all.count == 1 && console.screen.contains("Sign in › Sign in") }
          // To the form of the first server, and again.
          console.press("escape tab enter")
          await console.wait { log.all.count == 2 && console.screen.contains("Sign in › Sign in") }
          console.type("eva")
          console.press("enter")
          console.type("other")
          console.press("enter")
          await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
          await program.end()
        } redirect: {
          second.address + $0
        }
      }
    }
    #expect(log.all.allSatisfy { $0.hasSuffix(" -") || $0.hasSuffix(" " + other) }, "\(log.all)")
    let library = folder.library
    #expect(library.credentials.all.map(\.credential.name).sorted() == ["anna", "eva"])
    for feed in library.feeds { library.remove(feed.id) }
    #expect(library.credentials == Credentials())
  }

  @Test func `where the realm changes with each answer refuses, and opens no further forms`()
    async throws
  {
    let count = Mutex(0)
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { _ in
        let number = count.withLock {
          $0 += 1
          return $0
        }
        return .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=\(number)"])
      } _: { server in
        let program = OnlineTestApp([server.address + "/own/a"], in: folder)
        let console = program.console
        await program.waitUntilRefreshed()
        console.press("enter")
        typeCredential(on: console)
        await console.wait { console.screen.contains(Texts.signIn.rejectedPassword) }
        #expect(program.library.credentials == Credentials())
        console.press("escape")
        #expect(!console.screen.contains("asks for your user name"))
        await program.end()
      }
    }
  }

  @Test func `is given up by leaving its form, also when the server accepts later`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let isAsked = Mutex(false)
    try await expectNoLeaks { probe in
      try await Localizer.withCurrent(TestApp.localizer("en")) {
        try await LoopbackServer.run { request in
          guard request.headers[HTTPHeader("Authorization")] != nil else {
            return .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=a"])
          }
          isAsked.withLock { $0 = true }
          for await _ in gate.stream { break }
          return .feed(titled: "Late")
        } _: { server in
          let program = OnlineTestApp(
            [server.address + "/own/a"], in: folder, observing: probe.watch)
          let console = program.console
          await program.waitUntilRefreshed()
          console.press("enter tab tab tab tab enter")
          console.type("t0ken")
          console.press("enter")
          await console.wait { isAsked.withLock { $0 } }
          console.press("escape")
          gate.continuation.yield()
          await console.wait { console.screen.contains("asks for your user name and password") }
          gate.continuation.finish()
          await program.end()
          #expect(program.library.credentials == Credentials())
        }
      }
    }
  }
}
