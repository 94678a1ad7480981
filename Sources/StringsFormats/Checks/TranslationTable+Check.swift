public import LocalizableStrings
public import StringsSyntax

extension TranslationTable {
  /// Checks the texts; ``diagnostics`` has what is wrong with the files.
  ///
  /// `Check.all` lists the checks. Translations are compared with the development language, if the
  /// table has it, whose texts override those of `Base.lproj`; texts of a library with those that come with it. Checks that depend on a language's rules
  /// skip the undetermined language.
  ///
  /// - Returns: What comments in the files do not ignore, file by file, in the order of the positions; without the checks that are off
  ///   by default.
  public func check(
    developmentLanguage: Language, library: LibraryTexts? = nil
  ) -> [Diagnostic] {
    var found = check(
      developmentLanguage: developmentLanguage, sourceTexts: SourceTexts(), in: "",
      commands: nil, library: library)
    CheckSettings().apply(to: &found)
    return found
  }

  /// Checks the texts by all checks, and whether their source texts have changed; `root` is the folder of `sourceTexts`.
  ///
  /// `summarizesMissing` says that one line is enough for all texts that a language lacks of a file: a project may have a hundred
  /// thousand.
  package func check(
    developmentLanguage: Language, sourceTexts: SourceTexts, in root: String,
    commands: RemedyCommands?, library: LibraryTexts?, summarizesMissing: Bool = false
  ) -> [Diagnostic] {
    if hasBase(below: developmentLanguage) {
      return replacingBase(by: developmentLanguage).check(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: root,
        commands: commands, library: library, summarizesMissing: summarizesMissing)
    }
    let hasSource = hasFiles(in: developmentLanguage)
    let source = hasSource ? self[developmentLanguage].map(CheckedSource.init) : nil
    let records = TranslationRecords(texts: sourceTexts, root: root, commands: commands)
    let keys =
      hasSource
      ? self[developmentLanguage].map { SourceKeys(of: $0, in: self, records, library) } : nil
    let ownSources = [developmentLanguage, sourceLanguage]
    var comments = TableIgnoreComments(translations.flatMap(\.files))
    var found: [Diagnostic] = []
    for translation in translations {
      let checked = CheckedTranslation(translation)
      let isSource = ownSources.contains(translation.language)
      var own = checked.ownDiagnostics + (library.map(checked.diagnostics) ?? [])
      if isSource {
        own += checked.sourceDiagnostics(library)
      } else {
        own += checked.stateDiagnostics(records)
      }
      if let source, let keys, translation.language != developmentLanguage {
        own.removeAll { diagnostic in
          diagnostic.code == .emptyValue
            && diagnostic.key.flatMap { source[$0]?.entry.mayBeEmptyElsewhere } == true
        }
        own += checked.diagnostics(comparedTo: source, keys, records)
        var untranslated = Set(own.filter { $0.code == .untranslated }.map(\.key))
        own += checked.changeDiagnostics(source, records)
          .filter { $0.code != .untranslated || untranslated.insert($0.key).inserted }
        own = own.withoutConsequences
        own += checked.copiedFormDiagnostics(source, records, library, except: untranslated)
      }
      for index in own.indices { own[index].setLanguage(translation.language) }
      comments.removeIgnored(from: &own)
      if summarizesMissing { own.summarizeMissing() }
      found += own
    }
    if let source, let keys {
      var elsewhere = elsewhereDiagnostics(source, keys)
      comments.removeIgnored(from: &elsewhere)
      found += elsewhere
    }
    found += comments.unused { check in
      switch check.scope {
      case .file: true
      case .language: translations.contains(where: \.language.isDetermined)
      case .source: hasSource
      case .folder: false
      }
    }
    return comments.sorted(consume found)
  }

  /// One warning about a file of the development language that lacks most texts or all, instead of one for each text of
  /// other languages.
  private func elsewhereDiagnostics(
    _ source: CheckedSource, _ keys: SourceKeys
  ) -> [Diagnostic] {
    let others = translations.filter { translation in
      translation.language != source.language
        && translation.files.contains { !$0.entries.isEmpty }
    }
    guard !others.isEmpty, let file = self[source.language]?.files.first else { return [] }
    if !source.entries.isEmpty {
      if keys.elsewhere.isEmpty { return [] }
      return [
        Diagnostic(
          file: file.name, position: nil, severity: .warning, code: .unusedTranslation,
          message: keys.reasonForElsewhere(source.language) + ", so these keys are not compared")
      ]
    }
    let languages = others.map(\.language.tag).joined(separator: ", ")
    return [
      Diagnostic(
        file: file.name, position: nil, severity: .warning, code: .missingTranslation,
        message: "this file is empty, so that the texts in \(languages) are not compared")
    ]
  }
}

/// The ignore comments of all files of a table; the languages of a String Catalog share one file.
private struct TableIgnoreComments {
  /// The names of the files, in order.
  private var files: [String] = []
  /// Those of each file that has some.
  private var comments: [String: IgnoreComments] = [:]

  init(_ all: [TranslationFile]) {
    var names: Set<String> = []
    for file in all where names.insert(file.name).inserted {
      files.append(file.name)
      if !file.ignoreComments.isEmpty { comments[file.name] = file.ignoreComments }
    }
  }

  mutating func removeIgnored(from diagnostics: inout [Diagnostic]) {
    if comments.isEmpty { return }
    diagnostics.removeAll { comments[$0.file]?.ignore($0) == true }
  }

  /// The warnings about comments that ignore nothing.
  func unused(wereRun: (Check) -> Bool) -> [Diagnostic] {
    files.flatMap { comments[$0]?.unused(file: $0, wereRun: wereRun) ?? [] }
  }

  /// The findings file by file, in the order of the positions.
  func sorted(_ found: consuming [Diagnostic]) -> [Diagnostic] {
    // Frees those of a file before the next: there may be many.
    var byFile = Dictionary(grouping: found, by: \.file)
    found = []
    return files.flatMap { byFile.removeValue(forKey: $0)?.sortedByPosition() ?? [] }
  }
}

extension [Diagnostic] {
  /// The diagnostics without those that an untranslated text brings along: it has the plural forms of another language.
  fileprivate var withoutConsequences: [Diagnostic] {
    let consequences: Set<Diagnostic.Code> = [
      .missingPluralForm, .needlessPluralForm, .numberNotShown,
    ]
    let untranslated = Set(filter { $0.code == .untranslated }.map(Place.init))
    guard !untranslated.isEmpty else { return self }
    return filter { !consequences.contains($0.code) || !untranslated.contains(Place($0)) }
  }
}

/// Where a diagnostic is.
private struct Place: Hashable {
  let file: String
  let position: SourcePosition?

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.file
    position = diagnostic.position
  }
}
