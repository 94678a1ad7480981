package import LocalizableStrings

extension TranslationTable {
  /// A translation with a word that is the same as in the development language.
  package struct CopiedWord {
    package let language: Language
    package let entry: TranslationEntry
    package let text: String
  }

  /// The translations with a word that are the same as in the development language; `check` reports those of several words, since
  /// two languages may have a word in common.
  package func copiedWords(
    developmentLanguage: Language, library: LibraryTexts?
  ) -> [CopiedWord] {
    if hasBase(below: developmentLanguage) {
      return replacingBase(by: developmentLanguage).copiedWords(
        developmentLanguage: developmentLanguage, library: library)
    }
    guard let source = self[developmentLanguage].map(CheckedSource.init) else { return [] }
    return translations.filter { $0.language != developmentLanguage }.flatMap { translation in
      let language = translation.language
      let comparison = SourceComparison(language: language, sourceLanguage: developmentLanguage)
      return CheckedTranslation(translation).entries.compactMap { (checked) -> CopiedWord? in
        let key = checked.entry.key
        let libraryTexts = library.flatMap { $0.owns(key) ? $0.source : nil }
        return (libraryTexts ?? source)[key]
          .flatMap { comparison.copiedWord(checked, $0) }
          .map { CopiedWord(language: language, entry: checked.entry, text: $0) }
      }
    }
  }
}
