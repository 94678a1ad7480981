import Foundation

/// Looks for words in articles.
struct StorySearch: Sendable {
  /// More are of no use to a reader, who adds a word instead.
  static let most = 500
  private static let slice = 200

  private let words: [String]

  /// A search for articles that have all these words, whatever their case and accents.
  init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func matches(_ story: Story) -> Bool {
    let article = story.article
    return words.allSatisfy { word in
      contains(word, article.title) || contains(word, article.summary)
        || contains(word, article.author ?? "") || contains(word, article.section ?? "")
        || contains(word, story.source.title) || article.body.contains { contains(word, $0) }
    }
  }

  /// The articles that match, a few at a time, in their order; looked for until nobody waits for them.
  func matches(among stories: [Story]) -> AsyncStream<[Story]> {
    AsyncStream { stream in
      let search = Task.detached {
        var count = 0
        for start in stride(from: 0, to: stories.count, by: Self.slice) where count < Self.most {
          if Task.isCancelled { break }
          let found = stories[start..<min(start + Self.slice, stories.count)].filter(matches)
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
