import LocalizableStrings
import Testing

@testable import Headlines

/// Articles without an identifier of their own, whose feed gives all of them one link.
@MainActor
@Suite struct `Articles with a shared link` {
  private static let link = "http://example.org/alarms"

  /// What a feed has with items of this title and hour, the newest first.
  private func update(_ items: [(title: String, hour: Int?)]) throws -> FeedUpdate {
    let entries = items.map { title, hour in
      let date = hour.map { "<pubDate>Fri, 27 Nov 2026 \($0):00:00 GMT</pubDate>" } ?? ""
      return "<item><title>\(title)</title><link>\(Self.link)</link>\(date)</item>"
    }
    let xml = "<rss><channel><title>A</title>\(entries.joined())</channel></rss>"
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "a")
    return .fetched("a", FeedResponse(content: .document(document, HTTPValidators())))
  }

  private func library() -> Library {
    let library = Library { TestApp.now }
    library.changeSettings { $0.includesBundledFeed = false }
    library.add(Feed(id: "a"))
    return library
  }

  private func titles(_ library: Library) -> [String] {
    library.articles(.headlines).map { $0.content.title + ($0.isRead ? " (read)" : "") }
  }

  @Test func `are different if title and date are, and a new one is unread`() async throws {
    let library = library()
    await library.apply([try update([("Evening", 18), ("Morning", 10)])])
    #expect(titles(library) == ["Evening", "Morning"])
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([try update([("Night", 23), ("Evening", 18)])])
    await library.apply([try update([("Night", 23)])])

    #expect(titles(library) == ["Night", "Evening (read)", "Morning"])
  }

  @Test func `are the same with the title or the date in common`() async throws {
    let library = library()
    await library.apply([try update([("Evening", 18)])])
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([try update([("Evening, corrected", 18)])])
    #expect(titles(library) == ["Evening, corrected (read)"])
    await library.apply([try update([("Evening, corrected", 20)])])
    #expect(titles(library) == ["Evening, corrected (read)"])
  }

  @Test func `are different if their titles are, also without dates`() async throws {
    let library = library()
    await library.apply([try update([("One", nil), ("Two", nil)])])
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([try update([("Three", nil), ("Two", nil), ("One", nil)])])

    #expect(titles(library).sorted() == ["One (read)", "Three", "Two"])
  }

  @Test func `that a limit has removed stay away, and later ones come`() async throws {
    let library = library()
    await library.apply([try update([("Old", 10)])])
    let row = try #require(library.feed("a")?.row)
    library.store.change { db in
      _ = try ArticleTables(db: db).drop(
        beyond: .month, now: Timestamp(secondsSince1970: 4_000_000_000), atMost: 10)
      let other = ArticleContent(id: "x", title: "Kept")
      let noon = Timestamp(secondsSince1970: 1_795_780_800)
      try ArticleTables(db: db).write(other, of: (row, "a"), date: noon, worldSections: [])
    }
    #expect(titles(library) == ["Kept"])

    await library.apply([try update([("New", 20), ("Old", 10)])])

    #expect(titles(library) == ["New", "Kept"])
  }
}
