import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The texts of a project and their translations into one language.
struct ExchangeProject {
  /// A table with what a translator of it needs.
  struct Part {
    let found: FoundTranslations
    let table: TranslationTable
    let source: Translation
    let units: [TranslationUnit]
  }

  private(set) var parts: [Part] = []
  private(set) var problems: [Diagnostic] = []
  /// The errors about paths that lead to no translations.
  private(set) var lostPaths: [Diagnostic] = []
  /// One for each table that is translated from the language.
  private var reasonsOfSource: [String] = []
  /// The folder and the reason of each table that is left out because it has nothing to translate from.
  private var leftOut: [(folder: String, reason: String)] = []
  /// The lines about what else is left out.
  private(set) var remarks: [String] = []
  /// The files with each key in the tables that are left out because of their errors.
  private(set) var skippedKeys: [String: Set<String>] = [:]
  /// All files of these tables.
  private var skippedFiles: Set<String> = []
  /// The source files of the tables that are not left out, without links: no two of them have one name.
  private var sourceFiles: [String: String] = [:]
  /// How messages show them.
  private var files: [String: String] = [:]
  /// The development language of the first table.
  private(set) var sourceLanguage: Language?

  init(paths: [String], language: Language, developmentLanguage: Language?) {
    var tables = KnownTables()
    let root = Self.commonFolder(of: paths.map(TranslationSearch.root))
    for path in paths {
      var search = TranslationSearch(path: path)
      problems += search.errors
      if search.found.isEmpty, search.strayFiles.isEmpty { lostPaths += search.errors }
      let isAlone = paths.count == 1 && search.found.count < 2
      search.takeEach { found in
        guard tables.takeNew(from: &found) else { return }
        // Modules may have tables of the same name.
        let place = found.place(below: root)
        let folder = isAlone || place == "." ? "" : place + "/"
        do throws(Diagnostic) {
          try add(found, in: folder, language, developmentLanguage)
        } catch {
          problems.append(error)
        }
      }
    }
    problems += leftOut.map { folder, reason in
      let reason = "\(reason); see --development-language"
      if parts.isEmpty { return .unreadable(folder, because: reason) }
      return Diagnostic(
        file: folder, position: nil, severity: .warning, code: .notExported,
        message: "left out: \(reason)")
    }
  }

  /// Why there is nothing to translate, if all tables are translated from the language.
  var reasonForNoTable: String? {
    parts.isEmpty && problems.count == reasonsOfSource.count ? reasonsOfSource.first : nil
  }

  var units: [TranslationUnit] { parts.flatMap(\.units) }

  /// The texts that need no translation into another region of their language.
  func textsOfOneLanguage(as language: Language) -> Set<TranslationUnit.Identity> {
    texts { part in
      SourceComparison(language: language, sourceLanguage: part.source.language).isOfOneLanguage
    }
  }

  /// The texts of files whose language needs a folder and has none.
  func textsWithoutFolder(in language: Language) -> Set<TranslationUnit.Identity> {
    texts { $0.found.folder.languageFolders[language] == nil }
      .filter { $0.file?.hasSuffix(".xcstrings") != true }
  }

  private func texts(of isWanted: (Part) -> Bool) -> Set<TranslationUnit.Identity> {
    Set(parts.filter(isWanted).flatMap(\.units).map(\.identity))
  }

  /// A source file as messages show it.
  func shown(_ file: String?) -> String { file.map { files[$0] ?? $0 } ?? "" }

  /// Whether a file is one of a table that is left out, and of no other one.
  func hasSkipped(_ file: String) -> Bool { skippedFiles.contains(file) && files[file] == nil }

  /// Whether a text may be one of a table that is left out.
  func mayHaveSkipped(_ identity: TranslationUnit.Identity) -> Bool {
    guard !skippedFiles.isEmpty else { return false }
    return identity.file.map { files[$0] == nil } ?? true
  }

  /// The deepest folder that has all folders.
  private static func commonFolder(of folders: [String]) -> String {
    var common = folders.first.map { $0.split(separator: "/") } ?? []
    for folder in folders.dropFirst() {
      let shared = zip(common, folder.split(separator: "/")).prefix { $0 == $1 }
      common.removeLast(common.count - shared.count)
    }
    return "/" + common.joined(separator: "/")
  }

  private mutating func add(
    _ found: FoundTranslations, in folder: String, _ language: Language, _ option: Language?
  ) throws(Diagnostic) {
    problems += found.folder.ownDiagnostics.filter { $0.severity == .error }.map(
      found.paths.displayed)
    if let remark = found.consoleRemark(language) { remarks.append(remark) }
    let sourceTexts = try found.readSourceTexts() ?? SourceTexts()
    for table in found.folder.tables where table.translations.contains(where: { !$0.files.isEmpty })
    {
      let sourceLanguage = table.developmentLanguage(option)
      let isSource =
        sourceLanguage == language || language == .base && table.hasBase(below: sourceLanguage)
      guard !isSource, let source = table.source(in: sourceLanguage) else {
        skip(table, [], found, folder)
        let reason =
          isSource
          ? "\(language) is the language that \(table.name) is translated from"
          : "\(table.name) has no texts in \(sourceLanguage) to translate from"
        if isSource { reasonsOfSource.append(reason) }
        leftOut.append((found.paths.displayed(found.folder.path), reason))
        continue
      }
      let both = source.files + (table[language]?.files ?? [])
      let errors = (table.ownDiagnostics + both.flatMap(\.diagnostics)).filter {
        $0.severity == .error
      }
      guard errors.isEmpty else {
        problems += errors.withoutDuplicates().map(found.paths.displayed)
        skip(table, source.entries, found, folder)
        continue
      }
      let names = source.files.map { file in
        (
          name: folder + SourceTexts.relative(file.name, to: found.root),
          file: URL(filePath: file.name).resolvingSymlinksInPath().path
        )
      }
      if let (name, file) = names.first(where: { sourceFiles[$0.name] != nil }) {
        // Several paths may lead to one file.
        if sourceFiles[name] == file { continue }
        problems.append(
          .unreadable(
            found.paths.displayed(file), because: "\(shown(name)) has the same name, \(name)"))
        skip(table, source.entries, found, folder)
        continue
      }
      self.sourceLanguage = self.sourceLanguage ?? (sourceLanguage == .base ? "en" : sourceLanguage)
      var collector = UnitCollector(
        into: language, from: sourceLanguage, sourceTexts: sourceTexts, root: found.root,
        folder: folder)
      try collector.add(table, source) { (path) throws(Diagnostic) in
        try InputFile.bytes(at: path, named: found.paths.displayed(path))
      }
      problems += collector.problems.map(found.paths.displayed)
      for (file, (name, path)) in zip(source.files, names) {
        files[name] = found.paths.displayed(file.name)
        sourceFiles[name] = path
      }
      parts.append(Part(found: found, table: table, source: source, units: collector.units))
    }
  }

  private mutating func skip(
    _ table: TranslationTable, _ entries: [TranslationEntry], _ found: FoundTranslations,
    _ folder: String
  ) {
    let files = table.translations.flatMap(\.files).map(\.name)
    skippedFiles.formUnion(files.map { folder + SourceTexts.relative($0, to: found.root) })
    for entry in entries {
      skippedKeys[entry.key, default: []].insert(
        folder + SourceTexts.relative(entry.file, to: found.root))
    }
  }
}
