import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Plans the changes that bring translations up to date with their development language.
struct TranslationSync {
  let developmentLanguage: Language?
  let deletes: Bool
  /// Whether keys that the source lacks are no longer used, although its texts seem to be elsewhere.
  let assumesRemoved: Bool
  /// The keys whose translations are accepted although their source texts have changed.
  let accepted: Set<String>
  /// The only language that is synced, in which copies of the source texts are accepted too.
  let onlyLanguage: Language?

  private var changes = FileChanges()
  private var places: Set<String> = []
  private var foundAccepted: Set<String> = []

  init(
    developmentLanguage: Language?, deletes: Bool, assumesRemoved: Bool, accepted: Set<String>,
    onlyLanguage: Language?
  ) {
    self.onlyLanguage = onlyLanguage
    self.developmentLanguage = developmentLanguage
    self.deletes = deletes
    self.assumesRemoved = assumesRemoved
    self.accepted = accepted
  }

  /// Plans the changes of all translations that a path names.
  mutating func run(_ path: String) {
    var search = TranslationSearch(path: path)
    changes.problems += search.errors
    search.takeEach { translations in
      // The paths on the command line may overlap.
      guard places.insert(translations.place).inserted else { return }
      do throws(Diagnostic) {
        try run(translations)
      } catch {
        changes.problems.append(error)
      }
    }
  }

  func result(isDryRun: Bool) -> CommandResult {
    var changes = changes
    changes.remarks += accepted.subtracting(foundAccepted).sorted().map {
      "sternik-strings: no translation of \"\($0)\" needs to be accepted"
    }
    var result = changes.result(isDryRun: isDryRun)
    if foundAccepted != accepted, result.status == .success { result.status = .failure }
    return result
  }

  private mutating func run(_ found: FoundTranslations) throws(Diagnostic) {
    let known = try sourceTexts(of: found)
    var texts = SourceTextUpdate(
      texts: known, root: found.root, accepted: accepted, acceptedLanguage: onlyLanguage)
    let found = onlyLanguage.map(found.adding) ?? found
    if let onlyLanguage { remark(onlyLanguage, found, isFirst: known.isEmpty) }
    changes.problems += found.errorsOfNoLanguage
    for table in found.folder.tables
    where table.translations.contains(where: { !$0.files.isEmpty }) {
      let language = table.developmentLanguage(developmentLanguage)
      texts.forgetLanguages(missingIn: table)
      guard let source = table.source(in: language) ?? lostSource(of: table, language, found, known)
      else {
        changes.remarks.append(
          "\(table.name): no texts in \(language) to sync with; see --development-language")
        continue
      }
      if language == onlyLanguage {
        changes.reportKept(
          "\(language) is the language that \(table.name) is translated from",
          in: found.paths.displayed(found.folder.path), isProblem: true)
        continue
      }
      let keys = table.sourceKeys(of: source, sourceTexts: known, in: found.root, library: .console)
      if !assumesRemoved, !keys.elsewhere.isEmpty { report(keys, source, table.name, found) }
      var sync = TableSync(
        table: table, source: source, found: found, deletes: deletes,
        assumesRemoved: assumesRemoved, sourceKeys: keys, onlyLanguage: onlyLanguage)
      sync.run(&texts, &changes)
    }
    foundAccepted.formUnion(texts.foundAccepted)
    texts.forgetFiles(where: changes.lacks)
    let path = found.sourceTextsPath
    let name = found.paths.displayed(path)
    let old = try changes.content(of: path, named: name)
    // A folder of one language needs no file.
    if old != nil || !texts.texts.isEmpty {
      changes.replace(
        path, named: name, old, by: texts.texts.bytes,
        texts.texts.isEmpty ? "removed" : "source texts recorded",
        announcement: Array(texts.announcement.text.utf8))
    }
  }

  /// Says what `--language` leaves out that a user may not expect.
  private mutating func remark(_ language: Language, _ found: FoundTranslations, isFirst: Bool) {
    let folder = found.folder.languageFolders[language]
    if let part = found.onlyPart, folder?.hasSuffix("/" + part.prefix { $0 != "/" }) != true {
      changes.remarks.append(
        "\(found.paths.displayed("\(found.folder.path)/\(part)")): not of \(language)")
    }
    if isFirst, found.folder.languages.count > 2 {
      changes.remarks.append(
        "\(found.paths.displayed(found.folder.path)): only the texts in \(language) are recorded, so changes of their source are not "
          + "seen in other languages: run sync without --language once")
    }
    if let remark = found.consoleRemark(language) { changes.remarks.append(remark) }
  }

  /// Names the keys that stay since the source's texts seem to be elsewhere: an error if they were to be deleted.
  private mutating func report(
    _ keys: SourceKeys, _ source: Translation, _ table: String, _ found: FoundTranslations
  ) {
    let reason =
      source.files.isEmpty
      ? "\(source.language) no longer has \(table)" : keys.reasonForElsewhere(source.language)
    changes.reportKept(
      reason
        + ", so its keys are not \(deletes ? "deleted" : "marked"); if they are gone, add --removed",
      in: found.paths.displayed(source.files.first?.name ?? found.folder.path), isProblem: deletes)
  }

  /// No texts, if a table was translated from a language that no longer has it; nil if another language was meant.
  private func lostSource(
    of table: TranslationTable, _ language: Language, _ found: FoundTranslations,
    _ known: SourceTexts
  ) -> Translation? {
    let files = table.translations.flatMap(\.files).map {
      SourceTexts.relative($0.name, to: found.root)
    }
    let hasLanguage =
      [language, .base].contains { found.folder.languageFolders[$0] != nil }
      || found.folder.tables.contains { $0.hasFiles(in: language) }
    guard hasLanguage, table.ownDiagnostics.isEmpty, !known.files.isDisjoint(with: files),
      !known.hasTranslations(into: language)
    else { return nil }
    return Translation(language: language, files: [])
  }

  private func sourceTexts(of found: FoundTranslations) throws(Diagnostic) -> SourceTexts {
    let path = found.sourceTextsPath
    let name = found.paths.displayed(path)
    guard let bytes = try changes.content(of: path, named: name) else { return SourceTexts() }
    return try SourceTexts(bytes: bytes, file: name)
  }
}
