import Sternik
import Testing

@testable import Headlines

@MainActor
struct `The progress of a refresh` {
  @Test func `is reported after each feed of a batch, when its articles are there`() async {
    let library = Library { TestApp.now }
    let ids = ["https://a.example/", "https://b.example/"]
    for id in ids { library.add(Feed(id: id)) }
    let updates = ids.map { id in
      let document = FeedDocument(title: "", articles: [ArticleContent(id: "1", title: "One")])
      return FeedUpdate.fetched(id, FeedResponse(content: .document(document, HTTPValidators())))
    }
    let removed = FeedUpdate.failed(
      "https://removed.example/", FetchError(address: .file(""), reason: .timedOut))

    var counts: [[Int]] = []
    await library.apply(updates + [removed]) { _ in
      counts.append(ids.map { library.feed($0)?.count ?? 0 })
    }

    #expect(counts == [[1, 0], [1, 1], [1, 1]])
  }
}
