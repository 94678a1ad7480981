public import LocalizableStrings
public import StringsSyntax

extension TranslationTable {
  /// Checks the texts; ``diagnostics`` has what is wrong with the files.
  ///
  /// `Check.all` lists the checks. Translations are compared with the development language, if the
  /// table has it; texts of the console of Sternik with those that come with it. Checks that depend on a language's rules skip the undetermined language.
  ///
  /// - Returns: What comments in the files do not ignore, file by file, in the order of the positions.
  public func check(developmentLanguage: Language) -> [Diagnostic] {
    let source = self[developmentLanguage].map(CheckedTranslation.init)
    var found: [Diagnostic] = []
    for translation in translations {
      let checked = CheckedTranslation(translation)
      found += checked.ownDiagnostics + checked.consoleDiagnostics
      if let source, translation.language != developmentLanguage {
        found += checked.diagnostics(comparedTo: source)
      }
    }
    return withoutIgnored(found) { check in
      switch check.scope {
      case .file: true
      case .language: translations.contains(where: \.language.isDetermined)
      case .source: source != nil
      case .folder: false
      }
    }
  }

  /// Removes what comments ignore, adds the comments that ignore nothing, and sorts.
  ///
  /// The files of a String Catalog share one name and one set of comments.
  private func withoutIgnored(
    _ found: [Diagnostic], wereRun: (Check) -> Bool
  ) -> [Diagnostic] {
    let byFile = Dictionary(grouping: found, by: \.file)
    var names: Set<String> = []
    return translations.flatMap(\.files).filter { names.insert($0.name).inserted }
      .flatMap { file in
        var comments = file.ignoreComments
        let kept = comments.withoutIgnored(byFile[file.name] ?? [])
        return (kept + comments.unused(file: file.name, wereRun: wereRun)).sortedByPosition()
      }
  }
}
