import LocalizableStrings

/// The documents of the feed that comes with the program, one per language, parsed on first use.
@MainActor
final class BundledFeeds {
  private var documents: [Language: FeedDocument] = [:]

  /// The language of the document for a language: English if there is none.
  static func code(of language: Language) -> String { language.code == "pl" ? "pl" : "en" }

  /// The document for a language as text, and the setting that says what the database has of it.
  static func text(in language: Language) -> (text: StaticString, setting: String) {
    let code = code(of: language)
    return (
      code == "pl" ? EmbeddedTexts.headlines_pl_xml : EmbeddedTexts.headlines_en_xml,
      "bundled." + code
    )
  }

  /// The document in a language, or in English if there is none.
  func document(in language: Language) -> FeedDocument {
    if let document = documents[language] { return document }
    let document = Self.text(in: language).text.withUTF8Buffer { buffer in
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

extension StaticString {
  /// Changes with the text.
  var fingerprint: String { withUTF8Buffer { String(StableHash.of($0), radix: 16) } }
}
