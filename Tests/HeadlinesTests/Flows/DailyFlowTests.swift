import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// What a user does with articles every day, by keys.
@MainActor
@Suite(.releasesEverything) struct `Reading every day` {
  private func store(_ feeds: [String] = ["a", "b"]) async -> Store {
    let store = Store()
    let library = Library(store: store) { TestApp.now }
    for feed in feeds {
      library.add(Feed(id: feed))
      let articles = (1...3).map {
        ArticleContent(
          id: "\(feed)\($0)", title: "Article \(feed)\($0)", body: ["Text"],
          published: Timestamp(secondsSince1970: Double($0) * 1_000))
      }
      let document = FeedDocument(title: "Feed " + feed, articles: articles)
      await library.apply([
        .fetched(feed, FeedResponse(content: .document(document, HTTPValidators())))
      ])
    }
    return store
  }

  @Test func `N goes through all unread articles, u leaves one unread`() async {
    await TestApp.run(in: "en", store: store()) { console in
      console.press("2 enter N")
      #expect(console.screen.contains("Article a3"))
      console.press("N u N")
      #expect(console.screen.contains("Article a1"))
      console.press("N")
      #expect(console.screen.contains("Article a2"))
      console.press("N")
      // From there on in the list of all feeds.
      #expect(console.screen.contains("Article b1"))
      console.press("N N N")
      #expect(console.screen.contains("Everything is read."))
      console.press("escape escape q q")
    }
  }

  @Test(arguments: [("en", "unread only: 5"), ("pl", "tylko nieprzeczytane: 5")])
  func `U shows unread articles only, and the program remembers it`(
    language: String, status: String
  ) async {
    let store = await store()
    TestApp.run(in: language, store: store) { console in
      console.press("enter escape U")
      #expect(console.screen.contains(status))
      #expect(!console.screen.contains("Article b3"))
      console.press("q q")
    }

    TestApp.run(in: language, store: store) { console in
      #expect(console.screen.contains(status))
      console.press("A enter")
      #expect(console.screen.contains(Texts.articles.noUnread))
      console.press("U")
      #expect(console.screen.contains("Article b3"))
      console.press("q q")
    }
  }

  @Test func `u in a list marks the highlighted article as read, and as unread again`() async {
    await TestApp.run(in: "en", store: store()) { console in
      console.press("down u")
      #expect(console.screen.contains("5 unread of 6"))
      console.press("u")
      #expect(console.screen.contains("6 unread of 6"))
      console.press("q q")
    }
  }

  @Test func `S changes the order; by feed there is a heading above each`() async throws {
    await TestApp.run(in: "en", store: store()) { console in
      console.press("S")
      #expect(console.screen.contains("Oldest first"))
      console.press("S")
      #expect(console.screen.contains("By feed"))
      let rows = console.screen.split(separator: "\n")
      let heading = rows.firstIndex { $0.hasPrefix("  Feed a") }
      #expect(heading.map { rows[$0 + 1].contains("Article a3") } == true)
      console.press("q q")
    }
  }

  @Test(arguments: ["en", "pl"])
  func `a feed gets another name and a folder`(language: String) async {
    await TestApp.run(in: language, store: store(["a"])) { console in
      console.press("5 down down enter down down enter enter")
      #expect(console.screen.contains("Feed a"))
      console.press("! tab N e w s / W enter")

      #expect(console.screen.contains("Feed a!"))
      console.press("2")
      #expect(console.screen.contains("News") && console.screen.contains("Feed a!"))
      console.press("q q")
    }
  }

  @Test func `new articles are one line, and move neither the highlight nor the text`() async {
    let store = await store(["a"])
    var dependencies = Dependencies { TestApp.now }
    dependencies.fetch = { _, _, _ in
      AsyncStream {
        $0.yield(.response(FeedUpdate.contents([9])))
        $0.finish()
      }
    }
    await Localizer.withCurrent(TestApp.localizer("en")) {
      let window = Window()
      let library = Library(store: store) { TestApp.now }
      let app = HeadlinesCoordinator(window: window, library: library, dependencies: dependencies)
      try? window.start(app)
      let console = HeadlessConsole(window, columns: 80, rows: 24)
      console.press("down")
      #expect(console.screen.contains(/>.*Article a2/))

      app.refresh(isRequested: false)
      await library.wait { $0.refreshProgress == nil }

      #expect(console.screen.contains("1 new article") && console.screen.contains("Number 9"))
      #expect(console.screen.contains(/>.*Article a2/))
      window.close()
    }
  }

  @Test(arguments: [true, false])
  func `a feed that fails is one line, and an alert only after a request`(isRequested: Bool) async {
    let store = await store(["a"])
    var dependencies = Dependencies { TestApp.now }
    dependencies.fetch = { _, _, _ in
      AsyncStream {
        $0.yield(.failed("a", FetchError(address: .file("a"), reason: .cancelled)))
        $0.finish()
      }
    }
    await Localizer.withCurrent(TestApp.localizer("en")) {
      let window = Window()
      let library = Library(store: store) { TestApp.now }
      let app = HeadlinesCoordinator(window: window, library: library, dependencies: dependencies)
      try? window.start(app)
      let console = HeadlessConsole(window, columns: 80, rows: 24)

      app.refresh(isRequested: isRequested)
      await library.wait { $0.refreshProgress == nil }

      #expect(console.screen.contains("Could not be fetched: Feed a") == !isRequested)
      #expect(console.screen.contains(Texts.refresh.again) == isRequested)
      window.close()
    }
  }
}
