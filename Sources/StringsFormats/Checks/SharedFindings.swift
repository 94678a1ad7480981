import LocalizableStrings
import StringsSyntax

/// What several languages have in common is hardly the mistake of each of them, so it is said once, at the source text.
struct SharedFindings {
  private static let codes: Set<Diagnostic.Code> = [.placeholderMismatch, .objectPlaceholder]
  private static let fewestLanguages = 3

  private let source: CheckedTranslation
  /// The number of languages that have each key, without that of the source.
  private var languageCounts: [String: Int] = [:]

  init(of source: CheckedTranslation, in translations: [Translation]) {
    self.source = source
    for translation in translations where translation.language != source.language {
      for entry in translation.entries { languageCounts[entry.key, default: 0] += 1 }
    }
  }

  private struct Kind: Hashable {
    let key: String
    let code: Diagnostic.Code
  }

  /// The findings, with one at the source text for those that half of its languages have.
  func atSource(_ found: [Diagnostic]) -> [Diagnostic] {
    var languages: [Kind: Set<String>] = [:]
    var errors: Set<Kind> = []
    for diagnostic in found {
      guard let kind = Self.kind(of: diagnostic), let tag = diagnostic.languageTag else { continue }
      languages[kind, default: []].insert(tag)
      if diagnostic.severity == .error { errors.insert(kind) }
    }
    let shared = languages.filter { kind, tags in
      source[kind.key] != nil && tags.count >= Self.fewestLanguages
        && tags.count * 2 >= languageCounts[kind.key, default: 0]
    }
    if shared.isEmpty { return found }
    var said: Set<Kind> = []
    return found.compactMap { diagnostic in
      guard let kind = Self.kind(of: diagnostic), let tags = shared[kind],
        let entry = source[kind.key]?.entry
      else { return diagnostic }
      guard said.insert(kind).inserted else { return nil }
      var own = entry.diagnostic(
        kind.code,
        "\(tags.count) of \(languageCounts[kind.key, default: 0]) languages take other arguments "
          + "(\(tags.sorted().joined(separator: ", "))): correct this text, or give it another key",
        severity: errors.contains(kind) ? .error : .warning)
      own.setLanguage(source.language)
      return own
    }
  }

  private static func kind(of diagnostic: Diagnostic) -> Kind? {
    guard codes.contains(diagnostic.code), let key = diagnostic.key else { return nil }
    return Kind(key: key, code: diagnostic.code)
  }
}
