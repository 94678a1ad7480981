import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Translations that belong together: one table in all its languages.
struct TranslationSet {
  var folder: LocalizationFolder
  /// The table's name: that of its files without the ending.
  var table: String
  var names = ShownPaths()
  /// How the path of the only file ends that was asked for, if not all were.
  var onlyFile: String?

  /// How many files were read.
  var fileCount: Int {
    onlyFile == nil ? Set(folder.translations.flatMap(\.files).map(\.file)).count : 1
  }

  /// Says so if languages cannot be compared, because there is none to compare them with.
  func comparisonRemark(_ wish: Language?) -> String? {
    let language = developmentLanguage(wish)
    let languages = folder.translations.map(\.language)
    guard !languages.isEmpty, !languages.contains(language), languages != [.undetermined] else {
      return nil
    }
    return "\(table): no texts in \(language) to compare with; see --development-language"
  }

  /// Everything that is wrong with it, file by file.
  func diagnostics(developmentLanguage wish: Language?) -> [Diagnostic] {
    let found =
      folder.diagnostics + folder.check(developmentLanguage: developmentLanguage(wish))
    var order: [String: Int] = [:]
    for diagnostic in found where order[diagnostic.file] == nil {
      order[diagnostic.file] = order.count
    }
    let byFile = Dictionary(grouping: found, by: \.file)
    return order.sorted { $0.value < $1.value }
      .filter { file, _ in onlyFile.map { file.hasSuffix("/" + $0) } ?? true }
      .flatMap { file, _ in (byFile[file] ?? []).sortedByPlace() }
      .map(names.renaming)
  }

  /// The language the others are compared with.
  func developmentLanguage(_ wish: Language?) -> Language {
    wish ?? folder.sourceLanguage ?? "en"
  }
}
