import FlyingFox
import Foundation
import Testing

@testable import Headlines

@Suite struct `Reading many sources` {
  @Test func `all arrive, each once, and are counted`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/3" ? .status(404) : .feed(titled: request.path)
    } _: { server in
      let sources = try (0..<20).map {
        FeedRefresh.Source(address: try SourceAddress("\(server.address)/\($0)"))
      }

      var arrivals: [FeedRefresh.Arrival] = []
      for await arrival in FeedRefresh(FeedFetcher(limits: .patient)).arrivals(of: sources) {
        arrivals.append(arrival)
      }

      #expect(arrivals.map(\.index).sorted() == Array(0..<20))
      #expect(arrivals.map(\.done) == Array(1...20))
      #expect(arrivals.allSatisfy { $0.total == 20 && $0.source == sources[$0.index] })
      for arrival in arrivals {
        switch arrival.result {
        case .success(let answer): #expect(answer.title == "/\(arrival.index)")
        case .failure(let error):
          #expect(error == FetchError(address: sources[3].address, reason: .notFound))
        }
      }
    }
  }

  @Test func `a silent source holds up no other`() async throws {
    let silent = try RawServer { $0.waitForEnd() }
    try await LoopbackServer.run {
      .feed(titled: $0.path)
    } _: { server in
      var sources = [FeedRefresh.Source(address: try SourceAddress(silent.address))]
      sources += try (1...10).map {
        FeedRefresh.Source(address: try SourceAddress("\(server.address)/\($0)"))
      }

      var arrived: Set<Int> = []
      for await arrival in FeedRefresh(FeedFetcher(limits: .patient)).arrivals(of: sources) {
        arrived.insert(arrival.index)
        if arrived.count == 10 { break }
      }

      #expect(arrived == Set(1...10))
    }
  }

  @Test func `who stops looking ends what is under way`() async throws {
    let (asked, didAsk) = AsyncStream<Void>.makeStream()
    let (closed, didClose) = AsyncStream<Void>.makeStream()
    let silent = try RawServer { connection in
      didAsk.yield()
      connection.waitForEnd()
      didClose.yield()
    }
    let source = FeedRefresh.Source(address: try SourceAddress(silent.address))
    let looking = Task {
      for await _ in FeedRefresh(FeedFetcher(limits: .patient)).arrivals(of: [source]) {}
    }
    for await _ in asked { break }

    looking.cancel()

    await looking.value
    for await _ in closed { break }
  }

  @Test func `no sources are read at once`() async {
    for await arrival in FeedRefresh(FeedFetcher(limits: .patient)).arrivals(of: []) {
      Issue.record("\(arrival)")
    }
  }

  @Test func `a server gets only so many questions at once, and the others go on`() {
    var schedule = FetchSchedule(
      hosts: ["a", "a", "a", "b", nil, nil, nil, "b"], hostWidth: 2)

    var order: [Int?] = (0..<7).map { _ in schedule.next() }
    order.append(schedule.next())
    schedule.finish(1)
    order.append(schedule.next())
    order.append(schedule.next())

    #expect(order == [0, 1, 3, 4, 5, 6, 7, nil, 2, nil])
  }
}

extension FeedAnswer {
  var title: String? {
    if case .feed(let feed, _) = content { feed.title } else { nil }
  }
}
