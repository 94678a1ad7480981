public import LocalizableStrings
public import StringsSyntax

/// All texts of one language: the files of a `*.lproj` folder.
public struct Translation: Sendable {
  public let language: Language
  /// Where a later file has a key that an earlier one has too, the later one counts.
  public let files: [TranslationFile]

  public init(language: Language, files: [TranslationFile]) {
    self.language = language
    self.files = files
  }

  /// Each key once, with the value that counts, in the order of the files.
  public var pairs: [PropertyListPair] {
    var values: [String: PropertyListValue] = [:]
    for entry in files.flatMap(\.entries) { values[entry.key] = entry.value }
    return files.flatMap(\.entries).compactMap { entry in
      values.removeValue(forKey: entry.key).map { PropertyListPair(key: entry.key, value: $0) }
    }
  }

  public var table: StringsTable { StringsTable(language: language, pairs: pairs) }
}
