internal import CICU

/// Finds the available languages that suit the requested ones, by CLDR's language matching.
struct LanguageMatching {
  let available: [Language]
  let distance: LanguageDistance

  /// The languages to look a text up in, in order.
  ///
  /// First come, for each requested language in order, the available variants of that language
  /// (`pt-AO`: `pt-PT`, then `pt`); then languages that its speakers understand according to CLDR
  /// (`nb` for `da`); last the development language, even without texts. All but the last are within
  /// `distance` of the requested language.
  func chain(preferring requested: [Language], developmentLanguage: Language) -> [LanguageMatch] {
    var chain: [LanguageMatch] = []
    var others: [LanguageMatch] = []
    for language in requested {
      let known = (chain + others).map(\.language)
      for match in matches(language) where !known.contains(match.language) {
        if match.isSameLanguage { chain.append(match) } else { others.append(match) }
      }
    }
    chain += others.filter { other in !chain.contains { $0.language == other.language } }
    if !chain.contains(where: { $0.language == developmentLanguage }) {
      chain.append(LanguageMatch(language: developmentLanguage, requested: developmentLanguage))
    }
    return chain
  }

  /// The available language that is the same as another one, perhaps in another region.
  func closestVariant(of language: Language) -> Language? {
    matches(language).first(where: \.isSameLanguage)?.language
  }

  /// The available languages that suit a requested one, best first.
  func matches(_ requested: Language) -> [LanguageMatch] {
    let matches =
      SimpleMatching.matches(requested, of: available).map { languages in
        languages.map { LanguageMatch(language: $0, requested: requested) }
      } ?? icuMatches(requested)
    return byVariant(matches.filter { distance == .language || $0.distance <= distance })
  }

  /// The matches with the requested variants first, and those with others last.
  ///
  /// So `ca-valencia` is not chosen for `ca` if there is `ca`, and `ca` stands in for a variant without texts.
  private func byVariant(_ matches: [LanguageMatch]) -> [LanguageMatch] {
    guard matches.count > 1 else { return matches }
    let ranks = matches.map { match in
      let variants = match.language.variants
      return variants == match.requested.variants ? 0 : variants.isEmpty ? 1 : 2
    }
    return (0...2).flatMap { rank in
      zip(matches, ranks).filter { $0.1 == rank }.map(\.0)
    }
  }

  /// The matches by ICU, which knows the distances between all languages.
  func icuMatches(_ requested: Language) -> [LanguageMatch] {
    var rest = available
    var matches: [LanguageMatch] = []
    // ICU does not find a language that has variants.
    while let index = bestIndex(for: requested.withoutVariants, in: rest.map(\.withoutVariants)) {
      matches.append(LanguageMatch(language: rest.remove(at: index), requested: requested))
    }
    return matches
  }

  private func bestIndex(for requested: Language, in languages: [Language]) -> Int? {
    if let index = languages.firstIndex(of: requested) { return index }
    guard !languages.isEmpty else { return nil }
    // One buffer contains all tags, so that the pointers below stay valid.
    let text = languages.map { $0.tag + "\0" }.joined()
    var starts: [Int] = []
    var offset = 0
    for language in languages {
      starts.append(offset)
      offset += language.tag.utf8.count + 1
    }
    // Safe because every pointer points into `bytes`, which outlives the call, and each tag ends in NUL.
    let index = Array(text.utf8).withUnsafeBytes { bytes -> Int32 in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
      let pointers: [UnsafePointer<CChar>?] = starts.map { base + $0 }
      return pointers.withUnsafeBufferPointer {
        cicu_locale_best_match(requested.tag, $0.baseAddress, Int32($0.count))
      }
    }
    return index < 0 ? nil : Int(index)
  }
}

/// An available language and the requested language that it suits.
struct LanguageMatch {
  let language: Language
  let requested: Language

  var distance: LanguageDistance { LanguageDistance(from: requested, to: language) }

  /// Whether both are the same language, perhaps in different regions.
  var isSameLanguage: Bool { requested.code == language.code || distance < .language }

  /// The language of numbers and dates: in the requested region, if it is the requested language.
  var formattingLanguage: Language { isSameLanguage ? requested : language }
}
