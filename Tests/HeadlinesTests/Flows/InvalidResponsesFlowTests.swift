import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// What the user sees of a failing server, beside a working one.
@Suite(.releasesEverything) @MainActor
struct `Invalid responses` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  @Test(arguments: [
    ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "nothing at this address"),
    ("HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n", "redirects endlessly"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n<rss>", "incomplete"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n<html></html>", "web page"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n<rss>", "ends unexpectedly"),
    ("", "incomplete"),
    ("nonsense\r\n\r\n", "incomplete"),
  ])
  func `are reported, and other feeds are shown`(response: String, words: String) async throws {
    try await expectReport(of: RawServer(sending: response), words, "en")
  }

  @Test(arguments: [("en", "larger than 16 MB"), ("pl", "większy niż 16 MB")])
  func `of 100 MB are reported, and not read to their end`(language: String, words: String)
    async throws
  {
    let sent = SentBytes()
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
      let chunk = [UInt8](repeating: 0x20, count: 1 << 16)
      while sent.count < 100 << 20, connection.send(chunk) { sent.add(chunk.count) }
    }

    try await expectReport(of: server, words, language)

    #expect(sent.count < 100 << 20)
  }

  private func expectReport(of server: RawServer, _ words: String, _ language: String) async throws
  {
    try await Localizer.withCurrent(TestApp.localizer(language)) {
      let (count, failed) = (
        Texts.articles.new(articles: 1), Texts.refresh.failed(sources: 1)
      )
      try await expectNoLeaks { probe in
        try await LoopbackServer.run { _ in
          .feed(titled: "Good news")
        } _: { good in
          let program = OnlineTestApp(
            [good.address + "/feed", server.address], in: folder, observing: probe.watch)
          let console = program.console
          await program.waitUntilRefreshed()
          #expect(console.screen.contains(failed))
          #expect(console.outline.contains(words), "\(console.screen)")

          console.press("escape")
          #expect(console.screen.contains(count))
          // The reason is in the list of feeds, and in place of the articles.
          console.press("2")
          #expect(console.outline.contains(words))
          #expect(!console.screen.contains(Texts.articles.count(articles: 0)))
          console.press("end enter")
          #expect(console.outline.contains(words))
          await program.end()
        }
      }
    }
  }
}
