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
        FeedError(file: "/a", line: 3, reason: .excessive(.nameLength(limit: 1_000))))),
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

  @Test func `a mistake in the file stays beside its articles, until the file has none`() async {
    let library = Library { TestApp.now }
    let id = "https://a.example/feed"
    library.add(Feed(id: id))
    let validators = HTTPValidators(etag: "x")
    func document(_ reason: FeedError.Reason?) -> FeedUpdate {
      var document = FeedDocument(title: "T", articles: [ArticleContent(id: "1", title: "A")])
      document.mistake = reason.map { ElementReader.Failure(line: 3, reason: $0) }
      return .fetched(id, FeedResponse(content: .document(document, validators)))
    }

    await library.apply([document(.malformed)])
    let error = FeedError(file: id, line: 3, reason: .malformed)
    #expect(library.feed(id)?.mistake?.reason == .unreadable(error))
    #expect(library.feed(id)?.count == 1 && library.feed(id)?.validators == validators)

    await library.apply([.fetched(id, FeedResponse(content: .unchanged))])
    #expect(library.feed(id)?.mistake != nil)

    // The rest of a file that was cut off comes only without them.
    await library.apply([document(.truncated)])
    #expect(library.feed(id)?.mistake != nil)
    #expect(library.feed(id)?.validators == nil || library.feed(id)?.validators == HTTPValidators())

    await library.apply([document(nil)])
    #expect(library.feed(id)?.error == nil && library.feed(id)?.validators == validators)
  }
}
