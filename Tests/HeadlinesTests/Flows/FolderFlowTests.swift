import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

@MainActor
@Suite(.releasesEverything) struct `Folders of feeds` {
  /// A store with two feeds in folders, and one beside them.
  private func store() async throws -> Store {
    let store = Store()
    let folders = ["a": [], "b": ["News"], "c": ["News", "World"]]
    store.change { db in
      for (id, names) in folders.sorted(by: { $0.key < $1.key }) {
        let tables = ArticleTables(db: db)
        let row = try tables.subscribe(Feed(id: id, title: "Feed " + id))
        try tables.setFolders([FeedFolder(names)], of: row)
      }
    }
    let library = Library(store: store) { TestApp.now }
    library.changeSettings { $0.includesBundledFeed = false }
    for id in folders.keys.sorted() {
      let articles = (1...2).map { ArticleContent(id: "\(id)\($0)", title: "Article \(id)\($0)") }
      let document = FeedDocument(title: "Feed " + id, articles: articles)
      await library.apply([
        .fetched(id, FeedResponse(content: .document(document, HTTPValidators())))
      ])
    }
    return store
  }

  @Test(arguments: [("en", "2 feeds · 4 unread"), ("pl", "2 kanały · 4 nieprzeczytane")])
  func `show their counts, and open as a list of the articles in them`(
    language: String, counts: String
  ) async throws {
    try await TestApp.run(in: language, store: store()) { console in
      console.press("2 down")
      #expect(console.screen.contains("> ▾ ● News"))
      #expect(console.screen.contains(counts))

      console.press("enter")
      #expect(console.screen.contains("Article b1") && console.screen.contains("Article c2"))
      #expect(!console.screen.contains("Article a1"))
      console.press("A enter escape")
      #expect(!console.screen.contains("● News") && console.screen.contains("● Feed a"))
      console.press("q q")
    }
  }

  @Test func `give their articles to the key that marks all, one by one`() async throws {
    try await TestApp.run(in: "en", store: store()) { console in
      console.press("2 A")
      #expect(!console.screen.contains("● Feed a") && console.screen.contains("● News"))
      console.press("down A")
      #expect(console.screen.contains("News") && console.screen.contains("Mark 4 articles"))
      console.press("escape down A")
      #expect(!console.screen.contains("● Feed b") && console.screen.contains("● Feed c"))
      console.press("q q")
    }
  }

  @Test func `keep a feed that is in several, but for the first one when it is moved`() async throws
  {
    let store = try await store()
    let library = Library(store: store) { TestApp.now }
    let feed = try #require(library.feed("b"))
    store.change { db in
      let folders = [FeedFolder(["News"]), FeedFolder(["Daily"]), FeedFolder(["Tech"])]
      try ArticleTables(db: db).setFolders(folders, of: feed.row)
    }

    library.setFolder(FeedFolder(["Daily"]), of: feed.id)

    #expect(library.feed(feed.id)?.folders.map(\.path) == ["Daily", "Tech"])
  }

  @Test func `stay closed`() async throws {
    let store = try await store()

    TestApp.run(in: "en", store: store) { $0.press("2 down left q q") }

    TestApp.run(in: "en", store: store) { console in
      console.press("2")
      #expect(console.screen.contains("▸ ● News") && !console.screen.contains("Feed b"))
      console.press("down right")
      #expect(console.screen.contains("Feed b") && console.screen.contains("Feed c"))
      console.press("q q")
    }
  }

  @Test func `are restored with what is open in them`() async throws {
    let store = try await store()
    var window: Window?
    let observe = { window = $0 }
    var state = ""
    var screen = ""
    TestApp.run(in: "en", store: store, observing: observe) { console in
      console.press("2 down enter down enter")
      (state, screen) = (window?.navigationState ?? "", console.screen)
    }

    TestApp.run(in: "en", store: store, observing: observe) { console in
      #expect(window?.restore(state).isEmpty == true)
      #expect(console.screen == screen && screen.contains("News"))
      window = nil
    }
  }
}
