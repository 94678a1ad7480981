import LocalizableStrings
import StringsSyntax

/// The texts that languages without any text in a table lack, of which each language gets one warning.
struct MissingTexts {
  /// Each language with its file, if it has one.
  private var languages: [(language: Language, file: String?)] = []
  private var owners: [Diagnostic: Language] = [:]

  /// Adds the warnings about the texts that a language lacks.
  mutating func add(_ diagnostics: [Diagnostic], of translation: Translation) {
    guard translation.entries.isEmpty else { return }
    languages.append((translation.language, translation.files.first?.name))
    for diagnostic in diagnostics where diagnostic.code == .missingTranslation {
      owners[diagnostic] = translation.language
    }
  }

  /// The diagnostics with one instead of several for each of the languages; comments no longer ignore any of them.
  func folded(_ diagnostics: [Diagnostic], in table: String) -> [Diagnostic] {
    guard !owners.isEmpty else { return diagnostics }
    var missing: [Language: [Diagnostic]] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      if let owner = owners[diagnostic] {
        missing[owner, default: []].append(diagnostic)
      } else {
        kept.append(diagnostic)
      }
    }
    return kept
      + languages.flatMap { language, file in
        let found = missing[language] ?? []
        guard found.count > 1, let first = found.first else { return found }
        let reason =
          file == nil ? "\(language) lacks the table \(table)" : "this file is empty"
        return [
          Diagnostic(
            file: file ?? first.file, position: nil, severity: first.severity, code: first.code,
            message: "\(reason): translate its \(found.count) texts into \(language)")
        ]
      }
  }
}
