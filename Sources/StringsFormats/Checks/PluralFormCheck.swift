import LocalizableStrings
import StringsSyntax

/// Checks whether plurals have the forms that the numbers of their language take.
struct PluralFormCheck {
  private let language: Language
  /// The common numbers of each category.
  private let numbers: [PluralType: [PluralCategory: [Int64]]]
  /// The categories that no number takes; `zero` is always allowed: if a text has it, the number 0 uses it in every language.
  private let needless: [PluralType: [PluralCategory]]

  init(_ language: Language) {
    self.language = language
    let types = PluralType.allCases
    numbers = Dictionary(uniqueKeysWithValues: types.map { ($0, language.everydayNumbers($0)) })
    needless = Dictionary(
      uniqueKeysWithValues: types.map { ($0, PluralCategory.needless(in: language, $0)) })
  }

  func diagnostics(of checked: CheckedEntry) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for case .plural(let plural) in checked.messages {
      for (name, variable) in plural.variables.sorted(by: { $0.key < $1.key }) {
        let suffix = plural.variables.count > 1 ? " (variable '\(name)')" : ""
        let (missing, needless) = (missing(variable), needless(variable))
        if !missing.isEmpty {
          found.append(
            checked.entry.diagnostic(
              .missingPluralForm, "\(language) also needs \(missing.named)\(suffix)"))
        }
        if !needless.isEmpty {
          found.append(
            checked.entry.diagnostic(
              .needlessPluralForm,
              "remove \(needless.named), which no number in \(language) takes\(suffix)"))
        }
        found += withoutNumber(variable).map {
          checked.entry.diagnostic(.numberNotShown, $0 + suffix)
        }
      }
    }
    // Several devices may have the same problem.
    return found.withoutDuplicates()
  }

  private func missing(_ variable: PluralVariable) -> [PluralCategory] {
    PluralCategory.allCases.filter {
      numbers[variable.type]?[$0] != nil && variable.forms[$0] == nil && $0 != .other
    }
  }

  private func needless(_ variable: PluralVariable) -> [PluralCategory] {
    (needless[variable.type] ?? []).filter { variable.forms[$0] != nil }
  }

  /// The forms that stand for several numbers without showing the number, if `other` shows it.
  private func withoutNumber(_ variable: PluralVariable) -> [String] {
    guard variable.forms[.other]?.showsNumber == true else { return [] }
    return PluralCategory.allCases.compactMap { category in
      guard category != .zero, let form = variable.forms[category], !form.showsNumber,
        let own = numbers[variable.type]?[category]?.filter({
          $0 != 0 || variable.forms[.zero] == nil
        }),
        own.count > 1
      else { return nil }
      let examples = own.prefix(3).map(\.description).joined(separator: ", ")
      let rest = own.count > 3 ? " …" : ""
      let use = "'\(category.rawValue)' is used for \(examples)\(rest) in \(language), but "
      return use
        + (form.source.allSatisfy(\.isWhitespace)
          ? "is empty: write it" : "does not show the number: add it")
    }
  }
}

extension Format {
  /// True if a placeholder shows a value, not only the form of a variable.
  fileprivate var showsNumber: Bool {
    placeholders.contains { if case .variable = $0.conversion { false } else { true } }
  }
}

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
