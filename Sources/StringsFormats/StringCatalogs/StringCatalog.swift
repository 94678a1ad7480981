public import LocalizableStrings
public import StringsSyntax

/// A String Catalog (`.xcstrings`): the texts of one table in every language, as JSON.
///
/// Its entries have the values that a `.stringsdict` file has: plural variations and substitutions
/// become variables with forms, device variations become device rules. A key without a text in the
/// source language is its own text, as in Xcode.
public struct StringCatalog: Sendable {
  /// The name of the file, as diagnostics give it.
  public let file: String
  /// `nil` if the file does not name it, or cannot be read.
  public let sourceLanguage: Language?
  /// In the order of the language tags; each has one file, with the name of the catalog.
  public let translations: [Translation]
  /// What cannot be read, and stale keys.
  public let diagnostics: [Diagnostic]

  /// Reads JSON in UTF-8 or UTF-16.
  public init(bytes: [UInt8], file: String) {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    var reader = CatalogReader(file: file, size: text.count)
    do throws(JSONProblem) {
      let (root, duplicates) = try JSONReader.read(text)
      reader.diagnostics = duplicates.map { $0.diagnostic(.duplicateKey, .warning, in: file) }
      reader.read(root)
    } catch {
      reader.diagnostics = [error.diagnostic(.invalidJSON, .error, in: file)]
    }
    var ignoreComments = IgnoreComments(reader.ignoreComments)
    self.file = file
    sourceLanguage = reader.sourceLanguage
    diagnostics = ignoreComments.apply(to: reader.diagnostics, file: file)
    translations = reader.entries.sorted { $0.key.tag < $1.key.tag }.map { language, entries in
      let file = TranslationFile(name: file, entries: entries, ignoreComments: ignoreComments)
      return Translation(language: language, files: [file])
    }
  }
}
