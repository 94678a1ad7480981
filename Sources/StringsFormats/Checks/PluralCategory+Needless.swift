import LocalizableStrings
import StringsSyntax

extension PluralCategory {
  /// The categories that no number takes in a language, except `zero`, which any text may have; none if the rules of the language are
  /// not known.
  static func needless(in language: Language, _ type: PluralType = .cardinal) -> [PluralCategory] {
    guard language.hasPluralRules else { return [] }
    let taken = language.pluralCategories(type).union([.zero, .other])
    return allCases.filter { !taken.contains($0) }
  }

  /// The languages that count with one form, by CLDR.
  ///
  /// For a language without rules, ICU names the same categories.
  fileprivate static let languagesWithOneForm: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt",
    "lo",
    "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue",
    "zh",
  ]
}

extension Language {
  /// Whether CLDR has plural rules of the language: not of Occitan or Tatar.
  fileprivate var hasPluralRules: Bool {
    pluralCategories(.cardinal) != [.other]
      || PluralCategory.languagesWithOneForm.contains(code)
  }
}
