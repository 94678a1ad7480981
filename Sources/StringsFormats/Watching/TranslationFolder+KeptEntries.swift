package import Foundation
package import StringsSyntax

extension TranslationFolder {
  /// The errors in reading the folder, each once.
  package var errors: [Diagnostic] {
    diagnostics.filter { $0.severity == .error }.withoutDuplicates()
  }

  /// A line for each error, with paths relative to the folder.
  package var errorLines: [String] {
    errors.map { error in
      var error = error
      if error.file.hasPrefix(path + "/") { error.file.removeFirst(path.count + 1) }
      return "\(error)"
    }
  }

  /// Reads a folder again; if it has errors now, the entries that it lacks are those of `earlier`.
  ///
  /// While a file is broken, a missing entry may have been deleted or may be in the broken part.
  package init(_ url: URL, keepingEntriesOf earlier: TranslationFolder) {
    self.init(url)
    guard !errors.isEmpty else { return }
    for table in earlier.tables {
      let index = tables.firstIndex { $0.name == table.name } ?? tables.endIndex
      if index == tables.endIndex {
        tables.append(TranslationTable(name: table.name, translations: []))
      }
      for translation in table.translations {
        let found = Set(tables[index][translation.language]?.entries.map(\.key) ?? [])
        let lost = translation.entries.filter { !found.contains($0.key) }
        tables[index].add(
          Translation(
            language: translation.language,
            files: [TranslationFile(name: table.name, entries: lost)]))
      }
    }
  }
}
