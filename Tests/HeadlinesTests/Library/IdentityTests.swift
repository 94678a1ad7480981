import Foundation
import LocalizableStrings
import TestCases
import Testing

@testable import Headlines

/// Which article is which over several refreshes, whatever a feed gives as identifiers, links and dates.
@MainActor
@Suite struct `The same article` {
  /// What the items of a feed have: each its own, all the same, or nothing.
  enum Attribute: CaseIterable, Sendable {
    case own
    case shared
    case missing

    func value(_ own: String, _ shared: String) -> String? {
      switch self {
      case .own: own
      case .shared: shared
      case .missing: nil
      }
    }
  }

  struct Kind: Sendable, CustomTestStringConvertible {
    let identifier: Attribute
    let link: Attribute
    let date: Attribute
    var testDescription: String { "guid \(identifier), link \(link), date \(date)" }

    /// Whether an article is still known after one of its attributes has changed.
    func isKnown(after edit: Edit) -> Bool {
      let hasName = identifier != .missing || link != .missing
      switch edit {
      case .title: return identifier == .own || link == .own
      case .text: return hasName || date != .missing
      case .date: return hasName
      case .everything: return identifier == .own && link == .own
      }
    }
  }

  enum Edit: CaseIterable { case title, text, date, everything }

  /// An article as its author has it.
  struct Original {
    let number: Int
    var edition = 0
    var title: String
    var text: String
    var hour: Int

    init(_ number: Int) {
      self.number = number
      (title, text, hour) = ("Title \(number)", "Text \(number)", number)
    }

    mutating func apply(_ edit: Edit) {
      edition += 1
      if edit == .title || edit == .everything { title = "Title \(number), edition \(edition)" }
      if edit == .text || edit == .everything { text = "Text \(number), edition \(edition)" }
      if edit == .date || edit == .everything { hour += 300 }
    }

    func item(_ kind: Kind) -> String {
      let guid = kind.identifier.value("id-\(number)", "id").map {
        "<guid isPermaLink='false'>\($0)</guid>"
      }
      let link = kind.link.value("http://example.org/\(number)", "http://example.org/all").map {
        "<link>\($0)</link>"
      }
      let first = Date(timeIntervalSince1970: 1_700_000_000)
      let time = kind.date.value(
        first.addingTimeInterval(Double(hour) * 3_600).ISO8601Format(), first.ISO8601Format()
      ).map { "<pubDate>\($0)</pubDate>" }
      return """
        <item><title>\(title)</title>\(guid ?? "")\(link ?? "")\(time ?? "")
        <description>\(text)</description></item>
        """
    }
  }

  private nonisolated static var kinds: [Kind] {
    Attribute.allCases.flatMap { identifier in
      Attribute.allCases.flatMap { link in
        Attribute.allCases.map { Kind(identifier: identifier, link: link, date: $0) }
      }
    }
  }

  @Test(arguments: kinds, Seed.few(1, many: 20))
  func `keeps its star and its mark, and no other gets them`(kind: Kind, seed: Seed) async throws {
    var generator = seed.generator
    let library = Self.library()
    var originals = (0..<6).map(Original.init)
    var (starred, read): (Set<Int>, Set<Int>) = ([], [])
    // What the feed cannot tell from a new article.
    var repeated: Set<Int> = []

    for step in 1...7 {
      // A feed of one item whose link is that of another article each day says nothing.
      let minimum = kind.link == .shared ? 2 : 1
      let shown = originals.shuffled(using: &generator)
        .prefix(Int.random(in: minimum...5, using: &generator))
      await library.apply([try Self.update(shown.map { $0.item(kind) })])

      let place = "step \(step)"
      let articles = Array(library.articles(.headlines))
      for original in shown {
        let found = articles.filter {
          $0.content.title == original.title
            && library.text(of: $0).body.paragraphs == [original.text]
        }
        #expect(found.count == 1, "\(place): \(original) in \(articles.map(\.content.title))")
      }
      let saved = library.articles(.saved).compactMap { Self.number(of: $0, library) }
      #expect(Set(saved) == starred && saved.count == starred.count, "\(place)")
      for number in Set(articles.compactMap { Self.number(of: $0, library) }) {
        let own = articles.filter { Self.number(of: $0, library) == number }
        #expect(own.count == 1 || repeated.contains(number), "\(place): \(number)")
        #expect(own.contains(where: \.isRead) == read.contains(number), "\(place): \(number)")
      }

      let chosen = try #require(articles.randomElement(using: &generator))
      let number = try #require(Self.number(of: chosen, library))
      library.markAsRead(chosen)
      read.insert(number)
      if !starred.contains(number), !repeated.contains(number) {
        library.toggleSaved(chosen)
        starred.insert(number)
      }
      let edit = try #require(Edit.allCases.randomElement(using: &generator))
      let index = Int.random(in: originals.indices, using: &generator)
      originals[index].apply(edit)
      if !kind.isKnown(after: edit) { repeated.insert(originals[index].number) }
    }
  }

  @Test func `is a new one each day where all get one identifier`() async throws {
    let kind = Kind(identifier: .shared, link: .own, date: .own)
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

  @Test func `comes although a limit has removed another with its identifier`() async throws {
    let kind = Kind(identifier: .shared, link: .missing, date: .own)
    let library = Self.library()
    await library.apply([try Self.update([Original(1).item(kind)])])
    library.store.change { db in
      _ = try ArticleTables(db: db).drop(
        beyond: .month, now: Timestamp(secondsSince1970: 4_000_000_000), atMost: 10)
    }

    await library.apply([try Self.update([Original(2).item(kind), Original(1).item(kind)])])

    #expect(library.articles(.headlines).map(\.content.title) == ["Title 2"])
  }

  @Test func `is that of the user also for the feeds of one run`() async throws {
    let kind = Kind(identifier: .shared, link: .own, date: .own)
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

  /// The number of the original in the text of an article.
  private static func number(of article: Article, _ library: Library) -> Int? {
    library.text(of: article).body.paragraphs.first?
      .split { !$0.isNumber }.first.flatMap { Int($0) }
  }
}
