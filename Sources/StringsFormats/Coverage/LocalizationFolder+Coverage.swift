public import LocalizableStrings
import StringsSyntax

extension LocalizationFolder {
  /// How much each language has of what the language has that the program is developed in.
  ///
  /// Texts that no other language needs, and those that the program no longer has, do not count. Empty
  /// if there is no translation into the development language.
  public func coverage(developmentLanguage: Language) -> [TranslationCoverage] {
    guard let original = translations.first(where: { $0.language == developmentLanguage }) else {
      return []
    }
    let wanted = original.latestEntries.filter { $0.value.isTranslatable && !$0.value.isStale }
    return translations.map { translation in
      let own = translation.latestEntries
      var coverage = TranslationCoverage(
        language: translation.language, translated: 0, needsReview: 0, missing: 0)
      for (key, entry) in wanted {
        switch own[key] {
        case nil: coverage.missing += 1
        case let found? where found.value.string == "" && entry.value.string != "":
          coverage.missing += 1
        case let found?:
          switch found.state {
          case .new: coverage.missing += 1
          case .needsReview, .stale: coverage.needsReview += 1
          case .translated, nil: coverage.translated += 1
          }
        }
      }
      return coverage
    }
  }
}

extension Translation {
  /// The entry that counts for each key.
  fileprivate var latestEntries: [String: TranslationEntry] {
    Dictionary(files.flatMap(\.entries).map { ($0.key, $0) }) { _, last in last }
  }
}
