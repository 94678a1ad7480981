public import LocalizableStrings
public import StringsSyntax

extension LocalizationFolder {
  /// What is wrong with the texts, beyond what `diagnostics` says of the files.
  ///
  /// `Check.all` tells what is looked for. Languages are compared with the one that the program is
  /// developed in; if there is no translation into that, they are not. What a language needs is not
  /// looked at where the language is undetermined.
  ///
  /// - Returns: What comments in the files do not silence, file by file, in the order of the places.
  public func check(developmentLanguage: Language) -> [Diagnostic] {
    let original = translations.first { $0.language == developmentLanguage }
      .map(CheckedTranslation.init)
    var found: [Diagnostic] = []
    for translation in translations {
      let checked = CheckedTranslation(translation)
      found += checked.ownProblems
      if let original, translation.language != developmentLanguage {
        found += checked.problems(comparedTo: original)
      }
    }
    return Self.silenced(found, in: translations.flatMap(\.files)) { check in
      switch check.scope {
      case .file: true
      case .language: translations.contains { $0.language != .undetermined }
      case .original: original != nil
      }
    }
  }

  /// Leaves out what comments silence, tells of comments that silence nothing, and sorts.
  private static func silenced(
    _ found: [Diagnostic], in files: [TranslationFile], wereRun: (Check) -> Bool
  ) -> [Diagnostic] {
    var order: [String: Int] = [:]
    var silencers: [String: Silencers] = [:]
    for file in files where order[file.file] == nil {
      order[file.file] = order.count
      silencers[file.file] = file.silencers
    }
    let byFile = Dictionary(grouping: found, by: \.file)
    return order.sorted { $0.value < $1.value }.flatMap { name, _ in
      var own = silencers[name] ?? Silencers()
      let kept = own.filter(byFile[name] ?? [])
      return (kept + own.unused(file: name, wereRun: wereRun)).sortedByPlace()
    }
  }
}

extension [Diagnostic] {
  /// By place; those at one place stay in order, those without one come first.
  package func sortedByPlace() -> [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    return enumerated().sorted { left, right in
      let places = (left.element.position ?? start, right.element.position ?? start)
      return (places.0, left.offset) < (places.1, right.offset)
    }.map(\.element)
  }
}
