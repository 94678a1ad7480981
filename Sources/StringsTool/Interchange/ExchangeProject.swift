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
  /// The development language of the first table.
  private(set) var sourceLanguage: Language?

  init(paths: [String], language: Language, developmentLanguage: Language?) {
    var tables = KnownTables()
    for path in paths {
      var search = TranslationSearch(path: path)
      problems += search.errors
      if search.found.isEmpty, search.strayFiles.isEmpty { lostPaths += search.errors }
      search.takeEach { found in
        guard tables.takeNew(from: &found) else { return }
        do throws(Diagnostic) {
          try add(found, language, developmentLanguage)
        } catch {
          problems.append(error)
        }
      }
    }
  }

  var units: [TranslationUnit] { parts.flatMap(\.units) }

  private mutating func add(
    _ found: FoundTranslations, _ language: Language, _ option: Language?
  ) throws(Diagnostic) {
    problems += found.folder.ownDiagnostics.filter { $0.severity == .error }.map(
      found.paths.displayed)
    let sourceTexts = try found.readSourceTexts() ?? SourceTexts()
    for table in found.folder.tables where table.translations.contains(where: { !$0.files.isEmpty })
    {
      let sourceLanguage = table.developmentLanguage(option)
      guard sourceLanguage != language, let source = table.source(in: sourceLanguage) else {
        problems.append(
          .unreadable(
            found.paths.displayed(found.folder.path),
            because:
              "\(table.name) has no texts in another language to translate from; see --development-language"
          ))
        continue
      }
      let errors = table.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else {
        problems += errors.map(found.paths.displayed)
        continue
      }
      self.sourceLanguage = self.sourceLanguage ?? (sourceLanguage == .base ? "en" : sourceLanguage)
      var collector = UnitCollector(
        into: language, from: sourceLanguage, sourceTexts: sourceTexts, root: found.root)
      try collector.add(table, source) { (path) throws(Diagnostic) in
        try InputFile.bytes(at: path, named: found.paths.displayed(path))
      }
      problems += collector.problems.map(found.paths.displayed)
      parts.append(Part(found: found, table: table, source: source, units: collector.units))
    }
  }
}
