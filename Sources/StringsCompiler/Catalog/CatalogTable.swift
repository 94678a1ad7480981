import LocalizableStrings
import StringsFormats

/// The files of one name in all languages.
struct CatalogTable {
  /// The one that is there even where it has no texts.
  static let main = "Localizable"

  let name: String
  let folder: LocalizationFolder

  var isMain: Bool { name == Self.main }

  /// Each key once, in the order of the files, where it is defined last.
  func entries(in language: Language) -> [CatalogEntry] {
    let all = folder.translations.filter { $0.language == language }.flatMap(\.files)
      .flatMap { file in
        file.entries.map { CatalogEntry(language: language, file: file.file, entry: $0) }
      }
    var last: [String: CatalogEntry] = [:]
    for entry in all { last[entry.entry.key] = entry }
    return all.compactMap { last.removeValue(forKey: $0.entry.key) }
  }
}
