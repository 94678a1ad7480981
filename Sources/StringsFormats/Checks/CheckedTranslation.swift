import LocalizableStrings
import StringsSyntax

/// A translation whose messages are parsed once for all checks.
struct CheckedTranslation {
  let language: Language
  /// Each key once, in the order of the files.
  let entries: [CheckedEntry]
  private let indices: [String: Int]

  init(_ translation: Translation) {
    language = translation.language
    let reporting = Set(translation.files.filter(\.reportsUnusualValues).map(\.name))
    entries = translation.entries.map {
      CheckedEntry($0, isReported: reporting.contains($0.file))
    }
    indices = Dictionary(uniqueKeysWithValues: zip(entries.map(\.entry.key), entries.indices))
  }

  subscript(key: String) -> CheckedEntry? { indices[key].map { entries[$0] } }

  /// The results of the checks that need no other language.
  var ownDiagnostics: [Diagnostic] {
    let forms = language.isDetermined ? PluralFormCheck(language) : nil
    return entries.flatMap { entry in
      entry.messageDiagnostics + entry.percentDiagnostics + (forms?.diagnostics(of: entry) ?? [])
        + entry.characterDiagnostics + entry.stateDiagnostics
    }
  }

  /// The results of the comparison with the translation into the development language.
  func diagnostics(comparedTo source: CheckedTranslation) -> [Diagnostic] {
    let missing = source.entries.map(\.entry)
      .filter { $0.isTranslatable && !$0.isStale && self[$0.key] == nil }
      .filter { !ConsoleTranslation.owns($0.key) }
      .map { entry in
        entry.diagnostic(
          .missingTranslation, "\"\(entry.key)\" is not translated into \(language)", atKey: true)
      }
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    return missing
      + entries.filter { !ConsoleTranslation.owns($0.entry.key) }.flatMap { checked in
        if let counterpart = source[checked.entry.key] {
          return comparison.diagnostics(of: checked, comparedTo: counterpart)
        }
        return [
          checked.entry.diagnostic(
            .unusedTranslation, "\"\(checked.entry.key)\" is not defined in \(source.language)",
            atKey: true)
        ]
      }
  }
}
