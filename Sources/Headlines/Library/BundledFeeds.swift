import LocalizableStrings

/// The documents of the feed that comes with the program, one per language, parsed on first use.
@MainActor
final class BundledFeeds {
  private var documents: [Language: FeedDocument] = [:]

  /// The document in a language, or in English if there is none.
  func document(in language: Language) -> FeedDocument {
    if let document = documents[language] { return document }
    let text =
      language.code == "pl" ? EmbeddedTexts.headlines_pl_xml : EmbeddedTexts.headlines_en_xml
    let document = text.withUTF8Buffer { buffer in
      do {
        return try FeedReader().document(bytes: Array(buffer), file: "\(language).xml")
      } catch {
        preconditionFailure("the bundled articles are a feed: \(error)")
      }
    }
    documents[language] = document
    return document
  }
}
