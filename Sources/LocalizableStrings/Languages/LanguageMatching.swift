internal import CICU

/// Which of the available languages to show to a reader, best first.
struct LanguageMatching {
  let available: [Language]
  let distance: LanguageDistance

  /// The languages to look a text up in, in order.
  ///
  /// Each wish in order gives what there is of the same language (`pt-AO`: `pt-PT`, then `pt`). Then
  /// come languages that CLDR says readers of a wish understand (`nb` for `da`), and at last the
  /// development language, whether there are texts in it or not. Nothing else is further from the
  /// wish it serves than `distance`.
  func chain(preferring wishes: [Language], developmentLanguage: Language) -> [Match] {
    var chain: [Match] = []
    var others: [Match] = []
    for wish in wishes {
      let known = (chain + others).map(\.language)
      for match in matches(wish) where !known.contains(match.language) {
        if match.isSameLanguage { chain.append(match) } else { others.append(match) }
      }
    }
    chain += others.filter { other in !chain.contains { $0.language == other.language } }
    if !chain.contains(where: { $0.language == developmentLanguage }) {
      chain.append(Match(language: developmentLanguage, wish: developmentLanguage))
    }
    return chain
  }

  /// What serves a reader of the language, best first.
  private func matches(_ wish: Language) -> [Match] {
    let matches =
      LoneLanguage.matches(wish, of: available).map { languages in
        languages.map { Match(language: $0, wish: wish) }
      } ?? weighedMatches(wish)
    return matches.filter { distance == .language || $0.distance <= distance }
  }

  /// What ICU says, which looks at the distances between all languages it knows.
  func weighedMatches(_ wish: Language) -> [Match] {
    var rest = available
    var matches: [Match] = []
    while let index = bestIndex(for: wish, in: rest) {
      matches.append(Match(language: rest.remove(at: index), wish: wish))
    }
    return matches
  }

  private func bestIndex(for wish: Language, in languages: [Language]) -> Int? {
    if let index = languages.firstIndex(of: wish) { return index }
    guard !languages.isEmpty else { return nil }
    // One text holds all tags, so that every pointer below is into memory that stays in place.
    let text = languages.map { $0.tag + "\0" }.joined()
    var starts: [Int] = []
    var offset = 0
    for language in languages {
      starts.append(offset)
      offset += language.tag.utf8.count + 1
    }
    // Safe because every pointer is into `bytes`, which outlives the call, and each tag ends in NUL.
    let index = Array(text.utf8).withUnsafeBytes { bytes -> Int32 in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      let pointers: [UnsafePointer<CChar>?] = starts.map { base + $0 }
      return pointers.withUnsafeBufferPointer {
        cicu_locale_best_match(wish.tag, $0.baseAddress, Int32($0.count))
      }
    }
    return index < 0 ? nil : Int(index)
  }
}
