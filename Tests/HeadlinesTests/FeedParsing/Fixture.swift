import Foundation
import Testing

@testable import Headlines

/// Feeds for tests, from files and strings.
enum Fixture {
  static func path(_ name: String) throws -> String {
    let url = Bundle.module.url(forResource: "Feeds/\(name)", withExtension: nil)
    return try #require(url).path
  }

  static func document(_ name: String) throws -> FeedDocument {
    try FeedReader().document(at: path(name))
  }

  /// The article of a feed with one item.
  static func article(_ item: String) throws -> ArticleContent {
    let xml = "<rss><channel><title>T</title><item>\(item)</item></channel></rss>"
    let document = try FeedReader().document(bytes: Array(xml.utf8), file: "test.xml")
    return try #require(document.articles.first)
  }

  /// The error of reading text as a feed; nil for a feed.
  static func error(of text: String) -> FeedError? {
    error(of: Array(text.utf8))
  }

  static func error(of bytes: [UInt8]) -> FeedError? {
    do throws(FeedError) {
      _ = try FeedReader().document(bytes: bytes, file: "test.xml")
      return nil
    } catch {
      return error
    }
  }
}
