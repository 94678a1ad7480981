import LocalizableStrings
import StringsFormats

extension TranslationFolder {
  /// The errors in reading the folder, each once.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error }.withoutDuplicates() }

  /// Keeps the entries of an earlier reading that this one lacks, if this one has errors.
  ///
  /// While a file is broken, a missing entry may have been deleted or may be in the broken part.
  mutating func keepEntries(of earlier: TranslationFolder) {
    guard !errors.isEmpty else { return }
    for table in earlier.tables {
      let index = tables.firstIndex { $0.name == table.name } ?? tables.count
      if index == tables.count {
        tables.append(TranslationTable(name: table.name, translations: []))
      }
      for translation in table.translations { tables[index].keepEntries(of: translation) }
    }
  }
}

extension TranslationTable {
  fileprivate mutating func keepEntries(of earlier: Translation) {
    let index =
      translations.firstIndex { $0.language == earlier.language } ?? translations.count
    if index == translations.count {
      translations.append(Translation(language: earlier.language, files: []))
    }
    let found = Set(translations[index].files.flatMap(\.entries).map(\.key))
    let missing = earlier.entries.filter { !found.contains($0.key) }
    translations[index].files.append(TranslationFile(name: name, entries: missing))
  }
}
