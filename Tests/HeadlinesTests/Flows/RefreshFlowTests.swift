import ConsoleTesting
import FlyingFox
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// Reading sources on the web, against a real server.
@MainActor
struct `Sources on the web` {
  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var folder: StateFolder { StateFolder(place.path()) }

  @Test(arguments: ["en", "pl"])
  func `are read at the start, and one that fails is tried again on demand`(
    language: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let isMended = Mutex(false)

    try await Localizer.withCurrent(Reading.localizer(language)) {
      try await expectNoLeaks { probe in
        try await LoopbackServer.run { request in
          if request.path == "/good" { return .feed(titled: "Good news") }
          return isMended.withLock { $0 } ? .feed(titled: "Late news") : .status(500)
        } _: { server in
          let program = ServedProgram(
            ["/good", "/bad"].map { server.address + $0 }, in: folder, observing: probe.watch)
          let console = program.console
          await program.refreshed()

          let title = Localizer.withCurrent(Reading.localizer(language)) {
            Texts.refresh.failed(sources: 1)
          }
          #expect(console.screen.contains(title))
          #expect(console.screen.contains("500"))
          isMended.withLock { $0 = true }
          console.press("enter")
          await program.refreshed()

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

  @Test func `stay readable offline, with what was read`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    var address = ""

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Good news")
      } _: { server in
        address = server.address + "/feed"
        let program = ServedProgram([address], in: folder)
        await program.refreshed()
        program.console.press("enter escape")
        #expect(program.console.screen.contains("1 article · 0 unread"))
        await program.end()
      }

      let program = ServedProgram([], in: folder)
      await program.refreshed()
      #expect(program.console.screen.contains("1 feed could not be read"))
      program.console.press("escape")
      #expect(program.console.screen.contains("1 article · 0 unread"))
      program.console.press("enter")
      #expect(program.console.screen.contains("One"))
      await program.end()
    }
  }

  @Test func `that have not changed are not sent again`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let conditions = Mutex<[String?]>([])

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { request in
        let condition = request.headers[HTTPHeader("If-None-Match")]
        conditions.withLock { $0.append(condition) }
        return condition == nil
          ? .feed(titled: "News", [HTTPHeader("ETag"): "\"v1\""]) : .status(304)
      } _: { server in
        for _ in 1...2 {
          let program = ServedProgram([server.address + "/feed"], in: folder)
          await program.refreshed()
          #expect(program.console.screen.contains("1 article"))
          #expect(!program.console.screen.contains("could not be read"))
          await program.end()
        }
      }
    }

