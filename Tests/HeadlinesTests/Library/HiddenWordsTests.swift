import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Testing

@testable import Headlines

/// Words that hide articles.
@MainActor
@Suite(.releasesEverything) struct `Hidden words` {
  private let temporary = TemporaryFolder()

  private func update(_ feed: Feed.ID, _ titles: [String]) -> FeedUpdate {
    .response(titles.map { ArticleContent(id: $0, title: $0) }, of: feed)
  }

  private func library(_ store: Store = Store()) async -> Library {
    let library = Library(store: store) { TestApp.now }
    for feed in ["a", "b"] {
      library.add(Feed(id: feed))
      await library.apply([update(feed, ["Żółte rowery", "Wybory w mieście", "Most"])])
    }
    return library
  }

  /// What the list of all articles says above its rows.
  private func hiddenLines(in library: Library) -> String {
    Localizer.withCurrent(TestApp.localizer("en")) {
      ArticleList(.headlines, of: library).missing.joined(separator: "\n")
    }
  }

  @Test func `are not counted any more when their feed is removed`() async {
    let library = await library()
    library.setHiddenWords("most, row", of: nil)
    await library.finishWork()
    library.remove("b")
    library.deleteRemovedFeeds()
    await library.finishWork()

    // The bundled feed has such articles, too.
    let (counted, hidden) = library.store.read(else: (0, 0)) { db in
      (
        try Int.fetchOne(db, sql: "SELECT sum(count) FROM counts WHERE kind = 16"),
        try Int.fetchOne(db, sql: "SELECT count(*) FROM articles WHERE isHidden")
      )
    }

    #expect(library.feeds.map(\.hiddenCount) == [2])
    #expect(counted == hidden)
  }

  @Test(arguments: [
    ("Żółte rowery", true), ("ZOLTE", true), ("z ó ł", false), ("rower", true), ("wybory", false),
    (" , ,", false), ("wybory, row", true), ("", false), ("żółte  ROWERY", true),
  ])
  func `are found in titles without case, accents and endings`(words: String, isHidden: Bool) {
    #expect(HiddenWords(words).hide("Żółte rowery") == isHidden)
  }

  @Test func `of all feeds hide articles in every list, also new ones, and leave their counts`()
    async
  {
    let library = await library()

    library.setHiddenWords("rower, most", of: nil)
    await library.finishWork()

    #expect(
      library.articles(.headlines).map(\.content.title) == ["Wybory w mieście", "Wybory w mieście"])
    #expect(library.unreadCount(.all) == 2 && library.feed("a")?.count == 1)
    await library.apply([update("b", ["Nowy most", "Nowa szkoła"])])
    #expect(library.unreadCount(.all) == 3 && library.articles(.feed("b")).count == 2)
    #expect(library.feeds.map(\.hiddenCount) == [2, 3])
    #expect(hiddenLines(in: library) == "5 articles are hidden by your words")
    library.markAllAsRead(.headlines)
    library.setHiddenWords("", of: nil)
    await library.finishWork()
    // What was hidden was not marked.
    #expect(library.articles(.headlines).count == 8 && library.unreadCount(.all) == 5)
    #expect(library.feeds.map(\.hiddenCount) == [0, 0] && hiddenLines(in: library).isEmpty)
  }

  @Test func `are left out by searches, but for saved articles`() async {
    let library = await library()
    await library.finishWork()
    let saved = library.articles(.feed("a")).first { $0.content.title == "Most" }
    if let saved { library.toggleSaved(saved) }
    library.updateSearch()
    await library.finishWork()
    #expect(library.search("most").map(\.feed.id).sorted() == ["a", "b"])

    library.setHiddenWords("most", of: nil)
    await library.finishWork()

    #expect(library.search("most").map(\.feed.id) == ["a"])
    #expect(library.search("wybory").count == 2)
  }

  @Test func `that leave nothing of a feed are named in its list`() async {
    let library = await library()
    library.setHiddenWords("row, wyb, mos", of: "a")
    await library.finishWork()

    for (id, isHidden) in [("a", true), ("b", false)] {
      #expect(library.areAllHidden(in: [library.feed(id)].compactMap(\.self)) == isHidden)
    }
    #expect(!library.areAllHidden(in: library.feeds))
    library.add(Feed(id: "c"))
    #expect(!library.areAllHidden(in: [library.feed("c")].compactMap(\.self)))
  }

  @Test func `of one feed hide only its articles, and stay`() async {
    let store = Store()
    let library = await library(store)

    library.setHiddenWords("wybory", of: "a")
    await library.finishWork()

    let again = Library(store: store) { TestApp.now }
    #expect(again.articles(.feed("a")).count == 2 && again.articles(.feed("b")).count == 3)
    #expect(again.hiddenWords(of: "a") == "wybory" && again.hiddenWords(of: nil).isEmpty)
    library.remove("a")
    await library.finishWork()
    #expect(library.unreadCount(.all) == 3 && library.articles(.headlines).count == 3)
  }

  @Test func `that a program could not apply to its end are applied by the next one`() async throws
  {
    let store = Store()
    let before = await library(store)
    await before.finishWork()
    // As if it had ended between the two feeds.
    store.change { db in
      let next = try Int64.fetchOne(
        db,
        sql: "SELECT min(articles.id) FROM articles JOIN feeds ON feed = feeds.id AND address = 'b'"
      )
      try Settings.change(in: db) { ($0.hiddenWords, $0.nextRowToHide) = ("rower", next) }
    }

    let library = Library(store: store) { TestApp.now }
    await library.finishWork()

    #expect(library.articles(.headlines).count { $0.content.title == "Żółte rowery" } == 1)
    #expect(library.articles(.headlines).count == 5)
    #expect(store.read(else: Settings(), Settings.init).nextRowToHide == nil)
  }

  @Test func `hide articles of the feed that comes with the program, and of temporary feeds`() {
    let store = Store()
    let bundled = BundledFeeds().document(in: Language("en")).articles
    Library(store: store) { TestApp.now }.changeSettings { $0.hiddenWords = bundled[0].title }
    store.change {
      try $0.execute(
        sql:
          "DELETE FROM texts; DELETE FROM articles; DELETE FROM settings WHERE name LIKE 'bundled%'"
      )
    }

    let library = Library(store: store) { TestApp.now }
    library.insertBundledFeed(in: Language("en"))
    let articles = [bundled[0], ArticleContent(id: "other", title: "Other")]
    let feed = TemporaryFeed(id: "t", document: FeedDocument(title: "T", articles: articles))
    let temporary = Library(temporaryFeeds: [feed], store: store) { TestApp.now }

    #expect(library.articles(.headlines).count == bundled.count - 1)
    #expect(temporary.articles(.headlines).map(\.content.id) == ["other"])
    #expect(temporary.unreadCount(.all) == 1)
  }

  @Test(arguments: ["en", "pl"])
  func `are typed over a list`(language: String) async {
    let directory = temporary.url.appending(path: "state")
    let folder = StateFolder(directory.path())
    await library(Store(folder)).save()
    await TestApp.run(in: language, folder: folder) { console in
      console.press("2 enter H")
      #expect(console.screen.contains(Texts.hiddenWords.feed("A")))
      console.type("most")
      console.press("enter")
      await console.wait { !console.screen.contains("Most") }
      console.press("H")
      #expect(console.screen.contains("> most"))
      console.press("escape escape q q")
    }
  }
}
