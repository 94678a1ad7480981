import ConsoleTesting
import FlyingFox
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// Refreshing feeds from a real server.
@Suite(.releasesEverything) @MainActor
struct `Feeds on the web` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  @Test(arguments: ["en", "pl"])
  func `are refreshed at the start, and one that failed on request`(
    language: String
  ) async throws {
    let isRepaired = Mutex(false)

    try await Localizer.withCurrent(TestApp.localizer(language)) {
      try await expectNoLeaks { probe in
        try await LoopbackServer.run { request in
          if request.path == "/good" { return .feed(titled: "Good news") }
          return isRepaired.withLock { $0 } ? .feed(titled: "Late news") : .status(500)
        } _: { server in
          let program = OnlineTestApp(
            ["/good", "/bad"].map { server.address + $0 }, in: folder, observing: probe.watch)
          let console = program.console
          await program.waitUntilRefreshed()

          let title = Localizer.withCurrent(TestApp.localizer(language)) {
            Texts.refresh.failed(sources: 1)
          }
          #expect(console.screen.contains(title))
          #expect(console.screen.contains("500"))
          isRepaired.withLock { $0 = true }
          console.press("enter")
          await program.waitUntilRefreshed()

          #expect(!console.screen.contains(title))
          console.press("2")
          #expect(console.screen.contains("Good news") && console.screen.contains("Late news"))
          console.press("enter enter escape escape q q")
          #expect(console.outcome == .closed)
          await program.end()
        }
      }
    }
  }

  @Test func `stay readable offline, with their read marks`() async throws {
    var address = ""

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Good news")
      } _: { server in
        address = server.address + "/feed"
        let program = OnlineTestApp([address], in: folder)
        await program.waitUntilRefreshed()
        program.console.press("enter escape")
        #expect(program.console.screen.contains("1 article"))
        await program.end()
      }

      let program = OnlineTestApp([], in: folder)
      await program.waitUntilRefreshed()
      #expect(program.console.screen.contains("1 feed could not be read"))
      program.console.press("escape")
      #expect(!program.console.screen.contains("updated"))
      #expect(program.console.screen.contains("1 article"))
      program.console.press("enter")
      #expect(program.console.screen.contains("One"))
      await program.end()
    }
  }

  @Test func `that have not changed are not sent again`() async throws {
    let conditions = Mutex<[String?]>([])

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        let condition = request.headers[HTTPHeader("If-None-Match")]
        conditions.withLock { $0.append(condition) }
        return condition == nil
          ? .feed(titled: "News", [HTTPHeader("ETag"): "\"v1\""]) : .status(304)
      } _: { server in
        for _ in 1...2 {
          let program = OnlineTestApp([server.address + "/feed"], in: folder)
          await program.waitUntilRefreshed()
          #expect(program.console.screen.contains("1 unread of 1"))
          #expect(program.console.screen.contains("updated 9:30"))
          #expect(!program.console.screen.contains("could not be read"))
          await program.end()
        }
      }
    }

    #expect(conditions.withLock { $0 } == [nil, "\"v1\""])
  }

  @Test func `that have moved are fetched from their new address until it fails`()
    async throws
  {
    let requests = Mutex<[String]>([])
    let hasLeft = Mutex(false)

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        requests.withLock { $0.append(request.path) }
        if request.path == "/old" {
          return hasLeft.withLock { $0 } ? .feed(titled: "Back") : .redirect(301, to: "/new")
        }
        return hasLeft.withLock { $0 } ? .status(404) : .feed(titled: "Moved")
      } _: { server in
        for run in 1...4 {
          let program = OnlineTestApp([server.address + "/old"], in: folder)
          await program.waitUntilRefreshed()
          #expect(program.console.screen.contains("could not be read") == (run == 3))
          await program.end()
          if run == 2 { hasLeft.withLock { $0 = true } }
        }
      }
    }

    #expect(requests.withLock { $0 } == ["/old", "/new", "/new", "/new", "/old"])
    #expect(folder.feeds.map(\.feed.title) == ["Back"])
  }

  @Test(arguments: ["enter", "5 down enter", "5 down down enter enter"])
  func `that fail are reported only after reading or typing`(
    keys: String
  ) async throws {
    let (permits, permit) = AsyncStream<Void>.makeStream()

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        if request.path == "/good" { return .feed(titled: "Good news") }
        for await _ in permits { break }
        return .status(500)
      } _: { server in
        let program = OnlineTestApp(["/good", "/bad"].map { server.address + $0 }, in: folder)
        let console = program.console
        await program.waitUntil { !$0.articles(.headlines).isEmpty }
        console.press(keys)
        permit.yield()
        await program.waitUntilRefreshed()
        #expect(!console.screen.contains("could not be read"))

        console.press("escape")
        #expect(console.screen.contains("1 feed could not be read"))
        await program.end()
      }
    }
  }

  @Test func `that are removed during a refresh leave no articles and no alert`()
    async throws
  {
    let (permits, permit) = AsyncStream<Void>.makeStream()

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { request in
        for await _ in permits { break }
        return request.path == "/good" ? .feed(titled: "Good news") : .status(500)
      } _: { server in
        let feeds = ["/good", "/bad"].map { server.address + $0 }
        let program = OnlineTestApp(feeds, in: folder)
        for feed in feeds { program.library.remove(feed) }
        permit.yield()
        permit.yield()
        await program.waitUntilRefreshed()

        #expect(!program.console.screen.contains("could not be read"))
        await program.end()
        #expect(folder.fetchedArticleCount == 0)
      }
    }
  }

  @Test func `that are removed leave no articles`() async throws {
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Good news")
      } _: { server in
        let program = OnlineTestApp([server.address + "/feed"], in: folder)
        await program.waitUntilRefreshed()
        #expect(folder.fetchedArticleCount == 1)

        program.console.press("5 down down enter end enter tab tab enter tab enter")
        #expect(program.library.feeds.isEmpty)
        await program.library.finishWork()
        #expect(folder.fetchedArticleCount == 0)
      }
    }
  }

  @Test func `that are slow do not block keys, and Escape cancels them`() async throws {
    let silent = try RawServer { $0.waitForEnd() }

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await expectNoLeaks { probe in
        try await LoopbackServer.run { _ in
          .text(SampleFeed.items(20))
        } _: { server in
          let program = OnlineTestApp(
            [server.address + "/feed", silent.address], in: folder, observing: probe.watch)
          let console = program.console
          await program.waitUntil { $0.refreshProgress?.completed == 1 }
          #expect(console.screen.contains("Refreshing feeds"))
          #expect(console.screen.contains("1 of 2"))

          console.press("down down")
          #expect(console.screen.contains("> ● 3"))
          console.press("enter")
          #expect(console.screen.contains("▸ Many"))
          console.press("escape escape")

          #expect(program.library.refreshProgress == nil)
          #expect(!console.screen.contains("Refreshing feeds"))
          #expect(console.screen.contains("r refresh"))
          await program.end()
        }
      }
    }
  }

  @Test func `are added by address and fetched at once`() async throws {
    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Fresh news")
      } _: { server in
        let program = OnlineTestApp([], in: folder)
        #expect(program.console.screen.contains("You have no feeds yet"))
        program.console.press("5 down down enter enter")
        program.console.type(server.address + "/feed")
        program.console.press("enter")
        await program.waitUntil { $0.feeds.first?.feed.title == "Fresh news" }

        #expect(program.console.screen.contains("Fresh news"))
        await program.end()
      }
    }

    #expect(folder.feeds.map(\.feed.title) == ["Fresh news"])
  }

  @Test func `that are added during a refresh come at once, and it continues`() async throws {
    let silent = try RawServer { $0.waitForEnd() }

    try await Localizer.withCurrent(TestApp.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Fresh news")
      } _: { server in
        let program = OnlineTestApp([silent.address], in: folder)
        let console = program.console
        console.press("5 down down enter enter")
        console.type(server.address + "/feed")
        console.press("enter")
        await program.waitUntil { $0.articles(.headlines).count == 1 }

        console.press("1")
        #expect(console.screen.contains("1 unread of 1"))
        #expect(program.library.refreshProgress?.completed == 0)
        console.press("escape")
        await program.waitUntilRefreshed()
        await program.end()
      }
    }
  }
}
