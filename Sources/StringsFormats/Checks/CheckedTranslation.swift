import LocalizableStrings
import StringsSyntax

/// A translation whose messages are parsed once for all checks.
struct CheckedTranslation {
  let language: Language
  /// Each key once, in the order of the files.
  let entries: [CheckedEntry]
  /// The names of the files of which not everything could be read.
  private let brokenFiles: Set<String>

  init(_ translation: Translation) {
    language = translation.language
    let reporting = Set(translation.files.filter(\.reportsUnusualValues).map(\.name))
    entries = translation.entries.map {
      CheckedEntry($0, isReported: reporting.contains($0.file))
    }
    brokenFiles = translation.brokenFiles
  }

  /// The results of the checks that need no other language.
  var ownDiagnostics: [Diagnostic] {
    let forms = language.isDetermined ? PluralFormCheck(language) : nil
    // One statement each: the compiler took six seconds for their sum.
    var found: [Diagnostic] = []
    for entry in entries {
      found += entry.messageDiagnostics
      found += entry.percentDiagnostics
      found += entry.formDiagnostics
      if let forms { found += forms.diagnostics(of: entry) }
      found += entry.characterDiagnostics
    }
    return found
  }

  /// The results of the checks of a translation, as opposed to the source text.
  func stateDiagnostics(_ records: TranslationRecords) -> [Diagnostic] {
    entries.flatMap { $0.stateDiagnostics(language, records) }
  }

  /// The results of the checks of the texts that others are translated from.
  func sourceDiagnostics(_ library: LibraryTexts?) -> [Diagnostic] {
    entries.flatMap(\.yearDiagnostics)
      + entries.filter { library?.owns($0.entry.key) != true }.compactMap(\.unnamedArguments)
  }

  /// The results of the comparison with the translation of a table into the development language.
  func diagnostics(
    comparedTo source: CheckedSource, _ keys: SourceKeys, _ records: TranslationRecords
  ) -> [Diagnostic] {
    var comparison = SourceComparison(language: language, sourceLanguage: source.language)
    comparison.habits = source.habits
    var found: [Diagnostic] = []
    var unused: [TranslationEntry] = []
    var isMissing = Array(repeating: true, count: source.entries.count)
    let isOfLibrary = { keys.library?.owns($0) == true }
    for checked in entries {
      let key = checked.entry.key
      if isOfLibrary(key) { continue }
      if let index = source.index(of: key) {
        isMissing[index] = false
        found += comparison.diagnostics(of: checked, comparedTo: source.entries[index], records)
      } else if keys.lacks(key), !keys.elsewhere.contains(key),
        !brokenFiles.contains(checked.entry.file)
      {
        unused.append(checked.entry)
      }
    }
    let missing = zip(source.entries, isMissing).lazy.filter(\.1).map(\.0.entry).filter {
      $0.needsTranslation && !isOfLibrary($0.key)
    }
    let missingKeys = unused.isEmpty ? [] : Set(missing.map(\.key))
    return missing.map { entry in
      entry.diagnostic(
        .missingTranslation, "\"\(entry.key)\" is not translated into \(language)", atKey: true)
    } + found
      + unused.map { entry in
        let isMarked = entry.comment?.contains(TranslationTable.removedComment) == true
        let meant = keys.keys(meantBy: entry.key, isMissing: missingKeys.contains)
          .map { "\"\($0)\"" }.joined(separator: " or ")
        let remedy =
          !meant.isEmpty
          ? "rename it if \(meant) was meant, else remove it, or add it there too"
          : "remove it, or add it there too"
        let command = isMarked && meant.isEmpty ? records.commands.map { ": \($0.removal)" } : nil
        return entry.diagnostic(
          .unusedTranslation,
          "\(source.language) has no \"\(entry.key)\": "
            + (command.map { "add it there too, or remove it" + $0 } ?? remedy), atKey: true)
      }
  }
}

/// The texts that translations are compared with.
struct CheckedSource {
  let language: Language
  let entries: [CheckedEntry]
  let habits: SourceHabits
  private let indices: [String: Int]

  init(_ translation: Translation) {
    let checked = CheckedTranslation(translation)
    (language, entries) = (checked.language, checked.entries)
    habits = SourceHabits(entries)
    indices = Dictionary(uniqueKeysWithValues: zip(entries.map(\.entry.key), entries.indices))
  }

  func index(of key: String) -> Int? { indices[key] }

  subscript(key: String) -> CheckedEntry? { indices[key].map { entries[$0] } }
}
