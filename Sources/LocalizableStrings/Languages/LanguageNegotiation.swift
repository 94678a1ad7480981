/// Which of the languages there are serves which wish.
struct LanguageNegotiation {
  let available: [Language]
  private let expanded: [Language]

  init(available: [Language]) {
    self.available = available
    expanded = available.map(\.withLikelySubtags)
  }

  /// The languages that serve the wishes, the best first, each once.
  ///
  /// For each wish in turn come the language itself, then those that say the same in the reader's own
  /// script: `pt-BR` is served by `pt` and by `pt-PT`, and `zh-TW` by `zh-Hant` but not by `zh-Hans`.
  func chain(for wishes: [Language]) -> [Language] {
    var chain: [Language] = []
    for wish in wishes {
      for language in matches(for: wish) where !chain.contains(language) { chain.append(language) }
    }
    return chain
  }

  private func matches(for wish: Language) -> [Language] {
    let full = wish.withLikelySubtags
    return available.indices
      .filter { expanded[$0].code == full.code && expanded[$0].script == full.script }
      .sorted { (distance($0, wish, full), $0) < (distance($1, wish, full), $1) }
      .map { available[$0] }
  }

  private func distance(_ index: Int, _ wish: Language, _ full: Language) -> Int {
    if available[index] == wish { return 0 }
    if expanded[index].region == full.region { return 1 }
    return available[index].region == nil ? 2 : 3
  }
}
