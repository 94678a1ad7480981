import FlyingFox
import Foundation
import Synchronization
import Testing

@testable import Headlines

@Suite struct `Concurrent fetching` {
  @Test func `completes each request once, and counts them`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/3" ? .status(404) : .feed(titled: request.path)
    } _: { server in
      let requests = try (0..<20).map {
        ConcurrentFetcher.Request(address: try FeedAddress("\(server.address)/\($0)"))
      }

      var completions: [ConcurrentFetcher.Completion] = []
      for await completion in ConcurrentFetcher(FeedFetcher(limits: .patient)).completions(
        of: requests)
      {
        completions.append(completion)
      }

      #expect(completions.map(\.index).sorted() == Array(0..<20))
      #expect(completions.map(\.completed) == Array(1...20))
      #expect(completions.allSatisfy { $0.total == 20 && $0.request == requests[$0.index] })
      for completion in completions {
        switch completion.result {
        case .success(let response): #expect(response.title == "/\(completion.index)")
        case .failure(let error):
          #expect(error == FetchError(address: requests[3].address, reason: .notFound))
        }
      }
    }
  }

  @Test func `a silent server delays no other feed`() async throws {
    let silent = try RawServer { $0.waitForEnd() }
    try await LoopbackServer.run {
      .feed(titled: $0.path)
    } _: { server in
      var requests = [ConcurrentFetcher.Request(address: try FeedAddress(silent.address))]
      requests += try (1...10).map {
        ConcurrentFetcher.Request(address: try FeedAddress("\(server.address)/\($0)"))
      }

      var completed: Set<Int> = []
      for await completion in ConcurrentFetcher(FeedFetcher(limits: .patient)).completions(
        of: requests)
      {
        completed.insert(completion.index)
        if completed.count == 10 { break }
      }

      #expect(completed == Set(1...10))
    }
  }

  @Test func `a server gets at most four requests at a time`() async throws {
    let (requests, didRequest) = AsyncStream<Void>.makeStream()
    let isReleased = DispatchSemaphore(value: 0)
    let running = Mutex((now: 0, most: 0))
    let server = try RawServer { connection in
      running.withLock { $0 = (now: $0.now + 1, most: max($0.most, $0.now + 1)) }
      didRequest.yield()
      isReleased.wait()
      running.withLock { $0.now -= 1 }
      _ = connection.send(Array("HTTP/1.1 404 Missing\r\nContent-Length: 0\r\n\r\n".utf8))
    }
    let fetches = try (1...12).map {
      ConcurrentFetcher.Request(address: try FeedAddress("\(server.address)\($0)"))
    }
    let release = Task {
      for await _ in requests.prefix(4) {}
      for _ in fetches { isReleased.signal() }
    }

    for await _ in ConcurrentFetcher(FeedFetcher(limits: .patient)).completions(of: fetches) {}

    await release.value
    #expect(running.withLock(\.most) == 4)
  }

  @Test func `cancelling the iteration closes the connections`() async throws {
    let (requests, didRequest) = AsyncStream<Void>.makeStream()
    let (closed, didClose) = AsyncStream<Void>.makeStream()
    let silent = try RawServer { connection in
      didRequest.yield()
      connection.waitForEnd()
      didClose.yield()
    }
    let request = ConcurrentFetcher.Request(address: try FeedAddress(silent.address))
    let iteration = Task {
      for await _ in ConcurrentFetcher(FeedFetcher(limits: .patient)).completions(of: [request]) {}
    }
    for await _ in requests { break }

    iteration.cancel()

    await iteration.value
    for await _ in closed { break }
  }

  @Test func `ends at once without requests`() async {
    for await completion in ConcurrentFetcher(FeedFetcher(limits: .patient)).completions(of: []) {
      Issue.record("\(completion)")
    }
  }

  @Test func `a server gets a limited number of requests at a time, and other servers do not wait`()
  {
    var schedule = FetchSchedule(
      hosts: ["a", "a", "a", "b", nil, nil, nil, "b"], maxFetchesPerHost: 2)

    var order: [Int?] = (0..<7).map { _ in schedule.next() }
    order.append(schedule.next())
    schedule.finish(1)
    order.append(schedule.next())
    order.append(schedule.next())

    #expect(order == [0, 1, 3, 4, 5, 6, 7, nil, 2, nil])
  }
}

extension FeedResponse {
  var title: String? {
    if case .document(let document, _) = content { document.title } else { nil }
  }
}
