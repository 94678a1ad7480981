import Foundation
import Testing

@testable import Headlines

@Suite struct `Bundled articles` {
  private static let sections = [
    "en": ["World", "Science", "Culture", "Economy", "Sport"],
    "pl": ["Świat", "Nauka", "Kultura", "Gospodarka", "Sport"],
  ]

  @Test(arguments: ["en", "pl"])
  func `both languages have twelve whole articles in five sections`(_ language: String) throws {
    let feed = try Self.feed(language)

    #expect(feed.language == language)
    #expect(feed.articles.count == 12)
    #expect(Set(feed.articles.compactMap(\.section)) == Set(Self.sections[language] ?? []))
    for article in feed.articles {
      #expect(article.author != nil && article.link != nil)
      #expect(article.summary != article.body.first, "\(article.id) has a lead of its own")
      #expect(article.body.count >= 4)
      let words = article.body.joined(separator: " ").split(separator: " ").count
      #expect((150...300).contains(words), "\(article.id)")
    }
  }

  @Test(arguments: ["en", "pl"])
  func `the newest article comes first`(_ language: String) throws {
    let dates = try Self.feed(language).articles.compactMap(\.published)

    #expect(dates.count == 12)
    #expect(dates == dates.sorted(by: >))
  }

  private static func feed(_ language: String) throws -> Feed {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Resources")
    return try FeedReader().feed(
      at: folder.appending(path: "headlines.\(language).xml").standardizedFileURL.path)
  }
}
