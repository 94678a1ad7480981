package import LocalizableStrings
import StringsSyntax

extension SourceComparison {
  /// Whether `check` reports a translation until it is accepted; of one that is a copy as a whole, only if copies are.
  package func needsAcceptance(
    _ known: KnownTranslation, _ entry: TranslationEntry, _ source: TranslationEntry,
    acceptsCopies: Bool
  ) -> Bool {
    let isCopy = known.isCopy || !known.isAccepted && isUntranslated(entry, source)
    if isCopy { return acceptsCopies }
    return known.isUnfinished || !unacceptedCopies(known).isEmpty
  }

  /// The forms that are recorded as copies, and those of several words that are still the source's text.
  func unacceptedCopies(_ known: KnownTranslation) -> [KnownTranslation.Form] {
    known.forms.filter { form in
      form.state == .copy
        || form.state != .accepted && !isOfOneLanguage && form.isCopy
          && Self.hasSeveralWords(form.text.text ?? "")
    }
  }

  /// The plural forms of a translation that are still the source's text.
  func copiedForms(
    of checked: CheckedEntry, from source: CheckedEntry,
    where isWanted: (String) -> Bool
  ) -> [PluralCategory] {
    guard !isOfOneLanguage, let source = source.messages.first else { return [] }
    var copied: Set<PluralCategory> = []
    for case .plural(let plural) in checked.messages {
      for (name, variable) in plural.variables {
        for (category, form) in variable.forms
        where form.source == source.text(of: name, category) && isWanted(form.source) {
          copied.insert(category)
        }
      }
    }
    return PluralCategory.allCases.filter(copied.contains)
  }
}

extension Message {
  /// The text that a form is translated from.
  fileprivate func text(of variable: String, _ category: PluralCategory) -> String? {
    switch self {
    case .text(let format): return format.source
    case .plural(let plural):
      let only = plural.variables.count == 1 ? plural.variables.values.first : nil
      return (plural.variables[variable] ?? only)?.form(category)?.source
    }
  }
}

extension [PluralCategory] {
  /// What to do with forms that are still the text in another language.
  package func copied(from source: Language) -> String {
    "\(named) \(count == 1 ? "is" : "are") still the text in \(source): translate \(count == 1 ? "it" : "them")"
  }

  /// For example `the forms 'few', 'many'`; not empty.
  package var named: String {
    (count == 1 ? "the form " : "the forms ") + map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
