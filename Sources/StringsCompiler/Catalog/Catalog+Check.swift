import LocalizableStrings
import StringsFormats
import StringsSyntax

extension Catalog {
  /// What is wrong with the texts, beyond what `diagnostics` says of the files.
  var textDiagnostics: [Diagnostic] {
    guard let developmentLanguage else { return [undecidedLanguage] }
    return languageProblems(developmentLanguage)
      + tables.flatMap { $0.folder.check(developmentLanguage: developmentLanguage) }
      + languages.flatMap(hiddenKeys)
  }

  private var undecidedLanguage: Diagnostic {
    let choices = languages.map(\.tag).joined(separator: ", ")
    return Diagnostic(
      file: root, position: nil, severity: .error, code: .undecidedLanguage,
      message: "which of \(choices) the program is developed in must be said: write "
        + "'developmentLanguage = \(languages.first?.tag ?? "en");' into "
        + CatalogSettings.fileName)
  }

  private func languageProblems(_ language: Language) -> [Diagnostic] {
    if languages.isEmpty {
      return [
        Diagnostic(
          file: root, position: nil, severity: .warning, code: .noTranslations,
          message: "there is no translation here, as en.lproj/Localizable.strings")
      ]
    }
    guard !languages.contains(language) else { return [] }
    return [
      Diagnostic(
        file: root, position: nil, severity: .error, code: .undecidedLanguage,
        message: "the program is developed in \(language), but there are no texts in it")
    ]
  }

  /// Keys that an earlier table has too, which is asked first.
  private func hiddenKeys(in language: Language) -> [Diagnostic] {
    var owners: [String: String] = [:]
    return tables.flatMap { table in
      table.entries(in: language).compactMap { place in
        let owner = owners[place.entry.key]
        owners[place.entry.key] = owner ?? table.name
        return owner.map {
          place.warning(
            .duplicateKey, "the table \($0) has this key too, and that text is the one found")
        }
      }
    }
  }
}

extension Diagnostic.Code {
  /// A folder that does not tell which language its program is developed in.
  static let undecidedLanguage = Self(rawValue: "undecided-language")
  /// A folder without translations.
  static let noTranslations = Self(rawValue: "no-translations")
}
