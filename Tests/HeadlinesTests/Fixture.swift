import Foundation
import Testing

@testable import Headlines

/// A feed as a file beside the tests.
enum Fixture {
  static func path(_ name: String) throws -> String {
    let url = Bundle.module.url(forResource: "Feeds/\(name)", withExtension: nil)
    return try #require(url).path
  }

  static func feed(_ name: String) throws -> Feed {
    try FeedReader().feed(at: path(name))
  }

  /// Reads a feed with one item.
  static func article(_ item: String) throws -> Article {
    let xml = "<rss><channel><title>T</title><item>\(item)</item></channel></rss>"
    let feed = try FeedReader().feed(bytes: Array(xml.utf8), file: "test.xml")
    return try #require(feed.articles.first)
  }

  /// What reading the text as a feed ends with.
  static func failure(of text: String) -> FeedError? {
    failure(of: Array(text.utf8))
  }

  static func failure(of bytes: [UInt8]) -> FeedError? {
    do throws(FeedError) {
      _ = try FeedReader().feed(bytes: bytes, file: "test.xml")
      return nil
    } catch {
      return error
    }
  }
}
