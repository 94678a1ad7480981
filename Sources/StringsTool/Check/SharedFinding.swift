import LocalizableStrings
import StringsFormats
import StringsSyntax

/// What many languages get wrong in the same way: the mistake is most likely in the source text, and is said once, there.
struct SharedFinding {
  private static let codes: Set<Diagnostic.Code> = [
    .placeholderMismatch, .objectPlaceholder, .namedPlaceholder, .tagMismatch, .escapedEntity,
    .markdownLost, .unbalancedBracket,
  ]
  private static let fewest = 3

  /// What makes the findings of several languages the same.
  private struct Same: Hashable {
    let code: Diagnostic.Code
    let key: String
    let message: String

    /// `nil` for a finding that is never said of the source.
    init?(_ diagnostic: Diagnostic) {
      guard SharedFinding.codes.contains(diagnostic.code), let key = diagnostic.key else {
        return nil
      }
      (code, self.key, message) = (diagnostic.code, key, diagnostic.message)
    }
  }

  private let same: Same
  /// The files of the table, as diagnostics name them.
  private let files: Set<String>
  /// The number of languages that have the key, without that of the source.
  private let languages: Int
  /// The finding at the source text, without its message.
  private let atSource: Diagnostic

  /// What at least half of the languages with a key have, and three of them; `displayed` returns a path as diagnostics name it.
  static func all(
    in diagnostics: [Diagnostic], of table: TranslationTable, developmentLanguage: Language,
    displayed: (String) -> String
  ) -> [SharedFinding] {
    let groups = Dictionary(grouping: diagnostics.filter { codes.contains($0.code) }) { Same($0) }
      .filter { Set($0.value.map(\.languageTag)).count >= fewest }
    guard !groups.isEmpty, let source = table.source(in: developmentLanguage) else { return [] }
    let keys = Set(groups.keys.compactMap { $0?.key })
    var languages: [String: Int] = [:]
    for translation in table.translations where translation.language != source.language {
      let own = Set(translation.files.lazy.flatMap(\.entries).map(\.key).filter(keys.contains))
      for key in own { languages[key, default: 0] += 1 }
    }
    let files = Set(table.translations.flatMap(\.files).map { displayed($0.name) })
    let entries = Dictionary(source.entries.map { ($0.key, $0) }) { _, last in last }
    return groups.compactMap { same, _ in
      guard let same, let entry = entries[same.key] else { return nil }
      var finding = entry.diagnostic(same.code, "")
      finding.file = displayed(entry.file)
      finding.languageTag = source.language.tag
      return SharedFinding(
        same: same, files: files, languages: languages[same.key, default: 0], atSource: finding)
    }
  }

  /// Replaces what is left of the findings of each by one, if that is still said of enough languages.
  static func merge(_ shared: [SharedFinding], in diagnostics: inout [Diagnostic]) {
    if shared.isEmpty { return }
    let groups = Dictionary(
      grouping: diagnostics.indices.filter { codes.contains(diagnostics[$0].code) }
    ) { Same(diagnostics[$0]) }
    var removed: Set<Int> = []
    var merged: [Diagnostic] = []
    for finding in shared {
      let indices = (groups[finding.same] ?? []).filter {
        finding.files.contains(diagnostics[$0].file)
      }
      let count = Set(indices.map { diagnostics[$0].languageTag }).count
      guard count >= fewest, 2 * count >= finding.languages else { continue }
      removed.formUnion(indices)
      var diagnostic = finding.atSource
      diagnostic.severity =
        indices.contains { diagnostics[$0].severity == .error } ? .error : .warning
      diagnostic.message =
        "\(count) of \(finding.languages) languages have this, so this text may be wrong, or all of them: "
        + "\(finding.same.message); --each lists them"
      merged.append(diagnostic)
    }
    if removed.isEmpty { return }
    diagnostics = diagnostics.indices.filter { !removed.contains($0) }.map { diagnostics[$0] }
    diagnostics = (diagnostics + merged).sortedByPosition()
  }
}
