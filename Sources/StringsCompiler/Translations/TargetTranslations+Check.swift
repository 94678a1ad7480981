import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

extension TargetTranslations {
  /// What is wrong with the settings, the files and the texts.
  var diagnostics: [Diagnostic] {
    var found = folder.diagnostics.withoutDuplicates() + strayFiles + textDiagnostics
    // Other projects have no functions with labels, so that the check is off for them.
    checkSettings.apply(to: &found, wanted: [.unnamedArgument])
    found.summarizeMissing(.console)
    return unreadableSettings + settings.diagnostics + checkSettings.diagnostics + found
  }

  private var textDiagnostics: [Diagnostic] {
    let languages = languageDiagnostic.map { [$0] } ?? []
    guard let developmentLanguage else { return languages }
    return languages
      + folder.tables.flatMap { table in
        table.check(
          developmentLanguage: developmentLanguage, sourceTexts: SourceTexts(), in: "",
          commands: nil, library: .console)
      }.map(\.forSternik)
      + (showsConsole || LibraryTexts.console.isTranslated(in: folder)
        ? LibraryTexts.console.missing(in: folder) : [])
      + folder.languages.flatMap(hiddenKeys)
  }

  private var languageDiagnostic: Diagnostic? {
    var diagnostic = Diagnostic(
      file: folder.path, position: nil, severity: .error, code: .undecidedLanguage, message: "")
    let languages = folder.languages
    if languages.isEmpty {
      diagnostic.severity = .warning
      diagnostic.code = .noTranslations
      diagnostic.message = "this folder has no translations, such as en.lproj/Localizable.strings"
    } else if let developmentLanguage {
      if languages.contains(developmentLanguage) { return nil }
      diagnostic.message =
        "there are no texts in the development language, which is \(developmentLanguage)"
    } else {
      diagnostic.message =
        "the development language may be \(languages.map(\.tag).joined(separator: " or ")): write "
        + "'developmentLanguage = \(languages[0].tag);', or another one, into "
        + EmbedTextsSettings.fileName
    }
    return diagnostic
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
          .duplicateKey, "the table \(owner) has this key too, and the text there is used",
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
