import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// All translations that a path names: a file, or a folder with its subfolders.
struct TranslationSets {
  private(set) var sets: [TranslationSet] = []
  /// What could not be read at all.
  private(set) var problems: [Diagnostic] = []

  init(path: String) {
    var isFolder: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      readFolder(named: path)
    } else {
      readFile(path)
    }
  }

  private mutating func readFolder(named path: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed.hasSuffix(".lproj") {
      readLanguage(trimmed)
    } else {
      readFolder(trimmed)
    }
    if sets.isEmpty, problems.isEmpty {
      problems.append(.unreadable(path, because: "there are no translations in this folder"))
    }
  }

  private mutating func readFile(_ path: String) {
    let url = URL(filePath: path)
    let language = url.deletingLastPathComponent()
    if path != "-", ["strings", "stringsdict"].contains(url.pathExtension),
      language.pathExtension == "lproj",
      FileManager.default.isReadableFile(atPath: path)
    {
      let table = url.deletingPathExtension().lastPathComponent
      let root = Self.parent(of: Self.parent(of: path))
      var set = read(root, table: table)
      set.onlyFile = "\(language.lastPathComponent)/\(url.lastPathComponent)"
      return sets.append(set)
    }
    do throws(Diagnostic) {
      switch try InputFile(path) {
      case .catalog(let catalog):
        let table = url.deletingPathExtension().lastPathComponent
        sets.append(TranslationSet(folder: LocalizationFolder(catalog: catalog), table: table))
      case .file(let file):
        let translation = Translation(language: .undetermined, files: [file])
        let folder = LocalizationFolder(translations: [translation], diagnostics: file.diagnostics)
        sets.append(TranslationSet(folder: folder, table: "Localizable"))
      }
    } catch {
      problems.append(error)
    }
  }

  /// Reads the files of one language's folder.
  private mutating func readLanguage(_ path: String) {
    let types = ["strings", "stringsdict"]
    for name in contents(of: path) where !Self.table(of: name, types: types).isEmpty {
      readFile("\(path)/\(name)")
    }
  }

  private mutating func readFolder(_ path: String) {
    let names = contents(of: path)
    var tables: Set<String> = []
    for name in names where name.hasSuffix(".lproj") {
      for file in contents(of: "\(path)/\(name)") {
        tables.formUnion(Self.table(of: file, types: ["strings", "stringsdict"]))
      }
    }
    for name in names { tables.formUnion(Self.table(of: name, types: ["xcstrings"])) }
    for table in tables.sorted() { sets.append(read(path, table: table)) }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".lproj") {
      let folder = "\(path)/\(name)"
      let type = try? FileManager.default.attributesOfItem(atPath: folder)[.type]
      // Links are not followed: they may lead back here.
      if type as? FileAttributeType == .typeDirectory { readFolder(folder) }
    }
  }

  private static func table(of name: String, types: [String]) -> [String] {
    let url = URL(filePath: name)
    return types.contains(url.pathExtension) ? [url.deletingPathExtension().lastPathComponent] : []
  }

  private mutating func contents(of path: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      problems.append(.unreadable(path, because: error.systemReason.text))
      return []
    }
  }

  private func read(_ path: String, table: String) -> TranslationSet {
    let url = URL(filePath: path)
    let folder = LocalizationFolder(url, table: table)
    let names = ShownPaths(real: url.resolvingSymlinksInPath().path, shown: path)
    return TranslationSet(folder: folder, table: table, names: names)
  }

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !parts.isEmpty else { return "." }
    return parts == [""] ? "/" : parts.joined(separator: "/")
  }
}
