import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

@MainActor
@Suite final class `The user's limit` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  @Test func `of a number keeps the newest of each feed and the saved ones, and counts the others`()
    async throws
  {
    let library = await library(articleCount: 1_100)
    let oldest = library.articles(.headlines)[1_099]
    library.toggleSaved(oldest)
    library.markAsRead(library.articles(.headlines)[300])

    library.setLimit(.newest200)
    await library.finishWork()

    #expect(library.articles(.headlines).count == 201)
    #expect(library.articles(.headlines)[200].id == oldest.id)
    #expect(try #require(library.feed("a")).dropped == (899, 898))
    #expect(folder.library.articles(.headlines).count == 201)
  }

  @Test
  func `of an age keeps what is not older, and articles without a date since they were found`()
    async throws
  {
    let library = await library(articleCount: 100)
    let undated = ArticleContent(id: "x", title: "x")
    await library.apply([Self.response([undated])])

    library.setLimit(.month)
    await library.finishWork()

    // One article a day, the newest of which is of today.
    #expect(library.articles(.headlines).count == 32)
    #expect(library.feed("a")?.dropped.count == 69)
  }

  @Test func `says before how many articles it removes, without the saved ones`() async throws {
    let library = await library(articleCount: 250)
    library.toggleSaved(library.articles(.headlines)[249])
    library.toggleSaved(library.articles(.headlines)[0])

    #expect(library.count(beyond: .all) == 0)
    #expect(library.count(beyond: .newest1000) == 0)
    #expect(library.count(beyond: .newest200) == 49)
    // One article a day, the newest of which is of today.
    #expect(library.count(beyond: .month) == 218)
    library.setLimit(.newest200)
    await library.finishWork()
    #expect(try #require(library.feed("a")).dropped.count == 49)
    #expect(library.count(beyond: .newest200) == 0)
    let temporary = Library(temporaryFeeds: [], store: library.userStore) { TestApp.now }
    #expect(temporary.count(beyond: .month) == 169)
  }

  @Test func `is left alone by a run that ends at once`() async throws {
    let before = await library(articleCount: 500)
    before.change { db in try Settings.change(in: db) { $0.limit = .newest200 } }
    await before.save()

    let run = Library(store: Store(folder), keepsHouse: false) { TestApp.now }
    await run.finishWork()
    #expect(run.articles(.headlines).count == 500)

    let next = folder.library
    await next.finishWork()
    #expect(next.articles(.headlines).count == 200)
  }

  @Test func `holds for later articles, and removed ones do not come back`() async throws {
    let library = await library(articleCount: 250)
    library.setLimit(.newest200)
    await library.finishWork()

    await library.apply([Self.response(Self.contents(1...252))])

    #expect(library.articles(.headlines).count == 200)
    #expect(library.articles(.headlines)[0].content.id == "252")
    #expect(library.feed("a")?.dropped.count == 52)
  }

  @Test func `that is lifted while the program ends lets them come back in the next run`()
    async throws
  {
    let library = await library(articleCount: 500)
    library.setLimit(.newest200)
    await library.finishWork()
    #expect(library.feed("a")?.dropped.count == 300)
    // What the program would do next.
    library.change { db in
      try Settings.change(in: db) { ($0.limit, $0.forgetsDropped) = (.all, true) }
    }
    await library.save()

    let next = folder.library
    await next.finishWork()
    await next.apply([Self.response(Self.contents(1...500))])

    #expect(next.articles(.headlines).count == 500 && next.feed("a")?.dropped.count == 0)
    #expect(!next.settings.forgetsDropped)
  }

  @Test func `that is lifted lets articles come back as they were`() async throws {
    let library = await library(articleCount: 210)
    library.markAsRead(library.articles(.headlines)[205])
    library.setLimit(.newest200)
    await library.finishWork()

    library.setLimit(.all)
    await library.apply([Self.response(Self.contents(1...210))])

    #expect(library.articles(.headlines).count == 210)
    #expect(library.articles(.headlines)[205].isRead && !library.articles(.headlines)[204].isRead)
    #expect(try #require(library.feed("a")).dropped == (0, 0))
  }

  @Test func `that is lifted while it removes articles removes no more`() async throws {
    let library = await library(articleCount: 1_100)
    library.setLimit(.newest200)
    while library.articles(.headlines).count == 1_100 {
      await Task.yield()
      library.store.noticeChanges()
    }

    library.setLimit(.all)
    await library.finishWork()

    #expect(library.articles(.headlines).count >= 800)
    #expect(folder.library.feed("a")?.dropped.count == 0)
  }

  @Test func `that removes an open article lets it be saved with its text`() async throws {
    let library = await library(articleCount: 201)
    let article = library.articles(.headlines)[200]
    library.markAsRead(article)
    let screen = ArticleScreen(article, library: library) { TestApp.now }
    screen.didToggleSaved = { library.toggleSaved(article, text: $0) }
    library.setLimit(.newest200)
    await library.finishWork()

    screen.commands[0].action()

    let saved = try #require(library.articles(.saved).first)
    #expect(library.text(of: saved).body.paragraphs == ["Text"] && saved.isRead)
    #expect(try #require(library.feed("a")).dropped == (0, 0))
  }

  @Test(arguments: ["en", "pl"])
  func `is chosen after a question, and said above the list`(language: String) async throws {
    let library = await library(articleCount: 300)
    await library.finishWork()

    await TestApp.run(in: language, folder: folder) { console in
      console.press("5 down down down enter down enter")
      console.expectSnapshot(named: "limit-question", language: language)
      console.press("escape enter")
      #expect(self.folder.settings.limit == .all)
    }
    library.setLimit(.newest200)
    await library.finishWork()
    await TestApp.run(in: language, folder: folder) { console in
      console.expectSnapshot(named: "limit", language: language)
    }
  }

  private func library(articleCount: Int) async -> Library {
    let library = folder.library
    library.changeSettings { $0.includesBundledFeed = false }
    library.add(Feed(id: "a"))
    await library.apply([Self.response(Self.contents(1...articleCount))])
    return library
  }

  private static func response(_ articles: [ArticleContent]) -> FeedUpdate {
    .fetched(
      "a",
      FeedResponse(
        content: .document(FeedDocument(title: "A", articles: articles), HTTPValidators())))
  }

  /// An article for each day, the newest first.
  private static func contents(_ numbers: ClosedRange<Int>) -> [ArticleContent] {
    numbers.reversed().map { number in
      ArticleContent(
        id: "\(number)", title: "Number \(number)", body: ["Text"],
        published: Timestamp(
          secondsSince1970: TestApp.now.secondsSince1970 - Double(numbers.upperBound - number)
            * 86_400))
    }
  }
}
