public import LocalizableStrings
import StringsSyntax

extension TranslationTable {
  /// The coverage of each language, compared with the development language.
  ///
  /// Stale keys, and texts that are not to be translated, do not count. A plural without a form that its language needs is
  /// missing. Texts of the source language are finished,
  /// even in the state `new`, as Xcode writes them. Empty if the table has no translation into the development language.
  public func coverage(developmentLanguage: Language) -> [TranslationCoverage] {
    coverage(developmentLanguage: developmentLanguage, sourceTexts: SourceTexts(), in: "")
  }

  /// The coverage, in which copies of source texts are missing, and translations of texts that have changed need review;
  /// `root` is the folder of `sourceTexts`.
  package func coverage(
    developmentLanguage: Language, sourceTexts: SourceTexts, in root: String
  ) -> [TranslationCoverage] {
    if hasBase(below: developmentLanguage) {
      return replacingBase(by: developmentLanguage).coverage(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: root)
    }
    guard let source = self[developmentLanguage] else { return [] }
    let sources = [developmentLanguage, sourceLanguage]
    let records = TranslationRecords(texts: sourceTexts, root: root)
    let wanted = source.entries.filter { $0.isTranslatable && !$0.isStale }
    return translations.map { translation in
      let own = Dictionary(uniqueKeysWithValues: translation.entries.map { ($0.key, $0) })
      var coverage = TranslationCoverage(language: translation.language)
      let isSource = sources.contains(translation.language)
      let forms =
        !isSource && translation.language.isDetermined ? PluralFormCheck(translation.language) : nil
      for entry in wanted {
        let known = own[entry.key].flatMap {
          records.translation($0, translation.language, from: entry)
        }
        switch own[entry.key] {
        case nil: coverage.missing += 1
        case let found? where found.value.string == "" && entry.value.string != "":
          coverage.missing += 1
        case let found? where forms?.isComplete(found) == false: coverage.missing += 1
        case _? where known?.isCopy == true: coverage.missing += 1
        case let found?
        where (found.state == nil || found.state == .translated)
          && known?.isUnfinished == true:
          coverage.needsReview += 1
        case let found?:
          switch found.state {
          // Xcode leaves texts without words in this state.
          case .new where !isSource && found.hasWords: coverage.missing += 1
          case .needsReview, .stale: coverage.needsReview += 1
          case .new, .translated, nil: coverage.translated += 1
          }
        }
      }
      return coverage
    }
  }
}
