import Foundation

/// A full-text search over articles.
struct ArticleSearch: Sendable {
  /// The most articles that a search returns.
  static let limit = 500
  /// The number of articles searched between two batches of results.
  private static let batchSize = 200

  private let words: [String]

  /// Searches for articles that contain all words, ignoring case and accents.
  init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func matches(_ article: Article) -> Bool {
    let content = article.content
    return words.allSatisfy { word in
      contains(word, content.title) || contains(word, content.summary)
        || contains(word, content.author ?? "") || contains(word, content.section ?? "")
        || contains(word, article.feed.title) || content.body.contains { contains(word, $0) }
    }
  }

  /// The matching articles in their order, in batches, searched off the main actor.
  ///
  /// Ending the iteration cancels the search.
  func matches(among articles: [Article]) -> AsyncStream<[Article]> {
    AsyncStream { stream in
      let search = Task.detached {
        var count = 0
        for start in stride(from: 0, to: articles.count, by: Self.batchSize)
        where count < Self.limit {
          if Task.isCancelled { break }
          let found = articles[start..<min(start + Self.batchSize, articles.count)].filter(matches)
          count += found.count
          if !found.isEmpty { stream.yield(found) }
        }
        stream.finish()
      }
      stream.onTermination = { _ in search.cancel() }
    }
  }

  private func contains(_ word: String, _ text: String) -> Bool {
    text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
