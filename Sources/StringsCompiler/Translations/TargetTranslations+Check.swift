import LocalizableStrings
import StringsFormats

extension TargetTranslations {
  /// What is wrong with the settings, the files and the texts.
  var diagnostics: [Diagnostic] {
    settings.diagnostics + folder.diagnostics.withoutDuplicates() + strayFiles + textDiagnostics
  }

  private var textDiagnostics: [Diagnostic] {
    guard let developmentLanguage else { return [undecidedLanguage] }
    return languageDiagnostics(developmentLanguage)
      + folder.tables.flatMap { $0.check(developmentLanguage: developmentLanguage) }
      + folder.languages.flatMap(hiddenKeys)
  }

  private var undecidedLanguage: Diagnostic {
    let choices = folder.languages.map(\.tag).joined(separator: ", ")
    return Diagnostic(
      file: folder.path, position: nil, severity: .error, code: .undecidedLanguage,
      message: "which of \(choices) the program is developed in must be said: write "
        + "'developmentLanguage = \(folder.languages.first?.tag ?? "en");' into "
        + EmbedTextsSettings.fileName)
  }

  private func languageDiagnostics(_ language: Language) -> [Diagnostic] {
    if folder.languages.isEmpty {
      return [
        Diagnostic(
          file: folder.path, position: nil, severity: .warning, code: .noTranslations,
          message: "there is no translation here, as en.lproj/Localizable.strings")
      ]
    }
    guard !folder.languages.contains(language) else { return [] }
    return [
      Diagnostic(
        file: folder.path, position: nil, severity: .error, code: .undecidedLanguage,
        message: "the program is developed in \(language), but there are no texts in it")
    ]
  }

  /// A warning for each key that an earlier table has too, since lookup finds that one.
  private func hiddenKeys(in language: Language) -> [Diagnostic] {
    var owners: [String: String] = [:]
    return folder.tables.flatMap { table in
      (table[language]?.entries ?? []).compactMap { entry in
        guard let owner = owners[entry.key] else {
          owners[entry.key] = table.name
          return nil
        }
        return entry.diagnostic(
          .duplicateKey, "the table \(owner) has this key too, and that text is the one found",
          atKey: true)
      }
    }
  }
}

extension Diagnostic.Code {
  /// A folder whose development language is not known, or has no texts.
  static let undecidedLanguage = Self(rawValue: "undecided-language")
  /// A folder without translations.
  static let noTranslations = Self(rawValue: "no-translations")
}
