import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Finds the translations that a path names: a file, or a folder with its subfolders.
struct TranslationSearch {
  private(set) var found: [FoundTranslations] = []
  /// The errors about paths that cannot be read.
  private(set) var errors: [Diagnostic] = []
  /// The files beside folders of languages or a String Catalog whose name is that of a table.
  private(set) var strayFiles: [FoundTranslations] = []
  /// The names of the tables found so far.
  private var tables: Set<String> = []
  /// The files in no folder of a language so far, with the findings about them.
  private var strayPaths: [(file: String, diagnostic: Diagnostic)] = []

  init(path: String) {
    var isFolder: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      let trimmed = Self.withoutLastSlashes(path)
      if trimmed.hasSuffix(".lproj") { readLanguageFolder(trimmed) } else { search(trimmed) }
      readStrayFiles()
      if found.isEmpty, errors.isEmpty {
        errors.append(.unreadable(path, because: "there are no translations in this folder"))
      }
    } else {
      readFile(path)
    }
  }

  /// Removes all translations, also those in no folder of a language, one after the other, so that they need no memory
  /// once they are used.
  mutating func takeEach(_ body: (inout FoundTranslations) -> Void) {
    for translations in [\Self.found, \Self.strayFiles] {
      self[keyPath: translations].reverse()
      while var next = self[keyPath: translations].popLast() { body(&next) }
    }
  }

  /// Searches a folder; `isOfStore` says that its files of texts may be those of a store, which belong to no table.
  private mutating func search(_ path: String, isOfStore: Bool = false) {
    let names = contents(of: path)
    var tables: Set<String> = []
    for name in names {
      let isLanguageFolder = name.hasSuffix(".lproj")
      let files = isLanguageFolder ? contents(of: "\(path)/\(name)") : [name]
      tables.formUnion(
        files.compactMap { TranslationTable.name(ofFile: $0, in: isLanguageFolder ? name : nil) })
    }
    if !tables.isEmpty { found.append(Self.read(path, tables: tables.sorted())) }
    self.tables.formUnion(tables)
    // Elsewhere it may be the source of another program, or an example for tests.
    if !isOfStore, !tables.isEmpty || names.contains(where: { $0.hasSuffix(".lproj") }) {
      noteStrayFiles(names, in: path)
    }
    // A package of Xcode for translators has copies of the tables.
    for name in names
    where !name.hasPrefix(".") && !name.hasSuffix(".lproj") && !name.hasSuffix(".xcloc") {
      let folder = path == "." ? name : "\(path)/\(name)"
      let type = try? FileManager.default.attributesOfItem(atPath: folder)[.type]
      // A link is not followed: it may lead to a folder above.
      if type as? FileAttributeType == .typeDirectory {
        search(folder, isOfStore: isOfStore || name == "fastlane")
      }
    }
  }

  /// Notes the files of one language that are in a folder of none.
  private mutating func noteStrayFiles(_ names: [String], in path: String) {
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcstrings") {
      let file = path == "/" ? "/\(name)" : "\(path)/\(name)"
      if let diagnostic = Diagnostic.strayFile(file, in: path) {
        strayPaths.append((file, diagnostic))
      }
    }
  }

  /// Reads the noted files that could be a part of a table; others are those of another program.
  private mutating func readStrayFiles() {
    for (file, diagnostic) in strayPaths {
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      guard tables.contains(name), let table = readTable(file) else { continue }
      let folder = TranslationFolder(path: file, tables: [table], ownDiagnostics: [diagnostic])
      strayFiles.append(FoundTranslations(folder: folder))
    }
  }

  private mutating func readLanguageFolder(_ path: String) {
    let name = URL(filePath: path).lastPathComponent
    let tables = Set(contents(of: path).compactMap { TranslationTable.name(ofFile: $0, in: name) })
    guard !tables.isEmpty else { return }
    var translations = Self.read(Self.parent(of: path), tables: tables.sorted())
    translations.onlyPart = name
    found.append(translations)
  }

  private mutating func readFile(_ path: String) {
    let url = URL(filePath: path)
    let languageFolder = url.deletingLastPathComponent()
    if path != "-", languageFolder.pathExtension == "lproj",
      let table = TranslationTable.name(
        ofFile: url.lastPathComponent, in: languageFolder.lastPathComponent),
      FileManager.default.isReadableFile(atPath: path)
    {
      var translations = Self.read(Self.parent(of: Self.parent(of: path)), tables: [table])
      translations.onlyPart = "\(languageFolder.lastPathComponent)/\(url.lastPathComponent)"
      return found.append(translations)
    }
    guard let table = readTable(path) else { return }
    found.append(FoundTranslations(folder: TranslationFolder(path: path, tables: [table])))
  }

  /// Reads a file alone, whose language is not known unless it is a String Catalog.
  private mutating func readTable(_ path: String) -> TranslationTable? {
    do throws(Diagnostic) {
      switch try InputFile(path) {
      case .catalog(let catalog):
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return TranslationTable(name: name, catalog)
      case .file(let file):
        return TranslationTable(translations: [Translation(language: .undetermined, files: [file])])
      }
    } catch {
      errors.append(error)
      return nil
    }
  }

  private mutating func contents(of path: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      errors.append(.unreadable(path, because: error.systemReason.text))
      return []
    }
  }

  private static func read(_ path: String, tables: [String]) -> FoundTranslations {
    let folder = TranslationFolder(URL(filePath: path), tables: tables)
    return FoundTranslations(
      folder: folder, paths: PathDisplay(path: folder.path, displayedPath: path))
  }

  /// The folder, without links, that the files below a path are named from: for a file or the folder of a language, the one
  /// that has the folders of all languages.
  static func root(of path: String) -> String {
    var folder = withoutLastSlashes(path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      folder = parent(of: folder)
    }
    if folder.hasSuffix(".lproj") { folder = parent(of: folder) }
    return URL(filePath: folder).resolvingSymlinksInPath().path
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !parts.isEmpty else { return "." }
    return parts == [""] ? "/" : parts.joined(separator: "/")
  }
}
