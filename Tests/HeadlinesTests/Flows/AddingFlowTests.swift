import ConsoleTesting
import Foundation
import Sternik
import Synchronization
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
      (.connectionFailed(.number(ECONNREFUSED)), "No encrypted connection.", true),
      (.noTLS(.message("version")), "No encrypted connection.", true),
      (.insecure(.message("expired")), "not secure", false),
      (.hostNotFound, "was not found", false),
    ] as [(FetchError.Reason, String, Bool)])
  func `is added without encryption only if the server offers none, and the user agrees`(
    reason: FetchError.Reason, text: String, isOffered: Bool
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
      #expect(!console.screen.contains("Title of"))
      console.press("enter")
      await console.wait { console.screen.contains(isOffered ? "Title of" : text) }
    }

    #expect(folder.feeds.map(\.id) == (isOffered ? ["http://example.com/feed"] : []))
  }

  @Test(arguments: ["en", "pl"])
  func `at another address than the typed one is shown before it is added`(
    language: String
  ) async {
    let dependencies = dependencies { address, _ in
      Self.found(
        Feed(id: address.text == "https://example.com" ? "https://example.com/feed" : address.text))
    }

    await TestApp.run(in: language, folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("example.co")
      console.type("m")
      console.press("enter")
      await console.wait {
        console.screen.contains("https://example.com/feed")
      }
      // Changing the address forgets it.
      console.type("x")
      console.press("backspace")
      #expect(!console.screen.contains("example.com/feed"))
      console.press("enter")
      await console.wait { console.screen.contains("example.com/feed") }
      console.press("down enter")
      await console.wait { console.screen.contains("Title of") }
    }

    #expect(folder.feeds.map(\.id) == ["https://example.com/feed"])
  }

  @Test func `with a password is not tried without encryption`() async {
    let tried = Mutex<[String]>([])
    let dependencies = dependencies { address, _ throws(FetchError) in
      tried.withLock { $0.append(address.text) }
      throw FetchError(address: address, reason: .noTLS(.message("version")))
    }

    await TestApp.run(in: "en", folder: folder, dependencies: dependencies) { console in
      console.press("5 down down enter enter")
      console.type("feed://anna:secret@example.com/feed")
      console.press("enter")
      await console.wait { console.screen.contains("password was not sent.") }
    }

    #expect(tried.withLock { $0 } == ["https://example.com/feed"])
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