    #expect(conditions.withLock { $0 } == [nil, "\"v1\""])
  }

  @Test func `that have moved for good are asked where they are, as long as they are there`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: place) }
    let asked = Mutex<[String]>([])
    let hasLeft = Mutex(false)

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { request in
        asked.withLock { $0.append(request.path) }
        if request.path == "/old" {
          return hasLeft.withLock { $0 } ? .feed(titled: "Back") : .redirect(301, to: "/new")
        }
        return hasLeft.withLock { $0 } ? .status(404) : .feed(titled: "Moved")
      } _: { server in
        for run in 1...4 {
          let program = ServedProgram([server.address + "/old"], in: folder)
          await program.refreshed()
          #expect(program.console.screen.contains("could not be read") == (run == 3))
          await program.end()
          if run == 2 { hasLeft.withLock { $0 = true } }
        }
      }
    }

    #expect(asked.withLock { $0 } == ["/old", "/new", "/new", "/new", "/old"])
    #expect(folder.reader.load().content.sources.map(\.title) == ["Back"])
  }

  @Test(arguments: ["enter", "5 down enter", "5 down down enter enter"])
  func `that fail are not told of while something is read or typed, but after it`(
    keys: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let (answers, answer) = AsyncStream<Void>.makeStream()

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { request in
        if request.path == "/good" { return .feed(titled: "Good news") }
        for await _ in answers { break }
        return .status(500)
      } _: { server in
        let program = ServedProgram(["/good", "/bad"].map { server.address + $0 }, in: folder)
        let console = program.console
        await program.changed { !$0.stories(.all).isEmpty }
        console.press(keys)
        answer.yield()
        await program.refreshed()
        #expect(!console.screen.contains("could not be read"))

        console.press("escape")
        #expect(console.screen.contains("1 feed could not be read"))
        await program.end()
      }
    }
  }

  @Test func `that are removed while they are asked leave nothing behind, and nothing is told`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: place) }
    let (answers, answer) = AsyncStream<Void>.makeStream()

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { request in
        for await _ in answers { break }
        return request.path == "/good" ? .feed(titled: "Good news") : .status(500)
      } _: { server in
        let sources = ["/good", "/bad"].map { server.address + $0 }
        let program = ServedProgram(sources, in: folder)
        for source in sources { program.library.remove(source) }
        answer.yield()
        answer.yield()
        await program.refreshed()

        #expect(!program.console.screen.contains("could not be read"))
        await program.end()
        #expect(!FileManager.default.fileExists(atPath: folder.archive(of: sources[0]).path))
      }
    }
  }

  @Test func `that are removed leave nothing behind`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Good news")
      } _: { server in
        let program = ServedProgram([server.address + "/feed"], in: folder)
        await program.refreshed()
        let archive = folder.archive(of: server.address + "/feed").path
        #expect(FileManager.default.fileExists(atPath: archive))

        program.console.press("5 down down enter end enter right enter")
        #expect(program.library.shelves.isEmpty)
        await program.end()
        #expect(!FileManager.default.fileExists(atPath: archive))
      }
    }
  }

  @Test func `answer slowly while keys are answered at once, until Escape`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let silent = try RawServer { $0.waitForEnd() }

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await expectNoLeaks { probe in
        try await LoopbackServer.run { _ in
          .text(SampleFeed.items(20))
        } _: { server in
          let program = ServedProgram(
            [server.address + "/feed", silent.address], in: folder, observing: probe.watch)
          let console = program.console
          await program.changed { $0.refresh?.done == 1 }
          #expect(console.screen.contains("Feeds: 1 of 2"))

          console.press("down down")
          #expect(console.screen.contains("> • 3"))
          console.press("enter")
          #expect(!console.screen.contains("Feeds: 1 of 2"))
          console.press("escape escape")

          #expect(program.library.refresh == nil)
          #expect(!console.screen.contains("Feeds:"))
          #expect(console.screen.contains("r refresh"))
          await program.end()
        }
      }
    }
  }

  @Test func `are added by their address and read at once`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Fresh news")
      } _: { server in
        let program = ServedProgram([], in: folder)
        #expect(program.console.screen.contains("You have no feeds yet"))
        program.console.press("5 down down enter enter")
        program.console.type(server.address + "/feed")
        program.console.press("enter")
        await program.refreshed()

        #expect(program.console.screen.contains("Fresh news"))
        await program.end()
      }
    }

    #expect(folder.reader.load().content.sources.map(\.title) == ["Fresh news"])
  }

  @Test func `that are added while others are asked are read after them`() async throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let silent = try RawServer { $0.waitForEnd() }

    try await Localizer.withCurrent(Reading.localizer("en")) {
      try await LoopbackServer.run { _ in
        .feed(titled: "Fresh news")
      } _: { server in
        let program = ServedProgram([silent.address], in: folder)
        let console = program.console
        console.press("5 down down enter enter")
        console.type(server.address + "/feed")
        console.press("enter")
        #expect(program.library.refresh?.total == 1)

        console.press("1 escape")
        #expect(program.library.refresh?.done == 0)
        await program.refreshed()

        #expect(console.screen.contains("1 article · 1 unread"))
        await program.end()
      }
    }
  }
}
