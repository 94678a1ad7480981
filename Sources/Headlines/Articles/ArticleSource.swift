import LocalizableStrings

/// Where the articles come from.
@MainActor
enum ArticleSource {
  /// One feed, whatever the language.
  case feed(Feed)
  /// The articles that come with the program, in each of its languages.
  case bundled(BundledFeeds)

  func feed(in language: Language) -> Feed {
    switch self {
    case .feed(let feed): feed
    case .bundled(let feeds): feeds.feed(in: language)
    }
  }
}
