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
  package func check(
    developmentLanguage: Language, sourceTexts: SourceTexts, in root: String,
    commands: RemedyCommands?, library: LibraryTexts?
  ) -> [Diagnostic] {
    if hasBase(below: developmentLanguage) {
      return replacingBase(by: developmentLanguage).check(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: root,
        commands: commands, library: library)
    }
    let hasSource = hasFiles(in: developmentLanguage)
    let source = hasSource ? self[developmentLanguage].map(CheckedSource.init) : nil
    let records = TranslationRecords(texts: sourceTexts, root: root, commands: commands)
    let keys =
      hasSource
      ? self[developmentLanguage].map { SourceKeys(of: $0, in: self, records, library) } : nil
    let ownSources = [developmentLanguage, sourceLanguage]
    var found: [Diagnostic] = []
    for translation in translations {
      let checked = CheckedTranslation(translation)
      let isSource = ownSources.contains(translation.language)
      var own = checked.ownDiagnostics + (library.map(checked.diagnostics) ?? [])
      if isSource {
        own += checked.sourceDiagnostics
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
      found += own
    }
    if let source, let keys { found += elsewhereDiagnostics(source, keys) }
    return withoutIgnored(consume found) { check in
      switch check.scope {
      case .file: true
      case .language: translations.contains(where: \.language.isDetermined)
      case .source: hasSource
      case .folder: false
      }
    }
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

  /// Removes what comments ignore, adds the comments that ignore nothing, and sorts.
  ///
  /// The files of a String Catalog share one name and one set of comments.
  private func withoutIgnored(
    _ found: consuming [Diagnostic], wereRun: (Check) -> Bool
  ) -> [Diagnostic] {
    // Frees the findings of a file before the next: there may be many.
    var byFile = Dictionary(grouping: found, by: \.file)
    found = []
    var names: Set<String> = []
    return translations.flatMap(\.files).filter { names.insert($0.name).inserted }
      .flatMap { file in
        var comments = file.ignoreComments
        let kept = comments.withoutIgnored(byFile.removeValue(forKey: file.name) ?? [])
        return (kept + comments.unused(file: file.name, wereRun: wereRun)).sortedByPosition()
      }
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
