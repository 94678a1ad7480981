import ConsoleLibrary
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A translation folder that a path on the command line led to.
struct FoundTranslations {
  var folder: TranslationFolder
  var paths = PathDisplay()
  /// The end of the path of the only file or language folder to check, such as `de.lproj`, if the user named one.
  var onlyPart: String?

  /// The absolute path of the folder, or of the only part to check, without links.
  var place: String {
    URL(filePath: folder.path).resolvingSymlinksInPath().path + (onlyPart.map { "/\($0)" } ?? "")
  }

  /// The files to check, as diagnostics name them.
  var files: Set<String> {
    let names = Set(folder.tables.flatMap(\.translations).flatMap(\.files).map(\.name))
    return Set(names.filter(isToCheck).map(paths.displayed))
  }

  /// The translations with a folder for a language, and its tables without texts, if it has none yet.
  func adding(_ language: Language) -> FoundTranslations {
    guard onlyPart == nil else { return self }
    var found = self
    for index in found.folder.tables.indices { found.folder.tables[index].addMissing([language]) }
    if found.folder.languageFolders[language] == nil {
      found.folder.languageFolders[language] = "\(folder.path)/\(language).lproj"
    }
    return found
  }

  func isToCheck(_ file: String) -> Bool {
    onlyPart.map { file.hasSuffix("/\($0)") || file.contains("/\($0)/") } ?? true
  }

  /// A remark about the tables without the development language, which are therefore not compared.
  func comparisonRemarks(developmentLanguage option: Language?) -> [String] {
    let lacking = folder.tables.filter { table in
      let languages = table.translations.filter { !$0.files.isEmpty }.map(\.language)
      return !languages.isEmpty && languages != [.undetermined]
        && !languages.contains(table.developmentLanguage(option)) && !languages.contains(.base)
    }
    return Dictionary(grouping: lacking) { $0.developmentLanguage(option) }
      .sorted { $0.key.tag < $1.key.tag }.map { language, tables in
        let names = tables.map(\.name).joined(separator: ", ")
        return
          "\(paths.displayed(folder.path)): \(names): no texts in \(language) to compare with; see --development-language"
      }
  }

  /// A remark about the texts of the console, which are neither exported nor synced, if the folder has some of them and a language
  /// lacks others.
  func consoleRemark(_ language: Language) -> String? {
    let library = LibraryTexts.console
    guard onlyPart == nil, library.isTranslated(in: folder), !library.isTranslated(into: language),
      !library.missingKeys(in: language, of: folder).isEmpty
    else { return nil }
    let path = paths.displayed(folder.path)
    return
      "\(path): texts of the console are left out; this prints those that \(language) lacks: "
      + "sternik-strings console \(language) --missing-in \(ShellWord.quoted(path))"
  }

  /// What is wrong with the folder, its files and texts, sorted by position within each file; the tables are removed, each
  /// after its check.
  ///
  /// Missing texts of the console are reported if the folder has some of them, or with `checksConsole`. What many languages share is
  /// added to `shared`.
  mutating func takeDiagnostics(
    developmentLanguage option: Language?, checksConsole: Bool, summarizesMissing: Bool,
    _ shared: inout [SharedFinding]
  ) -> [Diagnostic] {
    // A part does not have all tables.
    let library = LibraryTexts.console
    let checksConsole = onlyPart == nil && (checksConsole || library.isTranslated(in: folder))
    let ofConsole = checksConsole ? library.missing(in: folder) : []
    var found = folder.ownDiagnostics
    var sourceTexts = SourceTexts()
    do throws(Diagnostic) {
      if let known = try readSourceTexts() { sourceTexts = known }
    } catch {
      found.append(error)
    }
    let commands = RemedyCommands(
      path: paths.path.isEmpty ? folder.path : paths.displayedPath, developmentLanguage: option)
    folder.tables.reverse()
    while let table = folder.tables.popLast() {
      let language = table.developmentLanguage(option)
      let checked = table.check(
        developmentLanguage: language, sourceTexts: sourceTexts, in: root, commands: commands,
        library: library, summarizesMissing: summarizesMissing)
      // A part of the languages cannot say what most have.
      if onlyPart == nil {
        shared += SharedFinding.all(
          in: checked, of: table, developmentLanguage: language, displayed: paths.displayed)
      }
      found += table.diagnostics
      found += checked
    }
    found += ofConsole
    found.removeAll { !isToCheck($0.file) && $0.code != .unreadableFile }
    // One text for each file, not one for each diagnostic.
    var displayed: [String: String] = [:]
    for index in found.indices {
      let file = found[index].file
      let path = displayed[file] ?? paths.displayed(file)
      displayed[file] = path
      found[index].file = path
    }
    return found.sortedByPosition()
  }

  /// The path of the folder below another one without links.
  func place(below other: String) -> String {
    let prefix = other == "/" ? other : other + "/"
    return root.hasPrefix(prefix) ? String(root.dropFirst(prefix.count)) : "."
  }

  /// The errors that belong to no file of a language, such as that of a String Catalog that cannot be read.
  var errorsOfNoLanguage: [Diagnostic] {
    let tables = folder.tables.filter { $0.translations.allSatisfy(\.files.isEmpty) }
    return (folder.ownDiagnostics + tables.flatMap(\.diagnostics))
      .filter { $0.severity == .error }.map(paths.displayed)
  }

  /// The errors in reading the folder and its files.
  var errors: [Diagnostic] {
    folder.diagnostics.filter { $0.severity == .error }.map(paths.displayed)
  }
}

extension TranslationTable {
  /// The language of the option, or else of the String Catalog, or else English; `Base.lproj` stands for it if the
  /// table has texts there, and that language no folder.
  func developmentLanguage(_ option: Language?) -> Language {
    let language = option ?? sourceLanguage ?? "en"
    return self[language] != nil || !hasFiles(in: .base) ? language : .base
  }
}
