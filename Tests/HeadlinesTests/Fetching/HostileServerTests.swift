import Foundation
import Testing

@testable import Headlines

@Suite struct `Hostile servers` {
  private static let megabyte = 1 << 20
  private let patient = FeedFetcher(
    limits: FetchLimits(bytes: megabyte, silence: .seconds(3600), total: .seconds(3600)))
  private let hasty = FeedFetcher(
    limits: FetchLimits(silence: .milliseconds(50), total: .milliseconds(300)))

  @Test func `a server that says nothing is given up`() async throws {
    let server = try RawServer { $0.waitForEnd() }

    #expect(await FetchError.Reason.met(by: hasty, at: server.address) == .timedOut)
  }

  @Test func `a server that stops in the middle is given up`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n<rss>".utf8))
      connection.waitForEnd()
    }

    #expect(await FetchError.Reason.met(by: hasty, at: server.address) == .timedOut)
  }

  @Test func `a server that goes on for ever, but slowly, is given up`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
      while connection.send([0x20]) {}
    }

    #expect(await FetchError.Reason.met(by: hasty, at: server.address) == .timedOut)
  }

  @Test func `redirections cannot make the time longer`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n".utf8))
    }
    let limits = FetchLimits(
      redirects: .max, silence: .seconds(10), total: .milliseconds(200))

    let reason = await FetchError.Reason.met(by: FeedFetcher(limits: limits), at: server.address)

    #expect(reason == .timedOut)
  }

  @Test(arguments: ["Content-Length: 104857600\r\n", "", "Content-Length: 99999999999999999\r\n"])
  func `of 100 MB only a little is read`(_ header: String) async throws {
    let sent = SentBytes()
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n\(header)\r\n".utf8))
      let chunk = [UInt8](repeating: 0x20, count: 1 << 16)
      while sent.count < 100 << 20, connection.send(chunk) { sent.add(chunk.count) }
    }

    let reason = await FetchError.Reason.met(by: patient, at: server.address)

    #expect(reason == .tooLarge(limit: Self.megabyte))
    #expect(sent.count < 100 << 20)
  }

  @Test func `what few bytes expand to is bounded too`() async throws {
    let bomb = Gzip.bomb(32 << 20)
    let server = try RawServer { connection in
      let header = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n"
      _ = connection.send(Array("\(header)\r\n".utf8) + bomb)
    }

    let reason = await FetchError.Reason.met(by: patient, at: server.address)

    #expect(bomb.count < Self.megabyte)
    #expect(reason == .tooLarge(limit: Self.megabyte))
  }

  @Test func `a page about an error is not read to its end`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 404 Not Found\r\n\r\n".utf8))
      while connection.send([UInt8](repeating: 0x20, count: 1 << 16)) {}
    }

    #expect(await FetchError.Reason.met(by: patient, at: server.address) == .notFound)
  }

  @Test func `a header without end is not read to its end`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n".utf8))
      while connection.send(Array("X-Header: \(String(repeating: "x", count: 1000))\r\n".utf8)) {}
    }

    guard case .broken? = await FetchError.Reason.met(by: patient, at: server.address) else {
      Issue.record("read to its end")
      return
    }
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n<rss>",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n50\r\n<rss>",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n<rss>", "garbage\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n<rss>", "HTTP/1.1 0 OK\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n", "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
  ])
  func `an answer that is none, or not whole, is told`(_ answer: String) async throws {
    let server = try RawServer(saying: answer)

    switch await FetchError.Reason.met(by: patient, at: server.address) {
    case .broken(let reason)?: #expect(!reason.description.isEmpty)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200\r\nContent-Length: $\r\n\r\n#", "HTTP/1.1 200 OK\nContent-Length: $\n\n#",
    "HTTP/1.0 200 OK\r\n\r\n#", "HTTP/1.1 200 OK\r\nX: a\r\n  b\r\n\r\n#",
    "HTTP/1.1 103 Early Hints\r\nETag: \"no\"\r\n\r\nHTTP/1.1 200 OK\r\n\r\n#",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n#",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n%\r\n#\r\n0\r\nX-Trailer: 1\r\n\r\n",
  ])
  func `an answer in a strange form is read all the same`(_ form: String) async throws {
    let feed = SampleFeed.titled("Strange")
    let server = try RawServer(
      saying: form.replacing("$", with: "\(feed.utf8.count)")
        .replacing("%", with: String(feed.utf8.count, radix: 16)).replacing("#", with: feed))

    let answer = try await patient.answer(for: SourceAddress(server.address))

    guard case .feed(let read, Validators()) = answer.content else {
      Issue.record("\(answer)")
      return
    }
    #expect(read.title == "Strange")
  }

  @Test func `a redirection with a trailer is a redirection`() async throws {
    let server = try RawServer { connection in
      let isFirst = connection.request.hasPrefix("GET / ")
      _ = connection.send(
        Array(
          (isFirst
            ? "HTTP/1.1 302 Found\r\nLocation: /2\r\nTransfer-Encoding: chunked\r\n\r\n"
              + "0\r\nX-Trailer: 1\r\n\r\n"
            : "HTTP/1.1 404 Not Found\r\n\r\n").utf8))
    }

    #expect(await FetchError.Reason.met(by: patient, at: server.address) == .notFound)
  }

  @Test func `who no longer waits is answered at once, and the connection is closed`() async throws
  {
    let (asked, didAsk) = AsyncStream<Void>.makeStream()
    let (closed, didClose) = AsyncStream<Void>.makeStream()
    let server = try RawServer { connection in
      didAsk.yield()
      connection.waitForEnd()
      didClose.yield()
    }
    let reading = Task { await FetchError.Reason.met(by: patient, at: server.address) }
    for await _ in asked { break }

    reading.cancel()

    #expect(await reading.value == .cancelled)
    for await _ in closed { break }
  }

  @Test func `who was cancelled before asks nobody`() async throws {
    let server = try RawServer { $0.waitForEnd() }
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await FetchError.Reason.met(by: patient, at: server.address)
    }

    #expect(await reading.value == .cancelled)
  }
}
