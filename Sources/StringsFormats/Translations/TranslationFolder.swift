public import LocalizableStrings
public import StringsSyntax

/// A translation folder: an `*.lproj` folder for each language, and beside or instead of these String
/// Catalogs, which have all languages in one file.
///
/// `Base.lproj` has the texts in the development language (`Language.base`), and `mul.lproj` the String Catalogs of
/// storyboards. Folders with names of old, such as `English.lproj`, are those of their languages.
///
/// The files of one name in all languages are a table. ``diagnostics`` has what cannot be read; the
/// rest is loaded.
///
/// ```swift
/// let folder = TranslationFolder(URL(filePath: "Localizations"))
/// let localizer = Localizer(
///   tables: folder.stringsTables, preferring: LanguageEnvironment.process.languages,
///   developmentLanguage: "en")
/// ```
public struct TranslationFolder: Sendable {
  /// The absolute path, without links.
  public let path: String
  /// In the order of lookup: of equal keys, that of the first table counts.
  public package(set) var tables: [TranslationTable]
  /// What is wrong with the folder itself: it cannot be read, or an `*.lproj` in it is not a language's.
  public let ownDiagnostics: [Diagnostic]
  /// The paths of the folders of languages, the first of each language.
  package var languageFolders: [Language: String] = [:]

  /// Creates a folder of tables that are in memory.
  public init(path: String, tables: [TranslationTable], ownDiagnostics: [Diagnostic] = []) {
    self.path = path
    self.tables = tables
    self.ownDiagnostics = ownDiagnostics
  }

  /// What is wrong with the folder and with the files of its tables.
  public var diagnostics: [Diagnostic] { ownDiagnostics + tables.flatMap(\.diagnostics) }

  /// The languages of all tables, in the order of their tags.
  public var languages: [Language] {
    Set(tables.flatMap(\.translations).map(\.language)).sorted { $0.tag < $1.tag }
  }

  /// The folder with the texts of `Base.lproj` as texts in a language; those of its own folder override them.
  package func replacingBase(by language: Language) -> TranslationFolder {
    var folder = self
    folder.tables = tables.map { $0.replacingBase(by: language) }
    return folder
  }

  /// The tables of a `Localizer`: each table in each language.
  public var stringsTables: [StringsTable] {
    tables.flatMap(\.translations).map(\.stringsTable)
  }
}
