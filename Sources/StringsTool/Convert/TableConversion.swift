import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Plans the conversion of the tables that paths name.
struct TableConversion {
  let format: ConvertCommand.Format
  /// The names of the tables; empty for all.
  let tables: [String]
  let output: String?
  let developmentLanguage: Language?
  let allowsLoss: Bool

  private var changes = FileChanges()
  private var places: Set<String> = []
  /// Whether there is a table that can be converted.
  private var hasConverted = false
  private var hasLosses = false
  /// Whether files are where new ones are to be.
  private var isBlocked = false
  /// The folders whose files have been converted; they stay if they have others.
  private var emptied: Set<String> = []

  init(
    format: ConvertCommand.Format, tables: [String], output: String?,
    developmentLanguage: Language?, allowsLoss: Bool
  ) {
    self.format = format
    self.tables = tables
    self.output = output
    self.developmentLanguage = developmentLanguage
    self.allowsLoss = allowsLoss
  }

  mutating func run(_ path: String) {
    var search = TranslationSearch(path: path)
    changes.problems += search.errors
    let isAlone = search.found.count < 2
    let root = TranslationSearch.root(of: path)
    search.takeEach { found in
      guard places.insert(found.place).inserted else { return }
      changes.problems += found.errorsOfNoLanguage
      do throws(Diagnostic) {
        try run(found, isAlone ? output : output.map { "\($0)/\(found.place(below: root))" })
      } catch {
        changes.problems.append(error)
      }
    }
  }

  /// All changes or, after an error, none.
  func result(isDryRun: Bool) -> CommandResult {
    var none = FileChanges()
    none.problems = changes.problems
    if isBlocked {
      none.remarks.append(
        "sternik-strings: nothing is converted; remove these files if an interrupted run has left "
          + "them, or name another folder with --output")
    } else if hasLosses {
      none.remarks.append(
        "sternik-strings: nothing is converted; with --allow-loss, all but that is")
    }
    if changes.problems.contains(where: { $0.severity == .error }) {
      return none.result(isDryRun: true)
    }
    var result = changes.result(isDryRun: isDryRun)
    // An empty folder would be a language that lacks all tables.
    if !isDryRun, result.status == .success { for folder in emptied { rmdir(folder) } }
    if !hasConverted {
      result.errorOutput += "sternik-strings: there is nothing to convert to \(format.rawValue)\n"
      result.status = .failure
    }
    return result
  }

  private mutating func run(_ found: FoundTranslations, _ output: String?) throws(Diagnostic) {
    let old = try found.readSourceTexts()
    var states = ConvertedStates(
      old: old ?? SourceTexts(), root: found.root, output: output ?? found.root)
    var isConverted = false
    for table in found.folder.tables where tables.isEmpty || tables.contains(table.name) {
      let files = FileEditing.files(of: table).filter { path in
        path.hasSuffix(".xcstrings") == (format == .strings)
      }
      if files.isEmpty { continue }
      let errors = table.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else {
        changes.problems += errors.map(found.paths.displayed)
        continue
      }
      let source = sourceLanguage(of: table)
      if format == .xcstrings, !table.replacingBase(by: source).hasFiles(in: source) {
        changes.remarks.append(
          "\(table.name): no texts in \(source), so it is not converted; see --development-language"
        )
        continue
      }
      guard found.onlyPart == nil else {
        changes.problems.append(
          .notConverted(found.paths.displayed(files[0]), "name the folder of all languages"))
        continue
      }
      (hasConverted, isConverted) = (true, true)
      switch format {
      case .xcstrings: try makeCatalog(table, files, found, &states)
      case .strings: for file in files { try makeStrings(table, file, found, &states) }
      }
      if output == nil { try remove(files, found) }
    }
    if isConverted { try record(states, found, old) }
  }

