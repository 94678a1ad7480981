public import LocalizableStrings
public import StringsSyntax

/// A string catalog (`.xcstrings`): the texts of every language in one JSON file.
///
/// Its entries have the same values as those of a `.stringsdict` file: what varies by number becomes
/// variables with forms, what varies by device a choice of devices, of which `other` counts on Linux.
/// A key without a text in the source language is its own text, as in Xcode.
public struct StringCatalog: Sendable {
  /// The name that diagnostics mention.
  public let file: String
  /// `nil` if the file does not say it, or cannot be read.
  public let sourceLanguage: Language?
  /// In the order of the language tags; each with one file, named like this one.
  public let translations: [Translation]
  public let diagnostics: [Diagnostic]

  /// Reads JSON in UTF-8 or UTF-16; what cannot be read is told by `diagnostics`.
  public init(bytes: [UInt8], file: String) {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    var reader = CatalogReader(file: file)
    do throws(JSONProblem) {
      let (root, duplicates) = try JSONReader.read(text)
      reader.diagnostics = duplicates.map {
        Diagnostic(
          file: file, position: $0.position, severity: .warning, code: .duplicateKey,
          message: $0.message, related: $0.related)
      }
      reader.read(root)
    } catch {
      reader.report(.invalidJSON, error.message, at: error.position)
    }
    var silencers = Silencers(reader.silencers)
    self.file = file
    sourceLanguage = reader.sourceLanguage
    diagnostics = silencers.keep(reader.diagnostics, file: file)
    translations = reader.entries.sorted { $0.key.tag < $1.key.tag }.map { language, entries in
      let file = TranslationFile(file: file, entries: entries, silencers: silencers)
      return Translation(language: language, files: [file])
    }
  }
}
