import LocalizableStrings
import StringsSyntax

/// A translation on its way through the checks: every text read once.
struct CheckedTranslation {
  let language: Language
  /// Each key once, in the order of the files, with the definition that counts.
  let entries: [CheckedEntry]
  /// The index of each key's entry.
  private let indices: [String: Int]

  init(_ translation: Translation) {
    language = translation.language
    let all = translation.files.flatMap { file in file.entries.map { (file, $0) } }
    var last: [String: Int] = [:]
    for (index, item) in all.enumerated() { last[item.1.key] = index }
    var entries: [CheckedEntry] = []
    var indices: [String: Int] = [:]
    for item in all {
      guard let index = last.removeValue(forKey: item.1.key) else { continue }
      indices[item.1.key] = entries.count
      entries.append(CheckedEntry(file: all[index].0, entry: all[index].1))
    }
    self.entries = entries
    self.indices = indices
  }

  subscript(key: String) -> CheckedEntry? { indices[key].map { entries[$0] } }

  /// What is wrong with this language, whatever others say.
  var ownProblems: [Diagnostic] {
    let forms = language == .undetermined ? nil : PluralFormCheck(language)
    return entries.flatMap { entry in
      entry.messageProblems + entry.percentProblems + (forms?.problems(of: entry) ?? [])
        + entry.characterProblems
        + entry.progressProblems
    }
  }

  /// Where this translation and the original do not go together.
  func problems(comparedTo original: CheckedTranslation) -> [Diagnostic] {
    let missing = original.entries
      .filter { $0.entry.isTranslatable && !$0.entry.isStale && self[$0.entry.key] == nil }
      .map { entry in
        entry.warning(
          .missingTranslation, "\"\(entry.entry.key)\" is not translated into \(language)",
          at: entry.entry.position)
      }
    let comparison = OriginalComparison(language: language, original: original.language)
    return missing
      + entries.flatMap { entry in
        guard let counterpart = original[entry.entry.key] else {
          return [
            entry.warning(
              .unusedTranslation, "\"\(entry.entry.key)\" is not defined in \(original.language)",
              at: entry.entry.position)
          ]
        }
        return comparison.problems(of: entry, comparedTo: counterpart)
      }
  }
}
