import LocalizableStrings

extension Translation {
  /// What is wrong with the messages of this language, whatever others say.
  var messageProblems: [Diagnostic] {
    let categories = Dictionary(
      uniqueKeysWithValues: PluralType.allCases.map {
        ($0, language.everydayPluralCategories($0))
      })
    return places.flatMap { place in
      var problems: [MessageProblem] = []
      let message = Message(place.entry.value, problems: &problems)
      // The value of another kind was told of by the parser, if the parser cares.
      return problems.filter { $0 != .notAMessage }.map { place.warning($0.code, $0.description) }
        + missingForms(message, of: categories).map { place.warning(.missingPluralForm, $0) }
    }
  }

  /// Where this translation and the one into the development language do not go together.
  func differences(from original: Translation) -> [Diagnostic] {
    let known = Dictionary(original.places.map { ($0.entry.key, $0) }) { _, last in last }
    let translated = Set(places.map(\.entry.key))
    let missing = original.places.filter { !translated.contains($0.entry.key) }.map {
      $0.warning(.missingTranslation, "\"\($0.entry.key)\" is not translated into \(language)")
    }
    return missing
      + places.compactMap { place in
        guard let counterpart = known[place.entry.key] else {
          let message = "\"\(place.entry.key)\" is not defined in \(original.language)"
          return place.warning(.unusedTranslation, message)
        }
        guard let own = place.arguments, let others = counterpart.arguments,
          let mismatch = mismatch(own, others)
        else { return nil }
        return place.warning(.placeholderMismatch, "\(mismatch) as in \(original.language)")
      }
  }

  private func missingForms(
    _ message: Message?, of categories: [PluralType: Set<PluralCategory>]
  ) -> [String] {
    guard case .plural(let plural) = message else { return [] }
    return plural.variables.sorted { $0.key < $1.key }.compactMap { name, variable in
      let missing = PluralCategory.allCases.filter {
        categories[variable.type]?.contains($0) == true && variable.forms[$0] == nil && $0 != .other
      }
      guard !missing.isEmpty else { return nil }
      let forms = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return "\(language) needs the form \(forms) too of the variable '\(name)'"
    }
  }

  private func mismatch(
    _ own: [Int: ArgumentKind], _ others: [Int: ArgumentKind]
  ) -> String? {
    for number in Set(own.keys).union(others.keys).sorted() {
      switch (own[number], others[number]) {
      case (nil, let other?): return "argument \(number) (\(other)) is not used"
      case (let one?, nil): return "there is no argument \(number) (\(one))"
      case (let one?, let other?) where one != other && one != .any && other != .any:
        return "argument \(number) is taken for \(one), not for \(other)"
      default: continue
      }
    }
    return nil
  }

  /// Each key once, in the order of the files, with the definition that counts.
  private var places: [TranslationPlace] {
    var last: [String: TranslationPlace] = [:]
    let all = files.flatMap { file in
      file.entries.map { TranslationPlace(file: file.file, entry: $0) }
    }
    for place in all { last[place.entry.key] = place }
    return all.compactMap { last.removeValue(forKey: $0.entry.key) }
  }
}
