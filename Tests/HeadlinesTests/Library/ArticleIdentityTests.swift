import Foundation
import LocalizableStrings
import TestCases
import Testing

@testable import Headlines

/// Which article is which over several refreshes, whatever a feed gives as guids, links and dates.
@MainActor
@Suite struct `The identity of articles` {
  private nonisolated static let firstDate = 1_700_000_000.0

  /// What the items of a feed have: each its own, all the same, nothing, or another one at each fetch.
  enum Attribute: CaseIterable, Sendable {
    case own
    case shared
    case missing
    case changing

    func value(_ own: String, _ shared: String, _ edition: Int = 0) -> String? {
      switch self {
      case .own: own
      case .shared: shared
      case .missing: nil
      case .changing: "\(own)-\(edition)"
      }
    }
  }

  /// What the items of a feed have.
  struct Kind: Sendable, CustomTestStringConvertible {
    let guid: Attribute
    let link: Attribute
    let date: Attribute
    var testDescription: String { "guid \(guid), link \(link), date \(date)" }

    /// Whether an item is still the article that it was in `last`; `isOnly` if it has always been the same.
    func isKnown(_ item: Original, since last: Original, isOnly: Bool) -> Bool {
      let hasTitle = item.title == last.title
      let hasDate = date != .own || item.hour == last.hour
      if guid == .own { return true }
      if guid != .changing, link == .own, isOnly { return hasTitle || hasDate }
      return hasTitle && hasDate && (date != .missing || item.text == last.text)
    }
  }

  /// An article as its author has it.
  struct Original: Hashable {
    let number: Int
    var edition = 0
    var title: String
    var text: String
    var hour: Int

    init(_ number: Int) {
      self.number = number
      (title, text, hour) = ("Title \(number)", "Text \(number)", number)
    }

    mutating func edit(using generator: inout SeededGenerator) {
      edition += 1
      let parts = Int.random(in: 1...7, using: &generator)
      if parts & 1 > 0 { title = "Title \(number), edition \(edition)" }
      if parts & 2 > 0 { text = "Text \(number), edition \(edition)" }
      if parts & 4 > 0 { hour += 300 }
    }

    func item(_ kind: Kind, fetch: Int = 0) -> String {
      let guid = kind.guid.value("id-\(number)", "id", fetch).map {
        "<guid isPermaLink='false'>\($0)</guid>"
      }
      let link = kind.link.value("http://example.org/\(number)", "http://example.org/all").map {
        "<link>\($0)</link>"
      }
      let first = Date(timeIntervalSince1970: firstDate)
      let own = first.addingTimeInterval(Double(hour) * 3_600)
      let time = kind.date.value(own.ISO8601Format(), first.ISO8601Format()).map {
        "<pubDate>\($0)</pubDate>"
      }
      return """
        <item><title>\(title)</title>\(guid ?? "")\(link ?? "")\(time ?? "")
        <description>\(text)</description></item>
        """
    }
  }

  /// An article that the library should have.
  struct Expected: Hashable {
    var original: Original
    var isRead = false
    var isSaved = false

    /// The article as ``line(_:_:)`` has it, with the hour of its date.
    func line(_ kind: Kind) -> String {
      "\(kind.date.value("\(original.hour)", "0") ?? "-") \(original.title): \(original.text)"
        + (isRead ? " (read)" : "") + (isSaved ? " (saved)" : "")
    }
  }

  private nonisolated static var kinds: [Kind] {
    let attributes: [Attribute] = [.own, .shared, .missing]
    return Attribute.allCases.flatMap { guid in
      attributes.flatMap { link in
        attributes.map { Kind(guid: guid, link: link, date: $0) }
      }
    }
  }

