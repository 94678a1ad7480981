import GRDB
import Testing

@testable import Headlines

/// Why feeds could not be fetched, from one run to the next.
@MainActor
@Suite struct `Errors of feeds` {
  @Test(arguments: [
    FetchError(address: .file("/a"), reason: .notFound),
    FetchError(address: .file("/a"), reason: .busy(retryAfter: .seconds(60))),
    FetchError(address: .file("/a"), reason: .connectionFailed(.number(111))),
    FetchError(address: .file("/a"), reason: .unauthorized(TourFeeds.space, isRejected: true)),
    FetchError(
      address: .file("/a"),
      reason: .unreadable(
        FeedError(file: "/a", line: 3, reason: .excessive(.depth(limit: 250))))),
    FetchError(
      address: .file("/a"), reason: .unreadable(FeedError(file: "/a", reason: .notAFeed(.xml("x"))))
    ),
  ])
  func `are kept for the next run, until a fetch succeeds`(_ error: FetchError) async {
    let store = Store()
    let library = Library(store: store) { TestApp.now }
    library.add(Feed(id: "a"))
    await library.apply([.failed("a", error)])
    #expect(library.feed("a")?.error == error)

    let next = Library(store: store) { TestApp.now }
    #expect(next.feed("a")?.error == error)
    await next.apply([.response([], of: "a")])

    #expect(next.feed("a")?.error == nil)
    #expect(Library(store: store) { TestApp.now }.feed("a")?.error == nil)
  }

  @Test func `that a later version writes are none`() {
    let store = Store()
    let library = Library(store: store) { TestApp.now }
    library.add(Feed(id: "a"))
    store.change { try $0.execute(sql: "UPDATE feeds SET error = '{\"reason\":{\"later\":{}}}'") }

    #expect(library.feed("a")?.error == nil)
  }

  @Test func `go with the feed`() async {
    let library = Library { TestApp.now }
    library.add(Feed(id: "a"))
    await library.apply([.failed("a", FetchError(address: .file("/a"), reason: .gone))])

    library.remove("a")
    library.add(Feed(id: "a"))

    #expect(library.feed("a")?.error == nil)
  }
}
