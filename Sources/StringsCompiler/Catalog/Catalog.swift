import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// All translations in a folder: every table in every language, and how its target wants them.
struct Catalog {
  /// The path of the folder, for what is wrong with all of it.
  let root: String
  /// The one named `Localizable` first, in which keys are looked up first, then by their names.
  let tables: [CatalogTable]
  let settings: CatalogSettings
  /// What is wrong with the files, and which of them are in no table.
  let diagnostics: [Diagnostic]

  init(
    root: String, tables: [CatalogTable], settings: CatalogSettings = CatalogSettings(),
    diagnostics: [Diagnostic] = []
  ) {
    self.root = root
    self.tables = tables
    self.settings = settings
    self.diagnostics = diagnostics
  }

  /// In the order of their tags.
  var languages: [Language] {
    Set(tables.flatMap(\.folder.translations).map(\.language)).sorted { $0.tag < $1.tag }
  }

  /// The language that the program is developed in, which the others are compared with.
  ///
  /// That is the one the target names, or else the one a string catalog does, or else English, or else
  /// the only one; `nil` if none of these can be said.
  var developmentLanguage: Language? {
    if let named = settings.developmentLanguage { return named }
    if let source = tables.lazy.compactMap(\.folder.sourceLanguage).first { return source }
    let languages = languages
    if languages.isEmpty || languages.contains("en") { return "en" }
    return languages.count == 1 ? languages.first : nil
  }

  /// Each key of a language once, where it is defined for good.
  ///
  /// Of tables the first that has a key counts, of definitions in one table the last.
  func entries(in language: Language) -> [CatalogEntry] {
    var known: Set<String> = []
    return tables.flatMap { table in
      table.entries(in: language).filter { known.insert($0.entry.key).inserted }
    }
  }
}
