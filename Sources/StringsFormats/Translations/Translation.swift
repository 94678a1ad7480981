public import LocalizableStrings
public import StringsSyntax

/// The texts of one table in one language.
public struct Translation: Sendable {
  /// The language of the texts.
  public let language: Language
  /// Of equal keys, that of the last file counts.
  public internal(set) var files: [TranslationFile] {
    didSet { keysAreUnique = Self.areUnique(files) }
  }
  /// Whether each key is there once in all files.
  private var keysAreUnique: Bool

  /// Creates a translation of files that are in memory.
  public init(language: Language, files: [TranslationFile]) {
    self.language = language
    self.files = files
    keysAreUnique = Self.areUnique(files)
  }

  /// Each key once: its last definition, at the index of its first one.
  public var entries: [TranslationEntry] {
    if keysAreUnique { return files.count == 1 ? files[0].entries : files.flatMap(\.entries) }
    var entries: [TranslationEntry] = []
    var indices: [String: Int] = [:]
    for entry in files.lazy.flatMap(\.entries) {
      if let index = indices[entry.key] {
        entries[index] = entry
      } else {
        indices[entry.key] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  private static func areUnique(_ files: [TranslationFile]) -> Bool {
    guard files.allSatisfy(\.keysAreUnique) else { return false }
    if files.count < 2 { return true }
    return Set(files.lazy.flatMap(\.entries).map(\.key)).count
      == files.reduce(0) { $0 + $1.entries.count }
  }

  /// The keys and values of ``entries``.
  public var pairs: [PropertyListPair] {
    entries.map { PropertyListPair(key: $0.key, value: $0.value) }
  }

  /// The table that a `Localizer` looks these texts up in.
  public var stringsTable: StringsTable { StringsTable(language: language, pairs: pairs) }
}
