public import LocalizableStrings

extension LocalizationFolder {
  /// What is wrong with the texts, beyond what `diagnostics` says of the files.
  ///
  /// - Returns: Warnings, each at the line it concerns: messages that are not well-formed, plural
  ///   forms that are missing, keys that a language lacks or has alone, and placeholders that
  ///   differ from those in the language that the program is developed in.
  public func check(developmentLanguage: Language) -> [Diagnostic] {
    let original = translations.first { $0.language == developmentLanguage }
    let others = translations.filter { $0.language != developmentLanguage }
    return translations.flatMap(\.messageProblems)
      + others.flatMap { translation in
        original.map { translation.differences(from: $0) } ?? []
      }
  }
}
