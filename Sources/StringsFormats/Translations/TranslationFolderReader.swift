import Foundation
import LocalizableStrings

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
  private var isReadable = false

  init(_ folder: URL) {
    root = folder.resolvingSymlinksInPath()
    do {
      for url in try Self.contents(of: root) {
        if url.pathExtension == "lproj" { addLanguageFolder(url) }
        if let name = Self.table(of: url, inLanguageFolder: false) { tableNames.insert(name) }
      }
      isReadable = true
    } catch {
      diagnostics.append(.unreadable(root, because: error.localizedDescription))
    }
  }

  /// Reads one table in all languages.
  func table(named name: String) -> TranslationTable {
    var diagnostics: [Diagnostic] = []
    var files: [Language: [TranslationFile]] = [:]
    for (language, folder) in languageFolders {
      files[language, default: []] += Self.languageFileTypes.compactMap { type in
        let url = folder.appending(path: "\(name).\(type)")
        return Self.bytes(of: url, &diagnostics).map {
          TranslationFile(bytes: $0, name: url.path)
        }
      }
    }
    let catalog = root.appending(path: "\(name).xcstrings")
    let bytes = isReadable ? Self.bytes(of: catalog, &diagnostics) : nil
    var table = TranslationTable(
      name: name,
      translations: files.map { Translation(language: $0.key, files: $0.value) }
        .sorted { $0.language.tag < $1.language.tag },
      ownDiagnostics: diagnostics)
    if let bytes { table.add(StringCatalog(bytes: bytes, file: catalog.path)) }
    return table
  }

  private mutating func addLanguageFolder(_ url: URL) {
    let files = (try? Self.contents(of: url)) ?? []
    tableNames.formUnion(files.compactMap { Self.table(of: $0, inLanguageFolder: true) })
    let name = url.deletingPathExtension().lastPathComponent
    switch (name, Language(name)) {
    case ("Base", _):
      report(url, .warning, "\"Base\" is no language: its texts are not read")
    case (_, let language?):
      languageFolders.append((language, url))
    case (_, nil):
      report(url, .error, "\"\(name)\" is not the tag of a language")
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

  private static func table(of url: URL, inLanguageFolder: Bool) -> String? {
    TranslationFolder.tableName(
      ofFile: url.lastPathComponent, inLanguageFolder: inLanguageFolder)
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The bytes of a file that may be missing.
  private static func bytes(of url: URL, _ diagnostics: inout [Diagnostic]) -> [UInt8]? {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      guard let size = attributes[.size] as? Int, size <= TranslationFolder.largestFile,
        attributes[.type] as? FileAttributeType == .typeRegular
      else {
        diagnostics.append(
          .unreadable(
            url, because: "it is larger than \(TranslationFolder.largestFile) bytes, or no file"))
        return nil
      }
      return Array(try Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      diagnostics.append(.unreadable(url, because: error.localizedDescription))
      return nil
    }
  }
}
