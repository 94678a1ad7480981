import LocalizableStrings

@testable import Headlines

/// The texts on screens of the program that come from no key: those of the articles, addresses, and names of languages.
@MainActor enum FitData {
  private static let articles = "\(BundledFeeds.text(in: "en").text)"
  private static let languages = ["en", "pl", "en-XA", "he-XB", "ja-XC"].compactMap(Language.init)

  /// Whether all words of a text are data, such as the section and the length of a video.
  static func contains(_ text: String) -> Bool {
    text.split(separator: " · ").filter { $0.contains(where: \.isLetter) }.allSatisfy { part in
      articles.contains(part) || part.contains("news.example.com")
        || languages.contains { part.hasPrefix($0.autonym) }
    }
  }
}
