public import LocalizableStrings

extension LocalizationFolder {
  /// Compares the translations with those into the language the program is developed in.
  ///
  /// - Returns: A warning for each key that a language lacks, where the developer defined it, and
  ///   for each key that only a translation has, where the translator did.
  public func missingTranslations(developmentLanguage: Language) -> [Diagnostic] {
    guard let original = translations.first(where: { $0.language == developmentLanguage }) else {
      return []
    }
    let others = translations.filter { $0.language != developmentLanguage }
    let keys = original.keys
    var found: [Diagnostic] = []
    for translation in others {
      let translated = translation.keys
      for (file, entry) in original.places where !translated.contains(entry.key) {
        found.append(
          Diagnostic(
            file: file, position: entry.position, severity: .warning, code: .missingTranslation,
            message: "\"\(entry.key)\" is not translated into \(translation.language)"))
      }
      for (file, entry) in translation.places where !keys.contains(entry.key) {
        found.append(
          Diagnostic(
            file: file, position: entry.position, severity: .warning, code: .unusedTranslation,
            message: "\"\(entry.key)\" is not defined in \(developmentLanguage)"))
      }
    }
    return found
  }
}

extension Translation {
  fileprivate var keys: Set<String> { Set(files.flatMap(\.entries).map(\.key)) }

  /// The first definition of each key, with the file it is in.
  fileprivate var places: [(file: String, entry: TranslationEntry)] {
    var seen: Set<String> = []
    return files.flatMap { file in
      file.entries.filter { seen.insert($0.key).inserted }.map { (file.file, $0) }
    }
  }
}
