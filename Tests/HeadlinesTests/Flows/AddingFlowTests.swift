import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Adding a feed by the address of a page.
@MainActor
final class `A feed that the user adds` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  private func dependencies(_ find: @escaping FindFeeds) -> Dependencies {
    var dependencies = Dependencies { TestApp.now }
    dependencies.findFeeds = find
    return dependencies
  }

  private nonisolated static func found(_ feed: Feed) -> FoundFeeds {
    let document = FeedDocument(
      title: "Title of \(feed.id)", articles: [ArticleContent(id: "1", title: "First")])
    return .feed(feed, FeedResponse(content: .document(document, HTTPValidators())))
  }

  @Test(arguments: ["en", "pl"])
  func `is chosen from those of a page, one after the other, and comes with its articles`(
    language: String
  ) async {
    let dependencies = dependencies { address, _ in
      guard address.text.hasSuffix("example.com") else {
        return Self.found(Feed(id: address.text))
      }
      return .choices([
        Feed(id: "https://example.com/news", title: "News"),
        Feed(id: "https://example.com/comments", title: "Comments"),
        Feed(id: "https://example.com/sport", title: "Sport"),
      ])
    }

    await TestApp.run(in: language, folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.com")
      console.press("enter")
      await console.wait { console.screen.contains("Comments") }
      console.expectSnapshot(named: "choices", language: language)
      console.press("down enter")
      await console.wait { console.screen.contains("✓ Comments") }
      await console.finishWorkOfLibrary()
      // What is added already is not added again.
      console.press("enter up enter")
      await console.wait { console.screen.contains("✓ News") }
      await console.finishWorkOfLibrary()
      console.expectSnapshot(named: "added", language: language)
      console.press("tab enter")
      #expect(console.screen.contains("Title of https://example.com/comments"))
      #expect(!console.screen.contains("Sport"))
    }

    #expect(folder.feeds.map(\.id) == ["comments", "news"].map { "https://example.com/" + $0 })
    #expect(folder.feeds.first?.count == 1)
  }

  @Test func `does not keep others of its page from being added at the same time`() async {
    let dependencies = dependencies { address, _ in
      guard address.text.hasSuffix("example.com") else {
        return Self.found(Feed(id: address.text))
      }
      return .choices(["a", "b", "c"].map { Feed(id: "https://example.com/\($0)") })
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.com")
      console.press("enter")
      await console.wait { console.screen.contains("example.com/c") }
      console.press("enter enter down enter")
      await console.wait {
        console.screen.contains("✓ https://example.com/a")
          && console.screen.contains("✓ https://example.com/b")
      }
    }

    #expect(folder.feeds.map(\.id).sorted() == ["https://example.com/a", "https://example.com/b"])
  }

  @Test func `is not added again by an address that has moved, and shows no password`() async throws
  {
    folder.library.add(Feed(id: "https://anna:secret@example.com/feed"))
    let moved = try FeedAddress("https://anna:secret@example.com/feed")
    let dependencies = dependencies { address, _ in
      var response = FeedResponse(content: .document(FeedDocument(title: "T"), HTTPValidators()))
      response.movedTo = moved
      return .feed(Feed(id: address.text), response)
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.com/old")
      console.press("enter")
      await console.wait { console.screen.contains("Already in your list") }
      #expect(console.screen.contains("anna:…@example.com"))
      #expect(!console.screen.contains("secret"))
    }

    #expect(folder.feeds.count == 1)
  }

  @Test(
    arguments: [
      (.connectionFailed(.number(ECONNREFUSED)), "Title of"),
      (.noTLS(.message("version")), "Title of"),
      (.insecure(.message("expired")), "not secure"), (.hostNotFound, "was not found"),
    ] as [(FetchError.Reason, String)])
  func `is fetched without encryption only if the server offers none`(
    reason: FetchError.Reason, text: String
  ) async {
    let dependencies = dependencies { address, _ throws(FetchError) in
      guard address.text.hasPrefix("http:") else {
        throw FetchError(address: address, reason: reason)
      }
      return Self.found(Feed(id: address.text))
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.com/feed")
      console.press("enter")
      await console.wait { console.screen.contains(text) }
    }

    #expect(folder.feeds.map(\.id) == (text == "Title of" ? ["http://example.com/feed"] : []))
  }

  @Test func `leaves nothing behind if it cannot be fetched`() async {
    let dependencies = dependencies { address, _ throws(FetchError) in
      throw FetchError(address: address, reason: .hostNotFound)
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.invalid")
      console.press("enter")
      await console.wait { console.screen.contains("was not found") }
      #expect(console.screen.contains("Add a feed"))

      console.press("escape")
      #expect(!console.screen.contains("example.invalid"))
    }

    #expect(folder.feeds.isEmpty)
  }

  @Test func `is not added when the user leaves or changes the address while it is fetched`() async
  {
    let (answers, continue_) = AsyncStream<Void>.makeStream()
    let dependencies = dependencies { address, _ in
      for await _ in answers { break }
      return Self.found(Feed(id: address.text))
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.com")
      console.press("enter")
      #expect(console.screen.contains("Looking for the feed…"))
      console.type("/other")
      #expect(!console.screen.contains("Looking for the feed…"))
      console.press("enter escape")
      continue_.finish()
      await console.advance(by: .seconds(1))
      #expect(!console.screen.contains("Added"))
    }

    #expect(folder.feeds.isEmpty)
  }
}
