import LocalizableStrings
import StringsFormats
import StringsSyntax

/// What many languages get wrong in the same way: the mistake is most likely in the source text, and is said once, there.
struct SharedFindings {
  private static let codes: Set<Diagnostic.Code> = [
    .placeholderMismatch, .objectPlaceholder, .namedPlaceholder, .tagMismatch, .escapedEntity,
    .markdownLost, .unbalancedBracket,
  ]
  private static let fewest = 3

  private struct Finding: Hashable {
    let code: Diagnostic.Code
    let key: String
    let message: String
  }

  private let table: TranslationTable
  private let source: Translation

  /// `nil` for a table without texts in the development language.
  init?(_ table: TranslationTable, developmentLanguage: Language) {
    guard let source = table.source(in: developmentLanguage) else { return nil }
    self.table = table
    self.source = source
  }

  /// Replaces what at least half of the languages with a key have, and three of them, by one finding.
  func merge(_ diagnostics: inout [Diagnostic]) {
    var groups: [Finding: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      guard Self.codes.contains(diagnostic.code), let key = diagnostic.key else { continue }
      let finding = Finding(code: diagnostic.code, key: key, message: diagnostic.message)
      groups[finding, default: []].append(index)
    }
    groups = groups.filter { $0.value.count >= Self.fewest }
    if groups.isEmpty { return }
    let languages = languagesByKey(of: Set(groups.keys.map(\.key)))
    var merged: [Diagnostic] = []
    var removed: Set<Int> = []
    for (finding, indices) in groups {
      let own = Set(indices.compactMap { diagnostics[$0].languageTag })
      let all = languages[finding.key, default: 0]
      guard own.count >= Self.fewest, 2 * own.count >= all,
        let entry = source.entries.last(where: { $0.key == finding.key })
      else { continue }
      removed.formUnion(indices)
      let summary = Check.named(finding.code)?.summary ?? ""
      var diagnostic = entry.diagnostic(
        finding.code,
        "\(own.count) of \(all) languages have this, so that the mistake may be here: \(summary); --each lists them",
        severity: indices.map { diagnostics[$0].severity }.contains(.error) ? .error : .warning)
      diagnostic.languageTag = source.language.tag
      merged.append(diagnostic)
    }
    diagnostics = diagnostics.indices.filter { !removed.contains($0) }.map { diagnostics[$0] }
    diagnostics += merged
  }

  /// How many other languages have each of the keys.
  private func languagesByKey(of keys: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    for translation in table.translations where translation.language != source.language {
      for key in Set(translation.entries.map(\.key)).intersection(keys) {
        counts[key, default: 0] += 1
      }
    }
    return counts
  }
}
