import Foundation
import Testing

@testable import Headlines

@Suite struct `Hostile servers` {
  private static let megabyte = 1 << 20
  private let patient = FeedFetcher(
    limits: FetchLimits(bytes: megabyte, silence: .seconds(3600), total: .seconds(3600)))
  private let impatient = FeedFetcher(
    limits: FetchLimits(silence: .milliseconds(50), total: .milliseconds(300)))

  @Test func `a silent server times out`() async throws {
    let server = try RawServer { $0.waitForEnd() }

    #expect(await FetchError.Reason.from(impatient, at: server.address) == .timedOut)
  }

  @Test func `a server that stops in the middle times out`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n<rss>".utf8))
      connection.waitForEnd()
    }

    #expect(await FetchError.Reason.from(impatient, at: server.address) == .timedOut)
  }

  @Test func `an endless slow response times out`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
      while connection.send([0x20]) {}
    }

    #expect(await FetchError.Reason.from(impatient, at: server.address) == .timedOut)
  }

  @Test func `redirects do not extend the timeout`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n".utf8))
    }
    let limits = FetchLimits(
      redirects: .max, silence: .seconds(10), total: .milliseconds(200))

    let reason = await FetchError.Reason.from(FeedFetcher(limits: limits), at: server.address)

    #expect(reason == .timedOut)
  }

  @Test(arguments: ["Content-Length: 104857600\r\n", "", "Content-Length: 99999999999999999\r\n"])
  func `a response of 100 MB is not read to its end`(_ header: String) async throws {
    let sent = SentBytes()
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n\(header)\r\n".utf8))
      let chunk = [UInt8](repeating: 0x20, count: 1 << 16)
      while sent.count < 100 << 20, connection.send(chunk) { sent.add(chunk.count) }
    }

    let reason = await FetchError.Reason.from(patient, at: server.address)

    #expect(reason == .tooLarge(limit: Self.megabyte))
    #expect(sent.count < 100 << 20)
  }

  @Test func `the limit applies to the decompressed body`() async throws {
    let bomb = Gzip.bomb(32 << 20)
    let server = try RawServer { connection in
      let header = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n"
      _ = connection.send(Array("\(header)\r\n".utf8) + bomb)
    }

    let reason = await FetchError.Reason.from(patient, at: server.address)

    #expect(bomb.count < Self.megabyte)
    #expect(reason == .tooLarge(limit: Self.megabyte))
  }

  @Test func `a large error page is not read to its end`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 404 Not Found\r\n\r\n".utf8))
      while connection.send([UInt8](repeating: 0x20, count: 1 << 16)) {}
    }

    #expect(await FetchError.Reason.from(patient, at: server.address) == .notFound)
  }

  @Test func `an endless header is not read`() async throws {
    let server = try RawServer { connection in
      _ = connection.send(Array("HTTP/1.1 200 OK\r\n".utf8))
      while connection.send(Array("X-Header: \(String(repeating: "x", count: 1000))\r\n".utf8)) {}
    }

    guard case .invalidResponse? = await FetchError.Reason.from(patient, at: server.address) else {
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
  func `an invalid or incomplete response is an error`(_ response: String) async throws {
    let server = try RawServer(sending: response)

    switch await FetchError.Reason.from(patient, at: server.address) {
    case .invalidResponse(let reason)?: #expect(!reason.description.isEmpty)
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
  func `an unusual response is read`(_ form: String) async throws {
    let feed = SampleFeed.titled("Strange")
    let server = try RawServer(
      sending: form.replacing("$", with: "\(feed.utf8.count)")
        .replacing("%", with: String(feed.utf8.count, radix: 16)).replacing("#", with: feed))

    let response = try await patient.fetch(FeedAddress(server.address))

    guard case .document(let document, HTTPValidators()) = response.content else {
      Issue.record("\(response)")
      return
    }
    #expect(document.title == "Strange")
  }

  @Test(arguments: ["HTTP/x: 1", "HTTP/1.1 500 No", "HTTP/"])
  func `a header that begins like a status line keeps those before it`(line: String) async throws {
    let server = try RawServer(
      sending: "HTTP/1.1 200 OK\r\nETag: \"a\"\r\n\(line): 1\r\n\r\n"
        + SampleFeed.titled("Strange"))

    let response = try await patient.fetch(FeedAddress(server.address))

    guard case .document(_, HTTPValidators(etag: "\"a\"")) = response.content else {
      Issue.record("\(response)")
      return
    }
  }

  @Test func `a redirect with a trailer is followed`() async throws {
    let server = try RawServer { connection in
      let isFirst = connection.request.hasPrefix("GET / ")
      _ = connection.send(
        Array(
          (isFirst
            ? "HTTP/1.1 302 Found\r\nLocation: /2\r\nTransfer-Encoding: chunked\r\n\r\n"
              + "0\r\nX-Trailer: 1\r\n\r\n"
            : "HTTP/1.1 404 Not Found\r\n\r\n").utf8))
    }

    #expect(await FetchError.Reason.from(patient, at: server.address) == .notFound)
  }

  @Test func `cancelling returns at once and closes the connection`() async throws {
    let (requests, didRequest) = AsyncStream<Void>.makeStream()
    let (closed, didClose) = AsyncStream<Void>.makeStream()
    let server = try RawServer { connection in
      didRequest.yield()
      connection.waitForEnd()
      didClose.yield()
    }
    let fetching = Task { await FetchError.Reason.from(patient, at: server.address) }
    for await _ in requests { break }

    fetching.cancel()

    #expect(await fetching.value == .cancelled)
    for await _ in closed { break }
  }

  @Test func `a cancelled task sends no request`() async throws {
    let server = try RawServer { $0.waitForEnd() }
    let fetching = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await FetchError.Reason.from(patient, at: server.address)
    }

    #expect(await fetching.value == .cancelled)
  }
}