  @Test(arguments: Cases.few(9, of: kinds), Seed.few(2, many: 20, from: 1))
  func `outlasts edits and any order`(kind: Kind, seed: Seed) async throws {
    var generator = seed.generator
    let library = Self.library()
    var originals = (0..<6).map(Original.init)
    // The last of each number is the one that the feed has now.
    var expected: [[Expected]] = originals.map { _ in [] }

    for fetch in 1...6 {
      // Nobody can tell whether the only item is another one if all have the same guid or link.
      let shown = originals.shuffled(using: &generator)
        .prefix(Int.random(in: fetch == 1 ? 2...5 : 1...5, using: &generator))
      for original in shown {
        let number = original.number
        let isOnly = expected[number].count == 1
        if let last = expected[number].last?.original,
          kind.isKnown(original, since: last, isOnly: isOnly)
        {
          expected[number][expected[number].count - 1].original = original
        } else {
          expected[number].append(Expected(original: original))
        }
      }
      let update = try Self.update(shown.map { $0.item(kind, fetch: fetch) })
      await library.apply([update])
      let found = library.articles(.headlines).map { Self.datedLine($0, library) }.sorted()
      #expect(found == expected.joined().map { $0.line(kind) }.sorted(), "fetch \(fetch)")

      let before = library.articles(.headlines).map { ($0.row.article, $0.date) }
      await library.apply([update])
      let after = library.articles(.headlines).map { ($0.row.article, $0.date) }
      #expect(before.elementsEqual(after, by: ==), "fetch \(fetch), unchanged")

      let chosen = try #require(library.articles(.headlines).randomElement(using: &generator))
      let line = Self.datedLine(chosen, library)
      library.markAsRead(chosen)
      library.toggleSaved(chosen)
      for number in expected.indices {
        for index in expected[number].indices where expected[number][index].line(kind) == line {
          expected[number][index].isRead = true
          expected[number][index].isSaved.toggle()
        }
      }
      for index in originals.indices where Int.random(in: 0..<3, using: &generator) == 0 {
        originals[index].edit(using: &generator)
      }
    }
  }

  @Test func `is no shared guid`() async throws {
    let kind = Kind(guid: .shared, link: .own, date: .own)
    let library = Self.library()
    for day in 1...4 {
      await library.apply([try Self.update([Original(day).item(kind)])])
      let newest = try #require(library.articles(.headlines).first)
      #expect(newest.content.title == "Title \(day)" && !newest.isRead)
      library.markAsRead(newest)
      if day == 1 { library.toggleSaved(newest) }
    }

    #expect(library.articles(.headlines).count == 4 && library.unreadCount(.all) == 0)
    #expect(library.articles(.saved).map(\.content.title) == ["Title 1"])
  }

  @Test func `is the guid for a stored article with another link and title`() async throws {
    let library = Self.library()
    func item(_ title: String) -> String {
      "<item><guid>1</guid><title>\(title)</title><link>http://a.org/\(title)</link>"
        + "<pubDate>2026-11-02</pubDate></item>"
    }
    await library.apply([try Self.update([item("Fire")])])
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([try Self.update([item("Flood")])])

    #expect(Self.found(library) == ["Flood:  (read)"])
  }

