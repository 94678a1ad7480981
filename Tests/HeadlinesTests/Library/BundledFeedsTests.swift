import Foundation
import Testing

@testable import Headlines

@Suite struct `Bundled feeds` {
  private static let sections = [
    "en": ["World", "Science", "Culture", "Economy", "Sport"],
    "pl": ["Świat", "Nauka", "Kultura", "Gospodarka", "Sport"],
  ]

  @Test(arguments: ["en", "pl"])
  func `both languages have twelve complete articles in five sections`(_ language: String) throws {
    let document = try Self.document(language)

    #expect(document.language == language)
    #expect(document.articles.count == 12)
    #expect(Set(document.articles.compactMap(\.section)) == Set(Self.sections[language] ?? []))
    for article in document.articles {
      #expect(article.author != nil && article.link != nil)
      #expect(article.summary != article.body.paragraphs.first, "\(article.id) has its own lead")
      #expect(article.body.paragraphs.count >= 4)
      let message = article.body.paragraphs.joined(separator: " ").split(separator: " ").count
      #expect((150...300).contains(message), "\(article.id)")
    }
  }

  @Test(arguments: ["en", "pl"])
  func `the newest article comes first`(_ language: String) throws {
    let dates = try Self.document(language).articles.compactMap(\.published)

    #expect(dates.count == 12)
    #expect(dates == dates.sorted(by: >))
  }

  private static func document(_ language: String) throws -> FeedDocument {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Resources")
    return try FeedReader().document(
      at: folder.appending(path: "headlines.\(language).xml").standardizedFileURL.path)
  }
}
