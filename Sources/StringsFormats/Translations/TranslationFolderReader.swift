import Foundation
import LocalizableStrings
import StringsSyntax

/// Reads the tables of a translation folder.
struct TranslationFolderReader {
  /// Of equal keys, that of the later type counts.
  static let languageFileTypes = ["strings", "stringsdict"]

  /// The folder, without links.
  let root: URL
  /// The names of all tables that have a file.
  private(set) var tableNames: Set<String> = []
  /// What is wrong with the folder itself.
  private(set) var diagnostics: [Diagnostic] = []
  /// In the order of the names; a language may have several folders, as `pt-BR` and `pt_BR`.
  private var languageFolders: [(language: Language, url: URL)] = []
  /// The folders that may have String Catalogs: the root and `mul.lproj` in it.
  private var catalogFolders: [URL] = []

  /// The path of the first folder of each language.
  var firstLanguageFolders: [Language: String] {
    Dictionary(languageFolders.map { ($0.language, $0.url.path) }) { first, _ in first }
  }

  init(_ folder: URL) {
    root = folder.resolvingSymlinksInPath()
    do {
      let names = try Self.names(in: root)
      addTables(of: names, in: root, named: nil)
      for name in names where name.hasSuffix(".lproj") { addLanguageFolder(name) }
    } catch {
      diagnostics.append(.unreadable(root.path, because: error.systemReason.text))
    }
  }

  /// Reads one table in all languages.
  func table(named name: String) -> TranslationTable {
    var table = TranslationTable(name: name, translations: [])
    for (language, folder) in languageFolders {
      let files = Self.languageFileTypes.compactMap { type in
        let url = folder.appending(path: "\(name).\(type)")
        return TranslationFolder.bytes(of: url, &table.ownDiagnostics).map {
          TranslationFile(bytes: $0, name: url.path)
        }
      }
      table.add(Translation(language: language, files: files))
    }
    for folder in catalogFolders where tableNames.contains(name) {
      let catalog = folder.appending(path: "\(name).xcstrings")
      if let bytes = TranslationFolder.bytes(of: catalog, &table.ownDiagnostics) {
        table.add(StringCatalog(bytes: bytes, file: catalog.path))
      }
    }
    return table
  }

  private mutating func addTables(of files: [String], in folder: URL, named name: String?) {
    let tables = files.compactMap { TranslationTable.name(ofFile: $0, in: name) }
    tableNames.formUnion(tables)
    let hasCatalogs = TranslationTable.types(in: name).contains("xcstrings")
    if hasCatalogs, !tables.isEmpty { catalogFolders.append(folder) }
  }

  private mutating func addLanguageFolder(_ name: String) {
    let url = root.appending(path: name)
    let tag = String(name.dropLast(".lproj".count))
    let files = (try? Self.names(in: url)) ?? []
    switch LanguageFolder(tag) {
    case .language(let language):
      addTables(of: files, in: url, named: name)
      languageFolders.append((language, url))
    case .catalogs: addTables(of: files, in: url, named: name)
    case .noLanguage:
      report(url, .warning, "\"\(tag)\" is not a language: its texts are not read")
    case .unknown: report(url, .error, "\"\(tag)\" is not a language tag")
    }
  }

  private mutating func report(
    _ folder: URL, _ severity: Diagnostic.Severity, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        file: folder.path, position: nil, severity: severity, code: .unknownLanguage,
        message: message))
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
      .sorted()
  }
}
