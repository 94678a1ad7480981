internal import ConsoleUI
internal import LocalizableStrings

/// The keys whose texts have changed, as a language looks them up.
struct GalleryChange {
  private let changed: [Language: Set<String>]
  /// The languages in which a walk looks texts up, in order.
  private let chain: [Language]
  /// The language whose texts a pseudo-language is made of.
  private let source: Language?

  init(
    _ changed: [Language: Set<String>], in language: WalkthroughLanguage, of localizer: Localizer
  ) {
    self.changed = changed
    chain = changed.isEmpty ? [] : language.chain(of: localizer)
    if case .pseudo = language { source = localizer.developmentLanguage } else { source = nil }
  }

  /// Whether a lookup may find another text now.
  func concerns(_ lookup: LookupTrace.Lookup) -> Bool {
    guard !chain.isEmpty else { return false }
    // The lookup ends at the language with the text.
    let end = lookup.language.flatMap(chain.firstIndex) ?? chain.count - 1
    return (chain.prefix(end + 1) + [source].compactMap(\.self)).contains {
      changed[$0]?.contains(lookup.key) == true
    }
  }

  func concerns(_ lookups: some Sequence<LookupTrace.Lookup>) -> Bool {
    lookups.contains(where: concerns)
  }
}
