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

  @Test(arguments: ["en", "pl"])
  func `follows a refresh that failed, which then goes on`(language: String) async throws {
    try await expectNoLeaks { probe in
      try await LockedServer.run(language: language) { server in
        let feeds = ["/own/a", "/own/b", "/free"].map { server.address + $0 }
        let program = OnlineTestApp(feeds, in: folder, observing: probe.watch)
        let console = program.console
        await program.waitUntilRefreshed()
        #expect(console.screen.contains(Texts.refresh.failed(sources: 2)))

        console.press("enter")
        console.type("anna")
        console.press("enter")
        console.type("wrong")
        console.press("enter")
        await console.wait { console.screen.contains(Texts.signIn.rejectedPassword) }
        #expect(!console.screen.contains("wrong") && console.screen.contains(" anna "))
        console.type("secret")
        console.press("enter")
        await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
        await program.waitUntilRefreshed()

        console.press("2")
        #expect(console.screen.contains("Feed /own/b"))
        await program.end()
      }
    }
    #expect(folder.library.credentials.entries.map(\.credential.name) == ["anna"])
  }

  @Test func `by a token`() async throws {
    try await LockedServer.run(for: "Bearer t0ken") { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("enter")
      console.press("tab tab tab tab enter")
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
    #expect(folder.library.credentials.entries.map(\.credential.scheme) == [.bearer])
  }

  @Test func `asks for a token at once where the server accepts nothing else`() async throws {
    try await LockedServer.run(challenge: #"Bearer realm="News""#) { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      await program.waitUntilRefreshed()
      program.console.press("enter")

      #expect(program.console.screen.contains("Enter an access token for 127.0.0.1:"))
      await program.end()
    }
  }

  @Test func `is offered where the server hides its feeds from others`() async throws {
    try await LockedServer.run(challenge: nil) { server in
      let feeds = ["/own/a", "/free"].map { server.address + $0 }
      let program = OnlineTestApp(feeds, in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("escape 5 down down enter end up enter tab enter")
      console.type("anna")
      console.press("enter")
      console.type("wrong")
      console.press("enter")
      await console.wait { console.screen.contains("There is nothing at this address.") }
      for _ in "wrong" { console.press("backspace") }
      console.type("secret")
      console.press("enter")
      await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
      await program.end()
    }
    #expect(folder.library.credentials.entries.map(\.credential.name) == ["anna"])
  }

  @Test func `is part of adding a feed, and keeps nothing without one`() async throws {
    try await LockedServer.run { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      console.type(server.address + "/own/new")
      console.press("enter")
      await console.waitForSignIn()
      console.press("escape")
      #expect(console.screen.contains("The server asks you to sign in."))
      #expect(program.library.credentials == Credentials())

      console.press("enter")
      await console.waitForSignIn()
      console.typeCredential()
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()
    }
    #expect(folder.feeds.map(\.count) == [1])
    #expect(folder.library.credentials.entries.count == 1)
  }

  @Test func `by what is in the address keeps it out of the list of feeds`() async throws {
    try await LockedServer.run { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      let address = server.address + "/own/new"
      console.press("5 down down enter enter")
      console.type(address.replacing("http://", with: "http://anna:secret@"))
      console.press("enter")
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()

      #expect(folder.library.feeds.map(\.id) == [address])
      #expect(folder.library.credentials(for: address).map(\.credential.name) == ["anna"])
    }
  }

  @Test func `after a wrong password in the address stores only the right one`() async throws {
    try await LockedServer.run { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      // To a server that may be on another machine, the password is sent after a question.
      let host = "http://anna:wrong@0.0.0.0"
      console.type(server.address.replacing("http://127.0.0.1", with: host) + "/own/new")
      console.press("enter")
      await console.waitForSignIn()
      console.press("enter enter")
      await console.wait { console.screen.contains(Texts.signIn.rejectedPassword) }
      console.type("secret")
      console.press("enter")
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()

      #expect(folder.library.credentials.entries.map(\.credential.secret) == ["secret"])
    }
  }

  @Test func `while adding a feed that is known unlocks it`() async throws {
    try await LockedServer.run { server in
      let program = OnlineTestApp([server.address + "/own/a"], in: folder)
      let console = program.console
      await program.waitUntilRefreshed()
      console.press("escape 5 down down enter enter")
      console.type(server.address + "/own/a")
      console.press("enter")
      await console.waitForSignIn()
      console.typeCredential()
      await console.wait { console.screen.contains("Already in your list") }
      await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
      #expect(program.library.credentials.entries.count == 1)
      await program.end()
    }
  }

  @Test func `at two servers gives each only its own password, also after going back`() async throws
  {
    let log = RequestLog()
    let other = "Basic " + Data("eva:other".utf8).base64EncodedString()
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        log.add("second", request)
        return request.headers[HTTPHeader("Authorization")] == other
          ? .feed(titled: "Both") : .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=b"])
      } _: { second in
        try await LockedServer.run(log: log) { first in
          let program = OnlineTestApp([first.address + "/own/a"], in: folder)
          let console = program.console
          await program.waitUntilRefreshed()
          console.press("enter")
          console.typeCredential()
          await console.wait {
            log.all("second").count == 1 && console.screen.contains("Sign in › Sign in")
          }
          // To the form of the first server, and again.
          console.press("escape tab enter")
          await console.wait {
            log.all("second").count == 2 && console.screen.contains("Sign in › Sign in")
          }
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
    for (server, own) in [("first", LockedServer.password), ("second", other)] {
      let sent = Set(log.all(server))
      #expect(sent == ["-", own], "\(server)")
    }
    let library = folder.library
    #expect(library.credentials.entries.map(\.credential.name).sorted() == ["anna", "eva"])
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
        console.typeCredential()
        await console.wait { console.screen.contains(Texts.signIn.rejectedPassword) }
        #expect(program.library.credentials == Credentials())
        console.press("escape")
        #expect(!console.screen.contains("User name and password for"))
        await program.end()
      }
    }
  }

  @Test func `where the realm changes with each answer needs no signing out before`() async throws {
    let count = Mutex(0)
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        let number = count.withLock {
          $0 += 1
          return $0
        }
        return request.headers[HTTPHeader("Authorization")] == LockedServer.password
          ? .feed(titled: "Own")
          : .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=\(number)"])
      } _: { server in
        let feed = server.address + "/own/a"
        folder.library.signIn(
          try Credentials(Credential(scheme: .basic, name: "anna", secret: "old"), for: feed))
        let program = OnlineTestApp([feed], in: folder)
        await program.waitUntilRefreshed()
        program.console.press("enter")
        program.console.typeCredential()
        await program.waitUntil { $0.feeds.allSatisfy { $0.count == 1 } }
        await program.end()
      }
    }
  }

  @Test func `is given up by leaving its form, also when the server accepts later`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let isAsked = Mutex(false)
    let isAnswered = Mutex(false)
    try await expectNoLeaks { probe in
      try await Localizer.withCurrent(TestApp.localizer("en")) {
        try await LoopbackServer.run { _ in
          .status(401, [HTTPHeader("WWW-Authenticate"): "Basic realm=a"])
        } _: { server in
          let program = OnlineTestApp(
            [server.address + "/own/a"], in: folder, observing: probe.watch,
            findingBy: { address, _ in
              isAsked.withLock { $0 = true }
              for await _ in gate.stream { break }
              isAnswered.withLock { $0 = true }
              return .feed(Feed(id: address.text), FeedResponse(content: .unchanged))
            })
          let console = program.console
          await program.waitUntilRefreshed()
          console.press("enter tab tab tab tab enter")
          console.type("t0ken")
          console.press("enter")
          await console.wait { isAsked.withLock { $0 } }
          console.press("escape")
          gate.continuation.yield()
          await console.wait { isAnswered.withLock { $0 } }
          // The coordinator gets the answer.
          for _ in 0..<100 { await Task.yield() }
          #expect(console.screen.contains("User name and password for"))
          #expect(program.library.credentials == Credentials())
          gate.continuation.finish()
          await program.end()
        }
      }
    }
  }
}