  @Test func `of an article is the same when its feed begins to have guids`() async throws {
    let library = Self.library()
    let (old, new) = (
      Kind(guid: .missing, link: .own, date: .own), Kind(guid: .own, link: .own, date: .own)
    )
    await library.apply([try Self.update((1...3).map { Original($0).item(old) })])
    library.markAsRead(library.articles(.headlines)[0])

    await library.apply([try Self.update((2...4).map { Original($0).item(new) })])

    #expect(
      Self.found(library)
        == ["Title 1: Text 1", "Title 2: Text 2", "Title 3: Text 3 (read)", "Title 4: Text 4"])
  }

  @Test func `of articles with one title and date, but other texts, is their text`() async throws {
    let library = Self.library()
    func item(_ text: String) -> String {
      """
      <item><guid>\(text.isEmpty ? 2 : 1)</guid><title>\(text.isEmpty ? "Other" : "Weather")</title>
      <pubDate>2026-11-02</pubDate><description>\(text)</description></item>
      """
    }
    let all = [item("Rain"), item("Sun"), item("")].map {
      $0.replacing("<guid>2<", with: "<guid>1<")
    }
    await library.apply([try Self.update(all)])
    let rain = try #require(
      library.articles(.headlines).first { library.text(of: $0).summary == "Rain" })
    library.markAsRead(rain)

    await library.apply([try Self.update([item("Snow"), item("Rain")] + all.reversed())])

    #expect(
      Self.found(library) == ["Other: ", "Weather: Rain (read)", "Weather: Snow", "Weather: Sun"])
  }

  @Test func `of an article that a limit has removed is known among those with its guid`()
    async throws
  {
    let kind = Kind(guid: .shared, link: .missing, date: .own)
    let library = Self.library()
    await library.apply([try Self.update([Original(1).item(kind)])])
    library.store.change { db in
      _ = try ArticleTables(db: db).drop(
        beyond: .month, now: Timestamp(secondsSince1970: 4_000_000_000), atMost: 10)
    }

    await library.apply([try Self.update([Original(2).item(kind), Original(1).item(kind)])])

    #expect(library.articles(.headlines).map(\.content.title) == ["Title 2"])
  }

  @Test func `of the articles of a feed that was removed is known when it is back`() async throws {
    let kind = Kind(guid: .shared, link: .missing, date: .own)
    let library = Self.library()
    await library.apply([try Self.update((1...2).map { Original($0).item(kind) })])
    let first = try #require(library.articles(.headlines).first { $0.content.title == "Title 1" })
    library.markAsRead(first)
    library.remove("a")
    await library.finishWork()

    library.add(Feed(id: "a"))
    await library.apply([try Self.update((0...2).map { Original($0).item(kind) })])

    #expect(
      Self.found(library) == ["Title 0: Text 0", "Title 1: Text 1 (read)", "Title 2: Text 2"])
  }

  @Test func `is that of the user also for the feeds of one run`() async throws {
    let kind = Kind(guid: .shared, link: .own, date: .own)
    let user = Self.library()
    await user.apply([try Self.update([Original(1).item(kind)])])
    func document(_ number: Int) throws -> FeedDocument {
      try Self.document([Original(number).item(kind)])
    }

    let temporary = Library(
      temporaryFeeds: [TemporaryFeed(id: "a", document: try document(2))], store: user.store
    ) { TestApp.now }
    let shown = try #require(temporary.articles(.headlines).first)
    temporary.markAsRead(shown)
    temporary.toggleSaved(shown)
    let next = Library(
      temporaryFeeds: [TemporaryFeed(id: "a", document: try document(3))], store: user.store
    ) { TestApp.now }

    #expect(next.unreadCount(.all) == 1)
    #expect(user.articles(.saved).map(\.content.title) == ["Title 2"])
    #expect(user.articles(.headlines).first { $0.content.title == "Title 1" }?.isRead == false)
  }

  @Test func `is found in linear time among many with one guid`() async throws {
    let kind = Kind(guid: .shared, link: .missing, date: .missing)
    let library = Self.library()
    let items = (0..<1_000).map { Original($0).item(kind) }

    await library.apply([try Self.update(items)])
    await library.apply([try Self.update(items.reversed())])

    #expect(library.articles(.headlines).count == 1_000)
  }

  private static func library() -> Library {
    let library = Library { TestApp.now }
    library.changeSettings { $0.includesBundledFeed = false }
    library.add(Feed(id: "a"))
    return library
  }

  private static func document(_ items: [String]) throws -> FeedDocument {
    let xml = "<rss><channel><title>A</title>\(items.joined())</channel></rss>"
    return try FeedReader().document(bytes: Array(xml.utf8), file: "a")
  }

  private static func update(_ items: [String]) throws -> FeedUpdate {
    .fetched("a", FeedResponse(content: .document(try document(items), HTTPValidators())))
  }

  /// The articles of the library, in the order of their titles and texts.
  private static func found(_ library: Library) -> [String] {
    library.articles(.headlines).map { line($0, library) }.sorted()
  }

  private static func line(_ article: Article, _ library: Library) -> String {
    let text = library.text(of: article).body.paragraphs.joined(separator: " ")
    return "\(article.content.title): \(text)\(article.isRead ? " (read)" : "")"
      + (library.isSaved(article) ? " (saved)" : "")
  }

  private static func datedLine(_ article: Article, _ library: Library) -> String {
    let hour = article.content.published.map { "\(Int($0.secondsSince1970 - firstDate) / 3_600)" }
    return "\(hour ?? "-") \(line(article, library))"
  }
}
