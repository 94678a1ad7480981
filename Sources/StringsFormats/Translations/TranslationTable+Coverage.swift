public import LocalizableStrings
import StringsSyntax

extension TranslationTable {
  /// The coverage of each language, compared with the development language, which agrees with what ``check(developmentLanguage:library:)``
  /// finds.
  ///
  /// Stale keys, and texts that are not to be translated, do not count. A plural without a form that its language needs is
  /// missing, and so are several words that are the same as in the development language. Texts of the source language are finished,
  /// even in the state `new`, as Xcode writes them. Empty if the table has no translation into the development language.
  public func coverage(
    developmentLanguage: Language, library: LibraryTexts? = nil
  ) -> [TranslationCoverage] {
    coverage(
      developmentLanguage: developmentLanguage, sourceTexts: SourceTexts(), in: "",
      library: library)
  }

  /// The coverage, in which copies of source texts are missing, too, and translations of texts that have changed need review;
  /// `root` is the folder of `sourceTexts`.
  package func coverage(
    developmentLanguage: Language, sourceTexts: SourceTexts, in root: String,
    library: LibraryTexts?
  ) -> [TranslationCoverage] {
    if hasBase(below: developmentLanguage) {
      return replacingBase(by: developmentLanguage).coverage(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: root,
        library: library)
    }
    guard let source = self[developmentLanguage] else { return [] }
    let sources = [developmentLanguage, sourceLanguage]
    let records = TranslationRecords(texts: sourceTexts, root: root)
    let findings = Findings(
      check(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: root,
        commands: nil, library: library))
    let wanted = source.entries.filter {
      $0.needsTranslation && library?.owns($0.key) != true
    }
    return translations.map { translation in
      let own = Dictionary(uniqueKeysWithValues: translation.entries.map { ($0.key, $0) })
      let isSource = sources.contains(translation.language)
      var coverage = TranslationCoverage(language: translation.language)
      for entry in wanted {
        let codes = isSource ? [] : findings[translation.language, entry.key]
        switch own[entry.key] {
        case nil: coverage.missing += 1
        case let found? where found.value.string == "" && !entry.mayBeEmptyElsewhere:
          coverage.missing += 1
        case _? where !codes.isDisjoint(with: Findings.missing): coverage.missing += 1
        case let found? where codes.contains(.untranslated):
          let isCopy =
            records.translation(found, translation.language, from: entry)?.isCopy == true
          // A plural of which some forms are translated needs review.
          if found.value.pairs == nil || found.value == entry.value || isCopy {
            coverage.missing += 1
          } else {
            coverage.needsReview += 1
          }
        case let found? where codes.contains(.unfinishedTranslation) && found.state == .new:
          coverage.missing += 1
        case _? where !codes.isDisjoint(with: Findings.toReview): coverage.needsReview += 1
        case let found?:
          // Texts of the source, and those without words, of which the checks say nothing.
          switch found.state {
          case .needsReview, .stale: coverage.needsReview += 1
          case .new, .translated, nil: coverage.translated += 1
          }
        }
      }
      return coverage
    }
  }
}

/// What the checks say of each text, so that the coverage says the same.
private struct Findings {
  static let missing: Set<Diagnostic.Code> = [.missingPluralForm, .missingOther]
  static let toReview: Set<Diagnostic.Code> = [.unfinishedTranslation, .sourceChanged]

  /// By the tag of the language, and the key.
  private var codes: [String: [String: Set<Diagnostic.Code>]] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      guard let language = diagnostic.languageTag, let key = diagnostic.key else { continue }
      codes[language, default: [:]][key, default: []].insert(diagnostic.code)
    }
  }

  subscript(language: Language, key: String) -> Set<Diagnostic.Code> {
    codes[language.tag]?[key] ?? []
  }
}
