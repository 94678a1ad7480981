import LocalizableStrings

/// The articles that come with the program, read when they are first asked for.
@MainActor
final class BundledFeeds {
  private var read: [Language: Feed] = [:]

  /// The feed in a language, or in English where there is none.
  func feed(in language: Language) -> Feed {
    if let feed = read[language] { return feed }
    let text =
      language.code == "pl" ? EmbeddedTexts.headlines_pl_xml : EmbeddedTexts.headlines_en_xml
    let feed = text.withUTF8Buffer { buffer in
      do {
        return try FeedReader().feed(bytes: Array(buffer), file: "\(language).xml")
      } catch {
        preconditionFailure("the bundled articles are a feed: \(error)")
      }
    }
    read[language] = feed
    return feed
  }
}
