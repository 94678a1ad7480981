import LocalizableStrings
import StringsSyntax

/// A translation whose messages are parsed once for all checks.
struct CheckedTranslation {
  let language: Language
  /// Each key once, in the order of the files.
  let entries: [CheckedEntry]
  private let indices: [String: Int]
  /// How the texts are written, if others are translated from them.
  let habits: SourceHabits

  init(_ translation: Translation) {
    language = translation.language
    let reporting = Set(translation.files.filter(\.reportsUnusualValues).map(\.name))
    entries = translation.entries.map {
      CheckedEntry($0, isReported: reporting.contains($0.file))
    }
    habits = SourceHabits(entries)
    indices = Dictionary(uniqueKeysWithValues: zip(entries.map(\.entry.key), entries.indices))
  }

  subscript(key: String) -> CheckedEntry? { indices[key].map { entries[$0] } }

  /// The results of the checks that need no other language.
  var ownDiagnostics: [Diagnostic] {
    let forms = language.isDetermined ? PluralFormCheck(language) : nil
    return entries.flatMap { entry in
      entry.messageDiagnostics + entry.percentDiagnostics + entry.formDiagnostics
        + (forms?.diagnostics(of: entry) ?? [])
        + entry.characterDiagnostics
    }
  }

  /// The results of the checks of a translation, as opposed to the source text.
  func stateDiagnostics(_ records: TranslationRecords) -> [Diagnostic] {
    entries.flatMap { $0.stateDiagnostics(language, records) }
  }

  /// The results of the checks of the texts that others are translated from.
  var sourceDiagnostics: [Diagnostic] { entries.flatMap(\.yearDiagnostics) }

  /// The results of the comparison with the translation of a table into the development language.
  func diagnostics(
    comparedTo source: CheckedTranslation, _ keys: SourceKeys, _ records: TranslationRecords
  ) -> [Diagnostic] {
    let missing = source.entries.lazy.map(\.entry).filter {
      $0.isTranslatable && !$0.isStale && self[$0.key] == nil && !ConsoleTranslation.owns($0.key)
    }
    var comparison = SourceComparison(language: language, sourceLanguage: source.language)
    comparison.habits = source.habits
    let unused = entries.lazy.map(\.entry.key).filter { source[$0] == nil && keys.lacks($0) }
    let mistyped = MistypedKeys(Set(unused), missing: unused.isEmpty ? [] : Set(missing.map(\.key)))
    return missing.map { entry in
      entry.diagnostic(
        .missingTranslation, "\"\(entry.key)\" is not translated into \(language)", atKey: true)
    }
      + entries.filter { !ConsoleTranslation.owns($0.entry.key) }.flatMap { checked in
        if let counterpart = source[checked.entry.key] {
          return comparison.diagnostics(of: checked, comparedTo: counterpart, records)
        }
        let key = checked.entry.key
        guard keys.lacks(key), !keys.elsewhere.contains(key) else { return [] }
        let isMarked = checked.entry.comment?.contains(TranslationTable.removedComment) == true
        let meant = mistyped.keys(meantBy: key).map { "\"\($0)\"" }.joined(separator: " or ")
        let remedy =
          !meant.isEmpty
          ? "rename it if \(meant) was meant, else remove it"
          : isMarked ? "remove it with 'sternik-strings sync --delete'" : "remove it"
        return [
          checked.entry.diagnostic(
            .unusedTranslation,
            "\(source.language) has no \"\(key)\": \(remedy), or add it there too",
            atKey: true)
        ]
      }
  }
}