  private mutating func makeCatalog(
    _ table: TranslationTable, _ files: [String], _ found: FoundTranslations,
    _ states: inout ConvertedStates
  ) throws(Diagnostic) {
    let language = sourceLanguage(of: table)
    let table = table.replacingBase(by: language)
    let conversion = try CatalogConversion(
      table, from: language, known: states.known,
      bytes: { path throws(Diagnostic) in
        try InputFile.bytes(at: path, named: found.paths.displayed(path))
      })
    report(conversion.losses, found)
    let path = "\(states.output)/\(table.name).xcstrings"
    try write(Array(conversion.text.utf8), to: path, found)
    states.move(
      files, to: path, StringCatalog(bytes: Array(conversion.text.utf8), file: path), language)
  }

  private func sourceLanguage(of table: TranslationTable) -> Language {
    let source = table.developmentLanguage(developmentLanguage)
    return source == .base ? developmentLanguage ?? "en" : source
  }

  private mutating func makeStrings(
    _ table: TranslationTable, _ file: String, _ found: FoundTranslations,
    _ states: inout ConvertedStates
  ) throws(Diagnostic) {
    let bytes = try InputFile.bytes(at: file, named: found.paths.displayed(file))
    let conversion = StringsConversion(bytes: bytes, file: file)
    report(conversion.losses, found)
    let source = table.sourceLanguage ?? "en"
    func written(_ files: StringsConversion.Files) -> [(path: String, bytes: [UInt8])] {
      let own =
        found.folder.languageFolders[files.language]
        .map { URL(filePath: $0).lastPathComponent } ?? "\(files.language).lproj"
      return files.contents.map { type, text in
        ("\(states.output)/\(own)/\(table.name).\(type)", Array(text.utf8))
      }
    }
    let texts = ConvertedSource(conversion.files.first { $0.language == source }.map(written) ?? [])
    for files in conversion.files {
      for (path, bytes) in written(files) {
        try write(bytes, to: path, found)
        if files.language != source { states.record(files, in: path, bytes, source: texts) }
      }
    }
    states.forget([file])
  }

  private mutating func report(_ losses: ConversionLosses, _ found: FoundTranslations) {
    let problems = losses.diagnostics(allowsLoss ? .warning : .error)
    hasLosses = hasLosses || !allowsLoss && !problems.isEmpty
    changes.problems += problems.map(found.paths.displayed)
  }

  private mutating func write(
    _ bytes: [UInt8], to path: String, _ found: FoundTranslations
  ) throws(Diagnostic) {
    let name = found.paths.displayed(path)
    guard try changes.content(of: path, named: name) == nil else {
      isBlocked = true
      changes.problems.append(.notConverted(name, "this file is there already"))
      return
    }
    changes.replace(path, named: name, nil, by: bytes, "converted")
  }

  private mutating func remove(_ files: [String], _ found: FoundTranslations) throws(Diagnostic) {
    for file in files {
      let folder = URL(filePath: file).deletingLastPathComponent()
      if folder.pathExtension == "lproj" { emptied.insert(folder.path) }
      let name = found.paths.displayed(file)
      changes.replace(
        file, named: name, try changes.content(of: file, named: name), by: nil, "removed")
    }
  }

  private mutating func record(
    _ states: ConvertedStates, _ found: FoundTranslations, _ old: SourceTexts?
  ) throws(Diagnostic) {
    let path = "\(states.output)/\(SourceTexts.fileName)"
    let name = found.paths.displayed(path)
    let existing = try changes.content(of: path, named: name)
    let known = try existing.map { bytes throws(Diagnostic) in
      try SourceTexts(bytes: bytes, file: name)
    }
    let texts = states.recorded(over: known ?? SourceTexts(), hadFile: old != nil)
    guard let texts, existing != nil || !texts.isEmpty else { return }
    changes.replace(
      path, named: name, existing, by: texts.bytes,
      texts.isEmpty ? "removed" : "source texts recorded")
  }
}

extension Diagnostic {
  /// The error about a file that cannot be converted.
  fileprivate static func notConverted(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, severity: .error, code: .notConverted,
      message: "not converted: \(reason)")
  }
}
